"""What may be asked before the game: house rules, the dealer, the first saints."""

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
class SetTarget(Command):
    """Lobby, tablet: saints to win (§2)."""

    name: ClassVar[str] = "set_target"
    saints: str


@dataclass(frozen=True)
class SetDieTable(Command):
    """Lobby, tablet: six rows of words, points and «ask» (§8)."""

    name: ClassVar[str] = "set_die_table"
    rows: tuple[tuple[str, int, bool], ...]


@dataclass(frozen=True)
class NameDealer(Command):
    """Lobby, tablet: who deals (§4)."""

    name: ClassVar[str] = "name_dealer"
    seat: int


@dataclass(frozen=True)
class Begin(Command):
    """Lobby, tablet: the rules stand; everybody looks for a first saint."""

    name: ClassVar[str] = "begin"


@dataclass(frozen=True)
class FirstSaint(Command):
    """Set-up: the first saint of the seat; until all have one it may be entered anew."""

    name: ClassVar[str] = "first_saint"
    called: str
    level: int
