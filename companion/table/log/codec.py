"""The only place where commands and events become JSON, and where JSON becomes them again.

What devices send is checked strictly: the exact types, nothing missing, nothing more. What the
store gives back was written by us; it is read by wire name and version. Every shell reads and
writes by this one, so that a log is the same in each: standard library only.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any, TypeVar, get_type_hints

from companion.core.command import SEVERAL_LINES, Command, Tick
from companion.core.event import Event
from companion.core.reading import BadShape, Reader, object_reader, written
from companion.games.registry import Games
from companion.table.commands import COMMANDS, TakeGrant
from companion.table.log.facts import FACTS, Record

R = TypeVar("R")
_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)


class BadInput(Exception):
    """The arguments of a command are not what they should be."""


class NotOneLine(BadInput):
    """A word that stands on one line has a line break or another control character in it."""


class UnknownCommand(Exception):
    """There is no such command, or it is not for devices to send."""


class UnknownEvent(Exception):
    """The store holds an event that this version cannot read."""


class Codec:
    """All commands and events of the table and of `games`; a game's when they are first needed."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._commands: dict[str | None, Mapping[str, type[Command]]] = {
            None: _by_name(COMMANDS, "name")
        }
        self._facts: Mapping[str, type[Event]] = _by_name(FACTS, "wire")
        self._events: dict[str, Mapping[str, type[Event]]] = {}

    def commands(self, game: str | None) -> Mapping[str, type[Command]]:
        """Those of a game (None: of the table itself) by name; two games may use the same word.
        Raises KeyError where there is no such game."""
        if game not in self._commands:
            assert game is not None
            self._commands[game] = _by_name(self._games[game].commands, "name")
        return self._commands[game]

    def event(self, wire: str) -> type[Event] | None:
        """The table's own, or of the game whose id the wire name begins with."""
        if (fact := self._facts.get(wire)) is not None:
            return fact
        game = wire.partition(".")[0]
        if game not in self._events and game in self._games:
            self._events[game] = _by_name(self._games[game].events, "wire")
        return self._events.get(game, {}).get(wire)

    def command(self, name: str, args: object, game: str | None) -> Command:
        """The command that a device means while `game` lies on the table. Raises UnknownCommand,
        BadInput, NotOneLine."""
        command = self.commands(None).get(name) or self.commands(game).get(name)
        if command is None:
            raise UnknownCommand
        try:
            asked: Command = _asked(command)(args)
        except BadShape as error:
            raise BadInput from error
        many = _of_several_lines(command)
        for one in fields(asked):
            value = getattr(asked, one.name)
            if one.name in many and not _fits(value, _CONTROL):
                raise BadInput
            if one.name not in many and not _fits(value, _BREAK):
                raise NotOneLine
        return asked

    def dump(self, record: Record) -> bytes:
        """A record as the store keeps it."""
        shape = {one.name: getattr(record, one.name) for one in fields(record)}
        shape["events"] = [self.spell(event) for event in record.events]
        return _JSON.encode(shape).encode()

    def spell(self, event: Event) -> dict[str, Any]:
        """An event as it is written down: `{wire, version, fact}`. Raises UnknownEvent for one that
        could not be read again: better one step fails than an evening is lost at the next start."""
        if self.event(event.wire) is not type(event):
            raise UnknownEvent(f"{event.wire} is not among the events of its game, or of the table")
        return {"wire": event.wire, "version": event.version, "fact": written(event)}

    def load(self, stored: bytes | str) -> Record:
        """The record that was stored. Raises UnknownEvent for what this version cannot read."""
        shape = json.loads(stored)
        shape["events"] = tuple(self.read(one) for one in shape["events"])
        return Record(**shape)

    def glance(self, stored: bytes | str) -> tuple[int, float]:
        """Number and time of a stored record, of any version."""
        shape = json.loads(stored)
        return shape["number"], shape["at"]

    def read(self, stored: Mapping[str, Any]) -> Event:
        """The event that `spell` wrote, of this or an older version. Raises UnknownEvent."""
        wire, version, fact = stored["wire"], stored["version"], stored["fact"]
        kind = self.event(wire)
        if kind is None or not 1 <= version <= kind.version:
            raise UnknownEvent(f"{wire} version {version}")
        for older in range(version, kind.version):
            try:
                fact = self._games[wire.partition(".")[0]].upgrade(wire, older, fact)
            except LookupError as error:
                raise UnknownEvent(f"{wire} version {older}") from error
        return _told(kind)(fact)  # type: ignore[no-any-return]


_NOT_FOR_DEVICES = (Tick, TakeGrant)
"""An alarm is not for devices to ring, and passes come by page, never by socket."""


_DIRECTION = "\u202a-\u202e\u2066-\u2069"
"""What turns the direction of all that follows on its line."""
_CONTROL = re.compile(rf"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f{_DIRECTION}]")
"""What nobody types, and what a terminal or a printer would obey in a story that is passed on."""
_BREAK = re.compile(rf"[\x00-\x1f\x7f-\x9f\u2028\u2029{_DIRECTION}]")
"""The same, and all that begins a new line or column: it could forge a heading of the story."""


def _fits(value: object, unfit: re.Pattern[str]) -> bool:
    """Whether no text in there has an unfit character."""
    match value:
        case str():
            return unfit.search(value) is None
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


def _once(make: Callable[[Any], R]) -> Callable[[Any], R]:
    """`make`, asked once for each class."""
    made: dict[Any, R] = {}

    def asked(kind: Any) -> R:
        if kind not in made:
            made[kind] = make(kind)
        return made[kind]

    return asked


# Made when first needed: a start after a power cut has no time for games that nobody plays.
@_once
def _told(event: type[Event]) -> Reader:
    """How an event of this class is read from the store."""
    return object_reader(event, strict=False)


@_once
def _asked(command: type[Command]) -> Reader:
    """How a command of this class is read from a device."""
    return object_reader(command, strict=True)


@_once
def _of_several_lines(command: type[Command]) -> frozenset[str]:
    """The fields of a command whose words may have several lines."""
    hints = get_type_hints(command, include_extras=True)
    return frozenset(
        name for name, hint in hints.items() if SEVERAL_LINES in getattr(hint, "__metadata__", ())
    )
