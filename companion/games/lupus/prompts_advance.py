"""The one big button of the tablet: it says what comes next, and why not yet."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.prompts.base import Press
from companion.games.lupus import steps, votes
from companion.games.lupus.calls import closes_at, is_last_closing, is_open
from companion.games.lupus.flow import advance_refusal, awaited
from companion.games.lupus.state import LupusState, Night, Phase
from companion.games.lupus.victory import ending
from companion.games.lupus.view_words import step_name

LABELS = {
    Phase.DEAL: "lupus-go-first-night",
    Phase.DISCUSSION: "lupus-go-vote",
    Phase.NOMINATION: "lupus-go-nominees",
    Phase.RUNOFF: "lupus-go-result",
    Phase.LOT: "lupus-go-lot",
}


def advance_press(state: LupusState, moment: Moment, *, knows: bool) -> Press:
    """The button «go on»; what has to be chosen first is chosen on the ring."""
    wrong = advance_refusal(state, moment.now, blind=not knows)
    if knows and wrong is not None and wrong.code == "E_TOO_SOON":
        wrong = steps.disagreement(state) or wrong  # no picture is sent only because time passes
    early = wrong is not None and wrong.code == "E_TOO_SOON"
    opens_at = closes_at(state, blind=not knows) if is_open(state) else None
    return Press(
        key="advance",
        command="advance",
        label=_label(state, knows=knows),
        hint=text("lupus-go-close-hint") if steps.untapped(state) else None,
        opens_at=opens_at if opens_at is not None and opens_at > moment.now else None,
        closed=None if wrong is None or early else wrong.text,
        warn=_warning(state, moment, knows=knows),
    )


def _label(state: LupusState, *, knows: bool) -> Text:
    if state.phase is Phase.NIGHT:
        return _night_label(state, state.tonight())
    if state.phase is Phase.DAWN:
        return _dawn_label(state, knows=knows)
    if state.phase is Phase.MARK:
        return _speaks(state.today().nominees, 0) or text("lupus-go-verdict")
    if state.phase is Phase.DEFENCE:
        return _after_speech(state)
    if state.phase is Phase.LYNCH:
        condemned = state.today().condemned
        if condemned is None:
            return text("lupus-go-lynch-nobody")
        return text("lupus-go-lynch", who=SeatName(condemned))
    return text(LABELS[state.phase])


def _dawn_label(state: LupusState, *, knows: bool) -> Text:
    """First it is said who is missing. Whether that ends the game, a blind moderator hears last."""
    if state.untold:
        return text("lupus-go-say")
    if not knows:
        return text("lupus-go-on")
    return text("lupus-go-talk" if ending(state) is None else "lupus-go-end")


def _night_label(state: LupusState, night: Night) -> Text:
    if night.open_step is not None:
        return text("lupus-go-window" if night.open_step == steps.TOGETHER else "lupus-go-close")
    following = night.cursor + 1
    if is_last_closing(night) or following > len(night.order):
        return text("lupus-go-dawn")
    if following < len(night.order):
        step = night.order[following]
        if step == steps.TOGETHER:
            return text("lupus-go-open-window")
        return text("lupus-go-call", step=step_name(state, step))
    return text("lupus-go-eyes")


def _speaks(speakers: tuple[int, ...], place: int) -> Text | None:
    if place >= len(speakers):
        return None
    return text("lupus-go-speaks", who=SeatName(speakers[place]))


def _after_speech(state: LupusState) -> Text:
    """The next nominee, or what follows the speeches (§6)."""
    day = state.today()
    following = _speaks(day.speakers, day.speaker + 1)
    if following is not None:
        return following
    if len(day.speakers) == 1:
        return text("lupus-go-verdict")
    return text("lupus-go-runoff" if votes.runoff_electorate(state) else "lupus-go-fate")


def _warning(state: LupusState, moment: Moment, *, knows: bool) -> Text | None:
    """What would be lost by going on now."""
    if state.phase is Phase.DEAL:
        return _late("lupus-warn-unseen", awaited(state))
    if state.phase is Phase.NIGHT:
        return _step_warning(state, knows=knows)
    clock = None if state.day is None else state.day.clock
    if clock is None or clock.remaining(moment.now) <= 0:
        return None
    return text("lupus-warn-talk" if state.phase is Phase.DISCUSSION else "lupus-warn-speech")


NAMED = 5
"""So many are named in a question."""


def _late(id: str, missing: tuple[int, ...]) -> Text | None:
    """Whoever is missing by name; of many only how many: the question stays short."""
    if len(missing) > NAMED:
        return text(f"{id}-many", n=len(missing))
    return text(id, who=SeatNames(missing), n=len(missing)) if missing else None


def _step_warning(state: LupusState, *, knows: bool) -> Text | None:
    """A choice or an answer that somebody has still to make or to get; covered in its words."""
    night = state.tonight()
    if night.open_step is None:
        return None
    if not knows:
        late = steps.untapped(state)
        if not late and night.open_step == steps.TOGETHER:
            return text("lupus-warn-differ")  # else it would have closed by itself
        return _late("lupus-warn-untapped", late)
    idle = any(_is_idle(state, part) for part in steps.open_parts(state))
    return text("lupus-warn-no-pick") if idle else None


def _is_idle(state: LupusState, part: str) -> bool:
    """Whether somebody living acts in that part, and nothing has come of it yet."""
    night = state.tonight()
    if steps.is_dummy(state, part):
        return False
    if steps.asks(state, part):
        chosen = part in night.picks or part in night.settled
        return not chosen and steps.agreement(state, part).target is None
    if night.open_step == steps.TOGETHER:
        return False
    return steps.answers(state, part) and all(one.step != part for one in night.answers)
