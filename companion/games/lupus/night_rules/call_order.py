"""The course of the night: the next call, the close of a step, the window of `together`."""

from companion.core import Chance, Draft, Moment, Refusal, among, refuse
from companion.games.lupus.cast import holders, step_role
from companion.games.lupus.facts.night import EyesOpened, NightFell, StepClosed, StepOpened
from companion.games.lupus.night_rules import actors, agreement, dummy_steps, two_names
from companion.games.lupus.night_rules import pass_and_play as turns
from companion.games.lupus.state import LupusState, Night, passing


def begin_night(draft: Draft[LupusState], moment: Moment) -> None:
    """The next night begins with its opening line."""
    number = draft.state.number + 1
    parts = actors.parts_tonight(draft.state, number)
    together = draft.state.options.night_input == "together"
    late = tuple(part for part in parts if step_role(draft.state, part).after_window)
    order = (actors.TOGETHER, *late) if together else parts
    draft.record(NightFell(number, order, parts, moment.now))
    if handed := turns.seats_to_pass(draft.state, moment):
        draft.record(turns.PassingForeseen(handed))


def open_next_step(draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
    """Open the next step; after the last one, the line «open your eyes»."""
    night = draft.state.tonight()
    if night.cursor + 1 >= len(night.order):
        draft.record(EyesOpened())
        return
    called = night.order[night.cursor + 1]
    parts = night.parts if called == actors.TOGETHER else (called,)
    groups = tuple(group for part in parts if len(group := holders(draft.state, part)) > 1)
    phones = among(draft.state.ring, moment.phones)
    close_at = moment.now + dummy_steps.duration(draft.state, called, chance)
    draft.record(StepOpened(called, moment.now, close_at, phones, groups))
    turns.begin_round(draft, moment)
    if called != actors.TOGETHER:
        _answer_called(draft, called)


def is_last_closing(night: Night) -> bool:
    """Whether the close line of the last step is read, and with it that day breaks."""
    return night.closing and night.cursor + 1 == len(night.order)


def _answer_called(draft: Draft[LupusState], part: str) -> None:
    """Answers to a role that learns something when it is called and picks nobody (medium)."""
    who = actors.actors(draft.state, part)
    if who and not actors.asks(draft.state, part):
        agreement.give_answer(draft, part, who, None)
    if who:
        draft.record(*step_role(draft.state, part).on_call(draft.state, who))


def is_open(state: LupusState) -> bool:
    """Whether a step of the night takes answers."""
    return state.in_night and state.tonight().open_step is not None


def close_refusal(state: LupusState, now: float, *, blind: bool = False) -> Refusal | None:
    """Why the open step cannot be closed yet.

    To a blind moderator only the time counts: whether the actors agree, and who they are, is
    hidden (decision 0016).
    """
    if now < dummy_steps.closes_at(state, blind=blind):
        return refuse("E_TOO_SOON")
    if passing(state) is not None:
        return refuse("E_DEVICE_PASSES")
    return None if blind else agreement.disagreement(state)


def close_step(draft: Draft[LupusState], moment: Moment, *, blind: bool = False) -> None:
    """The open step ends; what was agreed on is confirmed, and in `together` all is resolved.

    `blind`: actors who have not chosen are passed over, and actors who disagree have no pick.
    """
    called = draft.state.tonight().open_step
    assert called is not None
    parts = actors.open_parts(draft.state)
    two_names.close(draft)
    for part in parts:
        agreement.confirm_agreed(draft, part, without_absent=blind)
    if called == actors.TOGETHER:
        for part in parts:  # in the order of §6.2 (§10)
            picked = part in draft.state.tonight().picks
            (agreement.resolve if picked else _answer_called)(draft, part)
    draft.record(StepClosed(called, moment.now))
    if called == actors.TOGETHER:
        turns.begin_round(draft, moment)


def is_window_over(state: LupusState, now: float) -> bool:
    """Whether the window of `together` closes by itself now."""
    return window_ends_at(state) is not None and now >= state.tonight().close_at


def window_ends_at(state: LupusState) -> float | None:
    """When the complete window of `together` closes by itself; None while it is not complete, while
    the tablet goes round, and with the voice."""
    if state.voice_leads or not actors.in_window(state) or passing(state) is not None:
        return None
    return state.tonight().close_at if agreement.is_complete(state) else None
