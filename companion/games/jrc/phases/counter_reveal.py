"""The counter-influence is revealed (§7.2): what each player has left to spend."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.text import Text, text
from companion.core.words.panels.base import Note
from companion.games.jrc.facts.papers import PapersAsked
from companion.games.jrc.phases.session import session_phase
from companion.games.jrc.screens.panels import plan_lines
from companion.games.jrc.state import JrcState, Phase


def _ask_for_purchases(draft: Draft[JrcState], _moment: Moment, _chance: Chance) -> None:
    """Asks those who sit in the session and are not away (J-Z2); the app files the empty paper of
    players without FI left (J-Z1)."""
    state = draft.state
    away = state.absent - state.returning
    awaited = tuple(seat for seat in state.hall.seating if seat not in away)
    filed = tuple(seat for seat in awaited if state.hall.left[seat] == 0)
    draft.tell(PapersAsked(Phase.ADVANTAGES, awaited, filed))


def _plans(state: JrcState) -> tuple[Note]:
    lines = plan_lines(state.hall) or (text("jrc-plan-none"),)
    return (Note(title=text("jrc-plans"), lines=lines),)


def left_of(state: JrcState, seat: int) -> Text:
    """What somebody has left of the FI, as a word under the name."""
    return text("jrc-mark-left", left=state.hall.left[seat], of=state.hall.fi0[seat])


PHASE = session_phase(
    id=Phase.COUNTER_REVEAL,
    follows=(Phase.ADVANTAGES,),
    help_at="counter",
    help_step="counter",
    has_button=True,
    go_on=_ask_for_purchases,
    more=_plans,
    mark=left_of,
)
