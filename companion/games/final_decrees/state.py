"""The state of the game."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from companion.core import Frozen, Ring, SealedRound, Text, field, replace
from companion.games.final_decrees.card_words import CardWords
from companion.games.final_decrees.control_graph import ArrowSet, below, roots
from companion.games.final_decrees.options import Options
from companion.games.final_decrees.state_parts import BidRound as BidRound
from companion.games.final_decrees.state_parts import Decline as Decline
from companion.games.final_decrees.state_parts import Decree as Decree
from companion.games.final_decrees.state_parts import Fallen as Fallen
from companion.games.final_decrees.state_parts import Line as Line
from companion.games.final_decrees.state_parts import Pending as Pending
from companion.games.final_decrees.state_parts import Plan as Plan
from companion.games.final_decrees.state_parts import Result as Result
from companion.games.final_decrees.state_parts import Template as Template
from companion.games.final_decrees.state_parts import Trade as Trade
from companion.games.final_decrees.state_parts import Turn as Turn


class Phase(StrEnum):
    """The ids of the phases: set-up (§4), then turns (§5)."""

    LOBBY = "lobby"
    BID = "bid"
    POSTING = "posting"
    PLAY = "play"
    OVER = "over"


DECREES = 5


class DecreesState(Frozen):
    """The whole game (§3)."""

    ring: Ring = ()
    phase: Phase = Phase.LOBBY
    options: Options = field(default_factory=Options)
    plans: tuple[Plan, ...] = (Plan(),) * DECREES
    """The decrees as the table has entered them, one a slot."""
    templates: tuple[Template, ...] = ()
    cards: tuple[CardWords, ...] = ()
    """Cards that were written down, newest first."""
    ministries: tuple[str, ...] = ()
    """Ids of the ministries in play."""
    personal: Mapping[int, int] = field(default_factory=dict)
    """Blame of each seat."""
    ministry: Mapping[str, int] = field(default_factory=dict)
    """Blame on each ministry."""
    marker: Mapping[int, str | None] = field(default_factory=dict)
    """The ministry that each seat heads."""
    hands: Mapping[int, int] = field(default_factory=dict)
    """Number of cards in each seat's hand."""
    arrows: ArrowSet = ()
    decrees: tuple[Decree, ...] = ()
    promulgated: int = 0
    deck_start: int = 0
    """Cards in the deck when play began."""
    deck_left: int = 0
    discard: int = 0
    round: SealedRound[int] | None = None
    """The bids that are being made."""
    rounds: tuple[BidRound, ...] = ()
    """The rounds of bids that are over."""
    head: int | None = None
    """The director of Human Resources after the bids."""
    turn: Turn | None = None
    turns: int = 0
    pending: Pending | None = None
    trades: tuple[Trade, ...] = ()
    """Open proposals."""
    fallen: Mapping[int, Fallen] = field(default_factory=dict)
    """By seat: why the last proposal that named it failed. Secret for all other seats."""
    decline: Decline | None = None
    declines: int = 0
    result: Result | None = None
    news: tuple[Text, ...] = ()
    """The last sentences on what was done, oldest first."""

    def director(self, ministry: str) -> int | None:
        """`director[m]`: who heads it, None where it is empty."""
        return next((seat for seat, at in self.marker.items() if at == ministry), None)

    def posting(self, seat: int) -> str | None:
        return self.marker.get(seat)

    def empty(self) -> tuple[str, ...]:
        taken = set(self.marker.values())
        return tuple(one for one in self.ministries if one not in taken)

    def below(self, ministry: str) -> tuple[str, ...]:
        return below(self.arrows, ministry)

    def roots(self, ministry: str) -> tuple[str, ...]:
        return roots(self.arrows, ministry)

    def lying_at(self, ministry: str | None) -> tuple[int, ...]:
        """The slots of the decrees that lie on `ministry`."""
        return tuple(
            slot
            for slot, one in enumerate(self.decrees)
            if ministry is not None and one.place == ministry
        )

    def slot_of(self, word: str) -> int | None:
        return next((slot for slot in range(len(self.decrees)) if str(slot) == word), None)

    def leaders(self) -> tuple[int, ...]:
        """The players with the least personal blame. A tie is shared (A18), or the blame of the
        headed ministry decides, and a player without a ministry loses."""
        least = min(self.personal.values())
        first = tuple(seat for seat in self.ring if self.personal[seat] == least)
        headed = {
            seat: self.ministry[at] for seat in first if (at := self.posting(seat)) is not None
        }
        if self.options.tie_break == "shared" or not headed:
            return first
        return tuple(seat for seat in headed if headed[seat] == min(headed.values()))

    def now(self) -> Turn:
        """The present turn. Only called while there is one."""
        assert self.turn is not None
        return self.turn

    def with_blame(self, place: int | str, change: int) -> DecreesState:
        """With `change` more blame of a player (seat) or on a ministry."""
        if isinstance(place, int):
            return replace(self, personal={**self.personal, place: self.personal[place] + change})
        return replace(self, ministry={**self.ministry, place: self.ministry[place] + change})

    def with_decree(self, slot: int, decree: Decree) -> DecreesState:
        decrees = (*self.decrees[:slot], decree, *self.decrees[slot + 1 :])
        return replace(self, decrees=decrees)
