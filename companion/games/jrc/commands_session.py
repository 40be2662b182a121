"""What may be asked of a City turn and its sessions (§7)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.command import By, Command
from companion.games.jrc.state import Phase

Whole = int | float
"""What should be a whole number: rules, not the shell, refuse the others (E_NOT_INTEGER)."""


class JrcCommand(Command, prefix="jrc."):
    """A command of the campaign."""


class ChooseCities(JrcCommand, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host, `agreed`: the cities of this turn."""

    cities: tuple[str, ...]


class DrawCities(JrcCommand, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host, `random`: so many cities by lot."""

    count: int


class EndCityTurn(JrcCommand, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host: no session this turn (W_NO_SESSION)."""


class SetSeating(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: the participants clockwise, seat numbers as words."""

    order: tuple[str, ...]


class ShuffleSeating(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: seats by lot."""


class SetParticipants(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: who plays the session (C13), seat numbers as words; who stays keeps the order."""

    seats: tuple[str, ...]


class BeginSession(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: the seats are fixed."""


class AnswerPrinceCard(JrcCommand, phases=(Phase.ADVANTAGES_REVEAL,)):
    """The holder of the city: whether the prince's card is put into play (C16)."""

    use: bool


class UseAdvantage(JrcCommand, phases=(Phase.PLAY,)):
    """A participant uses an advantage."""

    advantage: str


class Eliminate(JrcCommand, by=By.HOST, phases=(Phase.PLAY,)):
    """Host: this Methuselah is out."""

    seat: int


class ApplyResult(JrcCommand, by=By.HOST, phases=(Phase.RESULT,)):
    """Host: the update (J-S2), with the victory points by seat number as a word.

    Without `vp` those count that were entered before, or that the eliminations propose.
    """

    vp: Mapping[str, Whole] | None = None


class CancelSession(JrcCommand, by=By.HOST):
    """Host: this session is not played (§7.1)."""
