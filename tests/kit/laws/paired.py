"""Paired runs by the thousand: `python -m tests.kit.laws.paired 10000` compares what an eye is
shown (promise P1). With `sent` after it, it compares what is sent: the devices, the order, the
lengths, and the bytes that the eye itself gets (P1, P14)."""

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from companion.core import Caller, Chance, Command, Eye, Game
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.lockstep import Leak, Lockstep, World, difference
from tests.kit.laws.unoffered import ByHand, unoffered_trier
from tests.kit.laws.world import Knowledge
from tests.kit.laws.world_devices import LENT, SPECTATOR, TABLET, WALL, Sent, WorldDevices, phone_of
from tests.kit.playbook import FixedChance

RECONNECT, UNDO, TOGETHER, LEND = 0.25, 0.15, 0.2, 0.2
"""Probabilities at each look: a device connects anew, a step is undone and redone, next steps are
sent together, the tablet is lent to a seat."""


class SentLeak(Leak):
    """The worlds can be told apart by what is sent."""


@dataclass
class Sending(Lockstep):
    """Both worlds with their devices. Commands that nobody was offered are not tried here."""

    sides: tuple[WorldDevices, ...] = ()
    chance: random.Random = field(default_factory=random.Random)
    seen: tuple[tuple[Any, int], ...] = ()
    lent_to: int | None = None
    """The seat that the tablet is lent to."""
    together: bool = False
    frames: int = 0

    def start(self) -> None:
        self.unoffered = None
        self.chance = random.Random(f"{self.eye} {self.a.state.ring}")
        self.open()
        self.sides = tuple(WorldDevices(self, world) for world in self.worlds)
        self.compare()

    def _apply(self, world: World, caller: Caller, command: Command, events: Any) -> None:
        later = self.together and any(event.public for event in events)
        if not later:
            self._flush()
        super()._apply(world, caller, command, events)
        (side,) = (one for one in self.sides if one.world is world)
        side.step(caller, command.name, events, later=later)

    def compare(self) -> None:
        """Equal knowledge, equal frames."""
        self.look()
        if self.chance.random() < RECONNECT:
            sid = self.chance.choice(sorted(self.sides[0].viewers))
            for side in self.sides:
                side.reconnect(sid)
        if self.together and self.chance.random() < 0.5:
            self._compare_sent()
            return
        self._flush()
        for side in self.sides:
            side.beat()
        equal = self._compare_sent()
        if self.chance.random() < LEND:
            self._lend(self.chance.choice(self.a.state.ring))
        if equal and self.seen and self.chance.random() < UNDO:
            for side, (state, count) in zip(self.sides, self.seen, strict=True):
                side.undo(state, count)
            self._compare_sent()
        self.seen = tuple((world.state, world.count) for world in self.worlds) if equal else ()
        self.together = self.chance.random() < TOGETHER

    def _lend(self, seat: int) -> None:
        """Lend the tablet to this seat: the bytes are compared for that eye."""
        self.lent_to = seat
        for side in self.sides:
            side.lend(seat)
        self._compare_sent()
        self.lent_to = None

    def _flush(self) -> None:
        for side in self.sides:
            side.flush()

    def _compare_sent(self) -> bool:
        """Compare what was sent since the last look; returns whether both worlds did the same."""
        each = [side.sent for side in self.sides]
        for side in self.sides:
            side.sent = []
        acts = [[(sent.hidden, sent.actor) for sent in some] for some in each]
        equal = acts[0] == acts[1]
        if not equal:
            for sent in (sent for some in each for sent in some if sent.hidden):
                self._check_hidden_act(sent)
            each = [[sent for sent in some if not sent.hidden] for some in each]
        for one, other in zip_longest(*each):
            if one is None or other is None:
                raise SentLeak(f"sent in one world alone: {(one or other).name}")
            self._compare_push(one, other)
        return equal

    def _compare_push(self, one: Sent, other: Sent) -> None:
        """The same devices, order and lengths; for the eye, the same bytes."""
        heads = [
            [(sid, name, len(text)) for sid, name, text in sent.frames] for sent in (one, other)
        ]
        if heads[0] != heads[1]:
            apart = [pair for pair in zip_longest(*heads) if pair[0] != pair[1]]
            raise SentLeak(f"{one.name} ({self.eye}): {apart[:3]}")
        self.frames += len(one.frames)
        own = {phone_of(self.eye.seat) if self.eye.seat is not None else TABLET}
        if self.lent_to is not None and self.lent_to == self.eye.seat:
            own.add(LENT)
        for (sid, name, text), (_, _, twin) in zip(one.frames, other.frames, strict=True):
            if text != twin and sid in {*own, WALL, SPECTATOR}:
                said = (one.decode(errors="replace") for one in (text, twin))
                raise SentLeak(f"{name} of {sid}: {difference(*said)}")

    def _check_hidden_act(self, sent: Sent) -> None:
        """A hidden act of one world: in the dark only the actor's device gets a frame; by day every
        phone gets its secret document."""
        moved = [sid for sid, _, _ in sent.frames]
        if sent.dark:
            if set(moved) - {sent.actor}:
                raise SentLeak(f"{sent.name} in the dark has moved {moved}")
            return
        phones = sorted(sid for sid, viewer in self.sides[0].viewers.items() if viewer.seat)
        if sorted(moved) != phones:
            raise SentLeak(f"{sent.name} has moved {moved}")
        for sid, name, text in sent.frames:
            said = json.loads(text[text.index(b"42[") + 2 :])
            if name != "view" or set(said[1]) != {"secret"}:
                raise SentLeak(f"{sent.name} tells {sid}: {text[:200]!r}")


@dataclass(frozen=True)
class Opening:
    """How a pair begins: one lobby for both worlds, and for each its own chance. `phones`: by
    default everybody's; `by_hand`: commands for `try_unoffered`."""

    eye: Eye
    lobby: Any
    knowledge: Callable[[Eye], Knowledge]
    chances: tuple[Chance, Chance] = field(default_factory=lambda: (FixedChance(), FixedChance()))
    phones: frozenset[int] | None = None
    by_hand: ByHand | None = None

    def worlds(self, game: Game[Any], kind: type[Lockstep]) -> Lockstep:
        """Both worlds, before the first look. `kind`: how they are compared."""
        ring = self.lobby.ring
        a, b = (
            World(name, self.lobby, chance, self.knowledge(self.eye))
            for name, chance in zip("AB", self.chances, strict=True)
        )
        phones = frozenset(ring) if self.phones is None else self.phones
        unoffered = unoffered_trier((self.eye, ring), self.by_hand)
        return kind(game, self.eye, (a, b), phones, unoffered=unoffered)


def run(
    game: Game[Any], seed: int | str, spec: Any = None, kind: type[Lockstep] = Lockstep
) -> Lockstep:
    """One pair of this game; raises `Leak` where the eye can tell the worlds apart. `kind`: how
    they are compared."""
    rng, pairs = random.Random(f"{game.id} {seed}"), proof(game.id, "pairs")
    spec = spec or pairs.Spec()
    steps = pairs.opening(rng, game, spec).worlds(game, kind)
    return steps.play(lambda: pairs.play(steps, rng, spec))


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
