"""A phase that says its screens part by part: what all see, what follows from it for one person,
and what one person or the tablet alone sees and may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.kit.phase import BasePhase, PhaseRecord
from companion.core.text import Text
from companion.core.value import replace
from companion.core.view import Scene, View, laid, mark_known
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


def _no_secret(_state: object, _seat: int, shown: View) -> View:
    return shown


class ShownPhase(PhaseRecord[S, D], kw_only=True):
    """`scene`, `emblem`: of the screen. `turns`: whether people take turns in it. `help_steps`:
    what the help in play names in it; `help_step` is what the help calls the phase.

    One person (state, seat), as far as everybody may know it, where it is not as on the wall:
    `own_title`, `own_line`, `own_panels` (with the names of those on the wall); `asks`: what that
    one may do. `secret`: the same view with what one person alone may know.
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
    secret: Callable[[S, int, View], View] = _no_secret
    desk_panels: Callable[[S, Moment], tuple[Panel | str, ...]] | None = None
    desk_asks: Callable[[S, Moment], tuple[Prompt, ...]] = _nothing_to_host


def wall_view(phase: ShownPhase[S, D], state: S) -> View:
    """What everybody sees; it asks nobody anything."""
    return View(
        tone=phase.tone,
        scene=phase.scene,
        title=phase.title(state),
        line=phase.line(state),
        emblem=phase.emblem,
        panels=phase.panels(state),
    )


def phone_view(phase: ShownPhase[S, D], state: S, seat: int, wall: View) -> View:
    """What the person in `seat`, who takes part, sees: first all that everybody may know of it."""
    title = wall.title if phase.own_title is None else phase.own_title(state, seat)
    line = wall.line if phase.own_line is None else phase.own_line(state, seat)
    own = phase.own_panels
    shown = replace(
        wall,
        title=title,
        line=line,
        prompts=mark_known(phase.asks(state, seat)),
        panels=wall.panels if own is None else mark_known(laid(own(state, seat), wall)),
        known=("title", "line"),
    )
    return phase.secret(state, seat, shown)


def desk_view(phase: ShownPhase[S, D], state: S, moment: Moment, wall: View) -> View:
    """What the tablet sees, and may do."""
    own = phase.desk_panels
    panels = wall.panels if own is None else laid(own(state, moment), wall)
    return replace(wall, prompts=phase.desk_asks(state, moment), panels=panels)


class PhaseOfParts(BasePhase[S]):
    """A phase that says its screens part by part; the base class puts them together."""

    scene: ClassVar[Scene]
    """How its screens are laid out."""
    emblem: ClassVar[str | None] = None
    """The picture beside the title."""
    has_button: ClassVar[bool] = False
    turns: ClassVar[bool] = False
    """Whether people take turns in it."""
    help_steps: ClassVar[tuple[str, ...]] = ()
    """Ids of what the help in play names in it."""

    def panels(self, state: S) -> tuple[Panel, ...]:
        """What everybody sees: the panels of the wall."""
        return ()

    def own_title(self, state: S, seat: int, wall: View) -> Text:
        """The title of the phone of `seat`. It follows from public facts."""
        return wall.title

    def own_line(self, state: S, seat: int, wall: View) -> Text | None:
        """The sentence on the phone of `seat`. It follows from public facts."""
        return wall.line

    def own_panels(self, state: S, seat: int) -> tuple[Panel | str, ...] | None:
        """The panels of the phone of `seat`, kinds of panels standing for those of the wall; None:
        those of the wall. They follow from public facts."""
        return None

    def asks(self, state: S, seat: int) -> tuple[Prompt, ...]:
        """What the person in `seat` may do. It follows from public facts."""
        return ()

    def secret(self, state: S, seat: int, shown: View) -> View:
        """`shown`, the phone of `seat` as everybody may know it, with what that person alone may
        know."""
        return shown

    def desk_panels(self, state: S, moment: Moment) -> tuple[Panel | str, ...] | None:
        """The panels of the tablet, as `own_panels`."""
        return None

    def desk_asks(self, state: S, moment: Moment) -> tuple[Prompt, ...]:
        """What the tablet may do."""
        return ()

    def wall(self, state: S, moment: Moment) -> View:
        """What everybody sees; it asks nobody anything."""
        return View(
            tone=self.tone,
            scene=self.scene,
            title=self.title(state),
            line=self.line(state),
            emblem=self.emblem,
            panels=self.panels(state),
        )

    def phone(self, state: S, seat: int, moment: Moment, wall: View) -> View:
        """What the person in `seat`, who takes part, sees: first all that everybody may know."""
        own = self.own_panels(state, seat)
        shown = replace(
            wall,
            title=self.own_title(state, seat, wall),
            line=self.own_line(state, seat, wall),
            prompts=mark_known(self.asks(state, seat)),
            panels=wall.panels if own is None else mark_known(laid(own, wall)),
            known=("title", "line"),
        )
        return self.secret(state, seat, shown)

    def desk(self, state: S, eye: Eye, moment: Moment, wall: View) -> View:
        """What the tablet sees, and may do."""
        own = self.desk_panels(state, moment)
        panels = wall.panels if own is None else laid(own, wall)
        return replace(wall, prompts=self.desk_asks(state, moment), panels=panels)
