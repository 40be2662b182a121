"""Facts of the saints themselves: points, zones, the Rose, the end (§6, §7, §9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.sancta.events_base import Fact, remembering
from companion.games.sancta.events_turn import discarded
from companion.games.sancta.state import Phase, Player, Saint, SanctaState


@dataclass(frozen=True)
class PointsGained(Fact):
    """The active saint of `seat` has `points` more (or fewer, never below 0)."""

    wire: ClassVar[str] = "sancta.points_gained"
    seat: int
    called: str
    points: int

    def change(self, state: SanctaState) -> SanctaState:
        saint = state.players[self.seat].active
        assert saint is not None
        return state.with_active(self.seat, saint.changed(self.points, 0, 0))

    def told(self) -> Text:
        return text("sancta-told-points", saint=self.called, n=self.points)


@dataclass(frozen=True)
class PointLost(Fact):
    """The point was due to a saint that is no longer active (N-8)."""

    wire: ClassVar[str] = "sancta.point_lost"
    seat: int

    def change(self, state: SanctaState) -> SanctaState:
        return state

    def told(self) -> Text:
        return text("sancta-told-lost", who=SeatName(self.seat))


@dataclass(frozen=True)
class Completed(Fact):
    """A saint has its points and goes to the Rose; more than needed are lost (N-4)."""

    wire: ClassVar[str] = "sancta.completed"
    seat: int
    called: str

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        assert player.active is not None
        rose = (*player.rose, player.active.resting())
        return state.with_player(replace(player, active=None, rose=rose))

    def told(self) -> Text:
        return text("sancta-told-completed", who=SeatName(self.seat), saint=self.called)


@dataclass(frozen=True)
class Refilled(Fact):
    """The first of the sanctuary has moved into the empty active zone (N-5)."""

    wire: ClassVar[str] = "sancta.refilled"
    seat: int
    called: str

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        first, *rest = player.sanctuary
        after = replace(player, active=first.resting(), sanctuary=tuple(rest))
        return remembering(state.with_player(after), first.name)

    def told(self) -> Text:
        return text("sancta-told-refilled", who=SeatName(self.seat), saint=self.called)


@dataclass(frozen=True)
class SaintPlaced(Fact):
    """A saint from hand, in the active zone (`place` None) or at `place` of the sanctuary.

    `open`: everybody sees which. `instead_of`: the place of the one that was discarded for it.
    """

    wire: ClassVar[str] = "sancta.saint_placed"
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
        return remembering(state, self.called) if self.open else state

    def told(self) -> Text:
        who = SeatName(self.seat)
        if not self.open:
            return text("sancta-told-placed-covered", who=who)
        where = "active" if self.place is None else "sanctuary"
        return text("sancta-told-placed", who=who, saint=self.called, where=where)


@dataclass(frozen=True)
class Substituted(Fact):
    """The active saint and the one at `place` have changed places; all its points are paid."""

    wire: ClassVar[str] = "sancta.substituted"
    seat: int
    place: int
    called: str
    paid: int

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        assert player.active is not None
        waiting = list(player.sanctuary)
        new, waiting[self.place] = waiting[self.place], player.active.resting()
        after = replace(player, active=new.resting(), sanctuary=tuple(waiting))
        state = replace(state.with_player(after), turn=replace(state.turn, substituted=True))
        return remembering(state, new.name)

    def told(self) -> Text:
        who = SeatName(self.seat)
        return text("sancta-told-substituted", who=who, saint=self.called, n=self.paid)


@dataclass(frozen=True)
class Reordered(Fact):
    """The sanctuary of `seat` in the order of these former places."""

    wire: ClassVar[str] = "sancta.reordered"
    seat: int
    order: tuple[int, ...]

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        waiting = tuple(player.sanctuary[place] for place in self.order)
        return state.with_player(replace(player, sanctuary=waiting))

    def told(self) -> Text:
        return text("sancta-told-reordered", who=SeatName(self.seat))


@dataclass(frozen=True)
class SupportPlayed(Fact):
    """A support is applied; where it `stays` it lies in the zone under its name."""

    wire: ClassVar[str] = "sancta.support_played"
    seat: int
    called: str
    stays: bool

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        if not self.stays:
            return discarded(state, self.seat, 1)
        supports = (*player.supports, self.called)
        return state.with_player(replace(player, supports=supports, hand=max(0, player.hand - 1)))

    def told(self) -> Text:
        who = SeatName(self.seat)
        if self.stays:
            return text("sancta-told-support-stays", who=who, card=self.called)
        return text("sancta-told-support", who=who)


@dataclass(frozen=True)
class SupportDropped(Fact):
    """A support has left the zone of `seat`."""

    wire: ClassVar[str] = "sancta.support_dropped"
    seat: int
    place: int
    called: str

    def change(self, state: SanctaState) -> SanctaState:
        player = state.players[self.seat]
        supports = player.supports[: self.place] + player.supports[self.place + 1 :]
        after = state.with_player(replace(player, supports=supports))
        return discarded(after, self.seat, 1, from_hand=False)

    def told(self) -> Text:
        return text("sancta-told-support-dropped", who=SeatName(self.seat), card=self.called)


@dataclass(frozen=True)
class EffectApplied(Fact):
    """A card's text: `changes` are (seat, points, level, required); `note` in the table's words."""

    wire: ClassVar[str] = "sancta.effect_applied"
    changes: tuple[tuple[int, int, int, int], ...]
    note: str = ""

    def change(self, state: SanctaState) -> SanctaState:
        for seat, points, level, required in self.changes:
            saint = state.players[seat].active
            if saint is not None:
                state = state.with_active(seat, saint.changed(points, level, required))
        return state

    def told(self) -> Text:
        who = SeatNames(tuple(one[0] for one in self.changes))
        if not self.changes:
            return text("sancta-told-effect-note", note=self.note)
        if len(self.changes) > 1:
            return text("sancta-told-effect-many", who=who, note=self.note)
        _, points, level, required = self.changes[0]
        return text(
            "sancta-told-effect",
            who=who,
            points=_signed(points),
            level=_signed(level),
            required=_signed(required),
            note=self.note,
        )


def _signed(number: int) -> str:
    """«+2», «−1», or nothing for no change."""
    if not number:
        return ""
    return f"+{number}" if number > 0 else f"−{-number}"


def without(player: Player, saint: int) -> tuple[Player, Saint | None]:
    """The player without this saint, and the saint, wherever it lay."""
    if player.active is not None and player.active.id == saint:
        return replace(player, active=None), player.active
    found = next((one for one in (*player.sanctuary, *player.rose) if one.id == saint), None)
    waiting = tuple(one for one in player.sanctuary if one.id != saint)
    rose = tuple(one for one in player.rose if one.id != saint)
    return replace(player, sanctuary=waiting, rose=rose), found


@dataclass(frozen=True)
class SaintMoved(Fact):
    """A card's text has moved a saint of `seat` to "discard", "hand" or "rose". `called` is ""
    where it lay covered and still does."""

    wire: ClassVar[str] = "sancta.saint_moved"
    seat: int
    saint: int
    to: str
    called: str
    note: str = ""

    def change(self, state: SanctaState) -> SanctaState:
        player, saint = without(state.players[self.seat], self.saint)
        if saint is None:
            return state
        if self.to == "rose":
            player = replace(player, rose=(*player.rose, saint.resting()))
        elif self.to == "hand":
            player = replace(player, hand=player.hand + 1)
        state = state.with_player(player)
        if self.to == "discard":
            state = discarded(state, self.seat, 1, from_hand=False)
        return state

    def told(self) -> Text:
        who, note = SeatName(self.seat), self.note
        if not self.called:
            return text("sancta-told-moved-covered", who=who, to=self.to, note=note)
        return text("sancta-told-moved", who=who, saint=self.called, to=self.to, note=note)


@dataclass(frozen=True)
class PlayerLeft(Fact):
    """`seat` has gone home; saints, supports and `cards` of the hand lie on the discards, unless
    the deck was its own (§5)."""

    wire: ClassVar[str] = "sancta.player_left"
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
            asked = tuple(seat for seat in window.asked if seat != self.seat)
            state = replace(state, pending=replace(window, asked=asked))
        return state.with_player(Player(self.seat, gone=True))

    def told(self) -> Text:
        return text("sancta-told-left", who=SeatName(self.seat))


@dataclass(frozen=True)
class Won(Fact):
    """A Rose is full, or one is alone at the table: the game is over (§9)."""

    wire: ClassVar[str] = "sancta.won"
    winners: tuple[int, ...]

    def change(self, state: SanctaState) -> SanctaState:
        race = (*state.race, tuple((s, len(state.players[s].rose)) for s in state.ring))
        over = replace(state, phase=Phase.OVER, pending=None, cancelled=None)
        return replace(over, winners=tuple(self.winners), race=race)

    def told(self) -> Text:
        names = SeatNames(tuple(self.winners))
        return text("sancta-told-won", who=names, n=len(self.winners))
