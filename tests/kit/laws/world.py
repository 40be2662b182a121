"""One of two worlds played in step, what an eye may know there, and what it shows."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from companion.core.chance import Chance
from companion.core.command import TABLET, Command
from companion.core.event import Event, RingChanged
from companion.core.eye import PUBLIC, Eye, Sight, seat_eye
from companion.core.game import Game, Moment
from companion.core.log import Step, fold
from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.view import View
from companion.table.log.replay import SNAPSHOT_EVERY
from companion.table.screens.documents import ViewSplitter
from companion.table.screens.picture import TableShape
from companion.table.screens.present import Showing
from companion.table.screens.view_cache import ViewCache
from companion.table.state import Table
from tests.kit.playbook import FixedChance

SIGHTS = ("seat", "seat", "seat", "public", "moderator", "blind")
"""Sights from which a pair draws its eye."""
HEADS_EVERY = 8
"""The head of the picture is compared at one of so many looks: it seldom changes."""


class Leak(AssertionError):
    """The eye was shown a difference that it may not know."""


class Diverged(Exception):
    """From here on the eye may know a difference."""


class Knowledge(Protocol):
    """What an eye may know of its world, written independently of the views."""

    def note(self, state: Any) -> None:
        """Learn from the new state what the rules show this eye."""

    def known(self) -> Hashable:
        """Everything learned so far, and what is public now."""


Public = Callable[[Any], Hashable]
Secrets = Callable[[Any], Iterable[tuple[Hashable, Iterable[int]]]]
"""Each secret of a state with its readers: seats, or HOST."""
HOST = 0
"""The reader who holds the host's tablet."""


class DeclaredKnowledge:
    """What one eye may know: what is public, and the secrets that it reads."""

    def __init__(self, public: Public, secrets: Secrets, eye: Eye) -> None:
        self.public, self.secrets = public, secrets
        self.reader = HOST if eye.moderates else eye.seat
        self.state: Any = None

    def note(self, state: Any) -> None:
        self.state = state

    def known(self) -> Hashable:
        secrets = self.secrets(self.state)
        read = [secret for secret, readers in secrets if self.reader in readers]
        return self.public(self.state), tuple(read)


def random_eye(rng: random.Random, sight: str, ring: Ring) -> Eye:
    """A random eye of this sight (empty: any)."""
    seen = Sight(sight or rng.choice(SIGHTS))
    return Eye(seen, rng.choice(ring) if seen is Sight.SEAT else None)


def set_up(
    game: Game[Any],
    ring: Ring,
    commands: Iterable[Command],
    phones: frozenset[int] | None = None,
    chance: Chance | None = None,
    **options: Any,
) -> Any:
    """A lobby with these options after these commands of the tablet."""
    state = game.open(ring, {"options": options})
    moment = Moment(1000.0, frozenset(ring) if phones is None else phones)
    for command in commands:
        made = game.decide(state, command, TABLET, moment, chance or FixedChance())
        assert not isinstance(made, Refusal), f"{command}: {made}"
        state = fold(game.evolve, state, (Step(1, 1000.0, command.name, None, made),))
    return state


@dataclass
class World:
    """One of the two games."""

    name: str
    state: Any
    chance: Chance
    knowledge: Knowledge
    opening: Any = None
    steps: list[Step] = field(default_factory=list)
    silenced: list[int] = field(default_factory=list)
    count: int = 0
    public: int = 0
    opened: tuple[int, ...] = ()
    snapshots: tuple[tuple[int, Any, Ring], ...] = ()
    """As in `Running`."""
    cache: ViewCache = field(default_factory=ViewCache)
    shown_of: Any = None
    shown_at: float = 0.0
    shown: dict[Eye, View] = field(default_factory=dict)
    """The views of this state at this time (a cache of `Lockstep.view`)."""
    table: Table | None = None
    """The table after steps were taken back; None: it follows from the steps."""

    def keep_snapshot(self) -> None:
        """Keep the state now and then, as a table does for undo."""
        if len(self.steps) % SNAPSHOT_EVERY == 0:
            events = (event for step in reversed(self.steps) for event in step.events)
            ring = next((one.ring for one in events if isinstance(one, RingChanged)), ())
            self.snapshots = (*self.snapshots, (len(self.steps), self.state, ring))

    @property
    def tablet_count(self) -> int:
        """The number of steps that a tablet can count."""
        return self.count - len(self.silenced)


def difference(one: str, other: str) -> str:
    """The first difference of two frames, with some context."""
    at = next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    window = slice(max(0, at - 160), at + 160)
    return f"the eye can tell the worlds apart:\n  A …{one[window]}…\n  B …{other[window]}…"


def public_parts(pair: Any) -> Iterator[tuple[str, list[Any]]]:
    """(name, values of both worlds) of everything that everybody may read: the wall, the known
    document of each seat, history, help, and the head of the picture."""
    game, worlds = pair.game, pair.worlds
    walls = [pair.view(world, PUBLIC) for world in worlds]
    yield "wall's view", walls
    yield "ring", [world.state.ring for world in worlds]
    splitters = [ViewSplitter(wall) for wall in walls]
    for seat in pair.a.state.ring:
        views = [pair.view(world, seat_eye(seat)) for world in worlds]
        # Equal views over equal walls have equal documents.
        if views[0] != views[1]:
            split = zip(splitters, views, strict=True)
            yield f"known document of seat {seat}", [one.split(view, {})[0] for one, view in split]
    for name in ("history", "reference"):
        page = getattr(game, name)
        yield name, [world.cache.memory.run(page, world.state) for world in worlds]
    if pair.compared % HEADS_EVERY == 0:
        yield "head", [_head(pair, world) for world in worlds]


def opens_answer(game: Game[Any], state: Any, events: tuple[Event, ...]) -> bool:
    """Whether these events open a sealed answer to all."""
    for event in events:
        if any(question.public for question, _ in game.shown_answers(state, event)):
            return True
        state = game.evolve(state, event)
    return False


def _head(pair: Any, world: World) -> TableShape:
    """The head of the picture that every device gets."""
    games = {pair.game.id: pair.game}
    return Showing(pair.table(world), pair.now, games, cache=world.cache).head
