"""Giving up the duel or the match (M3)."""

from __future__ import annotations

from companion.core import Command, Decision, answers, refuse, text
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
    if (wrong := phase_of(state).unfinished(state)) is not None:
        return wrong
    draft = Draft(state)
    end_duel(draft, state.other(seat), "conceded", now)
    return draft.decision


def concede(what: str) -> Press:
    """Giving up the "match" is always possible, the "duel" before the bell (M3)."""
    warn = text(f"cities-concede-{what}-warn")
    return aside(f"concede_{what}", text(f"cities-go-concede-{what}"), warn=warn)
