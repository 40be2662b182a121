"""The handover (L-B22): a captain who has fallen, or was shown, names the next one aloud."""

from companion.core import Caller, Chance, Command, Draft, Pick, Prompt, Ring, View, refuse, replace
from companion.core.game import Decision, Moment
from companion.core.text import SeatName, Text, text
from companion.games.lupus.cast import candidates
from companion.games.lupus.components.names import MOB
from companion.games.lupus.facts.captain import CaptainChosen, HandoverOpened
from companion.games.lupus.facts.day import DiscussionOpened
from companion.games.lupus.night_rules import call_order
from companion.games.lupus.options import NO_CLOCK
from companion.games.lupus.phases.asking import Asking
from companion.games.lupus.phases.day import DayLines
from companion.games.lupus.state import LupusState, Phase


class Handover(Asking):
    """Everything here is public, so a tablet may answer for the captain, blind or not."""

    id = Phase.HANDOVER
    follows = (Phase.DISCUSSION, Phase.NIGHT)
    by_hand = (Phase.OVER,)
    help_step = "election"
    stage_name = "lupus-stage-verdict"
    button_label = "lupus-go-no-captain"
    voice_until = "the captain has named the next one; otherwise the office is vacant"

    def title(self, state: LupusState) -> Text:
        return text("lupus-captain")

    def stage_of(self, state: LupusState) -> str:
        return "lupus-stage-dawn" if state.today().nomination is None else self.stage_name

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """Nobody is named."""
        draft.record(CaptainChosen(None, elected=False))
        on(draft, moment)

    def awaited(self, state: LupusState) -> Ring:
        return () if state.captain is None else (state.captain,)

    def line(self, state: LupusState) -> Text:
        return text("lupus-say-handover", who=SeatName(state.captain or 0))

    def lines(self, state: LupusState) -> DayLines:
        return self.line(state), None, MOB

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        return text("lupus-middle-handover"), self.awaited(state)

    def warning(self, state: LupusState, moment: Moment, knows: bool) -> Text | None:
        return text("lupus-warn-no-captain")

    def asks(self, state: LupusState, seat: int) -> tuple[Prompt, ...]:
        return (_question(state),) if seat == state.captain else ()

    def ghost(self, state: LupusState, seat: int, wall: View) -> View:
        """On the captain's phone the question has the room of the line on the own death."""
        shown = super().ghost(state, seat, wall)
        return replace(shown, line=None) if shown.prompts else shown

    def table_prompts(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        asked = replace(_question(state), key=f"d{state.number}-captain-for")
        return (*super().table_prompts(state, moment), replace(asked, act_for=self.awaited(state)))

    def after_removal(self, draft: Draft[LupusState], seat: int, moment: Moment) -> None:
        """The captain is asked on; where nobody can be named, the office is vacant."""
        if draft.state.captain is None:
            on(draft, moment)
        elif not _may_be_named(draft.state):
            draft.record(CaptainChosen(None, elected=False))
            on(draft, moment)

    def after_revival(self, draft: Draft[LupusState], moment: Moment) -> None:
        """A captain who is alive again keeps the office."""
        if draft.state.captain in candidates(draft.state):
            on(draft, moment)


def is_out(state: LupusState) -> bool:
    """Whether there is a captain who cannot stay one."""
    return state.captain is not None and state.captain not in candidates(state)


def hand_over(draft: Draft[LupusState], moment: Moment) -> None:
    """Before the game goes on: a captain who is out hands the office on, if anybody can have it."""
    state = draft.state
    out = is_out(state)
    if out and _may_be_named(state):
        draft.record(HandoverOpened())
        return
    if out:
        draft.record(CaptainChosen(None, elected=False))
    on(draft, moment)


def on(draft: Draft[LupusState], moment: Moment) -> None:
    """The discussion after a dawn, the night after a verdict."""
    if draft.state.today().nomination is None:
        rules, day = draft.state.options, draft.state.number
        seconds = 0.0 if rules.pace == NO_CLOCK else rules.talk_seconds(day)
        draft.record(DiscussionOpened(seconds, moment.now))
    else:
        call_order.begin_night(draft, moment)


def _may_be_named(state: LupusState) -> Ring:
    return tuple(seat for seat in candidates(state) if seat != state.captain)


def _question(state: LupusState) -> Pick:
    return Pick(
        key=f"d{state.number}-captain",
        command=NameCaptain.name,
        label=text("lupus-captain-confirm"),
        title=text("lupus-captain-next"),
        hint=text("lupus-captain-next-hint"),
        ring=state.ring,
        seats=_may_be_named(state),
        none_label=text("lupus-vote-nobody"),
    )


class NameCaptain(Command, phases=(Phase.HANDOVER,)):
    """Handover: the captain who has fallen names the next; None: nobody (L-B22)."""

    target: int | None

    def decide(self, state: LupusState, caller: Caller, moment: Moment) -> Decision:
        target = self.target
        if caller.seat is None or caller.seat != state.captain:
            return refuse("E_NOT_YOUR_TURN")
        if target is not None:
            if not state.alive(target):
                return refuse("E_TARGET_DEAD")
            if target == state.captain:
                return refuse("E_TARGET_SELF")
            if target not in candidates(state):
                return refuse("E_NOT_NOMINATED")
        draft = Draft(state).record(CaptainChosen(target, elected=False))
        on(draft, moment)
        return draft.decision
