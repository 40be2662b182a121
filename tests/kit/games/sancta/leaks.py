"""Seeded leaks: the names that the expressions of leaks.toml use, and the leaks of any game."""

# ruff: noqa: F401
from collections.abc import Callable
from typing import Any, ClassVar

from companion.core.clock import Clock
from companion.core.eye import Eye, Sight
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Awaited, Countdown
from companion.core.words.panels.scores import Petals
from companion.core.words.prompts.amount import Reaction
from companion.core.words.prompts.field import Known
from companion.games.sancta.facts.window import Passed
from companion.games.sancta.game import Sancta
from companion.games.sancta.phases.turn.window import React
from companion.games.sancta.state import SanctaState
from tests.kit.games.sancta.pairs import Spec
from tests.kit.laws.leaks import (
    Leaky,
    by_line,
    by_refusal,
    by_scene,
    by_wall,
    panels,
    prompts,
    seeded,
)

COVERED = (("sanctuary_hidden", True),)


class Heard(Passed):
    """A pass that the tablet is told of, with the name in its diary."""

    silent: ClassVar[bool] = False

    def told(self) -> Text:
        return text("x", who=SeatName(self.seat))


class Seen(Passed):
    """A pass that moves every screen."""

    public: ClassVar[bool] = True


def retell(kind: type[Passed], made: Any) -> Any:
    """A decision whose passes are told in another way."""
    if isinstance(made, Refusal):
        return made
    return tuple(kind(one.seat) if isinstance(one, Passed) else one for one in made)


def seats_passed(state: SanctaState, eye: Eye) -> list[int]:
    """Who lets it pass, besides the eye itself."""
    return [] if state.window is None else sorted(state.window.passed - {eye.seat or -1})


def has_passed(state: SanctaState, eye: Eye) -> bool:
    return state.window is not None and eye.seat in state.window.passed


def unanswered(state: SanctaState) -> tuple[int, ...]:
    return tuple(seat for seat in state.window.asked if seat not in state.window.passed)


def who_passed(state: SanctaState) -> Text:
    return text("x", who=SeatNames(tuple(sorted(state.cancelled.window.passed))))


def covered_saints(state: SanctaState, eye: Eye) -> list[Any]:
    """Saints that the eye sees face down."""
    if not state.options.sanctuary_hidden:
        return []
    others = (p for seat, p in state.players.items() if seat != eye.seat)
    return [saint for player in others for saint in player.sanctuary]


def beds(view: View, change: Callable[[Any], Any]) -> View:
    return panels(view, Petals, lambda one: replace(one, beds=change(one.beds)))


def reactions(view: View, **changed: Any) -> View:
    return prompts(view, lambda p: replace(p, **changed) if isinstance(p, Reaction) else p)


def suggest(view: View, known: tuple[Known, ...]) -> View:
    """The form of a saint proposes these names, too."""

    def field(one: Any) -> Any:
        return replace(one, known=(*one.known, *known)) if one.id == "called" else one

    return prompts(
        view, lambda p: replace(p, fields=tuple(map(field, p.fields))) if p.key == "place" else p
    )


def passes(state: SanctaState) -> int:
    """A number that only the answers to a window tell."""
    return 0 if state.window is None else len(state.window.passed)


SEEDED = seeded(Sancta, globals())
UNALIKE = seeded(Sancta, globals(), "alike phones")
MOVING = seeded(Sancta, globals(), "moving")
MUTANTS = (
    *SEEDED,
    Leaky("passes in the scene", by_scene(Sancta, passes), Spec("public")),
    Leaky("the host is refused by passes", by_refusal(Sancta, passes, host=True), Spec("blind")),
    Leaky("a phone is refused by passes", by_refusal(Sancta, passes, host=False), Spec("seat")),
    Leaky("a cue follows from a secret", by_line(Sancta, passes), Spec("public")),
    Leaky("the wall follows from a secret", by_wall(Sancta, passes), Spec("seat")),
)
COPY = 7
"""A pair that shows a copy with its papers."""
