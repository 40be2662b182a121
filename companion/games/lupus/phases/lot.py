"""The lot: chance decides among the players who are still tied (L-R3, L-R4)."""

from __future__ import annotations

from companion.core import Chance, Decision, Draft, Moment, Pick, Prompt, Ring, answers, refuse
from companion.core.text import SeatNames, Text, text
from companion.games.lupus.commands import EnterLot
from companion.games.lupus.components.names import MOB
from companion.games.lupus.facts.day import Condemned, LotDrawn
from companion.games.lupus.phases.day import DayLines
from companion.games.lupus.phases.defence import AfterTheVote
from companion.games.lupus.state import LupusState, Phase


class Lot(AfterTheVote):
    """The button draws; a lot that was drawn with real cards may be entered instead."""

    id = Phase.LOT
    follows = (Phase.LYNCH,)
    by_hand = (Phase.DEFENCE, Phase.OVER)
    help_step = "runoff"
    stage_name = "lupus-stage-runoff"
    button_label = "lupus-go-lot"
    line_id = "lupus-line-lot"

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        drawn = chance.one_of(draft.state.today().lot)
        draft.record(LotDrawn(drawn, by_hand=False), Condemned(drawn))

    def skip(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """Nobody is lynched."""
        draft.record(Condemned(None))

    def lines(self, state: LupusState) -> DayLines:
        return text("lupus-say-lot", names=SeatNames(state.today().lot)), None, MOB

    def desk_prompts(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Prompt, ...]:
        """The result of a lot that was drawn with real cards."""
        return (
            Pick(
                key=f"d{state.number}-lot",
                command="enter_lot",
                label=text("lupus-lot-confirm"),
                title=text("lupus-lot-enter"),
                hint=text("lupus-lot-enter-hint"),
                ring=state.ring,
                seats=state.today().lot,
            ),
        )

    def note(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        return (text("lupus-you-in-lot"),) if seat in state.today().lot else ()

    def nominated(self, state: LupusState) -> Ring:
        return state.today().lot

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        day = state.today()
        return text("lupus-middle-lot"), day.lot if day.drawn is None else (day.drawn,)


@answers(EnterLot)
def enter(state: LupusState, command: EnterLot) -> Decision:
    """The result of a physical lot."""
    if command.target not in state.today().lot:
        return refuse("E_NOT_NOMINATED")
    drawn = command.target
    return Draft(state).record(LotDrawn(drawn, by_hand=True), Condemned(drawn)).decision
