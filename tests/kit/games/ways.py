"""The ways from phase to phase that games of a kind have really gone."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.core import Event, Game
from companion.core.kit.phase import AnyPhase
from tests.kit.golden.book import FOLDER, read, steps_of
from tests.kit.laws.random_games import random_games

Ways = set[tuple[str, str]]


@dataclass(frozen=True)
class Rare:
    """Ways that few games go. `elsewhere`: those of scenes in other tests, seldom gone by chance.
    `walked`: those of scenes that are played for this. `brought`: phases of roles."""

    elsewhere: frozenset[tuple[str, str]] = frozenset()
    walked: Callable[[], Ways] = set
    brought: frozenset[str] = frozenset()


def walked(game: Game[Any], ring: tuple[int, ...], events: Iterable[Event]) -> Ways:
    """(phase, the next one) for each fact that has changed the phase."""
    state, ways = game.open(ring, {}), Ways()
    for event in events:
        before, state = state, game.evolve(state, event)
        if before.phase != state.phase:
            ways.add((str(before.phase), str(state.phase)))
    return ways


def ways_of(game: Game[Any]) -> Ways:
    """All ways that are gone in golden games and in games played by chance."""
    found = Ways()
    for play in random_games(game.id):
        found |= walked(game, play.ring, [e for step in play.steps for e in step.events])
    for path in FOLDER.glob("*.json"):
        golden = read(path.stem)
        if golden["game"] == game.id:
            events = [event for step in steps_of(golden) for event in step.events]
            found |= walked(game, tuple(golden["ring"]), events)
    return found


def said(phases: Mapping[str, AnyPhase], *, by_hand: bool = True) -> Ways:
    """The ways that the records say; without `by_hand` those that need no correction."""
    return {
        (one.id, to)
        for one in phases.values()
        for to in (*one.next_ids(), *(one.by_hand if by_hand else ()))
    }
