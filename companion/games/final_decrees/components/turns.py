"""A turn begins, the game ends; the table may give it up in every phase of play (§5, §9)."""

from __future__ import annotations

from companion.core import Decision, Draft, Press, Weight, answers, text
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.facts.turn import GameEnded, TurnBegan
from companion.games.final_decrees.state import DecreesState, Result


def begin(draft: Draft[DecreesState], player: int) -> Draft[DecreesState]:
    """The turn of `player` begins (§5, step 1)."""
    return draft.record(TurnBegan(player, draft.state.posting(player)))


def end(draft: Draft[DecreesState], reason: str) -> Draft[DecreesState]:
    """The game is over (§9)."""
    winners = () if reason == "abandoned" else draft.state.leaders()
    return draft.record(GameEnded(Result(reason, winners)))


@answers(do.Abandon)
def abandon(state: DecreesState) -> Decision:
    """The table gives the game up."""
    return end(Draft(state), "abandoned").decision


def abandon_press() -> Press:
    """The button that gives the game up, without a winner; it asks again first."""
    return Press(
        key="abandon",
        command="abandon",
        label=text("decrees-abandon"),
        warn=text("decrees-abandon-warn"),
        weight=Weight.LINK,
        group="corrections",
    )
