"""The records of one night, one vote, one day."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core import Clock, Frozen, SealedRound, field, replace
from companion.games.lupus.players import Player


class NightAnswer(Frozen):
    """A secret answer that `seats` got in `step`, about `target` if one was picked."""

    step: str
    seats: tuple[int, ...]
    target: int | None
    value: str
    """"yes", "no", "none" (nobody was lynched), or a mythomaniac's new role id or "unchanged"."""


class Passing(Frozen):
    """The tablet's round to asked seats without a phone (§10); times in server seconds."""

    seats: tuple[int, ...]
    """The seats that get it, in ring order."""
    sent: float
    """Time since when it is on its way to the current seat."""
    place: int = 0
    """Index in `seats` of the current one; `len(seats)`: all have had it."""
    since: float | None = None
    """Time since when the current seat has it; None: it is on its way."""

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None: all have had it."""
        return self.seats[self.place] if self.place < len(self.seats) else None


class Night(Frozen):
    """A night, current or past."""

    number: int
    order: tuple[str, ...]
    """Ids of the steps as they are called; ("night",) with `night_input = together`."""
    parts: tuple[str, ...]
    """Ids of the steps of §6.2 that take place, in order; as `order` except with `together`."""
    cursor: int = -1
    """Index in `order`; -1: the opening line, len(order): the line «open your eyes»."""
    closing: bool = False
    """Whether the closing line of the step is being read (with `together`: the second window)."""
    opened_at: float = 0.0
    close_at: float = 0.0
    phones: frozenset[int] = frozenset()
    """Seats that had a phone when the step was opened; before that, when the night began."""
    proposals: Mapping[int, int] = field(default_factory=dict)
    """By seat: proposed target in the open step."""
    firsts: Mapping[int, int] = field(default_factory=dict)
    """By seat: the first of two names in the open step; by 0: the moderator's, who settles it."""
    seconds: Mapping[int, int] = field(default_factory=dict)
    """By seat: the second of two names in the open step."""
    settled: Mapping[str, int | None] = field(default_factory=dict)
    """By step: target settled by the moderator; None: nobody."""
    picks: Mapping[str, int] = field(default_factory=dict)
    """By step of `parts`: confirmed target."""
    pairs: Mapping[str, int] = field(default_factory=dict)
    """By step of `parts`: confirmed second target."""
    by: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By step: the seats that made the pick, or that chose nobody."""
    answers: tuple[NightAnswer, ...] = ()
    suspicions: tuple[tuple[str, int, int], ...] = ()
    """Decoys: (step, seat, target)."""
    tapped: frozenset[int] = frozenset()
    """Seats that have answered in the open step."""
    stands_for: frozenset[int] = frozenset()
    """Seats whose pick is kept although all phones are asked again: their new tap is a decoy."""
    passing: Passing | None = None
    """How the tablet goes round with the current question or line, if it does."""

    @property
    def called(self) -> str | None:
        """The step at the cursor, open or closing; None at the opening and at the end."""
        return self.order[self.cursor] if 0 <= self.cursor < len(self.order) else None

    @property
    def open_step(self) -> str | None:
        """The step that takes answers now."""
        return None if self.closing else self.called

    @property
    def last_suspicions(self) -> dict[int, int]:
        """By seat: the last target of its decoys, which is the one that counts."""
        return {seat: target for _, seat, target in self.suspicions}


class VoteRound(Frozen):
    """One vote, current or past."""

    order: tuple[int, ...]
    """The seats that vote, in order."""
    candidates: tuple[int, ...]
    weights: Mapping[int, int] = field(default_factory=dict)
    """By seat: for how many its vote counts, where that is more than one."""
    votes: tuple[tuple[int, int | None], ...] = ()
    """(voter, target or None), in the order of voting."""
    skipped: tuple[int, ...] = ()
    """Voters passed over by hand; their vote is None."""
    papers: SealedRound[int | None] | None = None
    """With `simultaneous_votes`: the sealed votes until all are in; then None."""
    missing: tuple[int, ...] = ()
    """Seats that have not voted yet, in voting order; derived from the other fields (`counted`)."""

    @property
    def voted(self) -> tuple[int, ...]:
        """Seats that have voted or were passed over."""
        if self.papers is not None:
            return self.papers.answered
        return tuple([voter for voter, _ in self.votes])

    @property
    def cast(self) -> int:
        """How many have voted or were passed over."""
        return len(self.order) - len(self.missing)

    @property
    def whose_turn(self) -> tuple[int, ...]:
        return self.missing[:1] if self.papers is None else self.missing

    def counted(self) -> VoteRound:
        """The vote with its field `missing`, which all views of a table use."""
        voted = frozenset(self.voted)
        return replace(self, missing=tuple([seat for seat in self.order if seat not in voted]))


class Day(Frozen):
    """A day, current or past."""

    number: int
    dead: tuple[int, ...] = ()
    """Who died at this dawn, in ring order."""
    moderator_bitten: bool = False
    told: bool = False
    """Whether all have been told who died; before, only the moderator's tablet knows (§6.3)."""
    clock: Clock | None = None
    """Clock of the discussion or the speech."""
    elections: tuple[VoteRound, ...] = ()
    """The votes on a captain, if there are any."""
    elected: int | None = None
    """The captain who was elected today."""
    handed: tuple[tuple[int | None, int | None], ...] = ()
    """(captain, the next one or None), each time the office was to be handed on today."""
    nomination: VoteRound | None = None
    """The vote of NOMINATION."""
    head_start: tuple[tuple[str, int, int], ...] = ()
    """(role, seat, votes): votes that were there before the first voter (L-B19)."""
    mark: int | None = None
    """The seat nominated by a role, once announced."""
    nominees: tuple[int, ...] = ()
    """In ring order."""
    rounds: tuple[VoteRound, ...] = ()
    """The runoffs so far."""
    speakers: tuple[int, ...] = ()
    """Who speaks in this DEFENCE, in order."""
    speaker: int = 0
    """Index in `speakers` of the current one."""
    lot: tuple[int, ...] = ()
    """The seats among which the lot decides."""
    drawn: int | None = None
    """The seat that the lot has drawn."""
    condemned: int | None = None
    """The seat to be lynched when confirmed; None: nobody."""
    instead: str | None = None
    """What condemns in the place of a lot: the role of the condemned, "captain", or nothing."""
    decider: int | None = None
    """The captain at that moment."""
    carried_out: bool = False
    """Whether the verdict has taken effect."""
    lynched: int | None = None
    """The seat that was lynched; None: nobody."""
    turned: tuple[Player, ...] = ()
    """Players whose role has changed by a death of this dawn, as they were before."""
    wave: tuple[int, ...] = ()
    """Seats of the last deaths, all at one moment (§4)."""
    by_hand: tuple[int, ...] = ()
    """Seats killed by a correction that has caused something, announced in this phase."""
    asked: tuple[int, ...] = ()
    """The fallen who are asked whom they take along."""
    aims: Mapping[int, int | None] = field(default_factory=dict)
    """By seat of `asked`: the answer; None: nobody."""
    taken: tuple[tuple[int, int | None], ...] = ()
    """(who fell as a card that shoots, whom they took along or None), of the whole day."""
    aims_end: float | None = None
    """Server time from which the question may be closed; None: it is closed."""
    passing: Passing | None = None
    """How the tablet goes round to them, if it does."""
    ready: tuple[int, ...] = ()
    """With the voice: seats that have asked for the vote to begin."""

    @property
    def last_vote(self) -> VoteRound | None:
        """The current vote, or the last one of the day."""
        if self.rounds or self.nomination is not None:
            return self.rounds[-1] if self.rounds else self.nomination
        return self.elections[-1] if self.elections else None

    @property
    def last_vote_key(self) -> int:
        """A key of the current vote among those of the day; below 0 for the votes on a captain."""
        on_captain = self.nomination is None and self.elections
        return -len(self.elections) if on_captain else len(self.rounds)


class Bet(Frozen):
    """A ghost's sealed bet of one day: that `target` dies next, and that `side` wins."""

    day: int
    seat: int
    side: str
    target: int
    dead: tuple[int, ...] = ()
    """Who was dead when it was sealed."""


class Voice(Frozen):
    """The state of the voice (`moderation = voice`). Times are server seconds."""

    draws: tuple[float, ...]
    """Random numbers in 0 … 1, drawn at the deal for all pauses of the game."""
    lines: int = 0
    """Number of lines that have begun."""
    leads: bool = True
    """Whether the voice moderates; False while a person has taken over."""
    since: float = 0.0
    """When the current line began."""
    until: float = 0.0
    """When the current line has been read."""
    due: float = 0.0
    paused_at: float | None = None
    """When it was paused; None: it is not paused."""
    paused_by: int | None = None
    """The seat that paused it; None: the host."""
    reminded: bool = False
    """Whether players who have not answered were reminded."""
    answered_at: float | None = None
    """When all had answered in the current window of the night."""
    again: int = 0
    """How often the current line was repeated on request."""
    back: bool = False
    """Whether the line is read again because a step was taken back, which it says first."""
    ends_at: float | None = None
    """When to check, after a correction by hand, whether the game is over; None: no check."""
