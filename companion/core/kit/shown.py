"""A phase that says its screens part by part: what all see, what follows from it for one person,
and what one person or the tablet alone sees and may do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, TypeVar

from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.kit.phase import BasePhase
from companion.core.text import Text
from companion.core.value import replace
from companion.core.view import Scene, View, laid, mark_known
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt

S = TypeVar("S")


def for_seats(seats: tuple[int, ...], prompts: Iterable[Prompt]) -> Iterator[Prompt]:
    """The same prompts on the tablet, which answers for one of `seats`."""
    return (replace(one, act_for=seats) for one in prompts)


class PhaseOfParts(BasePhase[S]):
    """A phase that says its screens part by part; the base class puts them together."""

    scene: ClassVar[Scene]
    """How its screens are laid out."""
    emblem: ClassVar[str | None] = None
    """The picture beside the title."""
    has_button: ClassVar[bool] = False

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

    def about(self, state: S) -> tuple[int | str, ...]:
        """All that a question of this phase is about (in which round, between whom): where one of
        these is another, it is another question, and is asked anew after an undo."""
        return ()

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
