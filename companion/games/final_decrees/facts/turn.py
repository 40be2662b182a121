"""Facts of a turn: its steps, its cards, Stagnation and Decline, the end (§5, §8, §9)."""

from __future__ import annotations

from typing import ClassVar

from companion.core.kit.facts import Fact
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.games.final_decrees import state as of
from companion.games.final_decrees.names import (
    changed,
    ministry_name,
    person,
    with_figures,
)
from companion.games.final_decrees.state import DecreesState, Phase, Result, Turn


def spent(state: DecreesState, **marks: bool) -> DecreesState:
    """One action less, with what it marks as used."""
    turn = state.now()
    return replace(state, turn=replace(turn, actions_left=turn.actions_left - 1, **marks))


class TurnBegan(Fact[DecreesState]):
    """Step 1: general incompetence on the `ministry` that the player heads, if there is one."""

    player: int
    ministry: str | None

    def apply(self, state: DecreesState) -> DecreesState:
        if self.ministry is not None:
            state = state.with_ministry(self.ministry, 1)
        return replace(state, turn=Turn(self.player), turns=state.turns + 1, fallen={})

    def diary_line(self) -> Text | None:
        if self.ministry is None:
            return None
        return text("decrees-diary-incompetence", at=ministry_name(self.ministry))


class CardDrawn(Fact[DecreesState], diary="decrees-diary-card", who="player"):
    """An ordinary card goes into the hand. `action`: it was the action `draw`.

    `warning`: why the report cannot be true (D-S4), "" where it can.
    """

    player: int
    action: bool
    warning: str = ""

    def apply(self, state: DecreesState) -> DecreesState:
        hands = {**state.hands, self.player: state.hands[self.player] + 1}
        state = replace(state, deck_left=state.deck_left - 1, hands=hands)
        return _drawn(state, self.action)


def _drawn(state: DecreesState, action: bool) -> DecreesState:
    if action:
        return spent(state, draw_used=True)
    return replace(state, turn=replace(state.now(), awaits_card=False))


class Declined(Fact[DecreesState]):
    """Stagnation and Decline was drawn (§8). `discarded` cards go from the deck to the discards.

    `moved`: (ministry, director, blame); `returned`: S&D is in the deck again; `picked`: the
    drawer took one of the discarded cards (`sd_pick`).
    """

    told: ClassVar[str] = "decrees-diary-decline"
    player: int
    action: bool
    discarded: int
    moved: tuple[tuple[str, int, int], ...]
    returned: bool
    picked: bool
    warning: str = ""

    def apply(self, state: DecreesState) -> DecreesState:
        for ministry, director, blame in self.moved:
            state = state.with_ministry(ministry, -blame).with_personal(director, blame)
        left = state.deck_left - 1 - self.discarded + self.returned
        hands = {**state.hands, self.player: state.hands[self.player] + self.picked}
        told = of.Decline(self.player, self.discarded, self.moved, self.returned, self.picked, left)
        state = replace(
            state,
            deck_left=left,
            discard=state.discard + self.discarded - self.picked,
            hands=hands,
            decline=told,
            declines=state.declines + 1,
        )
        return _drawn(state, self.action)

    def diary_line(self) -> Text:
        line = text(self.told, who=SeatName(self.player), n=self.discarded)
        taken = dict[int, int]()
        for _, director, blame in self.moved:
            taken[director] = taken.get(director, 0) + blame
        return with_figures(line, tuple(changed(person(who), n) for who, n in taken.items()))


class TurnEnded(Fact[DecreesState]):
    """Step 4: `blame` for the decrees that lie on the player's ministry, if there is one."""

    player: int
    ministry: str | None
    blame: int

    def apply(self, state: DecreesState) -> DecreesState:
        state = replace(state, turn=None)
        return state if self.ministry is None else state.with_ministry(self.ministry, self.blame)

    def diary_line(self) -> Text:
        line = text("decrees-diary-turn-over", who=SeatName(self.player))
        if self.ministry is None or not self.blame:
            return line
        return with_figures(line, (changed(ministry_name(self.ministry), self.blame),))


class GameEnded(Fact[DecreesState]):
    """The end (§9); fields as in `Result`. Open proposals die."""

    reason: str
    winners: tuple[int, ...]

    def apply(self, state: DecreesState) -> DecreesState:
        result = Result(self.reason, self.winners)
        return replace(state, phase=Phase.OVER, result=result, trades=(), pending=None, round=None)

    def diary_line(self) -> Text:
        return text(f"decrees-over-{self.reason}")
