"""What may be asked of a City turn and its sessions (§7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import By, Command
from companion.games.jrc.state import Phase

Whole = int | float
"""What should be a whole number: rules, not the shell, refuse the others (E_NOT_INTEGER)."""


@dataclass(frozen=True)
class ChooseCities(Command, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host, `agreed`: the cities of this turn."""

    name: ClassVar[str] = "jrc.choose_cities"
    cities: tuple[str, ...]


@dataclass(frozen=True)
class DrawCities(Command, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host, `random`: so many cities by lot."""

    name: ClassVar[str] = "jrc.draw_cities"
    count: int


@dataclass(frozen=True)
class EndCityTurn(Command, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host: no session this turn (W_NO_SESSION)."""

    name: ClassVar[str] = "jrc.end_city_turn"


@dataclass(frozen=True)
class SetSeating(Command, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: the participants clockwise, seat numbers as words."""

    name: ClassVar[str] = "jrc.set_seating"
    order: tuple[str, ...]


@dataclass(frozen=True)
class ShuffleSeating(Command, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: seats by lot."""

    name: ClassVar[str] = "jrc.shuffle_seating"


@dataclass(frozen=True)
class SetParticipants(Command, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: who plays the session (C13), seat numbers as words; who stays keeps the order."""

    name: ClassVar[str] = "jrc.set_participants"
    seats: tuple[str, ...]


@dataclass(frozen=True)
class BeginSession(Command, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: the seats are fixed."""

    name: ClassVar[str] = "jrc.begin_session"


@dataclass(frozen=True)
class AnswerPrinceCard(Command, phases=(Phase.ADVANTAGES_REVEAL,)):
    """The holder of the city: whether the prince's card is put into play (C16)."""

    name: ClassVar[str] = "jrc.answer_prince_card"
    use: bool


@dataclass(frozen=True)
class UseAdvantage(Command, phases=(Phase.PLAY,)):
    """A participant uses an advantage."""

    name: ClassVar[str] = "jrc.use_advantage"
    advantage: str


@dataclass(frozen=True)
class Eliminate(Command, by=By.HOST, phases=(Phase.PLAY,)):
    """Host: this Methuselah is out."""

    name: ClassVar[str] = "jrc.eliminate"
    seat: int


@dataclass(frozen=True)
class ApplyResult(Command, by=By.HOST, phases=(Phase.RESULT,)):
    """Host: the update (J-S2), with the victory points by seat number as a word.

    Without `vp` those count that were entered before, or that the eliminations propose.
    """

    name: ClassVar[str] = "jrc.apply_result"
    vp: Mapping[str, Whole] | None = None


@dataclass(frozen=True)
class CancelSession(Command, by=By.HOST):
    """Host: this session is not played (§7.1)."""

    name: ClassVar[str] = "jrc.cancel_session"
