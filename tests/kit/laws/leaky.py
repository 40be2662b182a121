"""Seeded leaks: games that show, or say, more than they may, and the laws must notice (promise P2).

Most are data, in tests/kit/games/<game>/leaks.toml:

    ["name of the leak"]
    shows = "said(view, n=3)"     # what an eye sees instead of `view` (None means the same)
    wishes = "Wishes('public')"   # what a pair must be like for it to matter
    late = 6                      # a pair that shows it, played first where views are compared
    soon = 6                      # the same where all that is sent is compared
    no_frame = true               # it shows in a refusal, or on a page of its own
    where = "'owl' in roles()"    # left out where this is false
    law = "alike phones"          # which law must notice, if not that of secrecy

Instead of `shows` a method of the game may be named (`decide`, `diary_line`, `history`). In it
`was` is the true one, called with what shall differ, as `was(caller=TABLET)`. An expression sees
the arguments and the names of the `leaks.py` beside the table.
"""

import tomllib
from abc import abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from inspect import getattr_static, signature
from pathlib import Path
from typing import Any

from companion.core.command import Caller, Command
from companion.core.eye import PUBLIC, Eye, seat_eye
from companion.core.game import Decision, Game, Moment
from companion.core.refusal import refuse
from companion.core.text import text
from companion.core.value import replace
from companion.core.view import Scene, View, mark_known
from companion.core.words.panels.base import Note
from tests.kit.faults.fault import Fault
from tests.kit.laws.games import GAMES, proof


@dataclass(frozen=True)
class Leaky:
    """One mutant: its game, and what a pair must be like for it to matter."""

    name: str
    game: Game[Any]
    wishes: Any
    late: int = 0
    soon: int = 0
    no_frame: bool = False

    @property
    def in_no_frame(self) -> bool:
        """Whether it shows in nothing that is sent; those of `telling` and `scened` never do."""
        return self.no_frame or getattr(self.game, "in_no_frame", False)


def mutants() -> Iterator[Leaky]:
    """Those of every game."""
    for game in GAMES:
        yield from proof(game, "leaks").MUTANTS


def seeded(base: type[Game[Any]], names: dict[str, Any], law: str = "secrecy") -> tuple[Leaky, ...]:
    """The leaks of `base` in the table beside the module with these names that this law notices."""
    text = Path(names["__file__"]).with_suffix(".toml").read_text(encoding="utf-8")
    tables = tomllib.loads(text).items()
    return tuple(
        _leaky(base, names, name, table)
        for name, table in tables
        if table.pop("law", "secrecy") == law and eval(table.pop("where", "True"), names)
    )


def _leaky(base: type[Game[Any]], names: dict[str, Any], name: str, table: dict[str, Any]) -> Leaky:
    wishes = eval(table.pop("wishes", "Wishes()"), names)
    more = {key: table.pop(key) for key in ("late", "soon", "no_frame") if key in table}
    bases: tuple[type, ...] = (base,)
    methods = {}
    for key, code in table.items():
        if key == "shows":
            bases, methods["retell"] = (AlteredGame, base), _instead(_shown, code, names)
        else:
            methods[key] = _instead(getattr_static(base, key), code, names)
    return Leaky(name, type(base.__name__, bases, methods)(), wishes, **more)


def _shown(game: Game[Any], state: Any, eye: Any, moment: Any, view: Any) -> Any:
    return view


def _instead(honest: Any, code: str, names: dict[str, Any]) -> Callable[..., Any]:
    """A method that gives what this expression says; None: what the honest one does."""
    compiled = compile(f"({code})", code, "eval")

    def stand_in(game: Game[Any], *args: Any) -> Any:
        bound = honest.__get__(game)
        given = dict(zip(signature(bound).parameters, args, strict=True))

        def was(**other: Any) -> Any:
            return bound(**{**given, **other})

        made = eval(compiled, {**names, **given, "was": was})
        return was() if made is None else made

    return stand_in


def wishes_of(fault: Fault, **usual: Any) -> Any:
    """What a pair must be like for a fault to matter. `usual`: where it says nothing else."""
    wishes = {**usual, **fault.given.get("wishes", {})}
    if "options" in wishes:
        wishes["options"] = tuple(wishes["options"].items())
    return proof(fault.given["game"], "pairs").Wishes(**wishes)


class AlteredGame(Game[Any]):
    """To be put in front of a game: `retell` says what an eye sees in place of `shown`. What it
    tells the public is in the public view, what it tells one eye in that one's slip."""

    @abstractmethod
    def retell(self, state: Any, eye: Eye, moment: Moment, shown: View) -> View:
        """What `eye` sees now."""

    def wall(self, state: Any, moment: Moment) -> View:
        told = self.retell(state, PUBLIC, moment, super().wall(state, moment))
        # Neither a prompt nor a card of a seat: on a wall they would be panels.
        return replace(told, prompts=(), own=(), panels=(*told.panels, *told.own))

    def phone(self, state: Any, seat: int, moment: Moment, wall: View) -> View:
        shown = super().phone(state, seat, moment, self._true_wall(state, moment))
        return self.retell(state, seat_eye(seat), moment, shown)

    def desk(self, state: Any, eye: Eye, moment: Moment, wall: View) -> View:
        shown = super().desk(state, eye, moment, self._true_wall(state, moment))
        return self.retell(state, eye, moment, shown)

    def _true_wall(self, state: Any, moment: Moment) -> View:
        wall = super().wall(state, moment)
        return replace(wall, panels=mark_known(wall.panels))


def said(view: View, **params: Any) -> View:
    """The view with one more note, made of plain numbers and words."""
    words = {name: one if isinstance(one, int) else str(one) for name, one in params.items()}
    return replace(view, panels=(*view.panels, Note(lines=(text("x", **words),))))


def panels(view: View, kind: type, change: Callable[[Any], Any]) -> View:
    """The view with its panels of one kind changed."""
    made = (change(one) if isinstance(one, kind) else one for one in view.panels)
    return replace(view, panels=tuple(made))


def prompts(view: View, change: Callable[[Any], Any]) -> View:
    return replace(view, prompts=tuple(map(change, view.prompts)))


def telling(base: type[Game[Any]], hidden: Callable[[Any], int], *names: str, host: bool) -> Any:
    """The game `base`, in which the host (or a player with a phone) is refused whenever
    the hidden number is odd. `names`: the commands that are refused; none: all but the first."""

    class Telling(base):
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

    class Scened(base):
        in_no_frame = True

        def view(self, state: Any, eye: Eye, moment: Moment, wall: View | None = None) -> View:
            return in_the_scene(super().view(state, eye, moment, wall), hidden(state))

    return Scened()


def cued(base: type[Game[Any]], hidden: Callable[[Any], int]) -> Any:
    """The game `base`, in which what is said to one seat, for everybody to read, tells the hidden
    number."""

    class Cued(base):
        def phone(self, state: Any, seat: int, moment: Moment, wall: View) -> View:
            shown: View = super().phone(state, seat, moment, wall)
            line = text("x", n=hidden(state))
            return replace(shown, line=line, known=(*shown.known, "line"))

    return Cued()


def walled(base: type[Game[Any]], hidden: Callable[[Any], int]) -> Any:
    """The game `base`, in which the picture that goes to all devices alike tells the hidden
    number; those with a line of their own do not show it."""

    class Walled(base):
        def wall(self, state: Any, moment: Moment) -> View:
            return replace(super().wall(state, moment), line=text("x", n=hidden(state)))

        def phone(self, state: Any, seat: int, moment: Moment, wall: View) -> View:
            return replace(super().phone(state, seat, moment, wall), line=text("x"), known=())

        def desk(self, state: Any, eye: Eye, moment: Moment, wall: View) -> View:
            return replace(super().desk(state, eye, moment, wall), line=text("x"))

    return Walled()
