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

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from typing import Any

from companion.core.game import Game
from tests.kit.faults.fault import Fault
from tests.kit.laws.altered_game import AlteredGame
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
            methods[key] = _instead(getattr(base, key), code, names)
    return Leaky(name, type(base.__name__, bases, methods)(), wishes, **more)


def _shown(game: Game[Any], state: Any, eye: Any, moment: Any, view: Any) -> Any:
    return view


def _instead(honest: Callable[..., Any], code: str, names: dict[str, Any]) -> Callable[..., Any]:
    """A method that gives what this expression says; None: what the honest one does."""
    compiled = compile(f"({code})", code, "eval")
    _, *parameters = signature(honest).parameters

    def stand_in(game: Game[Any], *args: Any) -> Any:
        given = dict(zip(parameters, args, strict=True))

        def was(**other: Any) -> Any:
            return honest(game, **{**given, **other})

        made = eval(compiled, {**names, **given, "was": was})
        return was() if made is None else made

    return stand_in


def wishes_of(fault: Fault, **usual: Any) -> Any:
    """What a pair must be like for a fault to matter. `usual`: where it says nothing else."""
    wishes = {**usual, **fault.given.get("wishes", {})}
    if "options" in wishes:
        wishes["options"] = tuple(wishes["options"].items())
    return proof(fault.given["game"], "pairs").Wishes(**wishes)
