"""Paired runs by the thousand: `python -m tests.kit.laws.paired 10000` compares what an eye is
shown (promise P1); with `sent` after it, what is really sent: to which devices, in which order,
how long, and to the eye itself in which bytes (P1, P14)."""

import json
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from companion.core import Caller, Command, Game
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.lockstep import Leak, Lockstep, World, difference
from tests.kit.laws.world_devices import LENT, SPECTATOR, TABLET, WALL, Went, WorldDevices, phone_of

AGAIN, UNDONE, TOGETHER, HELD = 0.25, 0.15, 0.2, 0.2
"""At so many of the looks a device connects anew, a step is taken back and done again, what happens
next is shown together, and the tablet is lent to a seat."""


class Noticed(Leak):
    """What is sent tells the worlds apart."""


@dataclass
class Sending(Lockstep):
    """Both worlds with their devices. No command is tried that nobody was offered: its answer is no
    frame of a picture."""

    halls: tuple[WorldDevices, ...] = ()
    chance: random.Random = field(default_factory=random.Random)
    seen: tuple[tuple[Any, int], ...] = ()
    held_by: int | None = None
    """Who has the tablet in the hand, while what was sent is compared."""
    together: bool = False
    frames: int = 0

    def start(self) -> None:
        self.unoffered = None
        self.chance = random.Random(f"{self.eye} {self.a.state.ring}")
        self.open()
        self.halls = tuple(WorldDevices(self, world) for world in self.worlds)
        self.compare()

    def _apply(self, world: World, caller: Caller, command: Command, events: Any) -> None:
        later = self.together and any(event.public for event in events)
        if not later:
            self._flush()
        super()._apply(world, caller, command, events)
        (hall,) = (one for one in self.halls if one.world is world)
        hall.step(caller, command.name, events, later=later)

    def compare(self) -> None:
        """Equal knowledge, equal sendings."""
        self.look()
        if self.chance.random() < AGAIN:
            sid = self.chance.choice(sorted(self.halls[0].viewers))
            for hall in self.halls:
                hall.again(sid)
        if self.together and self.chance.random() < 0.5:
            self._alike()
            return
        self._flush()
        for hall in self.halls:
            hall.beat()
        equal = self._alike()
        if self.chance.random() < HELD:
            self._lent(self.chance.choice(self.a.state.ring))
        if equal and self.seen and self.chance.random() < UNDONE:
            for hall, (state, count) in zip(self.halls, self.seen, strict=True):
                hall.undo(state, count)
            self._alike()
        self.seen = tuple((world.state, world.count) for world in self.worlds) if equal else ()
        self.together = self.chance.random() < TOGETHER

    def _lent(self, seat: int) -> None:
        """The tablet is lent to this seat: what it shows is that one's alone, and as long."""
        self.held_by = seat
        for hall in self.halls:
            hall.lend(seat)
        self._alike()
        self.held_by = None

    def _flush(self) -> None:
        for hall in self.halls:
            hall.flush()

    def _alike(self) -> bool:
        """Compare what has gone out since the last look; whether both worlds did the same."""
        each = [hall.went for hall in self.halls]
        for hall in self.halls:
            hall.went = []
        acts = [[(went.hidden, went.actor) for went in some] for some in each]
        equal = acts[0] == acts[1]
        if not equal:
            for went in (went for some in each for went in some if went.hidden):
                self._nobody_else(went)
            each = [[went for went in some if not went.hidden] for some in each]
        for one, other in zip_longest(*each):
            if one is None or other is None:
                raise Noticed(f"sent in one world alone: {(one or other).name}")
            self._same(one, other)
        return equal

    def _same(self, one: Went, other: Went) -> None:
        """To the same devices, in one order, as long; to the eye the same."""
        heads = [
            [(sid, name, len(text)) for sid, name, text in went.frames] for went in (one, other)
        ]
        if heads[0] != heads[1]:
            apart = [pair for pair in zip_longest(*heads) if pair[0] != pair[1]]
            raise Noticed(f"{one.name} ({self.eye}): {apart[:3]}")
        self.frames += len(one.frames)
        own = {phone_of(self.eye.seat) if self.eye.seat is not None else TABLET}
        if self.held_by is not None and self.held_by == self.eye.seat:
            own.add(LENT)
        for (sid, name, text), (_, _, twin) in zip(one.frames, other.frames, strict=True):
            if text != twin and sid in {*own, WALL, SPECTATOR}:
                said = (one.decode(errors="replace") for one in (text, twin))
                raise Noticed(f"{name} of {sid}: {difference(*said)}")

    def _nobody_else(self, went: Went) -> None:
        """A hidden act of one world: in the dark it moves the actor's device alone; by day all
        phones alike, by what tells nothing."""
        moved = [sid for sid, _, _ in went.frames]
        if went.dark:
            if set(moved) - {went.actor}:
                raise Noticed(f"{went.name} in the dark has moved {moved}")
            return
        phones = sorted(sid for sid, viewer in self.halls[0].viewers.items() if viewer.seat)
        if sorted(moved) != phones:
            raise Noticed(f"{went.name} has moved {moved}")
        for sid, name, text in went.frames:
            said = json.loads(text[text.index(b"42[") + 2 :])
            if name != "view" or set(said[1]) != {"secret"}:
                raise Noticed(f"{went.name} tells {sid}: {text[:200]!r}")


def run(
    game: Game[Any], seed: int | str, wishes: Any = None, kind: type[Lockstep] = Lockstep
) -> Lockstep:
    """One pair of this game; raises `Leak` where the eye can tell the worlds apart. `kind`: how
    they are compared."""
    chance, pairs = random.Random(f"{game.id} {seed}"), proof(game.id, "pairs")
    return pairs.play(chance, game, wishes or pairs.Wishes(), kind)


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
