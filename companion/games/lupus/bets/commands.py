"""What a ghost may ask for: to seal a bet, and to be left alone with bets."""

from __future__ import annotations

from companion.core.command import Command
from companion.games.lupus.state import Phase


class SealBet(Command, phases=(Phase.DISCUSSION,)):
    """Ghost, once a day: `target` goes next, and `side` wins in the end."""

    side: str
    target: int


class DeclineBets(Command, phases=(Phase.DISCUSSION,)):
    """Ghost: no bets on this phone (`off`), or bets again."""

    off: bool
