"""Giving up the duel or the match (M3)."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import refuse
from companion.core.text import text
from companion.core.words.prompts.base import Press
from companion.games.cities.commands import Around
from companion.games.cities.components.buttons import aside
from companion.games.cities.facts.match import DuelEnded, MatchEnded
from companion.games.cities.phase import phase_of
from companion.games.cities.state import CitiesState, Draft
from companion.games.cities.victory import end_duel


class ConcedeDuel(Around):
    """Give up this duel; before the bell only (M3)."""


class ConcedeMatch(Command):
    """Give up the match (M3)."""


@answers(ConcedeMatch)
def _concede_match(state: CitiesState, seat: int) -> Decision:
    left = () if state.duel is None else (DuelEnded(None, "left"),)
    return *left, MatchEnded(state.other(seat), "conceded")


@answers(ConcedeDuel)
def _concede_duel(state: CitiesState, seat: int, now: float) -> Decision:
    """Before the bell only (M3); an open combat is finished first."""
    if state.rung:
        return refuse("E_TIME_UP")
    if state.duel is None:
        return refuse("E_DUEL_OVER")
    wrong = phase_of(state).unfinished(state)
    if wrong is not None:
        return wrong
    draft = Draft(state)
    end_duel(draft, state.other(seat), "conceded", now)
    return draft.decision


def concede_match() -> Press:
    """Giving up the match is always possible (M3)."""
    return aside(
        "concede_match", text("cities-go-concede-match"), warn=text("cities-concede-match-warn")
    )


def concede_duel() -> Press:
    """Giving up the duel, before the bell (M3)."""
    return aside(
        "concede_duel", text("cities-go-concede-duel"), warn=text("cities-concede-duel-warn")
    )
