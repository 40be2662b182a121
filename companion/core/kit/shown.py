"""A phase that says its screens part by part: what all see, what follows from it for one person,
and what one person or the tablet alone sees and may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.kit.phase import PhaseRecord
from companion.core.seat import Ring
from companion.core.slip import ALL, NOTHING, Slip
from companion.core.text import Text
from companion.core.view import Scene, View
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt

S = TypeVar("S")
D = TypeVar("D")


def _no_panels(_state: object) -> tuple[Panel, ...]:
    return ()


def _nothing_asked(_state: object, _seat: int) -> tuple[Prompt, ...]:
    return ()


def _nothing_to_host(_state: object, _moment: Moment) -> tuple[Prompt, ...]:
    return ()


def _no_secret(_state: object, _seat: int) -> Slip:
    return NOTHING


def _from_nothing(_state: object, _seat: int) -> tuple[object, ...]:
    return ()


class ShownPhase(PhaseRecord[S, D], kw_only=True):
    """`scene`, `emblem`: of the screen. `turns`: whether people take turns in it. `help_steps`:
    what the help in play names in it; `help_step` is what the help calls the phase.

    One person (state, seat), as far as everybody may know it (the cue), where it is not as all see
    it: `own_title`, `own_line`, `own_panels` (with the names of those that all see); `asks`: what
    that one may do. One person alone: `own_slip`, and `slip_follows`: what it is made from (see
    `Game.slip_follows`).
    The tablet (state, moment): `desk_panels`, where it is not as all see it, and `desk_asks`.
    """

    scene: Scene
    emblem: str | None = None
    has_button: bool = False
    turns: bool = False
    help_steps: tuple[str, ...] = ()
    panels: Callable[[S], tuple[Panel, ...]] = _no_panels
    own_title: Callable[[S, int], Text] | None = None
    own_line: Callable[[S, int], Text | None] | None = None
    own_panels: Callable[[S, int], tuple[Panel | str, ...]] | None = None
    asks: Callable[[S, int], tuple[Prompt, ...]] = _nothing_asked
    own_slip: Callable[[S, int], Slip] = _no_secret
    slip_follows: Callable[[S, int], tuple[object, ...] | None] = _from_nothing
    desk_panels: Callable[[S, Moment], tuple[Panel | str, ...]] | None = None
    desk_asks: Callable[[S, Moment], tuple[Prompt, ...]] = _nothing_to_host


def public_view(phase: ShownPhase[S, D], state: S) -> View:
    """What everybody sees; it asks nobody anything."""
    return View(
        tone=phase.tone,
        scene=phase.scene,
        title=phase.title(state),
        line=phase.line(state),
        emblem=phase.emblem,
        panels=phase.panels(state),
    )


def seat_cue(phase: ShownPhase[S, D], state: S, seat: int) -> Slip:
    """What follows for the person in `seat`, who takes part, from what everybody sees."""
    said = line = phase.line(state)
    title = None if phase.own_title is None else phase.own_title(state, seat)
    if phase.own_line is not None:
        line = phase.own_line(state, seat)
    return Slip(
        title=None if title == phase.title(state) else title,
        line=None if line == said else line,
        without=("line",) if line is None and said is not None else (),
        prompts=phase.asks(state, seat),
        panels=(ALL,) if phase.own_panels is None else phase.own_panels(state, seat),
    )


def slip_of(phase: ShownPhase[S, D], state: S, eye: Eye, ring: Ring, moment: Moment) -> Slip:
    """What `eye` alone sees, and may do. `ring`: who takes part."""
    if eye.moderates:
        panels = phase.desk_panels
        return Slip(
            prompts=phase.desk_asks(state, moment),
            panels=(ALL,) if panels is None else panels(state, moment),
        )
    return phase.own_slip(state, eye.seat) if eye.seat in ring else NOTHING


def slip_follows(phase: ShownPhase[S, D], state: S, seat: int) -> tuple[object, ...] | None:
    """All that the slip of `seat` is made from; None: it may be anything."""
    made_from = phase.slip_follows(state, seat)
    return None if made_from is None else (phase, *made_from)
