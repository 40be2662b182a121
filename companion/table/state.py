"""One table as it stands: people, ring, devices, invites, the running game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

from companion.core.log import Entry, Step
from companion.core.question import ShownAnswers
from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import Frozen, field

SEATS_AT_MOST = 40
ANSWERS_KEPT = 64
"""How many commands of one device are recognised when they are sent again. A page waits for each
answer before it sends the next command; an older one that is sent again counts as a new command."""


def _same(one: Frozen, other: Frozen, but: set[str]) -> bool:
    """Whether two values of one class are alike, `but` for the fields of these names."""
    names = (name for name in one.__struct_fields__ if name not in but)
    return all(getattr(one, name) == getattr(other, name) for name in names)


class Seat(Frozen):
    """A person at the table. `phone`: a device holds the seat (else the tablet plays it)."""

    id: int
    name: str
    phone: bool


class Invite(Frozen):
    """A single-use invite (see `facts.InviteMade`). `asked`: device and id of the command that made
    it, empty where the house made it by itself."""

    sort: str
    seat: int | None
    expires_at: float | None
    asked: str = ""

    def alive(self, now: float) -> bool:
        """Whether it can still be used at `now`."""
        return self.expires_at is None or now < self.expires_at


class Notice(Frozen):
    """Something everybody is told once; `version` is the public one that brought it."""

    version: int
    text: Text


class Undone(Frozen):
    """Steps that were taken back and may count again: the `number` of the rewind, `to` which step
    it led back, and the `steps` that stood above it."""

    number: int
    to: int
    steps: tuple[Step, ...]


class Announcement(Frozen):
    """What the screen on the wall announces `until` then (server's seconds), and the game `before`
    it, which phones are shown so long."""

    before: Running
    until: float


class Running(Frozen):
    """The game on the table.

    `opening`: its first state. `state`: now. `ring`: the seats it was told of. `log`: all its
    entries. `steps`: those that stand. `hushed_since`: server's time when the phones went dark.
    `blindfolded`: it shows the tablet no secret, whatever the host has chosen.
    `opened_at`: when it was laid on the table. `seen`: answers that were shown and then taken back.
    `opened`: the numbers of the standing steps that showed the answers of a sealed question.
    `undone`: what may be redone, the newest undo last; empty once anything new has happened.
    `marks`: (how many steps, the state and the ring after them) now and then on the way, so that
    taking back at a late hour does not begin at the beginning. `announcement`: of the newest step,
    where the wall announces it; it stays there when it is over.
    """

    id: str
    opening: Any
    opening_ring: Ring
    state: Any
    ring: Ring
    log: tuple[Entry, ...] = ()
    steps: tuple[Step, ...] = ()
    hushed_since: float | None = None
    blindfolded: bool = False
    undone: tuple[Undone, ...] = ()
    opened_at: float = 0.0
    seen: ShownAnswers = field(default_factory=dict)
    opened: tuple[int, ...] = ()
    marks: tuple[tuple[int, Any, Ring], ...] = ()
    announcement: Announcement | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Running) and _same(self, other, but={"marks", "announcement"})


class PlayedGame(Frozen):
    """A game of the evening that is over: its id, how it ended (None: it did not say), the seats
    that have won."""

    game: str
    end: Text | None = None
    winners: Ring = ()


class AnsweredCommand(Frozen):
    """A command that was answered: its id, the digest of its content, and the refusal if any."""

    id: str
    digest: str
    refusal: Refusal | None = None


AnsweredById = Mapping[str, AnsweredCommand]
"""The newest of one device by their ids, oldest first."""


def with_answer(known: AnsweredById, answer: AnsweredCommand) -> AnsweredById:
    """One more; the oldest of more than ANSWERS_KEPT goes."""
    kept = {**known, answer.id: answer}
    if len(kept) > ANSWERS_KEPT:
        del kept[next(iter(kept))]
    return kept


class Table(Frozen):
    """Everything that is true of one table; always equal to the fold of its records.

    `people`: by seat number, watchers of the running game included. `ring`: clockwise,
    without the watchers. `holders`: seat to the hash of its token. `tablet`: hash of the
    tablet's token. `last`: the game before this one that came to its end, for its story. `evening`:
    all of those. `invites`: by the hash of their secret. `kept`: house rules by game.
    `keep_hours`: the table is deleted so long after its last step, at `acted_at` (None: never).
    `keeps_evenings`: the host's device keeps what was played, and everybody is told so.
    `answered`: by device and id. `unrecorded`: answers that changed nothing; they live
    in memory only and are no part of what is compared.
    `version` counts all steps, `public_version` those that everybody may know of. `silenced`: the
    numbers of the steps that nobody is told of, in order.
    """

    code: str
    name: str = ""
    door_open: bool = True
    people: Mapping[int, Seat] = field(default_factory=dict)
    ring: Ring = ()
    next_seat: int = 1
    holders: Mapping[int, str] = field(default_factory=dict)
    tablet: str | None = None
    invites: Mapping[str, Invite] = field(default_factory=dict)
    blind: bool = False
    keep_hours: int | None = 24
    keeps_evenings: bool = False
    acted_at: float = 0.0
    game: Running | None = None
    last: Running | None = None
    evening: tuple[PlayedGame, ...] = ()
    kept: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    answered: Mapping[str, AnsweredById] = field(default_factory=dict)
    notice: Notice | None = None
    version: int = 0
    public_version: int = 0
    silenced: tuple[int, ...] = ()
    unrecorded: Mapping[str, AnsweredById] = field(default_factory=dict)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and _same(self, other, but={"unrecorded"})

    def shown_number(self, number: int) -> int:
        """The number of a step as the tablet counts: without the silent ones."""
        return number - bisect_right(self.silenced, number)

    def log_number(self, shown: int) -> int:
        """The number in the log of the last step that the tablet counts as `shown`. The tablet
        does not count silent steps; those that follow it are included."""
        number = shown + 1
        for silent in self.silenced:
            number += silent <= number
        return number - 1

    @property
    def phones(self) -> frozenset[int]:
        """The seats that a phone holds."""
        return frozenset(self.holders)

    @property
    def watchers(self) -> Ring:
        """Those at the table who are not in the ring: they came late, and play the next game."""
        return tuple(seat for seat in self.people if seat not in self.ring)

    @property
    def sees_no_secrets(self) -> bool:
        """Whether the tablet has rights and no knowledge: its host has chosen so, or the game."""
        return self.blind or (self.game is not None and self.game.blindfolded)

    def seat_of(self, device: str | None) -> int | None:
        """The seat that this token holds."""
        return next((seat for seat, held in self.holders.items() if held == device), None)
