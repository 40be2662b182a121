"""Encoding and decoding of commands and events, the only place that does it.

Input from devices and from the store is decoded strictly: exact types, nothing missing, nothing
extra. All shells use this module, so that their logs are the same.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, get_type_hints

import msgspec

from companion.core.command import SEVERAL_LINES, Command, Tick
from companion.core.event import Event
from companion.core.kit import sealed
from companion.core.value import Frozen, asdict
from companion.games.registry import Games
from companion.table.commands import COMMANDS
from companion.table.log.facts import FACTS
from companion.table.log.record import Record
from companion.table.people.invites import UseInvite
from companion.table.people.seating import Join

WHOLE_FROM, WHOLE_TO = -(2**63), 2**64
"""Range of whole numbers that all readers of our JSON accept (upper end excluded)."""


class BadInput(Exception):
    """The arguments of a command are invalid."""


class NotOneLine(BadInput):
    """A one-line string contains a line break or another control character."""


class UnknownCommand(Exception):
    """There is no such command, or devices may not send it."""


class UnknownEvent(Exception):
    """The store contains an event that this version cannot read."""


class _StoredRecord(Record, kw_only=True):
    """A record whose events are still JSON."""

    events: tuple[Mapping[str, Any], ...]  # type: ignore[assignment]


class _NumberAndTime(Frozen, forbid_unknown_fields=False):
    number: int
    at: float


class Codec:
    """The commands and events of the table and of `games`, collected when first needed."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._commands: dict[str | None, Mapping[str, type[Command]]] = {
            None: _by_name(COMMANDS, "name")
        }
        self._facts: Mapping[str, type[Event]] = _by_name((*FACTS, *sealed.FACTS), "wire")
        self._events: dict[str, Mapping[str, type[Event]]] = {}

    def commands(self, game: str | None) -> Mapping[str, type[Command]]:
        """The commands of a game by name; None: those of the table. Two games may use the same
        name. Raises KeyError for an unknown game."""
        if game not in self._commands:
            assert game is not None
            self._commands[game] = _by_name(self._games[game].commands, "name")
        return self._commands[game]

    def event(self, wire: str) -> type[Event] | None:
        """The event class with this wire name: of the table, of a sealed round, or of a game."""
        if (fact := self._facts.get(wire)) is not None:
            return fact
        game = wire.partition(".")[0]
        if game not in self._events and game in self._games:
            self._events[game] = _by_name(self._games[game].events, "wire")
        return self._events.get(game, {}).get(wire)

    def command(self, name: str, args: Any, game: str | None) -> Command:
        """The command that a device has sent while `game` is on the table. Raises UnknownCommand,
        BadInput, NotOneLine."""
        command = self.commands(None).get(name) or self.commands(game).get(name)
        if command is None:
            raise UnknownCommand
        try:
            asked: Command = msgspec.convert(args, command)
        except ValueError as error:  # UnicodeEncodeError included
            raise BadInput from error
        many = _of_several_lines(command)  # type: ignore[arg-type]
        for one, value in args.items():
            if one in many and not _fits(value, _CONTROL):
                raise BadInput
            if one not in many and not _fits(value, _BREAK):
                raise NotOneLine
        return asked

    def dump(self, record: Record) -> bytes:
        """Encode a record for the store. Raises UnknownEvent or ValueError if it would not be read
        back unchanged: one failed step is better than a table that cannot be loaded."""
        stored = msgspec.json.encode(record)
        if self.load(stored) != record:
            raise ValueError(f"{record.name} would be read otherwise than it is")
        return stored

    def load(self, stored: bytes | str) -> Record:
        """Decode a stored record. Raises UnknownEvent."""
        record = msgspec.json.decode(stored, type=_StoredRecord)
        return Record(**asdict(record) | {"events": tuple(map(self.read, record.events))})

    def number_and_time(self, stored: bytes | str) -> tuple[int, float]:
        """Number and time of a stored record of any version."""
        record = msgspec.json.decode(stored, type=_NumberAndTime)
        return record.number, record.at

    def read(self, stored: Mapping[str, Any]) -> Event:
        """Decode an event; its `wire` names the class. Raises UnknownEvent."""
        kind = self.event(stored["wire"])
        if kind is None:
            raise UnknownEvent(stored["wire"])
        return msgspec.convert(stored, kind)


_NOT_FOR_DEVICES = (Tick, Join, UseInvite)
"""Devices cannot send an alarm; seats are taken and invites used on pages, which have their own
limits, and not by socket."""


_DIRECTION = "\u202a-\u202e\u2066-\u2069"
"""Characters that change the writing direction of the rest of the line."""
_HALF = "\ud800-\udfff"
"""Lone surrogates, which cannot be encoded."""
_CONTROL = re.compile(rf"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f{_DIRECTION}{_HALF}]")
"""Control characters, which nobody types and a terminal or printer would obey."""
_BREAK = re.compile(rf"[\x00-\x1f\x7f-\x9f\u2028\u2029{_DIRECTION}{_HALF}]")
"""The same, and everything that starts a new line or column, which could forge a heading."""


def _fits(value: object, unfit: re.Pattern[str]) -> bool:
    """Whether no string inside has an `unfit` character. Raises BadInput for too large a number."""
    match value:
        case str():
            return unfit.search(value) is None
        case int():
            if not WHOLE_FROM <= value < WHOLE_TO:
                raise BadInput
            return True
        case Mapping():
            return all(_fits(one, unfit) for one in (*value, *value.values()))
        case list() | tuple():
            return all(_fits(one, unfit) for one in value)
        case _:
            return True


def _by_name(things: Iterable[Any], attribute: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for one in things:
        if one in _NOT_FOR_DEVICES:
            continue
        name = getattr(one, attribute)
        if name in found:
            raise ValueError(f"two wire names are alike: {name}")
        found[name] = one
    return found


@cache
def _of_several_lines(command: type[Command]) -> frozenset[str]:
    """The fields of a command that may have several lines. Cached, because it takes 70 µs."""
    hints = get_type_hints(command, include_extras=True)
    return frozenset(
        name for name, hint in hints.items() if SEVERAL_LINES in getattr(hint, "__metadata__", ())
    )
