"""One more thing to see than an eye may know: what each seeded leak adds to an honest view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.clock import Clock
from companion.core.eye import Eye, Sight
from companion.core.text import SeatNames, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Awaited, Countdown, Note
from companion.core.words.panels.petals import Petals
from companion.core.words.prompts.field import Field, Known
from companion.core.words.prompts.reaction import Reaction
from companion.games.sancta.state import SanctaState


def said(view: View, **params: Any) -> View:
    """The view with one more note, made of plain numbers and words."""
    words = {name: one if isinstance(one, int) else str(one) for name, one in params.items()}
    return replace(view, panels=(*view.panels, Note(lines=(text("x", **words),))))


def passed(state: SanctaState, eye: Eye) -> list[int]:
    """Who lets it pass, besides the eye itself."""
    return [] if state.window is None else sorted(state.window.passed - {eye.seat or -1})


def prompts(view: View, change: Callable[[Any], Any]) -> View:
    return replace(view, prompts=tuple(change(one) for one in view.prompts))


def names_of_those_who_pass(state: SanctaState, eye: Eye, view: View) -> View:
    seats = SeatNames(tuple(passed(state, eye)))
    return replace(view, panels=(*view.panels, Note(lines=(text("x", who=seats),))))


def number_of_passes(state: SanctaState, eye: Eye, view: View) -> View:
    return said(view, n=len(passed(state, eye)))


def active_is_told_how_many_pass(state: SanctaState, eye: Eye, view: View) -> View:
    return said(view, n=len(passed(state, eye))) if eye.seat == state.active else view


def awaited_on_the_tablet(state: SanctaState, eye: Eye, view: View) -> View:
    if state.window is None or not eye.moderates:
        return view
    missing = tuple(s for s in state.window.asked if s not in state.window.passed)
    panel = Awaited(done=0, total=len(state.window.asked), missing=missing)
    return replace(view, panels=(*view.panels, panel))


def awaited_on_the_screen(state: SanctaState, eye: Eye, view: View) -> View:
    if eye.sight is not Sight.PUBLIC or state.window is None:
        return view
    return said(view, n=len(state.window.asked) - len(state.window.passed))


def marks_on_the_flowers(state: SanctaState, eye: Eye, view: View) -> View:
    done = passed(state, eye)
    return _beds(view, lambda bed: replace(bed, wins=bed.seat in done))


def flowers_in_order_of_answers(state: SanctaState, eye: Eye, view: View) -> View:
    done = passed(state, eye)
    panels = tuple(
        replace(one, beds=tuple(sorted(one.beds, key=lambda bed: bed.seat in done)))
        if isinstance(one, Petals)
        else one
        for one in view.panels
    )
    return replace(view, panels=panels)


def _beds(view: View, change: Callable[[Any], Any]) -> View:
    panels = tuple(
        replace(one, beds=tuple(map(change, one.beds))) if isinstance(one, Petals) else one
        for one in view.panels
    )
    return replace(view, panels=panels)


def answer_of_the_first_shown_to_all(state: SanctaState, eye: Eye, view: View) -> View:
    window = state.window
    if window is None or eye.seat == window.asked[0]:
        return view
    first = "pass" if window.asked[0] in window.passed else None
    return prompts(view, lambda p: replace(p, chosen=first) if isinstance(p, Reaction) else p)


def hint_once_somebody_passes(state: SanctaState, eye: Eye, view: View) -> View:
    if not passed(state, eye):
        return view
    hint = text("x")
    return prompts(view, lambda p: replace(p, hint=hint) if isinstance(p, Reaction) else p)


def tablet_asks_only_who_is_missing(state: SanctaState, eye: Eye, view: View) -> View:
    window = state.window
    if window is None or not eye.moderates:
        return view
    left = tuple(seat for seat in window.asked if seat not in window.passed)
    return prompts(view, lambda p: replace(p, act_for=left) if isinstance(p, Reaction) else p)


def title_counts(state: SanctaState, eye: Eye, view: View) -> View:
    return replace(view, title=text("x", n=len(passed(state, eye))))


def clock_runs_faster(state: SanctaState, eye: Eye, view: View) -> View:
    panels = tuple(
        replace(one, clock=Clock(one.clock.length - len(passed(state, eye)), since=1.0))
        if isinstance(one, Countdown)
        else one
        for one in view.panels
    )
    return replace(view, panels=panels)


def last_one_is_warned(state: SanctaState, eye: Eye, view: View) -> View:
    window = state.window
    if window is None or len(window.passed) < len(window.asked) - 1:
        return view
    return said(view, n=1)


def who_passed_before_a_cancel(state: SanctaState, eye: Eye, view: View) -> View:
    if state.cancelled is None:
        return view
    return said(view, n=sum(state.cancelled.window.passed - {eye.seat or -1}))


def void_names_the_others(state: SanctaState, eye: Eye, view: View) -> View:
    if state.cancelled is None or not eye.moderates:
        return view
    hint = text("x", who=SeatNames(tuple(sorted(state.cancelled.window.passed))))
    return prompts(view, lambda p: replace(p, hint=hint) if p.key == "void-cancel" else p)


def covered(state: SanctaState, eye: Eye) -> list[Any]:
    """Saints that the eye sees face down."""
    if not state.options.sanctuary_hidden:
        return []
    others = (p for seat, p in state.players.items() if seat != eye.seat)
    return [saint for player in others for saint in player.sanctuary]


def covered_names(state: SanctaState, eye: Eye, view: View) -> View:
    return said(view, words=" ".join(one.name for one in covered(state, eye)))


def covered_levels(state: SanctaState, eye: Eye, view: View) -> View:
    return said(view, n=sum(one.level for one in covered(state, eye)))


def covered_types(state: SanctaState, eye: Eye, view: View) -> View:
    return said(view, words=" ".join(one.sort for one in covered(state, eye)))


def covered_names_on_the_tablet(state: SanctaState, eye: Eye, view: View) -> View:
    return covered_names(state, eye, view) if eye.moderates else view


def covered_names_among_the_suggestions(state: SanctaState, eye: Eye, view: View) -> View:
    known = tuple(Known(one.name) for one in covered(state, eye))

    def suggesting(field: Field) -> Field:
        return replace(field, known=(*field.known, *known)) if field.id == "called" else field

    return prompts(
        view,
        lambda p: replace(p, fields=tuple(map(suggesting, p.fields))) if p.key == "place" else p,
    )


def covered_saints_by_level(state: SanctaState, eye: Eye, view: View) -> View:
    ranks = [one.id for one in sorted(covered(state, eye), key=lambda one: one.level)]
    return said(view, words=" ".join(map(str, ranks)))


def longest_covered_name(state: SanctaState, eye: Eye, view: View) -> View:
    return said(view, n=max((len(one.name) for one in covered(state, eye)), default=0))


def strong_saint_waits(state: SanctaState, eye: Eye, view: View) -> View:
    return said(view, n=sum(one.level > 4 for one in covered(state, eye)))
