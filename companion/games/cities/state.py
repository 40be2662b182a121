"""The state of a match: who plays, the score, the clock, the running duel."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core import Clock, Decision, Fact, Frozen, Ring, SealedRound, Text, field, replace
from companion.core.kit import facts
from companion.games.cities.character_cards import CharacterCard
from companion.games.cities.deck import Deck
from companion.games.cities.duel import Duel, Phase
from companion.games.cities.options import Options


class Past(Frozen):
    """A duel that is over."""

    number: int
    starter: int
    winner: int | None
    """None: drawn."""
    how: str
    """capital, deck, conceded, cities, time or left."""
    occupied: tuple[tuple[int, int], ...] = ()
    """(seat, cities held at the end)."""
    owners: tuple[int | None, ...] = ()
    """Who held each city at the end; None: nobody."""
    capital: int | None = None
    """Slot of the capital, if it was known."""


class Result(Frozen):
    """The end of the match."""

    winner: int
    how: str
    """duels, wins (time), conquests, occupied, deck or conceded."""


class Ended(Frozen):
    """The duel that is just over."""

    duel: Duel
    """Its last board."""
    by: int | None = None
    """The player who took the last step and may take it back until the other goes on."""
    before: CitiesState | None = None
    """The match before that step."""


class CitiesState(Frozen):
    """The whole match."""

    ring: Ring = ()
    options: Options = field(default_factory=Options)
    players: tuple[int, ...] = ()
    """The two seats that play, A first; () until there are two people."""
    begun: bool = False
    """The lobby is closed."""
    decks: Mapping[int, Deck] = field(default_factory=dict)
    ready: SealedRound[None] = field(default_factory=lambda: SealedRound(()))
    wins: Mapping[int, int] = field(default_factory=dict)
    conquests: Mapping[int, int] = field(default_factory=dict)
    clock: Clock | None = None
    rung: bool = False
    extra: bool = False
    paused: bool = False
    pause_asked: int | None = None
    duel: Duel | None = None
    past: tuple[Past, ...] = ()
    result: Result | None = None
    ended: Ended | None = None
    """Until the next duel begins."""
    known_cards: tuple[CharacterCard, ...] = ()
    """The characters that were typed in, by both and in all duels, newest first."""
    news: tuple[Text, ...] = ()
    """The newest sentences about what was done."""

    @property
    def phase(self) -> Phase:
        if self.result is not None:
            return Phase.OVER
        if self.duel is None:
            before = Phase.DECKS if self.begun else Phase.LOBBY
            return Phase.WON if self.past else before
        return Phase.BELL if self.is_counted else self.duel.phase

    @property
    def time_is_up(self) -> bool:
        """Whether the bell has rung and the time is not ended: nothing new begins (M5)."""
        return self.rung and not self.extra and self.result is None

    @property
    def is_counted(self) -> bool:
        """Whether the time is up and nothing is open any longer, so that the result counts."""
        return self.time_is_up and (self.duel is None or self.duel.rests)

    @property
    def runs(self) -> bool:
        return self.clock is not None and self.clock.since is not None

    @property
    def whole_clock(self) -> Clock:
        """The clock of the match; before the first duel it has not run at all."""
        return self.clock or Clock(length=60.0 * self.options.minutes)

    def ended_after(self, seat: int | None) -> Ended | None:
        """`ended` once `seat` (None: both) has gone on."""
        if self.ended is None or (seat is not None and self.ended.by == seat):
            return self.ended
        return replace(self.ended, by=None, before=None)

    def other(self, seat: int) -> int:
        return self.players[1] if seat == self.players[0] else self.players[0]

    def near(self, seat: int | None) -> int:
        """The player who is drawn on the near side of the table for `seat`."""
        return seat if seat in self.players and seat is not None else self.players[0]

    def playing(self) -> Duel:
        """The running duel; only where there is one."""
        assert self.duel is not None
        return self.duel

    @property
    def number(self) -> int:
        """Number of the duel that is running or comes next."""
        return len(self.past) + 1


class Draft(facts.Draft[CitiesState]):
    """A draft with access to the duel."""

    @property
    def duel(self) -> Duel:
        return self.state.playing()


def decide_by(
    state: CitiesState, rule: Callable[[Draft, float], None], now: float, *first: Fact[CitiesState]
) -> Decision:
    """The `first` facts, and what `rule` records after them at `now`."""
    draft = Draft(state).record(*first)
    rule(draft, now)
    return draft.decision
