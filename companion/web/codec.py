"""The only place where commands and events become JSON, and where JSON becomes them again.

What devices send is checked strictly: the exact types, nothing missing, nothing more. What the
store gives back was written by us; it is read by wire name and version.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, fields
from typing import Any, get_type_hints

import orjson
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError, create_model
from pydantic import Field as Shape

from companion.core.command import Command, Tick
from companion.core.event import Event
from companion.games.registry import Games
from companion.table.facts import FACTS, Record
from companion.table.wishes import WISHES, TakeGrant

MESSAGE_BYTES = 4096
BODY_BYTES = 8192


class BadInput(Exception):
    """The arguments of a command are not what they should be."""


class UnknownCommand(Exception):
    """There is no such command, or it is not for devices to send."""


class UnknownEvent(Exception):
    """The store holds an event that this version cannot read."""


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", arbitrary_types_allowed=False)


class Codec:
    """All commands and events of the table and of `games`."""

    def __init__(self, games: Games) -> None:
        self.commands: Mapping[str | None, Mapping[str, type[Command]]] = {
            None: _by_name(WISHES, "name"),
            **{id: _by_name(game.commands, "name") for id, game in games.items()},
        }
        """By game (None: the table itself) and name; two games may use the same word."""
        self._models = {
            command: _model(command)
            for known in self.commands.values()
            for command in known.values()
        }
        self._home = {one.wire: game for game in games.values() for one in game.events}
        events = [*FACTS, *(one for game in games.values() for one in game.events)]
        self.events: Mapping[str, type[Event]] = _by_name(dict.fromkeys(events), "wire")
        self._shapes: dict[str, TypeAdapter[Any]] = {
            wire: TypeAdapter(one) for wire, one in self.events.items()
        }

    def command(self, name: str, args: object, game: str | None) -> Command:
        """The command that a device means while `game` lies on the table. Raises UnknownCommand,
        BadInput."""
        command = self.commands[None].get(name) or self.commands[game].get(name)
        if command is None:
            raise UnknownCommand
        model = self._models[command]
        try:
            # Strict JSON mode: an array is a tuple, but true is no 1 and 1.0 is no 1.
            checked = model.model_validate_json(orjson.dumps(args), strict=True)
            return command(**{one.name: getattr(checked, one.name) for one in fields(command)})
        except (ValidationError, TypeError, ValueError, RecursionError) as error:
            raise BadInput from error

    def dump(self, record: Record) -> bytes:
        """A record as the store keeps it."""
        shape = {one.name: getattr(record, one.name) for one in fields(record)}
        shape["events"] = [self.spell(event) for event in record.events]
        return orjson.dumps(shape)

    def spell(self, event: Event) -> dict[str, Any]:
        """An event as it is written down: `{wire, version, fact}`."""
        fact = self._shapes[event.wire].dump_python(event, mode="json")
        return {"wire": event.wire, "version": event.version, "fact": fact}

    def load(self, stored: bytes | str) -> Record:
        """The record that was stored. Raises UnknownEvent for what this version cannot read."""
        shape = orjson.loads(stored)
        shape["events"] = tuple(self.read(one) for one in shape["events"])
        return Record(**shape)

    def read(self, stored: Mapping[str, Any]) -> Event:
        """The event that `spell` wrote, of this or an older version. Raises UnknownEvent."""
        wire, version, fact = stored["wire"], stored["version"], stored["fact"]
        kind = self.events.get(wire)
        if kind is None or not 1 <= version <= kind.version:
            raise UnknownEvent(f"{wire} version {version}")
        for older in range(version, kind.version):
            try:
                fact = self._home[wire].upgrade(wire, older, fact)
            except LookupError as error:
                raise UnknownEvent(f"{wire} version {older}") from error
        return self._shapes[wire].validate_python(fact)


_NOT_FOR_DEVICES = (Tick, TakeGrant)
"""An alarm is not for devices to ring, and passes come by page, never by socket."""


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


def _model(command: type[Command]) -> type[BaseModel]:
    """The strict twin of a command's dataclass."""
    hints = get_type_hints(command)
    shape: dict[str, Any] = {one.name: (hints[one.name], _default(one)) for one in fields(command)}
    return create_model(command.__name__, __base__=_Strict, **shape)


def _default(one: Field[Any]) -> Any:
    if one.default_factory is not MISSING:
        return Shape(default_factory=one.default_factory)
    return ... if one.default is MISSING else one.default
