"""The lot: chance decides among the players who are still tied (L-R3, L-R4)."""

from companion.core import Chance, Decision, Draft, Moment, Pick, Prompt, Ring, refuse, replace
from companion.core.command import By, Caller, Command
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus.components.names import MOB
from companion.games.lupus.facts.day import Condemned, CondemnedInstead, LotDrawn
from companion.games.lupus.phases.asking import Asking
from companion.games.lupus.phases.day import DayLines
from companion.games.lupus.phases.defence import AfterTheVote, deciding
from companion.games.lupus.state import LupusState, Phase


class Lot(Asking, AfterTheVote):
    """The button draws; a lot that was drawn with real cards may be entered instead."""

    id = Phase.LOT
    follows = (Phase.LYNCH,)
    by_hand = (Phase.DEFENCE, Phase.OVER)
    help_step = "runoff"
    stage_name = "lupus-stage-runoff"
    button_label = "lupus-go-lot"
    voice_until = "the line was read; a captain who decides has answered, or is silent once more"

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        drawn = chance.one_of(draft.state.today().lot)
        draft.record(LotDrawn(drawn, by_hand=False), Condemned(drawn))

    def skip(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """Nobody is lynched; a captain who was to decide leaves it to chance."""
        if _captain(draft.state) is None:
            draft.record(Condemned(None))
        else:
            self.go_on(draft, moment, chance)

    def lines(self, state: LupusState) -> DayLines:
        names, captain = SeatNames(state.today().lot), _captain(state)
        if captain is None:
            return text(f"lupus-say-lot{all_nominated(state)}", names=names), None, MOB
        return text("lupus-say-lot-captain", names=names, who=SeatName(captain)), None, MOB

    def line(self, state: LupusState) -> Text:
        captain = _captain(state)
        if captain is None:
            return text(f"lupus-line-lot{all_nominated(state)}")
        return text("lupus-line-lot-captain", who=SeatName(captain))

    def awaited(self, state: LupusState) -> Ring:
        captain = _captain(state)
        return () if captain is None else (captain,)

    def asks(self, state: LupusState, seat: int) -> tuple[Prompt, ...]:
        return (_decision(state),) if seat in self.awaited(state) else ()

    def table_prompts(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        """The captain's word, for a captain without a phone."""
        captain, usual = self.awaited(state), super().table_prompts(state, moment)
        if not captain:
            return usual
        return (*usual, replace(_decision(state), key="decide-for", act_for=captain))

    def desk_prompts(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Prompt, ...]:
        if _captain(state) is not None:
            return ()
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
        words = "lupus-you-in-lot" if _captain(state) is None else "lupus-you-before-captain"
        return (text(words),) if seat in state.today().lot else ()

    def nominated(self, state: LupusState) -> Ring:
        return state.today().lot

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        day = state.today()
        words = "lupus-middle-lot" if _captain(state) is None else "lupus-captain-decides"
        return text(words), day.lot if day.drawn is None else (day.drawn,)


def _captain(state: LupusState) -> int | None:
    """The captain who decides; None: chance does."""
    return deciding(state, state.today().lot)


def all_nominated(state: LupusState) -> str:
    """The ending of an id where all survivors are nominated, so that nobody could vote, and nobody
    is tied (L-R4); otherwise nothing."""
    return "" if state.today().rounds else "-all"


class EnterLot(Command, by=By.HOST, phases=(Phase.LOT,)):
    """Lot, tablet: the seat that a physical lot has hit."""

    target: int

    def decide(self, state: LupusState) -> Decision:
        if _captain(state) is not None:
            return refuse("E_NOT_YOUR_TURN")
        if self.target not in state.today().lot:
            return refuse("E_NOT_NOMINATED")
        drawn = self.target
        return Draft(state).record(LotDrawn(drawn, by_hand=True), Condemned(drawn)).decision


def _decision(state: LupusState) -> Pick:
    return Pick(
        key=f"d{state.number}-decide",
        command=Decide.name,
        label=text("lupus-confirm"),
        title=text("lupus-captain-decides"),
        ring=state.ring,
        seats=state.today().lot,
    )


class Decide(Command, phases=(Phase.LOT,)):
    """Lot: the captain, who is not among the tied, condemns one of them (L-B21)."""

    target: int

    def decide(self, state: LupusState, caller: Caller) -> Decision:
        among = state.today().lot
        if caller.seat is None or caller.seat != _captain(state):
            return refuse("E_NOT_YOUR_TURN")
        if not state.alive(self.target):
            return refuse("E_TARGET_DEAD")
        if self.target not in among:
            return refuse("E_NOT_NOMINATED")
        return (CondemnedInstead(self.target, "captain"),)
