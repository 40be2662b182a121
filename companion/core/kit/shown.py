"""A phase that says its screens: what all see, and apart from that what one person and the tablet
see and may do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.kit.phase import PhaseRecord
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


def _unlike(_state: object, _seat: int) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class ShownPhase(PhaseRecord[S, D]):
    """`scene`, `emblem`: of the screen. `turns`: whether people take turns in it. `help_steps`:
    what the help in play names in it; `help_step` is what the help calls the phase.

    One person (state, seat), where it is not as all see it: `own_title`, `own_line`, `own_panels`;
    `asks`: what that one may do; `alike`: as large as all who are asked the same (`View.alike`).
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
    own_panels: Callable[[S, int], tuple[Panel, ...]] | None = None
    asks: Callable[[S, int], tuple[Prompt, ...]] = _nothing_asked
    alike: Callable[[S, int], bool] = _unlike
    desk_panels: Callable[[S, Moment], tuple[Panel, ...]] | None = None
    desk_asks: Callable[[S, Moment], tuple[Prompt, ...]] = _nothing_to_host


def screen(phase: ShownPhase[S, D], state: S, eye: Eye, seat: int | None, moment: Moment) -> View:
    """One screenful for `eye`; its prompts are exactly what it may do. `seat`: of the eye, where
    that one takes part."""
    if eye.moderates:
        desk = phase.desk_panels
        panels = phase.panels(state) if desk is None else desk(state, moment)
        return _of_all(phase, state, panels, phase.desk_asks(state, moment))
    if seat is None:
        return _of_all(phase, state, phase.panels(state), ())
    title, line, own = phase.own_title, phase.own_line, phase.own_panels
    return View(
        tone=phase.tone,
        scene=phase.scene,
        title=phase.title(state) if title is None else title(state, seat),
        line=phase.line(state) if line is None else line(state, seat),
        emblem=phase.emblem,
        alike=phase.alike(state, seat),
        prompts=phase.asks(state, seat),
        panels=phase.panels(state) if own is None else own(state, seat),
    )


def _of_all(
    phase: ShownPhase[S, D], state: S, panels: tuple[Panel, ...], prompts: tuple[Prompt, ...]
) -> View:
    return View(
        tone=phase.tone,
        scene=phase.scene,
        title=phase.title(state),
        line=phase.line(state),
        emblem=phase.emblem,
        prompts=prompts,
        panels=panels,
    )
