"""Facts of cards whose text the table applies: supports and effects (§6)."""

from functools import reduce

from companion.core import SeatName, SeatNames, Text, text
from companion.games.sancta.facts.base import StoryFact, discard
from companion.games.sancta.names import saint_word
from companion.games.sancta.state import SanctaState


class SupportPlayed(StoryFact):
    """A support was played; if it `stays`, it is in the zone under its name."""

    seat: int
    called: str
    stays: bool

    def change(self, state: SanctaState) -> SanctaState:
        if not self.stays:
            return discard(state, self.seat, 1)
        player = state.players[self.seat]
        supports = (*player.supports, self.called)
        return state.changed(self.seat, supports=supports, hand=max(0, player.hand - 1))

    def diary_line(self) -> Text:
        who = SeatName(self.seat)
        if self.stays:
            return text("sancta-told-support-stays", who=who, card=self.called)
        return text("sancta-told-support", who=who)


class SupportDropped(StoryFact, diary="sancta-told-support-dropped", who="seat", card="called"):
    """A support has left the zone of `seat`."""

    seat: int
    place: int
    called: str

    def change(self, state: SanctaState) -> SanctaState:
        supports = list(state.players[self.seat].supports)
        del supports[self.place]
        after = state.changed(self.seat, supports=tuple(supports))
        return discard(after, self.seat, 1, from_hand=False)


class EffectApplied(StoryFact):
    """A card's text: `changes` are (seat, points, level, required); `note` in the table's words."""

    changes: tuple[tuple[int, int, int, int], ...]
    note: str = ""

    def change(self, state: SanctaState) -> SanctaState:
        for seat, points, level, required in self.changes:
            saint = state.players[seat].active
            if saint is not None:
                state = state.changed(seat, active=saint.changed(points, level, required))
        return state

    def diary_line(self) -> Text:
        who = SeatNames(tuple(one[0] for one in self.changes))
        if not self.changes:
            return text("sancta-told-effect-note", note=self.note)
        if len(self.changes) > 1:
            return text("sancta-told-effect-many", who=who, note=self.note)
        words = ("sancta-change-points", "sancta-change-level", "sancta-change-required")
        parts: list[Text | str] = [
            text(word, n=f"{number:+}".replace("-", "−"))
            for word, number in zip(words, self.changes[0][1:], strict=True)
            if number
        ]
        parts += [self.note] if self.note else []
        what = reduce(lambda one, other: text("sancta-change-both", first=one, second=other), parts)
        return text("sancta-told-effect", who=who, what=what)


class SaintMoved(StoryFact):
    """A card's text has moved a saint: "discard", "hand", "rose" or, as the last, "sanctuary"."""

    seat: int
    saint: int
    to: str
    called: str
    """As `level`, empty for a saint that lay covered and still does."""
    note: str = ""
    level: int = 0

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        saint = next((one for one in player.saints if one.id == self.saint), None)
        if saint is None:
            return state
        zones = {"sanctuary": player.sanctuary, "rose": player.rose}
        zones = {zone: tuple(one for one in lie if one is not saint) for zone, lie in zones.items()}
        if self.to in zones:
            finished = state.number if self.to == "rose" else 0
            zones[self.to] = (*zones[self.to], saint.resting(finished))
        active = None if player.active is saint else player.active
        hand = player.hand + (self.to == "hand")
        state = state.changed(self.seat, active=active, hand=hand, **zones)
        if self.to == "discard":
            state = discard(state, self.seat, 1, from_hand=False)
        return state

    def diary_line(self) -> Text:
        who, note = SeatName(self.seat), self.note
        if not (self.called or self.level):
            return text("sancta-told-moved-covered", who=who, to=self.to, note=note)
        saint = saint_word(self.called, self.level, starts=self.to != "hand")
        return text("sancta-told-moved", who=who, saint=saint, to=self.to, note=note)
