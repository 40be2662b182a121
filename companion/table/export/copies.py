"""Copies of a game for another machine, without sealed answers and whispers.

A copy contains no token, device or invite; people take their seats again with an invite of the
host. Steps that were taken back are left out: they may have shown a secret to one player. The other
steps can be taken back at the new table, too.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from companion.core.event import Event
from companion.core.eye import BLIND, MODERATOR, PUBLIC, seat_eye
from companion.core.game import Moment
from companion.core.log import Step
from companion.core.refusal import Refusal
from companion.games.registry import Games
from companion.table.handle import downtime_record
from companion.table.log import facts
from companion.table.log.fold import evolve, fold
from companion.table.log.record import Record
from companion.table.people import invites
from companion.table.people.names import clean_name
from companion.table.state import SEATS_AT_MOST, Table

FORMAT = 2
STEPS_AT_MOST = 8_000
"""Enough for a campaign of years; a long evening of Lupus has 1,500."""
LIST_AT_MOST = 512
"""The longest list is the order of a night with forty people, some 300."""
EVENTS_AT_MOST = 64
DEPTH_AT_MOST = 16
TEXT_AT_MOST = 400
NUMBER_AT_MOST = 10**11
"""Larger than any time in seconds."""
SEAT_AT_MOST = 10_000
"""Every new person in a campaign gets a new number."""
Read = Callable[[Mapping[str, Any]], Event]


class BadCopy(ValueError):
    """The data is not a copy of a game that this installation can continue."""


class TooLarge(ValueError):
    """The data is longer, deeper or larger than any copy of ours."""


class NotNow(ValueError):
    """The game needs secrets to continue that the host may not know."""


def copied(table: Table, games: Games) -> dict[str, Any]:
    """The copy of the current game, as JSON values. Raises NotNow, and BadCopy if there is no game
    or a rehearsal: its copy would be a real table.

    `papers`: who has sealed an answer, and when, without its content. No whispers.
    """
    running = table.game
    if running is None or table.rehearsal:
        raise BadCopy("no game of real people lies on this table")
    eye = BLIND if table.sees_no_secrets else MODERATOR
    if not games[running.id].may_be_copied(running.state, eye):
        raise NotNow("the host may not know what a copy would tell")
    # Steps of which nobody else may know are left out.
    exported = [one for one in running.steps if not all(e.whisper or e.silent for e in one.events)]
    papers = [{"at": step.at, "seat": _author(step)} for step in exported if not _open(step)]
    return {
        "veglia": FORMAT,
        "game": running.id,
        "name": table.name,
        "people": [{"seat": one.id, "name": one.name} for one in table.people.values()],
        "ring": list(running.opening_ring),
        "kept": dict(games[running.id].keep(running.opening)),
        "papers": papers,
        "steps": [_step(step) for step in exported if _open(step)],
    }


def _open(step: Step) -> bool:
    return not all(map(_stays_here, step.events))


def _stays_here(event: Event) -> bool:
    return event.paper or event.whisper or event.silent


def _author(step: Step) -> int | None:
    """The seat that took the step; None if that would reveal who whispered."""
    return None if step.events[0].whisper else step.seat


def _step(step: Step) -> dict[str, Any]:
    events = [event for event in step.events if not _stays_here(event)]
    return {"at": step.at, "name": step.name, "seat": _author(step), "events": events}


def restored(
    copy: Mapping[str, Any],
    code: str,
    invite: tuple[str, float],
    now: float,
    games: Games,
    read: Read,
) -> tuple[Record, ...]:
    """The records of a new table that continues the copied game. Raises BadCopy, TooLarge.

    `invite`: hash of the secret that makes a device the tablet, and its expiry.
    """
    try:
        if copy["veglia"] != FORMAT:
            raise BadCopy("a copy of another version")
        bounded(copy)
        played = tuple(_played(copy, read))
        # The clock of the device that made the copy may be ahead: the way in is open from then on.
        ahead = max([0.0, *(one.at - now for one in played)])
        records = (_first(copy, code, (invite[0], invite[1] + ahead), now, games), *played)
        table = fold(records, games)
        # The ring of the beginning may name people who left the lobby since.
        if not set(table.ring) <= set(table.people):
            raise BadCopy("a seat that is not there")
        back = downtime_record(table, now, games)
        records += () if back is None else (back,)
        _can_be_seen(table if back is None else evolve(table, back, games), now, games)
    except (BadCopy, TooLarge):
        raise
    except Exception as error:  # any exception: the rules may fail on a stranger's file in any way
        raise BadCopy(str(error)) from error
    return records


def _can_be_seen(table: Table, now: float, games: Games) -> None:
    """Build every view once: a log with holes can be folded but not shown."""
    running = table.game
    assert running is not None
    for eye in (MODERATOR, BLIND, PUBLIC, *(seat_eye(seat) for seat in running.ring)):
        msgspec.json.encode(games[running.id].view(running.state, eye, Moment(now)))


def _first(
    copy: Mapping[str, Any], code: str, invite: tuple[str, float], now: float, games: Games
) -> Record:
    people = _people(copy)
    ring = tuple(copy["ring"])
    odd = any(type(seat) is not int or not 1 <= seat <= SEAT_AT_MOST for seat in ring)
    if copy["game"] not in games or odd or not len(set(ring)) == len(ring) <= SEATS_AT_MOST:
        raise BadCopy("a game that is not there, or a ring that cannot be")
    name = clean_name(copy["name"]) if copy["name"] else ""
    events: list[Event] = [
        facts.TableOpened(code, "" if isinstance(name, Refusal) else name),
        facts.InviteMade(invite[0], invites.TABLET, None, invite[1]),
        *(facts.SeatTaken(seat, called, None) for seat, called in people.items()),
        facts.GameChosen(copy["game"], ring, copy["kept"]),
    ]
    return Record(1, now, "table.restore", None, tuple(events))


def _people(copy: Mapping[str, Any]) -> dict[int, str]:
    """Names by seat, checked like all names."""
    people: dict[int, str] = {}
    for one in copy["people"]:
        name = clean_name(one["name"], tuple(people.values()))
        seat = one["seat"]
        if isinstance(name, Refusal) or type(seat) is not int or seat in people:
            raise BadCopy("a seat that cannot be taken")
        if not 1 <= seat <= SEAT_AT_MOST or len(people) == SEATS_AT_MOST:
            raise TooLarge("too many seats")
        people[seat] = name
    return people


def _played(copy: Mapping[str, Any], read: Read) -> Iterator[Record]:
    for number, step in enumerate(copy["steps"], start=2):
        events = tuple(read(event) for event in step["events"])
        if not events or any(
            isinstance(one, facts.TableFact) or _stays_here(one) for one in events
        ):
            raise BadCopy("a step that a game does not take")
        seat = step["seat"]
        if not isinstance(step["name"], str) or not (seat is None or type(seat) is int):
            raise BadCopy("a step without a name")
        yield Record(number, float(step["at"]), step["name"][:64], seat, events)


def bounded(copy: Mapping[str, Any]) -> None:
    """Raises TooLarge if the copy, or anything in it, exceeds a limit."""
    steps = copy.get("steps")
    if isinstance(steps, list):
        if len(steps) > STEPS_AT_MOST:
            raise TooLarge("too many steps")
        for step in steps:
            _bounded(step)
            events = step.get("events") if isinstance(step, dict) else None
            if isinstance(events, list) and len(events) > EVENTS_AT_MOST:
                raise TooLarge("too many events in a step")
    for name, value in copy.items():
        if name == "papers" and isinstance(value, list):
            if len(value) > STEPS_AT_MOST:
                raise TooLarge("too many papers")
            for paper in value:
                _bounded(paper)
        elif name != "steps" or not isinstance(value, list):
            _bounded(value)


def _bounded(thing: Any) -> None:
    """Check everything inside, without recursion, because the depth is untrusted."""
    waiting = [(thing, 0)]
    while waiting:
        one, depth = waiting.pop()
        if isinstance(one, list | dict):
            if len(one) > LIST_AT_MOST or depth > DEPTH_AT_MOST:
                raise TooLarge("a list that is too long or too deep")
            inner = one.values() if isinstance(one, dict) else one
            waiting += ((value, depth + 1) for value in inner)
            if isinstance(one, dict) and any(len(name) > TEXT_AT_MOST for name in one):
                raise TooLarge("a name that is too long")
        elif isinstance(one, str):
            if len(one) > TEXT_AT_MOST:
                raise TooLarge("a text that is too long")
        elif isinstance(one, int | float) and not _is_plain(one):
            raise TooLarge("a number that is too large")


def _is_plain(number: float) -> bool:
    return abs(number) <= NUMBER_AT_MOST and math.isfinite(number)
