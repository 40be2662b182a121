"""The lot: chance decides among those who are still tied (L-R3, L-R4)."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import refuse
from companion.core.seat import Ring
from companion.core.text import SeatNames, Text, text
from companion.core.words.prompts.base import Pick, Prompt
from companion.games.lupus.commands import EnterLot
from companion.games.lupus.facts.day import Condemned, LotDrawn
from companion.games.lupus.phase import Lines, LupusPhase
from companion.games.lupus.phases import defence
from companion.games.lupus.screens.words import MOB
from companion.games.lupus.state import LupusState, Phase


def _draw(draft: Draft[LupusState], _moment: Moment, chance: Chance) -> None:
    drawn = chance.one_of(draft.state.today().lot)
    draft.tell(LotDrawn(drawn, by_hand=False), Condemned(drawn))


@answers(EnterLot)
def enter(state: LupusState, command: EnterLot) -> Decision:
    """The result of a physical lot."""
    if command.target not in state.today().lot:
        return refuse("E_NOT_NOMINATED")
    drawn = command.target
    return Draft(state).tell(LotDrawn(drawn, by_hand=True), Condemned(drawn)).decision


def call_off(draft: Draft[LupusState], _moment: Moment, _chance: Chance) -> None:
    """By hand: nobody is lynched."""
    draft.tell(Condemned(None))


def _lines(state: LupusState) -> Lines:
    return text("lupus-say-lot", names=SeatNames(state.today().lot)), None, MOB


def _by_hand(state: LupusState, _moment: Moment, _knows: bool) -> tuple[Prompt, ...]:
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


def _note(state: LupusState, seat: int) -> tuple[Text, ...]:
    return (text("lupus-you-in-lot"),) if seat in state.today().lot else ()


def _middle(state: LupusState) -> tuple[Text | None, Ring]:
    day = state.today()
    return text("lupus-middle-lot"), day.lot if day.drawn is None else (day.drawn,)


PHASE = LupusPhase(
    id=Phase.LOT,
    follows=(Phase.LYNCH,),
    by_hand=(Phase.DEFENCE, Phase.OVER),
    help_step="runoff",
    go_on=_draw,
    skip=call_off,
    label=lambda _state, _knows: text("lupus-go-lot"),
    lines=_lines,
    on_the_way="lupus-stage-runoff",
    line=lambda _state: text("lupus-line-lot"),
    desk_prompts=_by_hand,
    note=_note,
    shows_votes=True,
    nominated=lambda state: state.today().lot,
    middle=_middle,
    gone=defence.recount,
)
