"""The one big button: what comes next in each phase, and why not yet (§6)."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import Caller
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal, refuse
from companion.games.lupus import calls, day, deal, steps, votes
from companion.games.lupus.commands import Advance, SkipStep
from companion.games.lupus.dawn import break_dawn, leave_dawn
from companion.games.lupus.events_day import Condemned
from companion.games.lupus.events_hand import StepSkipped
from companion.games.lupus.events_vote import current_round
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.victory import check_end


def advance_refusal(state: LupusState, now: float, *, blind: bool = False) -> Refusal | None:
    """Why the game cannot go on yet, or None; `now` in seconds of the server's time.

    `blind`: who asks does not see the secrets.
    """
    if state.phase is Phase.LOBBY:
        return refuse("E_WRONG_PHASE")
    if state.phase is Phase.OVER:
        return refuse("E_GAME_OVER")
    if state.phase is Phase.DEAL:
        return deal.mismatch(state)
    if state.phase is Phase.NIGHT and state.tonight().open_step is not None:
        return calls.close_refusal(state, now, blind=blind)
    return day.votes_missing(state)


def awaited(state: LupusState) -> tuple[int, ...]:
    """Seats that the table waits for, in ring order (votes: in voting order).

    The deal: who has not looked, or has no card. The night: `steps.missing`. Votes: whose turn
    it is, or all who have not voted when all vote at once.
    """
    if state.phase is Phase.DEAL:
        return tuple(seat for seat, player in state.players.items() if not player.looked)
    if state.phase is Phase.NIGHT:
        return tuple(steps.missing(state))
    return votes.voters(state)


@answers(Advance)
def advance(state: LupusState, caller: Caller, moment: Moment, chance: Chance) -> Decision:
    """On to whatever comes next."""
    wrong = advance_refusal(state, moment.now, blind=caller.blind)
    if wrong is not None:
        return wrong
    draft = Draft(state)
    if caller.blind and calls.is_open(state):
        calls.close(draft, moment, blind=True)
    else:
        _go_on(draft, moment, chance)
    return draft.decision


def _go_on(draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
    match draft.state.phase:
        case Phase.DEAL:
            calls.fall(draft, moment)
        case Phase.NIGHT:
            _through_the_night(draft, moment, chance)
        case Phase.DAWN:
            leave_dawn(draft, moment)
        case Phase.DISCUSSION:
            votes.open_nomination(draft)
        case Phase.NOMINATION:
            day.count_nomination(draft, moment)
        case Phase.MARK:
            day.after_nomination(draft, moment)
        case Phase.DEFENCE:
            day.next_speaker(draft, moment)
        case Phase.RUNOFF:
            day.count_runoff(draft, moment)
        case Phase.LOT:
            day.draw_lot(draft, chance)
        case Phase.LYNCH:
            day.lynch(draft, moment)


def _through_the_night(draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
    now = draft.state.tonight()
    if now.open_step is not None:
        calls.close(draft, moment)
    elif calls.is_last_closing(now) or now.cursor == len(now.order):
        break_dawn(draft, chance)
    else:
        calls.open_next(draft, moment, chance)


@answers(SkipStep)
def skip(state: LupusState, command: SkipStep, moment: Moment, chance: Chance) -> Decision:
    """By hand past the step or phase: missing votes are abstentions, a lynching is called off."""
    draft = Draft(state).tell(StepSkipped(command.reason))
    if current_round(state) is not None:
        votes.skip_all_voters(draft, command.reason)
    if state.phase is Phase.DEFENCE:
        day.after_speeches(draft)
    elif state.phase is Phase.LOT or (
        state.phase is Phase.LYNCH and state.today().condemned is not None
    ):
        draft.tell(Condemned(None))
    else:
        _go_on(draft, moment, chance)
    if draft.state.phase is not Phase.DAWN:  # which ends the game only after it was heard
        check_end(draft)
    return draft.decision
