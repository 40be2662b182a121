"""Transitions from phase to phase: those that games make, and those that phases declare."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.core import Event, Game
from companion.core.kit.phase import AnyPhase
from tests.kit.golden.book import FOLDER, read, steps_of
from tests.kit.laws.random_games import random_games

Transitions = set[tuple[str, str]]


@dataclass(frozen=True)
class RareTransitions:
    """Rare transitions. `elsewhere`: seen in scenes of other tests. `played`: plays scenes for
    them. `brought`: phases of roles."""

    elsewhere: frozenset[tuple[str, str]] = frozenset()
    played: Callable[[], Transitions] = set
    brought: frozenset[str] = frozenset()


def transitions(game: Game[Any], ring: tuple[int, ...], events: Iterable[Event]) -> Transitions:
    """(phase, the next one) for each fact that has changed the phase."""
    state, ways = game.open(ring, {}), Transitions()
    for event in events:
        before, state = state, game.evolve(state, event)
        if before.phase != state.phase:
            ways.add((str(before.phase), str(state.phase)))
    return ways


def observed(game: Game[Any]) -> Transitions:
    """The transitions of golden games and of random games."""
    found = Transitions()
    for play in random_games(game.id):
        found |= transitions(game, play.ring, [e for step in play.steps for e in step.events])
    for path in FOLDER.glob("*.json"):
        golden = read(path.stem)
        if golden["game"] == game.id:
            events = [event for step in steps_of(golden) for event in step.events]
            found |= transitions(game, tuple(golden["ring"]), events)
    return found


def declared(phases: Mapping[str, AnyPhase], *, by_hand: bool = True) -> Transitions:
    """The transitions that the phases declare; without `by_hand` those that need no correction."""
    return {
        (one.id, to)
        for one in phases.values()
        for to in (*one.next_ids(), *(one.by_hand if by_hand else ()))
    }
