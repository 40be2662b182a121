"""Facts of a turn: cards, Stagnation and Decline, a promulgation, the end (§5, §8, §9)."""

from collections import Counter

from companion.core import Fact, SeatName, Text, replace, text
from companion.games.final_decrees.names import blame_change, ministry_name, with_figures
from companion.games.final_decrees.state import Decline, DecreesState, Pending, Phase, Result, Turn


def action_spent(state: DecreesState, **marks: bool) -> DecreesState:
    """One action less. `marks`: fields of the turn that it sets."""
    turn = state.now()
    return replace(state, turn=replace(turn, actions_left=turn.actions_left - 1, **marks))


class TurnBegan(Fact[DecreesState]):
    """Step 1: one blame on the `ministry` that the player heads, if there is one."""

    player: int
    ministry: str | None

    def apply(self, state: DecreesState) -> DecreesState:
        if self.ministry is not None:
            state = state.with_blame(self.ministry, 1)
        return replace(state, turn=Turn(self.player), turns=state.turns + 1, fallen={})

    def diary_line(self) -> Text | None:
        if self.ministry is None:
            return None
        return text("decrees-diary-incompetence", at=ministry_name(self.ministry))


class CardDrawn(Fact[DecreesState], diary="decrees-diary-card", who="player"):
    """An ordinary card goes into the hand."""

    player: int
    action: bool
    """Whether it was the action `draw`."""
    warning: str = ""
    """Why the report cannot be true (D-S4); "" where it can."""

    def apply(self, state: DecreesState) -> DecreesState:
        hands = {**state.hands, self.player: state.hands[self.player] + 1}
        state = replace(state, deck_left=state.deck_left - 1, hands=hands)
        return _drawn(state, self.action)


def _drawn(state: DecreesState, action: bool) -> DecreesState:
    if action:
        return action_spent(state, draw_used=True)
    return replace(state, turn=replace(state.now(), awaits_card=False))


class Declined(Fact[DecreesState], diary="decrees-diary-decline"):
    """Stagnation and Decline was drawn (§8)."""

    decline: Decline
    action: bool
    """Whether it was the action `draw`."""
    warning: str = ""
    """Why the report cannot be true (D-S4); "" where it can."""

    def apply(self, state: DecreesState) -> DecreesState:
        what = self.decline
        for ministry, director, blame in what.moved:
            state = state.with_blame(ministry, -blame).with_blame(director, blame)
        state = replace(
            state,
            deck_left=what.deck_left,
            discard=state.discard + what.discarded - what.picked,
            hands={**state.hands, what.seat: state.hands[what.seat] + what.picked},
            decline=what,
            declines=state.declines + 1,
        )
        return _drawn(state, self.action)

    def diary_line(self) -> Text:
        line = text(self.diary, who=SeatName(self.decline.seat), n=self.decline.discarded)
        taken = Counter[int]()
        for _, director, blame in self.decline.moved:
            taken[director] += blame
        return with_figures(line, tuple(blame_change(who, n) for who, n in taken.items()))


class TurnEnded(Fact[DecreesState]):
    """Step 4: `blame` for the decrees that lie on the player's ministry, if there is one."""

    player: int
    ministry: str | None
    blame: int

    def apply(self, state: DecreesState) -> DecreesState:
        state = replace(state, turn=None)
        return state if self.ministry is None else state.with_blame(self.ministry, self.blame)

    def diary_line(self) -> Text:
        line = text("decrees-diary-turn-over", who=SeatName(self.player))
        if self.ministry is None or not self.blame:
            return line
        return with_figures(line, (blame_change(self.ministry, self.blame),))


class GameEnded(Fact[DecreesState]):
    """The end (§9). Open proposals die."""

    result: Result

    def apply(self, state: DecreesState) -> DecreesState:
        over = replace(state, phase=Phase.OVER, result=self.result)
        return replace(over, trades=(), pending=None, round=None)

    def diary_line(self) -> Text:
        return text(f"decrees-over-{self.result.reason}")


class Promulgated(Fact[DecreesState], diary="decrees-diary-promulgated"):
    """A decree leaves play as the `number`-th; it lay on `ministry`."""

    decree: int
    ministry: str
    number: int

    def apply(self, state: DecreesState) -> DecreesState:
        gone = state.with_decree(self.decree, replace(state.decrees[self.decree], place=None))
        return replace(gone, promulgated=self.number)

    def diary_line(self) -> Text:
        return text(self.diary, n=self.decree + 1, count=self.number)


class RemovalOpened(Fact[DecreesState]):
    """The removal of blame is awaited."""

    pending: Pending


class RemovalClosed(Fact[DecreesState], diary="decrees-diary-no-removal"):
    """The picked top of the chain has no director, so no blame is removed."""

    root: str

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, pending=None)


class BlameRemoved(Fact[DecreesState]):
    """Blame that went back: (seat, blame) and (ministry, blame)."""

    chooser: int
    personal: tuple[tuple[int, int], ...]
    ministry: tuple[tuple[str, int], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        for place, blame in self.gone.items():
            state = state.with_blame(place, -blame)
        return replace(state, pending=None)

    @property
    def gone(self) -> dict[int | str, int]:
        return {**dict(self.personal), **dict(self.ministry)}

    def diary_line(self) -> Text:
        line = text("decrees-diary-removed", who=SeatName(self.chooser), n=sum(self.gone.values()))
        return with_figures(line, tuple(blame_change(place, -n) for place, n in self.gone.items()))
