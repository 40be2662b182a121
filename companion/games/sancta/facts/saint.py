"""Facts of the saints themselves: points, zones, the Rose, the end (§6, §7, §9)."""

from companion.core import SeatName, SeatNames, Text, replace, text
from companion.games.sancta.facts.base import StoryFact, add_race, discard, with_known_name
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
        return state.changed(self.seat, active=saint.changed(self.points, 0, 0))

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
        rose = (*player.rose, player.active.resting(state.number))
        return state.changed(self.seat, active=None, rose=rose)

    def diary_line(self) -> Text:
        saint = saint_word(self.called, self.level, starts=True)
        return text("sancta-told-completed", who=SeatName(self.seat), saint=saint)


class Refilled(StoryFact):
    """The first of the sanctuary has moved into the empty active zone (N-5)."""

    seat: int
    called: str
    level: int = 0

    def change(self, state: SanctaState) -> SanctaState:
        first, *rest = state.players[self.seat].sanctuary
        state = state.changed(self.seat, active=first.resting(), sanctuary=tuple(rest))
        return with_known_name(state, first.name, first.printed)

    def diary_line(self) -> Text:
        saint = saint_word(self.called, self.level)
        return text("sancta-told-refilled", who=SeatName(self.seat), saint=saint)


class SaintPlaced(StoryFact):
    """A saint from hand, in the active zone (`place` None) or at `place` of the sanctuary."""

    seat: int
    called: str
    level: int
    sort: str
    place: int | None
    open: bool
    """Whether everybody sees which saint it is."""
    instead_of: int | None = None
    """The place of the saint that was discarded for it."""

    def change(self, state: SanctaState) -> SanctaState:
        level, player = self.level, state.players[self.seat]
        saint = Saint(state.next_saint, self.called, level, level, level, sort=self.sort)
        active, waiting = player.active, list(player.sanctuary)
        if self.instead_of is not None:
            del waiting[self.instead_of]
            state = discard(state, self.seat, 1, from_hand=False)
        if self.place is None:
            active = saint
        else:
            waiting.insert(self.place, saint)
        hand = max(0, player.hand - 1)
        state = state.changed(self.seat, active=active, sanctuary=tuple(waiting), hand=hand)
        turn = replace(state.turn, placed=state.turn.placed + 1)
        state = replace(state, next_saint=saint.id + 1, turn=turn)
        return with_known_name(state, self.called, level) if self.open else state

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
        state = state.changed(self.seat, active=new.resting(), sanctuary=tuple(waiting))
        state = replace(state, turn=replace(state.turn, substituted=True))
        return with_known_name(state, new.name, new.printed)

    def diary_line(self) -> Text:
        who, saint = SeatName(self.seat), saint_word(self.called, self.level)
        return text("sancta-told-substituted", who=who, saint=saint, n=self.paid)


class Reordered(StoryFact, diary="sancta-told-reordered", who="seat"):
    """The sanctuary of `seat` in the order of these former places."""

    seat: int
    order: tuple[int, ...]

    def change(self, state: SanctaState) -> SanctaState:
        waiting = state.players[self.seat].sanctuary
        return state.changed(self.seat, sanctuary=tuple(waiting[place] for place in self.order))


class PlayerLeft(StoryFact, diary="sancta-told-left", who="seat"):
    """`seat` has gone home; its cards are discarded, unless the deck was its own (§5)."""

    seat: int
    cards: int

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        if not state.options.own_decks:
            total = len(player.saints) + len(player.supports) + self.cards
            state = discard(state, self.seat, total, from_hand=False)
        window = state.window
        if window is not None:
            passes = window.passes.excuse(self.seat)
            state = replace(state, pending=replace(window, passes=passes))
        owed = state.pending
        if isinstance(owed, Shuffle) and owed.seat == self.seat:
            state = replace(state, pending=owed.behind)
        return replace(state, players={**state.players, self.seat: Player(self.seat, gone=True)})


class Won(StoryFact):
    """A Rose is full, or one is alone at the table: the game is over (§9)."""

    winners: tuple[int, ...]

    def change(self, state: SanctaState) -> SanctaState:
        over = replace(add_race(state), phase=Phase.OVER, pending=None, cancelled=None)
        return replace(over, winners=tuple(self.winners))

    def diary_line(self) -> Text:
        names = SeatNames(tuple(self.winners))
        return text("sancta-told-won", who=names, n=len(self.winners))
