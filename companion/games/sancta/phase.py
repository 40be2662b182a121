"""The base class of the phases of the saints' game."""

from companion.core import Decision, Moment, PhaseOfParts, Refusal, Scene, refuse
from companion.core.command import By, Caller, Command
from companion.games.sancta.state import Phase, SanctaState


class SanctaPhase(PhaseOfParts[SanctaState]):
    """Base class of all phases of §4 to §9."""

    order = Phase
    scene = Scene.FLOWER

    def objection(
        self, state: SanctaState, command: Command, caller: Caller, moment: Moment
    ) -> Refusal | None:
        """Why a command of this phase cannot be answered now; in the order of §12."""
        acts = () if command.by is By.HOST else (caller.seat,)
        about = getattr(command, "seat", None)
        seats = acts if about is None else (*acts, about)
        known = all(seat in state.in_play for seat in seats)
        return None if known else refuse("E_NO_SUCH_SEAT")

    def removes(self, state: SanctaState, seat: int, cards: int) -> Decision:
        """The decision when the host removes a player, whose hand has so many cards (§5)."""
        return refuse("E_WRONG_PHASE")


class OfTurn(Command, phases=(Phase.TURN,)):
    """A command of the active player only."""


class CardText(OfTurn):
    """The effect of a card's text that no rule computes (§6)."""


phase_of = SanctaPhase.of
