"""The one big button of the tablet: it says what comes next, and why not yet."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.text import text
from companion.core.words.prompts.base import Press
from companion.games.lupus.advance import advance_refusal
from companion.games.lupus.night import actors
from companion.games.lupus.night.agreement import disagreement
from companion.games.lupus.night.call_order import closes_at, is_open
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState


def advance_press(state: LupusState, moment: Moment, *, knows: bool) -> Press:
    """The button «go on»; what has to be chosen first is chosen on the ring."""
    wrong = advance_refusal(state, moment.now, blind=not knows)
    if knows and wrong is not None and wrong.code == "E_TOO_SOON":
        wrong = disagreement(state) or wrong  # no picture is sent only because time passes
    early = wrong is not None and wrong.code == "E_TOO_SOON"
    opens_at = closes_at(state, blind=not knows) if is_open(state) else None
    phase = phase_of(state)
    return Press(
        key="advance",
        command="advance",
        label=phase.label(state, knows),
        hint=text("lupus-go-close-hint") if actors.untapped(state) else phase.hint(state),
        opens_at=opens_at if opens_at is not None and opens_at > moment.now else None,
        closed=None if wrong is None or early else wrong.text,
        warn=phase.warning(state, moment, knows),
    )
