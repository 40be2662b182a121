"""Duels that are over, the one that is just over with its board, and the end of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.value import Frozen

if TYPE_CHECKING:
    from companion.games.cities.state import CitiesState, Duel


class Past(Frozen):
    """A duel that is over. `winner` None: drawn. `how`: capital, deck, conceded, time or left."""

    number: int
    starter: int
    winner: int | None
    how: str
    occupied: tuple[tuple[int, int], ...] = ()


class Result(Frozen):
    """The end of the match. `how`: duels, wins (time), conquests, occupied, deck or conceded."""

    winner: int
    how: str


class Ended(Frozen):
    """The board of the duel that is just over, and its last step.

    `by`: who took that step and may take it back while nobody else has gone on; None: nobody may.
    `before`: the match as it was before that step.
    """

    duel: Duel
    by: int | None = None
    before: CitiesState | None = None
