"""Mutants of the games: each shows, or says, more than it may, and the laws must notice it.

The module `leaks` among the proofs of a game has `MUTANTS`. It may also have `LATE` and `SOON`: by
the name of a mutant that few pairs show, a pair that does, which is played first (`LATE` where
views are compared, `SOON` where all that is sent is); and `NO_FRAME`: names of mutants that show in
no frame that is sent, since they tell by a refusal, or in a page of its own. Mutants made by
`telling` and `scened` never show in one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.core.game import Game
from tests.kit.faults.fault import Fault
from tests.kit.laws.games import GAMES, proof


@dataclass(frozen=True)
class Leaky:
    """One mutant: its game, and what a pair must be like for it to matter."""

    name: str
    game: Game[Any]
    wishes: Any


def mutants() -> Iterator[Leaky]:
    """Those of every game."""
    for game in GAMES:
        yield from proof(game, "leaks").MUTANTS


def about(leaky: Leaky, word: str) -> Any:
    """A pair to begin with, as the proofs of its game say under `LATE` or `SOON`."""
    return getattr(proof(leaky.game.id, "leaks"), word, {}).get(leaky.name, 0)


def in_no_frame(leaky: Leaky) -> bool:
    """Whether it shows in nothing that is sent."""
    if getattr(leaky.game, "in_no_frame", False):
        return True
    return leaky.name in getattr(proof(leaky.game.id, "leaks"), "NO_FRAME", ())


def wishes_of(fault: Fault, **usual: Any) -> Any:
    """What a pair must be like for a fault to matter. `usual`: where it says nothing else."""
    wishes = {**usual, **fault.given.get("wishes", {})}
    if "options" in wishes:
        wishes["options"] = tuple(wishes["options"].items())
    return proof(fault.given["game"], "pairs").Wishes(**wishes)
