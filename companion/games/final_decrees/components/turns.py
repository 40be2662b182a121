"""The beginning of a turn, the end of the game, and giving it up (§5, §9)."""

from companion.core import By, Command, Decision, Draft, Press, Weight, labelled
from companion.games.final_decrees.facts.turn import GameEnded
from companion.games.final_decrees.state import DecreesState, Phase, Result


def end(draft: Draft[DecreesState], reason: str) -> Draft[DecreesState]:
    """End the game (§9). `reason`: as in `Result`."""
    winners = () if reason == "abandoned" else draft.state.leaders()
    return draft.record(GameEnded(Result(reason, winners)))


class Abandon(Command, by=By.HOST, phases=(Phase.BID, Phase.POSTING, Phase.PLAY)):
    """Tablet: the game ends without a winner."""

    def decide(self, state: DecreesState) -> Decision:
        return end(Draft(state), "abandoned").decision


def abandon_press() -> Press:
    """The button that gives the game up, without a winner; it asks again first."""
    return Press(
        key="abandon",
        command="abandon",
        **labelled("decrees-abandon", "warn"),
        weight=Weight.LINK,
        group="corrections",
    )
