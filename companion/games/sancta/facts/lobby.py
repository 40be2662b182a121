"""Facts of the lobby and the set-up (§2, §4)."""

from typing import Any

from companion.core import Fact, Ring, SeatName, Text, replace, text
from companion.core.kit import rules
from companion.games.sancta.facts.base import StoryFact, add_race, with_known_name
from companion.games.sancta.names import saint_and_level
from companion.games.sancta.options import DieRow, Options
from companion.games.sancta.state import (
    HAND,
    SHARED,
    CardPile,
    CurrentTurn,
    Phase,
    Player,
    Saint,
    SanctaState,
)


def seated(state: SanctaState, ring: Ring) -> SanctaState:
    """The lobby with these people; a dealer who left is named anew."""
    dealer = state.dealer if state.dealer in ring else (ring[0] if ring else None)
    return replace(state, ring=ring, dealer=dealer)


class OptionSet(rules.OptionSet[SanctaState], of=Options):
    """One house rule is changed."""


class TargetSet(Fact[SanctaState]):
    """The number of saints to win; 0: as follows from the number of players."""

    saints: int

    def apply(self, state: SanctaState) -> SanctaState:
        return replace(state, options=state.options.having("target", self.saints))

    def diary_line(self) -> Text:
        if not self.saints:
            return text("sancta-diary-option", rule=text("sancta-target"))
        return text("sancta-help-target", n=self.saints)


class DieTableSet(Fact[SanctaState], diary="sancta-help-die-table"):
    """The table's own list of what the die's faces mean."""

    rows: tuple[DieRow, ...]

    def apply(self, state: SanctaState) -> SanctaState:
        rows: Any = tuple(tuple(row) for row in self.rows)
        return replace(state, options=state.options.having("die_table", rows))


class DealerNamed(Fact[SanctaState], diary="sancta-diary-dealer", who="seat"):
    """The dealer was chosen."""

    seat: int

    def apply(self, state: SanctaState) -> SanctaState:
        return replace(state, dealer=self.seat)


class Begun(Fact[SanctaState], diary="sancta-diary-begun"):
    """The rules stand and the target is fixed (§2); everybody looks for a first saint."""

    target: int

    def apply(self, state: SanctaState) -> SanctaState:
        players = {seat: Player(seat) for seat in state.ring}
        return replace(state, phase=Phase.SETUP, target=self.target, players=players)


class FirstSaintNamed(Fact[SanctaState]):
    """The first saint of a seat is in its active zone."""

    seat: int
    called: str
    level: int

    def apply(self, state: SanctaState) -> SanctaState:
        saint = Saint(state.next_saint, self.called, self.level, self.level, self.level)
        after = replace(state, next_saint=state.next_saint + 1)
        return with_known_name(after.changed(self.seat, active=saint), self.called, self.level)

    def diary_line(self) -> Text:
        who = SeatName(self.seat)
        saint = saint_and_level(self.called, self.level, starts=False)
        return text("sancta-told-first", who=who, saint=saint)


class Started(StoryFact, diary="sancta-told-started", who="first"):
    """Everybody has a saint and five cards; `first` begins (§4). Decks of known size count (§5)."""

    first: int

    def change(self, state: SanctaState) -> SanctaState:
        size, n = state.options.deck_size, len(state.in_play)
        piles: dict[int, CardPile] = {}
        if size and state.options.own_decks:
            piles = {seat: CardPile(max(0, size - HAND - 1)) for seat in state.in_play}
        elif size:
            piles = {SHARED: CardPile(max(0, size - (HAND + 1) * n))}
        players = {
            s: one if one.gone else replace(one, hand=HAND) for s, one in state.players.items()
        }
        return replace(state, phase=Phase.TURN, players=players, piles=piles)

    def story_line(self, state: SanctaState) -> Text:
        """Why this one begins."""
        saints = (state.players[seat].active for seat in state.in_play)
        levels = [saint.level for saint in saints if saint is not None]
        who, best = SeatName(self.first), max(levels)
        if levels.count(best) == 1:
            return text("sancta-told-started-level", who=who, level=best)
        dealer = SeatName(state.deals)
        return text("sancta-told-started-tie", who=who, level=best, dealer=dealer)


class TurnStarted(StoryFact):
    """The turn of `seat`: all its flags are free again."""

    seat: int

    def change(self, state: SanctaState) -> SanctaState:
        blank = replace(add_race(state), turn=CurrentTurn(), pending=None, cancelled=None, die=None)
        return replace(blank, active=self.seat, number=state.number + 1)
