"""The tablet's main button: go on to the next step, as the phase says (§6)."""

from __future__ import annotations

from companion.core import Caller, Chance, Decision, Draft, Moment, answers
from companion.games.lupus import votes
from companion.games.lupus.commands import Advance, SkipStep
from companion.games.lupus.facts.corrections import StepSkipped
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState
from companion.games.lupus.victory import check_end


@answers(Advance)
def advance(state: LupusState, caller: Caller, moment: Moment, chance: Chance) -> Decision:
    """Go on to the next step of the phase, or to the next phase."""
    phase = phase_of(state)
    wrong = phase.why_not(state, moment.now, caller.blind)
    if wrong is not None:
        return wrong
    draft = Draft(state)
    (phase.go_blind if caller.blind else phase.go_on)(draft, moment, chance)
    return draft.decision


@answers(SkipStep)
def skip(state: LupusState, command: SkipStep, moment: Moment, chance: Chance) -> Decision:
    """By hand past the step or phase: missing votes are abstentions, a lynching is called off."""
    draft, phase = Draft(state).record(StepSkipped(command.reason)), phase_of(state)
    if phase.vote(state) is not None:
        votes.skip_all_voters(draft, command.reason)
    phase.skip(draft, moment, chance)
    if not phase_of(draft.state).ends_late:
        check_end(draft)
    return draft.decision
