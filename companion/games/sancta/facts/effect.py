"""Facts of cards whose text the table applies: supports and effects (§6)."""

from __future__ import annotations

from functools import reduce

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.value import replace
from companion.games.sancta.facts.base import StoryFact
from companion.games.sancta.facts.turn import discarded
from companion.games.sancta.names import saint_word
from companion.games.sancta.state import Player, Saint, SanctaState


class SupportPlayed(StoryFact):
    """A support is applied; where it `stays` it lies in the zone under its name."""

    seat: int
    called: str
    stays: bool

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        if not self.stays:
            return discarded(state, self.seat, 1)
        supports = (*player.supports, self.called)
        return state.with_player(replace(player, supports=supports, hand=max(0, player.hand - 1)))

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
        player = state.players[self.seat]
        supports = player.supports[: self.place] + player.supports[self.place + 1 :]
        after = state.with_player(replace(player, supports=supports))
        return discarded(after, self.seat, 1, from_hand=False)


class EffectApplied(StoryFact):
    """A card's text: `changes` are (seat, points, level, required); `note` in the table's words."""

    changes: tuple[tuple[int, int, int, int], ...]
    note: str = ""

    def change(self, state: SanctaState) -> SanctaState:
        for seat, points, level, required in self.changes:
            saint = state.players[seat].active
            if saint is not None:
                state = state.with_active(seat, saint.changed(points, level, required))
        return state

    def diary_line(self) -> Text:
        who = SeatNames(tuple(one[0] for one in self.changes))
        if not self.changes:
            return text("sancta-told-effect-note", note=self.note)
        if len(self.changes) > 1:
            return text("sancta-told-effect-many", who=who, note=self.note)
        words = ("sancta-change-points", "sancta-change-level", "sancta-change-required")
        told: list[Text | str] = [
            text(word, n=_signed(number))
            for word, number in zip(words, self.changes[0][1:], strict=True)
            if number
        ]
        told += [self.note] if self.note else []
        what = reduce(lambda one, other: text("sancta-change-both", first=one, second=other), told)
        return text("sancta-told-effect", who=who, what=what)


def _signed(number: int) -> str:
    """«+2», «−1»."""
    return f"+{number}" if number > 0 else f"−{-number}"


def without(player: Player, saint: int) -> tuple[Player, Saint | None]:
    """The player without this saint, and the saint, wherever it lay."""
    if player.active is not None and player.active.id == saint:
        return replace(player, active=None), player.active
    found = next((one for one in (*player.sanctuary, *player.rose) if one.id == saint), None)
    waiting = tuple(one for one in player.sanctuary if one.id != saint)
    rose = tuple(one for one in player.rose if one.id != saint)
    return replace(player, sanctuary=waiting, rose=rose), found


class SaintMoved(StoryFact):
    """A card's text has moved a saint of `seat` to "discard", "hand", "rose" or, as the last one,
    "sanctuary". `called` "" and `level` 0: it lay covered and still does."""

    seat: int
    saint: int
    to: str
    called: str
    note: str = ""
    level: int = 0

    def change(self, state: SanctaState) -> SanctaState:
        player, saint = without(state.players[self.seat], self.saint)
        if saint is None:
            return state
        if self.to == "rose":
            player = replace(player, rose=(*player.rose, saint.resting()))
        elif self.to == "sanctuary":
            player = replace(player, sanctuary=(*player.sanctuary, saint.resting()))
        elif self.to == "hand":
            player = replace(player, hand=player.hand + 1)
        state = state.with_player(player)
        if self.to == "discard":
            state = discarded(state, self.seat, 1, from_hand=False)
        return state

    def diary_line(self) -> Text:
        who, note = SeatName(self.seat), self.note
        if not (self.called or self.level):
            return text("sancta-told-moved-covered", who=who, to=self.to, note=note)
        saint = saint_word(self.called, self.level, starts=self.to != "hand")
        return text("sancta-told-moved", who=who, saint=saint, to=self.to, note=note)
