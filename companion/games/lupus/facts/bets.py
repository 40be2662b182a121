"""Facts of the bets. Before the end nobody but their author knows even that there is one."""

from __future__ import annotations

from typing import ClassVar

from companion.core import Fact, replace
from companion.games.lupus.state import Bet, LupusState


class BetSealed(Fact[LupusState]):
    """The bet of a ghost, on the day of that number. Fields as in `Bet`."""

    public: ClassVar[bool] = False
    silent: ClassVar[bool] = True
    whisper: ClassVar[bool] = True
    day: int
    seat: int
    side: str
    target: int

    def apply(self, state: LupusState) -> LupusState:
        bet = Bet(self.day, self.seat, self.side, self.target)
        return replace(state, bets=(*state.bets, bet))


class BetsDeclined(Fact[LupusState]):
    """A ghost turns bets off on the phone (`off`), or on again."""

    public: ClassVar[bool] = False
    silent: ClassVar[bool] = True
    whisper: ClassVar[bool] = True
    seat: int
    off: bool

    def apply(self, state: LupusState) -> LupusState:
        others = state.without_bets - {self.seat}
        return replace(state, without_bets=others | {self.seat} if self.off else others)


class BetsOpened(Fact[LupusState]):
    """The game is over: all `bets` (day, seat, side, target) are read out, in the order given."""

    bets: tuple[tuple[int, int, str, int], ...]

    def apply(self, state: LupusState) -> LupusState:
        return replace(state, bets=tuple(Bet(*one) for one in self.bets))
