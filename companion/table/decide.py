"""Decide a command: who sent it, and whether the table or the game answers it."""

from companion.core.chance import Chance
from companion.core.command import ALARM, By, Caller, Command, Tick
from companion.core.game import Decision, Moment
from companion.core.kit.answers_shown import repeat_answers
from companion.core.kit.commands import CommandDispatcher
from companion.core.log import Step
from companion.core.refusal import Refusal, refuse
from companion.games.registry import Games
from companion.table.announcing import may_not_act
from companion.table.command import TableCommand
from companion.table.commands import COMMANDS
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.table.log.replay import apply_step
from companion.table.state import Table

_dispatch = CommandDispatcher("table", "caller", "device", "fresh", "now", "games")
for _command in COMMANDS:
    _dispatch.parameters(_command)  # raises LookupError at import if one cannot decide


def caller_of(table: Table, asked: Ask) -> Caller | Refusal:
    """Who sent the command, by the device's token alone; a tablet may name a seat it acts for."""
    if asked.kind is Kind.TABLET and asked.device is not None and asked.device == table.tablet:
        if asked.for_seat is not None and asked.for_seat not in table.people:
            return refuse("E_NO_SUCH_SEAT")
        return Caller(asked.for_seat, moderator=True, blind=table.sees_no_secrets)
    seat = table.seat_of(asked.device) if asked.kind is Kind.PHONE and asked.device else None
    if seat is None:
        return refuse("E_NOT_SEATED")
    return Caller(seat) if asked.for_seat is None else refuse("E_NOT_MODERATOR")


def decide(table: Table, asked: Ask, now: float, chance: Chance, games: Games) -> Decision:
    """The events that follow from the command, or a refusal."""
    command = asked.command
    if command.by in (By.PHONE, By.DEVICE):
        return _decide_without_place(table, asked, now, games)
    caller = caller_of(table, asked)
    if isinstance(caller, Refusal):
        return caller
    if not isinstance(command, TableCommand):
        return play(table, command, caller, now, chance, games)
    if not command.by.admits(caller):
        return refuse("E_NOT_MODERATOR")
    return _decide_at_table(table, asked, caller, now, games)


def play(
    table: Table, command: Command, caller: Caller, now: float, chance: Chance, games: Games
) -> Decision:
    """The running game's decision on one of its commands."""
    running = table.game
    if running is None or type(command) not in games[running.id].commands:
        return refuse("E_WRONG_PHASE")
    if caller.seat is not None and caller.seat not in running.ring:
        return refuse("E_WATCHING")
    if may_not_act(table, caller, now):
        return refuse("E_ANNOUNCING")
    return _decide_in_game(table, command, caller, now, chance, games)


def _decide_in_game(
    table: Table, command: Command, caller: Caller, now: float, chance: Chance, games: Games
) -> Decision:
    """The game's decision. If it asks a question again whose answers were shown before an undo, the
    same answers follow at once (decision 14)."""
    running = table.game
    assert running is not None
    game, moment = games[running.id], Moment(now, table.phones)
    made = game.decide(running.state, command, caller, moment, chance)
    if isinstance(made, Refusal) or not made or not running.seen:
        return made
    step = Step(table.version + 1, now, command.name, caller.seat, made)
    after = apply_step(running, step, games)
    again, _ = repeat_answers(game, after.state, after.seen, moment)
    return (*made, *again)


def decide_alarm(table: Table, now: float, chance: Chance, games: Games) -> Decision:
    """The game's decision on its alarm; empty if none is due."""
    at = alarm_at(table, games)
    if at is None or now < at:
        return ()
    return _decide_in_game(table, Tick(), ALARM, now, chance, games)


def alarm_at(table: Table, games: Games) -> float | None:
    """Server time of the game's next alarm; None: none."""
    return None if table.game is None else games[table.game.id].wakes_at(table.game.state)


def _decide_without_place(table: Table, asked: Ask, now: float, games: Games) -> Decision:
    """Decide a command that needs no place at the table."""
    wrong_kind = asked.command.by is By.PHONE and asked.kind is not Kind.PHONE
    if asked.device is None or asked.for_seat is not None or wrong_kind:
        return refuse("E_NOT_SEATED")
    return _decide_at_table(table, asked, None, now, games)


def _decide_at_table(
    table: Table, asked: Ask, caller: Caller | None, now: float, games: Games
) -> Decision:
    """Let one of the table's own commands decide."""
    command = asked.command
    if asked.fresh is None and "fresh" in _dispatch.parameters(type(command)):
        raise ValueError(f"{command.name} needs the hash of a fresh secret")
    device, fresh = asked.device, asked.fresh
    return _dispatch(
        command, table=table, caller=caller, device=device, fresh=fresh, now=now, games=games
    )
