"""What is recorded of one night, of one vote, of one day."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core import Clock, Frozen, SealedRound, field, replace


class NightAnswer(Frozen):
    """A secret answer that `seats` got in `step`, about `target` where one was picked.

    `value`: "yes", "no", "none" (nobody was lynched), or a mythomaniac's new role id or
    "unchanged".
    """

    step: str
    seats: tuple[int, ...]
    target: int | None
    value: str


class Passing(Frozen):
    """The tablet goes round in a window of `together` (§10). Times are seconds of the server's.

    `seats`: who gets it, in ring order; `place`: whose turn it is (`len(seats)`: all have had it).
    `sent`: since when it is on its way to that seat; `since`: since when that seat has it (None:
    it is still on its way).
    """

    seats: tuple[int, ...]
    sent: float
    place: int = 0
    since: float | None = None

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None once all have had it."""
        return self.seats[self.place] if self.place < len(self.seats) else None


class Night(Frozen):
    """A night, open or past.

    `order`: the step ids as they are called, ("night",) with `night_input = together`; `parts`:
    the steps of §6.2 that take place, in their order (the same ids, but for `together`).
    `cursor`: place in `order`; -1 is the opening line, len(order) the «open your eyes» line.
    `closing`: the close line of the step is being read (together: the second window).
    `phones`: seats that had a phone when the step was opened, or before that when night fell.
    `proposals`: of the open step, by seat. `settled`: what the moderator has settled for a shared
    step (None: nobody). `picks`: confirmed picks by step id (of `parts`), `by`: the seats that
    made them. `suspicions`: (step, seat, target), decoys. `tapped`: seats that have answered in
    the open step. `stands_for`: seats whose pick in the open step stands although all phones are
    asked again: like all others they tap once more, and it counts as a decoy. `passing`: how the
    tablet goes round in the window of now, if it does.
    """

    number: int
    order: tuple[str, ...]
    parts: tuple[str, ...]
    cursor: int = -1
    closing: bool = False
    opened_at: float = 0.0
    close_at: float = 0.0
    phones: frozenset[int] = frozenset()
    proposals: Mapping[int, int] = field(default_factory=dict)
    settled: Mapping[str, int | None] = field(default_factory=dict)
    picks: Mapping[str, int] = field(default_factory=dict)
    by: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    answers: tuple[NightAnswer, ...] = ()
    suspicions: tuple[tuple[str, int, int], ...] = ()
    tapped: frozenset[int] = frozenset()
    stands_for: frozenset[int] = frozenset()
    passing: Passing | None = None

    @property
    def called(self) -> str | None:
        """The step at the cursor, open or closing; None at the opening and at the end."""
        return self.order[self.cursor] if 0 <= self.cursor < len(self.order) else None

    @property
    def open_step(self) -> str | None:
        """The step that takes answers just now."""
        return None if self.closing else self.called


class VoteRound(Frozen):
    """One vote. `order`: the electorate as it votes. `votes`: (voter, target or None) as cast.

    `skipped`: voters passed over by hand (their vote is None). `papers`: with
    `simultaneous_votes`, the sealed votes until all are in (then None, and `votes` is in order).
    """

    order: tuple[int, ...]
    candidates: tuple[int, ...]
    votes: tuple[tuple[int, int | None], ...] = ()
    skipped: tuple[int, ...] = ()
    papers: SealedRound[int | None] | None = None
    missing: tuple[int, ...] = ()
    """Who has not voted yet, in voting order. It follows from the rest (`counted`)."""

    @property
    def voted(self) -> tuple[int, ...]:
        """Who has voted or was passed over."""
        if self.papers is not None:
            return self.papers.answered
        return tuple([voter for voter, _ in self.votes])

    @property
    def cast(self) -> int:
        """How many have voted or were passed over."""
        return len(self.order) - len(self.missing)

    @property
    def whose_turn(self) -> tuple[int, ...]:
        """Who may vote just now."""
        return self.missing[:1] if self.papers is None else self.missing

    def counted(self) -> VoteRound:
        """The vote with its `missing`, for which all views of a table ask."""
        voted = frozenset(self.voted)
        return replace(self, missing=tuple([seat for seat in self.order if seat not in voted]))


class Day(Frozen):
    """A day, open or past.

    `dead`: of this dawn, in ring order. `told`: whether everybody has been told of them, or only
    the moderator's tablet knows (§6.3). `nomination`: the vote of NOMINATION. `mark`: whom a
    role has nominated, once announced. `nominees` in ring order. `rounds`: the runoffs so far.
    `speakers`: who speaks in this DEFENCE, `speaker`: which of them now (an index). `clock`: of
    the discussion or the speech. `lot`: who is drawn among. `drawn`: by the lot. `condemned`: to be
    lynched when confirmed (None: nobody is). `lynched`: who was, in the end. `ready`: who has said,
    with the voice, that they want to vote.
    """

    number: int
    dead: tuple[int, ...] = ()
    moderator_bitten: bool = False
    told: bool = False
    clock: Clock | None = None
    nomination: VoteRound | None = None
    mark: int | None = None
    nominees: tuple[int, ...] = ()
    rounds: tuple[VoteRound, ...] = ()
    speakers: tuple[int, ...] = ()
    speaker: int = 0
    lot: tuple[int, ...] = ()
    drawn: int | None = None
    condemned: int | None = None
    lynched: int | None = None
    ready: tuple[int, ...] = ()

    @property
    def last_vote(self) -> VoteRound | None:
        """The vote that is on, or was the last one of the day."""
        return self.rounds[-1] if self.rounds else self.nomination


class Bet(Frozen):
    """What a ghost in `seat` has sealed on a day: that `target` goes next, and that `side` wins."""

    day: int
    seat: int
    side: str
    target: int


class Voice(Frozen):
    """The voice that moderates (`moderation = voice`). Times are seconds of the server's time.

    `draws`: numbers in 0 … 1 that chance gave at the deal, one after the other for all pauses of
    the game; `lines`: how many lines have begun. `leads`: False while a person has taken over.
    `since`: when the line of now began, `until`: when it has been read, `due`: when the game goes
    on from it. `paused_at`: when it was paused (None: it runs), `paused_by`: which seat (None:
    the host). `reminded`: silent players were asked once more. `answered_at`: when everybody
    had answered in the window of the night. `again`: how often the line was asked for again.
    `back`: the line is said anew because a step of the night was taken back, and says so first.
    `ends_at`: when it is looked whether the game is over after a correction by hand (None: none).
    """

    draws: tuple[float, ...]
    lines: int = 0
    leads: bool = True
    since: float = 0.0
    until: float = 0.0
    due: float = 0.0
    paused_at: float | None = None
    paused_by: int | None = None
    reminded: bool = False
    answered_at: float | None = None
    again: int = 0
    back: bool = False
    ends_at: float | None = None
