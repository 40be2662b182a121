"""Facts of the saints themselves: points, zones, the Rose, the end (§6, §7, §9)."""

from __future__ import annotations

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.value import replace
from companion.games.sancta.facts.base import StoryFact, remembering
from companion.games.sancta.facts.turn import discarded
from companion.games.sancta.names import saint_word
from companion.games.sancta.state import Phase, Player, Saint, SanctaState, Shuffle


class PointsGained(StoryFact):
    """The active saint of `seat` has `points` more (or fewer, never below 0)."""

    seat: int
    called: str
    points: int
    level: int = 0

    def change(self, state: SanctaState) -> SanctaState:
        saint = state.players[self.seat].active
        assert saint is not None
        return state.with_active(self.seat, saint.changed(self.points, 0, 0))

    def diary_line(self) -> Text:
        word = "sancta-told-points-lost" if self.points < 0 else "sancta-told-points"
        saint = saint_word(self.called, self.level, starts=True)
        return text(word, saint=saint, n=abs(self.points))


class PointLost(StoryFact, diary="sancta-told-lost", who="seat"):
    """The point was due to a saint that is no longer active (N-8)."""

    seat: int


class Completed(StoryFact):
    """A saint has its points and goes to the Rose; more than needed are lost (N-4)."""

    seat: int
    called: str
    level: int = 0

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        assert player.active is not None
        rose = (*player.rose, player.active.resting())
        return state.with_player(replace(player, active=None, rose=rose))

    def diary_line(self) -> Text:
        saint = saint_word(self.called, self.level, starts=True)
        return text("sancta-told-completed", who=SeatName(self.seat), saint=saint)


class Refilled(StoryFact):
    """The first of the sanctuary has moved into the empty active zone (N-5)."""

    seat: int
    called: str
    level: int = 0

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        first, *rest = player.sanctuary
        after = replace(player, active=first.resting(), sanctuary=tuple(rest))
        return remembering(state.with_player(after), first.name, first.printed)

    def diary_line(self) -> Text:
        saint = saint_word(self.called, self.level)
        return text("sancta-told-refilled", who=SeatName(self.seat), saint=saint)


class SaintPlaced(StoryFact):
    """A saint from hand, in the active zone (`place` None) or at `place` of the sanctuary.

    `open`: everybody sees which. `instead_of`: the place of the saint that was discarded for it.
    """

    seat: int
    called: str
    level: int
    sort: str
    place: int | None
    open: bool
    instead_of: int | None = None

    def change(self, state: SanctaState) -> SanctaState:
        saint = Saint(
            state.next_saint, self.called, self.level, self.level, self.level, 0, self.sort
        )
        player = state.players[self.seat]
        if self.place is None:
            after = replace(player, active=saint)
        else:
            waiting = list(player.sanctuary)
            if self.instead_of is not None:
                del waiting[self.instead_of]
            waiting.insert(self.place, saint)
            after = replace(player, sanctuary=tuple(waiting))
        after = replace(after, hand=max(0, after.hand - 1))
        turn = replace(state.turn, placed=state.turn.placed + 1)
        state = replace(state.with_player(after), next_saint=saint.id + 1, turn=turn)
        if self.instead_of is not None:
            state = discarded(state, self.seat, 1, from_hand=False)
        return remembering(state, self.called, self.level) if self.open else state

    def diary_line(self) -> Text:
        who = SeatName(self.seat)
        if not self.open:
            return text("sancta-told-placed-covered", who=who)
        where = "active" if self.place is None else "sanctuary"
        saint = saint_word(self.called, self.level)
        return text("sancta-told-placed", who=who, saint=saint, where=where)


class Substituted(StoryFact):
    """The active saint and the one at `place` have changed places; all its points are paid."""

    seat: int
    place: int
    called: str
    paid: int
    level: int = 0

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        assert player.active is not None
        waiting = list(player.sanctuary)
        new, waiting[self.place] = waiting[self.place], player.active.resting()
        after = replace(player, active=new.resting(), sanctuary=tuple(waiting))
        state = replace(state.with_player(after), turn=replace(state.turn, substituted=True))
        return remembering(state, new.name, new.printed)

    def diary_line(self) -> Text:
        who, saint = SeatName(self.seat), saint_word(self.called, self.level)
        return text("sancta-told-substituted", who=who, saint=saint, n=self.paid)


class Reordered(StoryFact, diary="sancta-told-reordered", who="seat"):
    """The sanctuary of `seat` in the order of these former places."""

    seat: int
    order: tuple[int, ...]

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        waiting = tuple(player.sanctuary[place] for place in self.order)
        return state.with_player(replace(player, sanctuary=waiting))


class PlayerLeft(StoryFact, diary="sancta-told-left", who="seat"):
    """`seat` has gone home; saints, supports and `cards` of the hand lie on the discards, unless
    the deck was its own (§5)."""

    seat: int
    cards: int

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        saints = len(player.sanctuary) + len(player.rose) + (player.active is not None)
        if not state.options.own_decks:
            total = saints + len(player.supports) + self.cards
            state = discarded(state, self.seat, total, from_hand=False)
        window = state.window
        if window is not None:
            passes = window.passes.excuse(self.seat)
            state = replace(state, pending=replace(window, passes=passes))
        owed = state.pending
        if isinstance(owed, Shuffle) and owed.seat == self.seat:
            state = replace(state, pending=owed.behind)
        return state.with_player(Player(self.seat, gone=True))


class Won(StoryFact):
    """A Rose is full, or one is alone at the table: the game is over (§9)."""

    winners: tuple[int, ...]

    def change(self, state: SanctaState) -> SanctaState:
        race = (*state.race, tuple((s, len(state.players[s].rose)) for s in state.ring))
        over = replace(state, phase=Phase.OVER, pending=None, cancelled=None)
        return replace(over, winners=tuple(self.winners), race=race)

    def diary_line(self) -> Text:
        names = SeatNames(tuple(self.winners))
        return text("sancta-told-won", who=names, n=len(self.winners))
