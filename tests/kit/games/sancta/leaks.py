"""Seeded leaks: views, lines and refusals that tell too much; each law must notice (promise P2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from companion.core.command import Caller, Command
from companion.core.event import Event
from companion.core.eye import Eye
from companion.core.game import Decision, Moment
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Note
from companion.core.words.prompts.reaction import Reaction
from companion.games.sancta.commands import React
from companion.games.sancta.facts.window import Passed
from companion.games.sancta.game import Sancta
from companion.games.sancta.state import SanctaState
from tests.kit.games.sancta import spoils
from tests.kit.games.sancta.pairs import Wishes
from tests.kit.laws.altered_game import Spoil, SpoiledGame
from tests.kit.laws.leaky import Leaky
from tests.kit.laws.seeded_leaks import cued, scened, telling, walled


class Spoiled(SpoiledGame, Sancta):
    """The game with one more thing to see."""


class TalkativeRefusals(Sancta):
    """A second pass is refused as soon as another seat has let it pass."""

    def decide(
        self, state: SanctaState, command: Command, caller: Caller, moment: Moment, chance: Any
    ) -> Decision:
        window = state.window
        late = isinstance(command, React) and command.answer == "cancel" and window is not None
        if late and window is not None and window.passed - {caller.seat}:
            return refuse("E_ALREADY_CANCELLED")
        return super().decide(state, command, caller, moment, chance)


class Heard(Passed):
    """A pass that the tablet is told of, with the name in its diary."""

    silent: ClassVar[bool] = False

    def told(self) -> Text:
        return text("x", who=SeatName(self.seat))


class Seen(Passed):
    """A pass that moves every screen."""

    public: ClassVar[bool] = True


class Telling(Sancta):
    """Passes are told in another way."""

    def __init__(self, kind: type[Passed]) -> None:
        self._kind = kind

    def decide(
        self, state: SanctaState, command: Command, caller: Caller, moment: Moment, chance: Any
    ) -> Decision:
        made = super().decide(state, command, caller, moment, chance)
        return made if isinstance(made, Refusal) else tuple(map(self._retold, made))

    def _retold(self, event: Event) -> Event:
        return self._kind(event.seat) if isinstance(event, Passed) else event


COVERED = (("sanctuary_hidden", True),)
SPOILED: tuple[tuple[Spoil, Wishes], ...] = (
    (spoils.names_of_those_who_pass, Wishes("public")),
    (spoils.number_of_passes, Wishes("seat")),
    (spoils.active_is_told_how_many_pass, Wishes("seat", active=True)),
    (spoils.awaited_on_the_tablet, Wishes("moderator")),
    (spoils.awaited_on_the_screen, Wishes("public")),
    (spoils.marks_on_the_flowers, Wishes("seat", active=False)),
    (spoils.flowers_in_order_of_answers, Wishes("public")),
    (spoils.answer_of_the_first_shown_to_all, Wishes("seat", active=False)),
    (spoils.hint_once_somebody_passes, Wishes("seat", active=False)),
    (spoils.tablet_asks_only_who_is_missing, Wishes("blind")),
    (spoils.title_counts, Wishes("seat")),
    (spoils.clock_runs_faster, Wishes("public")),
    (spoils.last_one_is_warned, Wishes("seat")),
    (spoils.who_passed_before_a_cancel, Wishes("public")),
    (spoils.covered_names, Wishes("public", COVERED)),
    (spoils.covered_levels, Wishes("seat", COVERED)),
    (spoils.covered_types, Wishes("seat", COVERED)),
    (spoils.covered_names_on_the_tablet, Wishes("moderator", COVERED)),
    (spoils.covered_names_among_the_suggestions, Wishes("seat", COVERED)),
    (spoils.covered_saints_by_level, Wishes("seat", COVERED)),
    (spoils.longest_covered_name, Wishes("blind", COVERED)),
    (spoils.strong_saint_waits, Wishes("public", COVERED)),
    (spoils.void_names_the_others, Wishes("moderator")),
)


def let_pass(state: SanctaState) -> int:
    """A number that only the answers to a window tell."""
    window = state.window
    return 0 if window is None else len(window.passed)


MUTANTS = (
    *(Leaky(spoil.__name__, Spoiled(spoil), wishes) for spoil, wishes in SPOILED),
    Leaky("passes in the scene", scened(Sancta, let_pass), Wishes("public")),
    Leaky("a refusal tells that somebody passed", TalkativeRefusals(), Wishes("seat")),
    Leaky("a pass stands in the diary", Telling(Heard), Wishes("moderator")),
    Leaky("a pass moves every screen", Telling(Seen), Wishes("seat")),
    Leaky("the host is refused by passes", telling(Sancta, let_pass, host=True), Wishes("blind")),
    Leaky("a phone is refused by passes", telling(Sancta, let_pass, host=False), Wishes("seat")),
    Leaky("a cue follows from a secret", cued(Sancta, let_pass), Wishes("public")),
    Leaky("the wall follows from a secret", walled(Sancta, let_pass), Wishes("seat")),
)


def _of_those_who_passed(change: Callable[[View], View]) -> Spoil:
    def spoil(state: SanctaState, eye: Eye, view: View) -> View:
        window = state.window
        mine = window is not None and eye.seat in window.passed
        return change(view) if mine else view

    return spoil


def _shorter(view: View) -> View:
    return spoils.prompts(view, lambda p: replace(p, items=p.items[:1]))


def _silent(view: View) -> View:
    return spoils.prompts(view, lambda p: replace(p, hint=None) if isinstance(p, Reaction) else p)


def _thanked(view: View) -> View:
    return replace(view, panels=(*view.panels, Note(lines=(text("x"),))))


UNALIKE = tuple(
    Leaky(name, Spoiled(_of_those_who_passed(change)), Wishes())
    for name, change in (
        ("one answer less once passed", _shorter),
        ("no sentence once passed", _silent),
        ("a word of thanks once passed", _thanked),
        ("nothing to tap once passed", lambda view: replace(view, prompts=())),
        ("another size once passed", lambda view: replace(view, alike=False)),
    )
)
"""What tells phones apart without telling a fact: the law of equal phones must notice."""

LATE = {"a copy with its papers": 7}
SOON = {"covered_names_among_the_suggestions": 1}
NO_FRAME = frozenset(("a refusal tells that somebody passed",))
