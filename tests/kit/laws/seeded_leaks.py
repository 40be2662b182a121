"""Seeded leaks of any game: an answer (P13) or a scene (P2) depends on something hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.command import Caller, Command
from companion.core.eye import Eye
from companion.core.game import Decision, Game, Moment
from companion.core.refusal import refuse
from companion.core.text import text
from companion.core.value import replace
from companion.core.view import Scene, View


def telling(base: type[Game[Any]], hidden: Callable[[Any], int], *names: str, host: bool) -> Any:
    """The game `base`, in which the host (or a player with a phone) is refused whenever
    the hidden number is odd. `names`: the commands that are refused; none: all but the first."""

    class Telling(base):  # type: ignore[misc, valid-type]
        in_no_frame = True

        def decide(
            self, state: Any, command: Command, caller: Caller, moment: Moment, chance: Any
        ) -> Decision:
            asks = caller.moderator if host else caller.seat is not None and not caller.moderator
            first = command.name.endswith(("set_option", "begin", "start"))
            meant = command.name in names if names else not first
            if asks and meant and hidden(state) % 2:
                return refuse("E_WRONG_PHASE")
            return super().decide(state, command, caller, moment, chance)

    return Telling()


def in_the_scene(view: View, secret: str | int) -> View:
    """The view, laid out as something hidden says."""
    scenes = tuple(Scene)
    return replace(view, scene=scenes[sum(map(ord, str(secret))) % len(scenes)])


def scened(base: type[Game[Any]], hidden: Callable[[Any], int]) -> Any:
    """The game `base`, in which the hidden number says how every page is laid out."""

    class Scened(base):  # type: ignore[misc, valid-type]
        in_no_frame = True

        def view(self, state: Any, eye: Eye, moment: Moment, wall: View | None = None) -> View:
            return in_the_scene(super().view(state, eye, moment, wall), hidden(state))

    return Scened()


def cued(base: type[Game[Any]], hidden: Callable[[Any], int]) -> Any:
    """The game `base`, in which what is said to one seat, for everybody to read, tells the hidden
    number."""

    class Cued(base):  # type: ignore[misc, valid-type]
        def phone(self, state: Any, seat: int, moment: Moment, wall: View) -> View:
            shown: View = super().phone(state, seat, moment, wall)
            line = text("x", n=hidden(state))
            return replace(shown, line=line, known=(*shown.known, "line"))

    return Cued()


def walled(base: type[Game[Any]], hidden: Callable[[Any], int]) -> Any:
    """The game `base`, in which the picture that goes to all devices alike tells the hidden
    number; those with a line of their own do not show it."""

    class Walled(base):  # type: ignore[misc, valid-type]
        def wall(self, state: Any, moment: Moment) -> View:
            return replace(super().wall(state, moment), line=text("x", n=hidden(state)))

        def phone(self, state: Any, seat: int, moment: Moment, wall: View) -> View:
            return replace(super().phone(state, seat, moment, wall), line=text("x"), known=())

        def desk(self, state: Any, eye: Eye, moment: Moment, wall: View) -> View:
            return replace(super().desk(state, eye, moment, wall), line=text("x"))

    return Walled()
