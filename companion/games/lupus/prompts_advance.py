"""The one big button of the tablet: it says what comes next, and why not yet."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.prompt import Press
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus import steps, votes
from companion.games.lupus.calls import DUMMY_SECONDS
from companion.games.lupus.flow import advance_refusal, awaited
from companion.games.lupus.state import LupusState, Night, Phase
from companion.games.lupus.view_words import step_name

LABELS = {
    Phase.DEAL: "lupus-go-first-night",
    Phase.DAWN: "lupus-go-talk",
    Phase.DISCUSSION: "lupus-go-vote",
    Phase.NOMINATION: "lupus-go-nominees",
    Phase.RUNOFF: "lupus-go-result",
    Phase.LOT: "lupus-go-lot",
}


def advance_press(state: LupusState, moment: Moment, *, knows: bool) -> Press:
    """The button «go on»; what has to be chosen first is chosen on the ring."""
    wrong = advance_refusal(state, moment.now)
    if wrong is not None and wrong.code == "E_TOO_SOON":
        wrong = steps.disagreement(state) or wrong  # no picture is sent only because time passes
    # That the pack differs while some have tapped would tell a blind moderator who it is.
    unsaid = ("E_TOO_SOON",) if knows else ("E_TOO_SOON", "E_NO_AGREEMENT")
    hidden = wrong is not None and wrong.code in unsaid
    opens_at = _opens_at(state, knows=knows)
    return Press(
        key="advance",
        command="advance",
        label=_label(state),
        opens_at=opens_at if opens_at is not None and opens_at > moment.now else None,
        closed=None if wrong is None or hidden else wrong.text,
        warn=_warning(state, moment, knows=knows),
    )


def _opens_at(state: LupusState, *, knows: bool) -> float | None:
    """From when the open step may be closed (server's time).

    How long a dummy step lasts is chance (L-N1), and would tell the blind moderator that its
    holder is dead: to him every step opens as late as the longest.
    """
    night = state.night
    if night is None or night.open_step is None:
        return None
    if knows:
        return night.close_at
    least = 0 if state.options.night_input == "pointing" else state.options.min_step_seconds
    return night.opened_at + max(DUMMY_SECONDS[1], least)


def _label(state: LupusState) -> Text:
    if state.phase is Phase.NIGHT:
        return _night_label(state, state.tonight())
    if state.phase is Phase.OWL:
        return _speaks(state.today().nominees, 0) or text("lupus-go-verdict")
    if state.phase is Phase.DEFENCE:
        return _after_speech(state)
    if state.phase is Phase.LYNCH:
        condemned = state.today().condemned
        if condemned is None:
            return text("lupus-go-lynch-nobody")
        return text("lupus-go-lynch", who=SeatName(condemned))
    return text(LABELS[state.phase])


def _night_label(state: LupusState, night: Night) -> Text:
    if night.open_step is not None:
        return text("lupus-go-window" if night.open_step == steps.TOGETHER else "lupus-go-close")
    following = night.cursor + 1
    if following < len(night.order):
        step = night.order[following]
        if step == steps.TOGETHER:
            return text("lupus-go-open-window")
        return text("lupus-go-call", step=step_name(state, step))
    return text("lupus-go-eyes" if following == len(night.order) else "lupus-go-dawn")


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


def _late(id: str, missing: tuple[int, ...]) -> Text | None:
    return text(id, who=SeatNames(missing), n=len(missing)) if missing else None


def _step_warning(state: LupusState, *, knows: bool) -> Text | None:
    """A choice or an answer that somebody has still to make or to get; covered in its words."""
    night = state.tonight()
    if night.open_step is None:
        return None
    if not knows:
        late = tuple(seat for seat in steps.missing(state) if seat in night.phones)
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
