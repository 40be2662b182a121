"""Seeded leaks: games that show more than they may, which the laws must notice (promise P2).

Most are data, in tests/kit/games/<game>/leaks.toml:

    ["name of the leak"]
    shows = "note(view, n=3)"     # what an eye sees instead of `view` (None: `view` itself)
    spec = "Spec('public')"   # the pairs that can show it
    view_seed = 6                 # seed of a pair that shows it in views, played first
    sent_seed = 6                 # the same for what is sent
    no_frame = true               # it shows in a refusal, or on a page of its own
    where = "'owl' in roles()"    # left out where this is false
    law = "alike phones"          # which law must notice, if not that of secrecy

Instead of `shows` a method of the game may be named (`decide`, `diary_line`, `history`). In it
`original` calls it with the arguments to change: `original(caller=TABLET)`. An expression sees
the arguments, the functions of VIEWS and the names of the `leaks.py` beside the table.
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
    """A game with a leak; fields as above."""

    name: str
    game: Game[Any]
    spec: Any
    view_seed: int = 0
    sent_seed: int = 0
    no_frame: bool = False

    def label(self) -> str:
        """Its game and name, as the id of a test."""
        return f"{self.game.id}-{self.name.replace(' ', '-')}"

    @property
    def in_no_frame(self) -> bool:
        """Whether no sent frame shows it, as with `by_refusal` and `by_scene`."""
        return self.no_frame or getattr(self.game, "in_no_frame", False)


def mutants() -> Iterator[Leaky]:
    """The leaks of every game."""
    for game in GAMES:
        yield from proof(game, "leaks").MUTANTS


def is_noticed(leak: type[AssertionError], law: Callable[..., object], *args: Any) -> bool:
    """Whether this law raises this error."""
    try:
        law(*args)
    except leak:
        return True
    return False


def seeded(base: type[Game[Any]], names: dict[str, Any], law: str = "secrecy") -> tuple[Leaky, ...]:
    """The leaks of `base` that this law has to notice. `names`: the globals of its `leaks.py`."""
    text = Path(names["__file__"]).with_suffix(".toml").read_text(encoding="utf-8")
    names = VIEWS | names
    tables = tomllib.loads(text).items()
    return tuple(
        _leaky(base, names, name, table)
        for name, table in tables
        if table.pop("law", "secrecy") == law and eval(table.pop("where", "True"), names)
    )


def _leaky(base: type[Game[Any]], names: dict[str, Any], name: str, table: dict[str, Any]) -> Leaky:
    spec = eval(table.pop("spec", "Spec()"), names)
    more = {key: table.pop(key) for key in ("view_seed", "sent_seed", "no_frame") if key in table}
    bases: tuple[type, ...] = (base,)
    methods = {}
    for key, code in table.items():
        if key == "shows":
            bases, methods["alter"] = (AlteredGame, base), _method(_unaltered, code, names)
        else:
            methods[key] = _method(getattr_static(base, key), code, names)
    return Leaky(name, type(base.__name__, bases, methods)(), spec, **more)


def _unaltered(game: Game[Any], state: Any, eye: Any, moment: Any, view: Any) -> Any:
    return view


def _method(method: Any, code: str, names: dict[str, Any]) -> Callable[..., Any]:
    """A method that returns the value of this expression; None: that of the original."""
    compiled = compile(f"({code})", code, "eval")

    def stand_in(game: Game[Any], *args: Any) -> Any:
        bound = method.__get__(game)
        given = dict(zip(signature(bound).parameters, args, strict=True))

        def original(**other: Any) -> Any:
            return bound(**{**given, **other})

        made = eval(compiled, {**names, **given, "original": original})
        return original() if made is None else made

    return stand_in


def spec_of(fault: Fault, **usual: Any) -> Any:
    """The pairs that can show a fault. `usual`: defaults."""
    spec = {**usual, **fault.given.get("spec", {})}
    if "options" in spec:
        spec["options"] = tuple(spec["options"].items())
    return proof(fault.given["game"], "pairs").Spec(**spec)


class AlteredGame(Game[Any]):
    """A base class before the game's own: `alter` returns what an eye sees instead of `shown`."""

    @abstractmethod
    def alter(self, state: Any, eye: Eye, moment: Moment, shown: View) -> View:
        """The view of `eye`."""

    def wall(self, state: Any, moment: Moment) -> View:
        view = self.alter(state, PUBLIC, moment, super().wall(state, moment))
        # Neither a prompt nor a card of a seat: on a wall they would be panels.
        return replace(view, prompts=(), own=(), panels=(*view.panels, *view.own))

    def phone(self, state: Any, seat: int, moment: Moment, wall: View) -> View:
        shown = super().phone(state, seat, moment, self._true_wall(state, moment))
        return self.alter(state, seat_eye(seat), moment, shown)

    def desk(self, state: Any, eye: Eye, moment: Moment, wall: View) -> View:
        shown = super().desk(state, eye, moment, self._true_wall(state, moment))
        return self.alter(state, eye, moment, shown)

    def _true_wall(self, state: Any, moment: Moment) -> View:
        wall = super().wall(state, moment)
        return replace(wall, panels=mark_known(wall.panels))


def note(view: View, **params: Any) -> View:
    """The view with one more note, of plain numbers and words."""
    words = {name: one if isinstance(one, int) else str(one) for name, one in params.items()}
    return replace(view, panels=(*view.panels, Note(lines=(text("x", **words),))))


def panels(view: View, kind: type, change: Callable[[Any], Any]) -> View:
    """The view with its panels of one kind changed."""
    made = (change(one) if isinstance(one, kind) else one for one in view.panels)
    return replace(view, panels=tuple(made))


def prompts(view: View, change: Callable[[Any], Any]) -> View:
    return replace(view, prompts=tuple(map(change, view.prompts)))


VIEWS = {"note": note, "panels": panels, "prompts": prompts}


def by_refusal(base: type[Game[Any]], hidden: Callable[[Any], int], *names: str, host: bool) -> Any:
    """The game `base`, which refuses the host (or a player with a phone) whenever the hidden number
    is odd. `names`: of the commands to refuse; none: all but the first."""

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


def with_scene(view: View, secret: str | int) -> View:
    """The view with a scene that depends on a secret."""
    scenes = tuple(Scene)
    return replace(view, scene=scenes[sum(map(ord, str(secret))) % len(scenes)])


def by_scene(base: type[Game[Any]], hidden: Callable[[Any], int]) -> Any:
    """The game `base`, in which the scene of every view depends on the hidden number."""

    class Scened(base):
        in_no_frame = True

        def view(self, state: Any, eye: Eye, moment: Moment, wall: View | None = None) -> View:
            return with_scene(super().view(state, eye, moment, wall), hidden(state))

    return Scened()


def by_line(base: type[Game[Any]], hidden: Callable[[Any], int]) -> Any:
    """The game `base`, in which the known line of a phone contains the hidden number."""

    class Cued(base):
        def phone(self, state: Any, seat: int, moment: Moment, wall: View) -> View:
            shown: View = super().phone(state, seat, moment, wall)
            line = text("x", n=hidden(state))
            return replace(shown, line=line, known=(*shown.known, "line"))

    return Cued()


def by_wall(base: type[Game[Any]], hidden: Callable[[Any], int]) -> Any:
    """The game `base`, in which the line of the wall contains the hidden number, and phones and
    desks show another line."""

    class Walled(base):
        def wall(self, state: Any, moment: Moment) -> View:
            return replace(super().wall(state, moment), line=text("x", n=hidden(state)))

        def phone(self, state: Any, seat: int, moment: Moment, wall: View) -> View:
            return replace(super().phone(state, seat, moment, wall), line=text("x"), known=())

        def desk(self, state: Any, eye: Eye, moment: Moment, wall: View) -> View:
            return replace(super().desk(state, eye, moment, wall), line=text("x"))

    return Walled()
