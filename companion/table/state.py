"""The state of one table: people, ring, devices, invites, the running game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, TypeVar

from companion.core.game import ShownAnswers
from companion.core.log import Entry, Step
from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import Frozen, field, replace

V = TypeVar("V")
SEATS_AT_MOST = 40
ANSWERS_KEPT = 64
"""How many commands of one device are recognised when sent again; an older one counts as new."""


def _same(one: Frozen, other: Frozen, but: set[str]) -> bool:
    """Whether two values of one class are equal, ignoring the fields `but`."""
    names = (name for name in one.__struct_fields__ if name not in but)
    return all(getattr(one, name) == getattr(other, name) for name in names)


def without(mapping: Mapping[Any, V], gone: object) -> dict[Any, V]:
    """A copy of `mapping` without one key."""
    return {key: value for key, value in mapping.items() if key != gone}


class Seat(Frozen):
    """A person at the table."""

    id: int
    name: str
    phone: bool
    """Whether a device holds the seat; otherwise the tablet plays it."""


class Invite(Frozen):
    """A single-use invite (see `facts.InviteMade`)."""

    sort: str
    seat: int | None
    expires_at: float | None
    asked: str = ""
    """Device and id of the command that made it; empty if the program made it."""

    def alive(self, now: float) -> bool:
        """Whether it can still be used at `now`."""
        return self.expires_at is None or now < self.expires_at


class Notice(Frozen):
    """A notice that everybody is shown once."""

    version: int
    """The public version that brought it."""
    text: Text


class Undone(Frozen):
    """An undo that may be redone."""

    number: int
    """Record number of the undo."""
    to: int
    """Number of the last step that still counted after it."""
    steps: tuple[Step, ...]
    """The steps it took back."""


class Announcement(Frozen):
    """News that the wall announces before phones show it."""

    before: Running
    """The game before the news; phones show it until then."""
    until: float
    """Server time in seconds when phones show the news."""


class Running(Frozen):
    """The game on the table."""

    id: str
    opening: Any
    """The first state."""
    opening_ring: Ring
    state: Any
    ring: Ring
    """The seats that the game knows of."""
    log: tuple[Entry, ...] = ()
    """All entries of the game's log."""
    steps: tuple[Step, ...] = ()
    """The steps that count, without those taken back."""
    hushed_since: float | None = None
    """Server time when the phones went dark; None: they are not dark."""
    blindfolded: bool = False
    """Whether the game shows the tablet no secrets, whatever the host has chosen."""
    undone: tuple[Undone, ...] = ()
    """What may be redone, the newest undo last; emptied by any new step."""
    opened_at: float = 0.0
    """Server time when the game was opened."""
    seen: ShownAnswers = field(default_factory=dict)
    """Answers that were shown and later taken back."""
    opened: tuple[int, ...] = ()
    """Numbers of the steps that opened the answers of a sealed question."""
    snapshots: tuple[tuple[int, Any, Ring], ...] = ()
    """Snapshots (number of steps, state, ring) from which an undo folds."""
    announcement: Announcement | None = None
    """What the wall announces of the newest step; it stays here when it is over."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Running) and _same(self, other, but={"snapshots", "announcement"})


class PlayedGame(Frozen):
    """A finished game of the evening."""

    game: str
    end: Text | None = None
    """How it ended; None: the game does not say."""
    winners: Ring = ()


class AnsweredCommand(Frozen):
    """The answer to a command, kept to recognise the same command again."""

    id: str
    digest: str
    """Digest of its content."""
    refusal: Refusal | None = None
    """None: it was carried out."""


AnsweredById = Mapping[str, AnsweredCommand]
"""Answers to one device by the id of the command, oldest first."""


def with_answer(known: AnsweredById, answer: AnsweredCommand) -> AnsweredById:
    """Add an answer; drop the oldest one above ANSWERS_KEPT."""
    kept = {**known, answer.id: answer}
    if len(kept) > ANSWERS_KEPT:
        del kept[next(iter(kept))]
    return kept


FRIENDS_PACES: Mapping[str, tuple[float, float]] = {"quick": (0.5, 0.1), "calm": (3.0, 3.0)}
"""By pace: seconds until imaginary friends look for something to do, and between two answers."""


class Table(Frozen):
    """The state of one table; always equal to the fold of its records."""

    code: str
    name: str = ""
    rehearsal: bool = False
    """Whether one host tries the program with imaginary friends; every screen says so."""
    friends_pace: str = "quick"
    """How fast the friends of a rehearsal answer: a key of FRIENDS_PACES."""
    door_open: bool = True
    people: Mapping[int, Seat] = field(default_factory=dict)
    """By seat number, watchers of the running game included."""
    ring: Ring = ()
    """Clockwise, without the watchers."""
    next_seat: int = 1
    holders: Mapping[int, str] = field(default_factory=dict)
    """By seat: the hash of the token that holds it."""
    tablet: str | None = None
    """Hash of the tablet's token."""
    invites: Mapping[str, Invite] = field(default_factory=dict)
    """By the hash of the secret."""
    blind: bool = False
    keep_hours: int | None = 24
    """Hours after the last step (`acted_at`) when the table is deleted; None: never."""
    keeps_evenings: bool = False
    """Whether the host's device keeps what was played; everybody is told so."""
    acted_at: float = 0.0
    game: Running | None = None
    last: Running | None = None
    """The last finished game before this one, for its story."""
    has_screen: bool = False
    """Whether a public screen was ever connected: then public moments are staged there."""
    evening: tuple[PlayedGame, ...] = ()
    """All finished games of the evening."""
    left: Mapping[int, str] = field(default_factory=dict)
    """By seat: names of people who have left and whom that story names. Nothing else shows them."""
    kept: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By game: its house rules."""
    answered: Mapping[str, AnsweredById] = field(default_factory=dict)
    """By device and id."""
    notice: Notice | None = None
    version: int = 0
    """Number of the newest step."""
    public_version: int = 0
    """Number of steps that everybody may know of."""
    silenced: tuple[int, ...] = ()
    """Numbers of the steps that nobody is told of, ascending."""
    unrecorded: Mapping[str, AnsweredById] = field(default_factory=dict)
    """Answers to commands that changed nothing; in memory only and ignored by `==`."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and _same(self, other, but={"unrecorded"})

    def shown_number(self, number: int) -> int:
        """The number of a step as the tablet counts, without silent steps."""
        return number - bisect_right(self.silenced, number)

    def log_number(self, shown: int) -> int:
        """The number in the log of the last step shown as `shown`, with silent steps after it."""
        number = shown + 1
        for silent in self.silenced:
            number += silent <= number
        return number - 1

    @property
    def phones(self) -> frozenset[int]:
        """The seats with a phone."""
        return frozenset(self.holders)

    @property
    def watchers(self) -> Ring:
        """People who are not in the ring: they came late and play the next game."""
        return tuple(seat for seat in self.people if seat not in self.ring)

    @property
    def sees_no_secrets(self) -> bool:
        """Whether the tablet has rights but no knowledge, by choice of the host or of the game."""
        return self.blind or (self.game is not None and self.game.blindfolded)

    def seat_of(self, device: str | None) -> int | None:
        """The seat that this token holds."""
        return next((seat for seat, held in self.holders.items() if held == device), None)

    def with_holder(self, seat: int, device: str | None) -> Table:
        """The table with the seat held by another token, or by none; the old token is dropped."""
        old, holders = self.holders.get(seat), without(self.holders, seat)
        if device is not None:
            holders[seat] = device
        people = {**self.people, seat: replace(self.people[seat], phone=device is not None)}
        answered = self.answered if old is None else without(self.answered, old)
        return replace(self, people=people, holders=holders, answered=answered)

    def with_notice(self, sentence: Text) -> Table:
        """The table with this notice."""
        return replace(self, notice=Notice(self.public_version, sentence))
