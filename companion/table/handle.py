"""`handle`: one input to one table gives the new table and the effects for the shell."""

import hashlib

from companion.core.chance import Chance
from companion.core.command import Tick
from companion.core.event import Event, refused_by
from companion.core.game import Moment
from companion.core.refusal import Refusal, refuse
from companion.core.value import replace
from companion.games.registry import Games
from companion.table import friends
from companion.table.decide import alarm_at, caller_of, decide, decide_alarm
from companion.table.effects import (
    Acknowledge,
    Announced,
    Append,
    Ask,
    Beat,
    Effect,
    Input,
    Loaded,
    NewScreen,
    Outcome,
    Refuse,
    ShowToTablet,
    Wake,
)
from companion.table.lifecycle import AFTER_DOWNTIME, Undo
from companion.table.log import facts
from companion.table.log.fold import evolve
from companion.table.log.record import Record
from companion.table.people import invites
from companion.table.pushes import alarms, alarms_again, beat, consequences, end_announcement
from companion.table.state import ANSWERS_KEPT, AnsweredCommand, Table, with_answer

WAYS_OUT = Undo, invites.UseInvite
"""Commands that a table with a full log still accepts: an undo, to a step at which a copy can be
made, and the move of a lost tablet. Neither can be repeated without end."""
LATE_SECONDS = 3.0
"""An alarm this many seconds late means that the machine slept or nothing could be stored."""


def open_table(
    code: str,
    name: str,
    now: float,
    games: Games,
    invite: str | None = None,
    expires_at: float | None = None,
    *,
    rehearsal: str | None = None,
) -> Outcome:
    """A new table and its first record. If there is only one game, it is chosen already.

    `invite`: hash of the secret that makes a device the tablet, valid until `expires_at` (None:
    until it is used). `rehearsal`: the id of the game that imaginary friends rehearse.
    """
    events: list[Event] = [facts.TableOpened(code, name, rehearsal is not None)]
    if invite is not None:
        events.append(facts.InviteMade(invite, invites.TABLET, None, expires_at))
    if rehearsal is not None:
        events.extend(friends.opening_facts(games[rehearsal]))
    elif len(games) == 1:
        events.append(facts.GameChosen(next(iter(games)), (), {}))
    return _apply(Table(code=code), Record(1, now, "table.open", None, tuple(events)), (), games)


def invite_tablet(
    table: Table, invite: str, now: float, games: Games, expires_at: float | None = None
) -> Outcome:
    """An invite for the tablet made by the program, for the person who started it."""
    made = facts.InviteMade(invite, invites.TABLET, None, expires_at)
    record = Record(table.version + 1, now, "table.first_invite", None, (made,))
    return _apply(table, record, (), games)


def resume(table: Table, process_started: float, now: float, games: Games) -> Outcome:
    """A table that was read from the store: record the game's facts about the time without a
    process, and set its alarms. `process_started`: as in `Loaded`."""
    steps = () if table.game is None else table.game.steps
    stood_still = bool(steps) and steps[-1].at < process_started
    record = downtime_record(table, now, games) if stood_still else None
    resumed = Outcome(table) if record is None else _apply(table, record, (), games)
    armed = alarms(Table(code=table.code), resumed.table, now, games)
    return replace(resumed, effects=(*resumed.effects, *armed))


def downtime_record(table: Table, now: float, games: Games) -> Record | None:
    """The game's facts about the time in which no process ran; None: it has none."""
    running = table.game
    if running is None:
        return None
    events = games[running.id].after_downtime(running.state, Moment(now, table.phones))
    return Record(table.version + 1, now, AFTER_DOWNTIME, None, events) if events else None


def handle(
    table: Table, asked: Input, now: float, chance: Chance, games: Games, full: bool = False
) -> Outcome:
    """What the input `asked` does to `table` at `now` (server time in seconds). A pure function.
    `full`: its log has reached its limit, so that only WAYS_OUT are accepted.

    Never raises for what a device sends; ValueError if the shell left out an invite's secret.
    """
    if isinstance(asked, Beat):
        return Outcome(table, beat(table, now))
    if isinstance(asked, Announced):
        return Outcome(table, end_announcement(table, now))
    if isinstance(asked, Loaded):
        return resume(table, asked.process_started, now, games)
    if isinstance(asked, NewScreen):
        return _record_screen(table, now, games)
    if isinstance(asked, Wake):
        return _on_alarm(table, now, chance, games)
    digest = _digest(asked)
    known = _earlier_answer(table, asked)
    if known is not None:
        return Outcome(table, (_repeat_answer(known, digest, asked),))
    no_room = full and not isinstance(asked.command, WAYS_OUT)
    decision = refuse("E_LOG_FULL") if no_room else decide(table, asked, now, chance, games)
    if isinstance(decision, Refusal):
        return _answer_unrecorded(table, asked, AnsweredCommand(asked.id, digest, decision))
    if not decision:
        return _answer_unrecorded(table, asked, AnsweredCommand(asked.id, digest))
    caller = caller_of(table, asked)
    seat = None if isinstance(caller, Refusal) else caller.seat
    record = Record(
        table.version + 1, now, asked.command.name, seat, decision, asked.device, asked.id, digest
    )
    return _apply(table, record, (_answer(asked, refused_by(decision)),), games)


def _answer(asked: Ask, refusal: Refusal | None) -> Effect:
    """The answer to the device that sent the command."""
    if refusal is None and asked.device is not None:
        return Acknowledge(asked.device, asked.id)
    return Refuse(asked.device, asked.id, refusal or refuse("E_NOT_SEATED"))


def follow(table: Table, record: Record, now: float, games: Games) -> Outcome:
    """Apply a record that another process has stored. A late ShowToTablet is dropped: another
    person may hold the tablet by then."""
    after = evolve(table, record, games)
    moved, shown = consequences(table, after, record, games)
    late = now - record.at > LATE_SECONDS
    shown_now = (one for one in shown if not (late and isinstance(one, ShowToTablet)))
    return Outcome(after, (*moved, *shown_now))


def _record_screen(table: Table, now: float, games: Games) -> Outcome:
    """Record the first screen: every process must know about one, also after a restart."""
    if table.has_screen:
        return Outcome(table)
    seen = facts.ScreenConnected()
    record = Record(table.version + 1, now, "table.screen", None, (seen,))
    return _apply(table, record, (), games)


def _apply(before: Table, record: Record, answers: tuple[Effect, ...], games: Games) -> Outcome:
    after = evolve(before, record, games)
    moved, shown = consequences(before, after, record, games)
    return Outcome(after, (Append(record), *moved, *answers, *shown))


def _on_alarm(table: Table, now: float, chance: Chance, games: Games) -> Outcome:
    record = _late_record(table, now, games)
    if record is None:
        decision = decide_alarm(table, now, chance, games)
        if isinstance(decision, Refusal) or not decision:
            return Outcome(table, alarms_again(table, now, games))
        record = Record(table.version + 1, now, Tick.name, None, decision)
    outcome = _apply(table, record, (), games)
    return replace(outcome, effects=(*outcome.effects, *alarms_again(outcome.table, now, games)))


def _late_record(table: Table, now: float, games: Games) -> Record | None:
    """The record for an alarm that rings more than LATE_SECONDS late; None: it is in time."""
    at = alarm_at(table, games)
    late = at is not None and now - at > LATE_SECONDS
    return downtime_record(table, now, games) if late else None


def _digest(asked: Ask) -> str:
    """Digest of a command's content, to refuse the same id with other content. The fresh secret is
    left out: it differs when a command is sent again."""
    content = f"{asked.command.name} {asked.command!r} {asked.for_seat}"
    return hashlib.blake2b(content.encode(), digest_size=16).hexdigest()


def _earlier_answer(table: Table, asked: Ask) -> AnsweredCommand | None:
    if asked.device is None:
        return None
    recorded = table.answered.get(asked.device, {}).get(asked.id)
    return recorded or table.unrecorded.get(asked.device, {}).get(asked.id)


def _repeat_answer(known: AnsweredCommand, digest: str, asked: Ask) -> Effect:
    """The first answer again, for a command that was sent again."""
    if known.digest != digest:
        return Refuse(asked.device, asked.id, refuse("E_ID_REUSED"))
    return _answer(asked, known.refusal)


def _answer_unrecorded(table: Table, asked: Ask, answer: AnsweredCommand) -> Outcome:
    """Answer a command that changes nothing. The answer is remembered for a device with a place."""
    answer_effect = _answer(asked, answer.refusal)
    if asked.device is None or isinstance(caller_of(table, replace(asked, for_seat=None)), Refusal):
        return Outcome(table, (answer_effect,))
    places = {table.tablet, *table.holders.values()}
    holding = {device: known for device, known in table.unrecorded.items() if device in places}
    known = with_answer(holding.get(asked.device, {}), answer)
    return Outcome(replace(table, unrecorded={**holding, asked.device: known}), (answer_effect,))


def with_recalled_answers(table: Table, device: str, known: tuple[AnsweredCommand, ...]) -> Table:
    """The table with the answers that other processes gave this device."""
    here, recorded = table.unrecorded.get(device, {}), table.answered.get(device, {})
    theirs = {one.id: one for one in known if one.id not in here and one.id not in recorded}
    newest = dict([*theirs.items(), *here.items()][-ANSWERS_KEPT:])
    return replace(table, unrecorded={**table.unrecorded, device: newest})
