"""Paired runs by the thousand: `python -m tests.kit.laws.paired 10000` compares what an eye is
shown (promise P1); with `sent` after it, all that is sent (P14)."""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from typing import Any

from companion.core.game import Game
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.sending import Sending


def run(
    game: Game[Any], seed: int | str, wishes: Any = None, kind: type[Lockstep] = Lockstep
) -> Lockstep:
    """One pair of this game; raises `Leak` where the eye can tell the worlds apart. `kind`: how
    they are compared."""
    chance = random.Random(f"{game.id} {seed}")
    steps: Lockstep = proof(game.id, "pairs").play(chance, game, wishes, kind)
    return steps


def main(pairs: int, kind: type[Lockstep]) -> None:
    """So many pairs of every game; stops at the first leak with the seed that shows it."""
    for game in GAMES.values():
        began, eyes, frames, ends = time.monotonic(), Counter[str](), 0, Counter[str]()
        for seed in range(pairs):
            try:
                steps = run(game, seed, kind=kind)
            except AssertionError:
                print(f"{game.id}: pair {seed}")
                raise
            eyes[str(steps.eye.sight)] += 1
            frames += steps.frames if isinstance(steps, Sending) else steps.compared
            ends[steps.ended] += 1
        seconds = time.monotonic() - began
        for end, times in ends.most_common():
            print(f"  {times} × {end or 'played through'}")
        print(f"{game.id}: {pairs} pairs, {frames} frames alike, {dict(eyes)}, {seconds:.0f} s")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(int(given[0]) if given else 500, Sending if "sent" in given else Lockstep)
