"""A phase that builds its screens from parts: what everybody sees, what depends on the seat, and
what one person or only the tablet sees and may do."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from companion.core.eye import Eye
from companion.core.game import Moment, S
from companion.core.kit.phase import BasePhase
from companion.core.text import Text
from companion.core.value import replace
from companion.core.view import Scene, View, expand_panels, mark_known
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt


def for_seats(seats: tuple[int, ...], prompts: Iterable[Prompt]) -> Iterator[Prompt]:
    """The prompts as the tablet asks them, answering for one of `seats`."""
    return (replace(one, act_for=seats) for one in prompts)


class PhaseOfParts(BasePhase[S]):
    """A phase that returns the parts of its screens; the base class combines them."""

    scene: ClassVar[Scene]
    """The layout of its screens."""
    emblem: ClassVar[str | None] = None
    """The emblem beside the title."""
    has_button: ClassVar[bool] = False

    def panels(self, state: S) -> tuple[Panel, ...]:
        """The panels of the wall."""
        return ()

    def own_title(self, state: S, seat: int, wall: View) -> Text:
        """The title on the phone of `seat`. It depends on public facts only."""
        return wall.title

    def own_line(self, state: S, seat: int, wall: View) -> Text | None:
        """The sentence on the phone of `seat`. It depends on public facts only."""
        return wall.line

    def own_panels(self, state: S, seat: int) -> tuple[Panel | str, ...] | None:
        """The panels on the phone of `seat`, with names (kinds) for panels of the wall; None: those
        of the wall. They depend on public facts only."""
        return None

    def asks(self, state: S, seat: int) -> tuple[Prompt, ...]:
        """The prompts of the person in `seat`. They depend on public facts only."""
        return ()

    def secret(self, state: S, seat: int, shown: View) -> View:
        """Add to `shown`, the public part of the phone, what only `seat` may know."""
        return shown

    def about(self, state: S) -> tuple[int | str, ...]:
        """What identifies the phase's question (round number, people concerned). If it changes, the
        question is a new one and is asked again after an undo."""
        return ()

    def desk_panels(self, state: S, moment: Moment) -> tuple[Panel | str, ...] | None:
        """The panels of the tablet, as `own_panels`."""
        return None

    def desk_asks(self, state: S, moment: Moment) -> tuple[Prompt, ...]:
        """The prompts of the tablet."""
        return ()

    def wall(self, state: S, moment: Moment) -> View:
        return View(
            tone=self.tone,
            scene=self.scene,
            title=self.title(state),
            line=self.line(state),
            emblem=self.emblem,
            panels=self.panels(state),
        )

    def phone(self, state: S, seat: int, moment: Moment, wall: View) -> View:
        own = self.own_panels(state, seat)
        shown = replace(
            wall,
            title=self.own_title(state, seat, wall),
            line=self.own_line(state, seat, wall),
            prompts=mark_known(self.asks(state, seat)),
            panels=wall.panels if own is None else mark_known(expand_panels(own, wall)),
            known=("title", "line"),
        )
        return self.secret(state, seat, shown)

    def desk(self, state: S, eye: Eye, moment: Moment, wall: View) -> View:
        own = self.desk_panels(state, moment)
        panels = wall.panels if own is None else expand_panels(own, wall)
        return replace(wall, prompts=self.desk_asks(state, moment), panels=panels)
