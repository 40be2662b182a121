"""Facts of the actions (§6); each has cost one of the actions left."""

from __future__ import annotations

from companion.core.kit.facts import Fact
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.games.final_decrees.card_words import with_card
from companion.games.final_decrees.control_graph import Arrow, with_arrow, without_arrow
from companion.games.final_decrees.facts.turn import spent
from companion.games.final_decrees.names import (
    arrow_name,
    changed,
    goes,
    ministry_at,
    ministry_name,
    person,
    with_figures,
)
from companion.games.final_decrees.state import DecreesState

EXTRA = 2
"""Actions that the Treasury adds."""


class CardPlayed(Fact[DecreesState], diary="decrees-diary-card-played", who="player"):
    """A card of the hand is played; its effects follow as corrections."""

    player: int

    def apply(self, state: DecreesState) -> DecreesState:
        return spent(state, card_open=True)


class CardWritten(Fact[DecreesState]):
    """What the card just played is called and does ("": as it was written before, if it was)."""

    player: int
    called: str
    effect: str

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, cards=with_card(state.cards, self.called, self.effect))

    def diary_line(self) -> Text:
        who, told = SeatName(self.player), "yes" if self.effect else "no"
        words = {"card": self.called, "effect": self.effect, "told": told}
        return text("decrees-diary-card-written", who=who, **words)


class Redistributed(Fact[DecreesState]):
    """`blame`: (ministry, blame there from now on), for those that have changed."""

    player: int
    ministry: str
    blame: tuple[tuple[str, int], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        return spent(replace(state, ministry={**state.ministry, **dict(self.blame)}))

    def diary_line(self) -> Text:
        line = text("decrees-diary-redistribute", who=SeatName(self.player))
        now = (text("decrees-now", what=ministry_name(at), n=n) for at, n in self.blame)
        return with_figures(line, tuple(now))


class Forwarded(Fact[DecreesState]):
    """A decree lies elsewhere; `loss`: personal blame that its sender loses."""

    player: int
    decree: int
    ministry: str
    loss: int

    def apply(self, state: DecreesState) -> DecreesState:
        decree = state.decrees[self.decree]
        moved = replace(decree, place=self.ministry, path=(*decree.path, self.ministry))
        state = state.with_decree(self.decree, moved)
        return spent(state.with_personal(self.player, -self.loss))

    def diary_line(self) -> Text:
        at = ministry_at(self.ministry)
        return text("decrees-diary-forward", who=SeatName(self.player), n=self.decree + 1, at=at)


class MarkerMoved(Fact[DecreesState]):
    """`who` heads another ministry."""

    player: int
    who: int
    ministry: str

    def apply(self, state: DecreesState) -> DecreesState:
        return spent(replace(state, marker={**state.marker, self.who: self.ministry}))

    def diary_line(self) -> Text:
        at = ministry_at(self.ministry)
        who, whom = SeatName(self.player), SeatName(self.who)
        own = self.player == self.who
        if own:
            return text("decrees-diary-move-self", who=who, at=at)
        return text("decrees-diary-move", who=who, whom=whom, at=at)


class Stamped(Fact[DecreesState]):
    """The next step of a decree is done; `loss` as in `Forwarded`."""

    player: int
    decree: int
    ministry: str
    loss: int

    def apply(self, state: DecreesState) -> DecreesState:
        decree = state.decrees[self.decree]
        stamped = replace(decree, done=decree.done + 1, stamps=(*decree.stamps, self.player))
        state = state.with_decree(self.decree, stamped)
        return spent(state.with_personal(self.player, -self.loss))

    def diary_line(self) -> Text:
        at = ministry_at(self.ministry)
        return text("decrees-diary-stamp", who=SeatName(self.player), n=self.decree + 1, at=at)


class TreasuryOpened(Fact[DecreesState], diary="decrees-diary-treasury", who="player"):
    """Two more actions."""

    player: int

    def apply(self, state: DecreesState) -> DecreesState:
        state = spent(state, treasury_used=True)
        turn = state.now()
        return replace(state, turn=replace(turn, actions_left=turn.actions_left + EXTRA))


class Investigated(Fact[DecreesState]):
    """All blame of a ministry is its director's."""

    player: int
    ministry: str
    director: int
    blame: int

    def apply(self, state: DecreesState) -> DecreesState:
        state = state.with_ministry(self.ministry, -self.blame)
        return spent(state.with_personal(self.director, self.blame))

    def diary_line(self) -> Text:
        at, whom = ministry_name(self.ministry), SeatName(self.director)
        return text("decrees-diary-investigate", at=at, whom=whom, n=self.blame)


class Manoeuvred(Fact[DecreesState]):
    """Blame that goes back: `personal` of the player's, `navy` of the Navy's."""

    player: int
    personal: int
    navy: int

    def apply(self, state: DecreesState) -> DecreesState:
        state = state.with_personal(self.player, -self.personal)
        return spent(state.with_ministry("navy", -self.navy), navy_used=True)

    def diary_line(self) -> Text:
        line = text("decrees-diary-manoeuvres", who=SeatName(self.player))
        gone = ((person(self.player), self.personal), (ministry_name("navy"), self.navy))
        return with_figures(line, tuple(changed(what, -n) for what, n in gone if n))


class Reassigned(Fact[DecreesState]):
    """Everybody's posting; None: without a ministry."""

    player: int
    places: tuple[tuple[int, str | None], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        return spent(replace(state, marker=dict(self.places)))

    def diary_line(self) -> Text:
        line = text("decrees-diary-reassign", who=SeatName(self.player))
        return with_figures(line, tuple(goes(*one) for one in self.places))


class Restructured(Fact[DecreesState]):
    """`gone` and `drawn`: the arrow taken away and the one drawn, as far as there is one."""

    player: int
    change: str
    gone: tuple[str, ...]
    drawn: tuple[str, ...]

    def apply(self, state: DecreesState) -> DecreesState:
        return spent(replace(state, arrows=rearranged(state.arrows, self.gone, self.drawn)))

    def diary_line(self) -> Text:
        who = SeatName(self.player)
        arrow = self.drawn or self.gone
        named = arrow_name((arrow[0], arrow[1]))
        return text(f"decrees-diary-arrow-{self.change}", who=who, arrow=named)


def rearranged(
    arrows: tuple[Arrow, ...], gone: tuple[str, ...], drawn: tuple[str, ...]
) -> tuple[Arrow, ...]:
    """The arrows without `gone` and with `drawn` (each a pair, or empty)."""
    if gone:
        arrows = without_arrow(arrows, (gone[0], gone[1]))
    return with_arrow(arrows, (drawn[0], drawn[1])) if drawn else arrows
