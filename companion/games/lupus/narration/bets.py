"""The bets in the story of a game that is over: who has guessed best, and each of them."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core import Chapter, SeatName, SeatNames, Text, text
from companion.games.lupus.bets import guessed, right_next, right_side
from companion.games.lupus.state import LupusState


def chapter_of_bets(state: LupusState) -> tuple[Chapter, ...]:
    """One chapter, or none where nobody has bet; only for a game that is over."""
    return (Chapter(text("bets-chapter"), tuple(_lines(state))),) if state.bets else ()


def _lines(state: LupusState) -> Iterator[Text]:
    found = guessed(state)
    most = max(right for right, _ in found.values())
    best = tuple(seat for seat in state.players if found.get(seat, (0, 0))[0] == most)
    if most:
        yield text("bets-best", who=SeatNames(best), n=len(best), right=most)
    for bet in state.bets:
        yield text(
            "bets-told",
            day=bet.day,
            who=SeatName(bet.seat),
            target=SeatName(bet.target),
            win=text(f"lupus-win-{bet.side}"),
            next="right" if right_next(state, bet) else "wrong",
            side="right" if right_side(state, bet) else "wrong",
        )
