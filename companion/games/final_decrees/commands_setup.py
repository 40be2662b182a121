"""What may be asked in the lobby, by the tablet alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command
from companion.core.option import Value


@dataclass(frozen=True)
class SetOption(Command):
    """Lobby, tablet: one house rule (§11)."""

    name: ClassVar[str] = "set_option"
    option: str
    value: Value


@dataclass(frozen=True)
class SetDecree(Command):
    """Lobby, tablet: the decree in `slot` (0–4) is called so and needs these stamps (D-S5)."""

    name: ClassVar[str] = "set_decree"
    slot: int
    called: str
    steps: tuple[str, ...]


@dataclass(frozen=True)
class SaveTemplate(Command):
    """Lobby, tablet: keep the five decrees under a name, for another evening."""

    name: ClassVar[str] = "save_template"
    called: str


@dataclass(frozen=True)
class UseTemplate(Command):
    """Lobby, tablet: the five decrees kept under that name."""

    name: ClassVar[str] = "use_template"
    called: str


@dataclass(frozen=True)
class DropTemplate(Command):
    """Lobby, tablet: forget what is kept under that name."""

    name: ClassVar[str] = "drop_template"
    called: str


@dataclass(frozen=True)
class Begin(Command):
    """Lobby, tablet: everything lies ready; the bids begin (D-S2)."""

    name: ClassVar[str] = "begin"


LOBBY: tuple[type[Command], ...] = (
    *(SetOption, SetDecree, SaveTemplate, UseTemplate, DropTemplate, Begin),
)
