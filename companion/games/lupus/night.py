"""The night (§6.2): one step after the other, picks, proposals, decoys, answers."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import Caller
from companion.core.game import Decision, Moment
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.games.lupus import steps
from companion.games.lupus.cast import holders, step
from companion.games.lupus.commands import Pick, Settle
from companion.games.lupus.draft import Draft
from companion.games.lupus.events_night import (
    Answered,
    EyesOpened,
    NightFell,
    Picked,
    Proposed,
    Settled,
    StepClosed,
    StepOpened,
    Suspected,
)
from companion.games.lupus.state import LupusState, Phase

DUMMY_SECONDS = (6.0, 12.0)
"""L-N1: how long the step of a dead holder takes, as chance says."""


def fall(draft: Draft, moment: Moment) -> None:
    """The next night begins with its opening line."""
    number = draft.state.number + 1
    parts = steps.parts_tonight(draft.state, number)
    together = draft.state.options.night_input == "together"
    order = (steps.TOGETHER,) if together else parts
    draft.tell(NightFell(number, order, parts, moment.now))


def open_next(draft: Draft, moment: Moment, chance: Chance) -> None:
    """The next call, or the «open your eyes» line after the last one."""
    night = draft.state.tonight()
    if night.cursor + 1 >= len(night.order):
        draft.tell(EyesOpened())
        return
    called = night.order[night.cursor + 1]
    parts = night.parts if called == steps.TOGETHER else (called,)
    groups = tuple(group for part in parts if len(group := holders(draft.state, part)) > 1)
    phones = tuple(seat for seat in draft.state.ring if seat in moment.phones)
    close_at = moment.now + _duration(draft.state, called, chance)
    draft.tell(StepOpened(called, moment.now, close_at, phones, groups))
    if called != steps.TOGETHER:
        _answer_unasked(draft, called)


def _duration(state: LupusState, called: str, chance: Chance) -> float:
    """Seconds before the close of a step is offered (L-N1, §10)."""
    pointing = state.options.night_input == "pointing"
    least = 0.0 if pointing else float(state.options.min_step_seconds)
    if called == steps.TOGETHER or not steps.is_dummy(state, called):
        return least
    return max(least, chance.between(*DUMMY_SECONDS))


def _answer_unasked(draft: Draft, part: str) -> None:
    """What those hear who point at nobody and have no phone to tap (medium)."""
    if steps.asks(draft.state, part):
        return
    phones = draft.state.tonight().phones
    if draft.state.options.night_input == "pointing":
        phones = frozenset()
    for seat in steps.actors(draft.state, part):
        if seat not in phones:
            _tell_answer(draft, part, (seat,), None)


def _tell_answer(draft: Draft, part: str, seats: Ring, target: int | None) -> None:
    answer = _answer(draft.state, part, target)
    if answer is not None:
        draft.tell(Answered(part, seats, target, answer))


def _answer(state: LupusState, part: str, target: int | None) -> str | None:
    found = step(state, part)
    return None if found is None or found.answer is None else found.answer(state, target)


def pick(state: LupusState, command: Pick, caller: Caller, moment: Moment) -> Decision:
    """A seat points at somebody; whether it is its part or a decoy, nobody can tell."""
    if caller.seat is None:
        if not caller.moderator:
            return refuse("E_NOT_YOUR_STEP")
        return settle(state, Settle(command.target, command.step), moment)
    wrong = steps.untimely(state, command.step)
    if wrong is not None:
        return wrong
    draft = Draft(state)
    seat, target = caller.seat, command.target
    part = steps.chooses(state, seat) if state.alive(seat) else None
    if part is not None:
        wrong = _choose(draft, part, seat, target)
    elif steps.takes_decoy(state, seat, moment.phones):
        wrong = _suspect(draft, seat, target)
    else:
        wrong = refuse("E_NOT_YOUR_STEP")
    return wrong or _end_window(draft, moment)


def _choose(draft: Draft, part: str, seat: int, target: int) -> Refusal | None:
    state = draft.state
    if part in state.tonight().picks:
        return refuse("E_ALREADY_ACTED")
    who = steps.actors(state, part)
    wrong = steps.objection(state, part, who, target)
    if wrong is not None:
        return wrong
    if len(who) == 1:
        _confirm(draft, part, who, target)
        return None
    draft.tell(Proposed(part, seat, target))
    if steps.answers(state, part) and not _is_together(state):
        _confirm_agreed(draft, part)
    return None


def _suspect(draft: Draft, seat: int, target: int) -> Refusal | None:
    state = draft.state
    if not state.alive(target):
        return refuse("E_TARGET_DEAD")
    if target == seat:
        return refuse("E_TARGET_SELF")
    night = state.tonight()
    draft.tell(Suspected(night.called or "", seat, target))
    part = steps.part_of(state, seat)
    heard = {one for answer in night.answers for one in answer.seats if answer.step == part}
    if part is not None and seat not in heard and not _is_together(state):
        _tell_answer(draft, part, (seat,), None)
    return None


def _is_together(state: LupusState) -> bool:
    return state.tonight().called == steps.TOGETHER


def _confirm(draft: Draft, part: str, who: Ring, target: int) -> None:
    """A pick is in; outside `together` it is answered and takes effect at once."""
    draft.tell(Picked(part, who, target))
    if not _is_together(draft.state):
        _resolve(draft, part)


def _confirm_agreed(draft: Draft, part: str) -> None:
    agreed = steps.agreement(draft.state, part)
    if agreed.target is not None and part not in draft.state.tonight().picks:
        _confirm(draft, part, steps.actors(draft.state, part), agreed.target)


def _resolve(draft: Draft, part: str) -> None:
    """The answer to a confirmed pick, then its effect (L-N6, L-N7)."""
    night, found = draft.state.tonight(), step(draft.state, part)
    assert found is not None
    who, target = night.by[part], night.picks[part]
    living = tuple(seat for seat in who if draft.state.alive(seat))
    if not living:
        return
    effect = found.effect(draft.state, living, target)
    _tell_answer(draft, part, living, target)
    draft.tell(*effect)


def settle(state: LupusState, command: Settle, moment: Moment) -> Decision:
    """The moderator settles the open step for those who act in it (L-N3); None: nobody."""
    if state.phase is not Phase.NIGHT:
        return refuse("E_WRONG_PHASE")
    part = _part_to_settle(state, command.step)
    if isinstance(part, Refusal):
        return part
    who, target = steps.actors(state, part), command.target
    if not who or not steps.asks(state, part):
        return refuse("E_NOT_YOUR_STEP")
    if part in state.tonight().picks:
        return refuse("E_ALREADY_ACTED")
    wrong = None if target is None else steps.objection(state, part, who, target)
    if wrong is not None:
        return wrong
    draft = Draft(state)
    if target is not None and (len(who) == 1 or steps.answers(state, part)):
        _confirm(draft, part, who, target)
    else:
        draft.tell(Settled(part, target))
    return _end_window(draft, moment)


def _part_to_settle(state: LupusState, named: str) -> str | Refusal:
    """The part that `settle` means: the open one, or in `together` the named one.

    Without a name, there, the pack's.
    """
    open_parts = steps.open_parts(state)
    if named in ("", steps.TOGETHER):
        if len(open_parts) == 1:
            return open_parts[0]
        named = "wolves"
    if named in open_parts:
        return named
    return steps.untimely(state, named) or refuse("E_NOT_YOUR_STEP")


def close_refusal(state: LupusState, now: float) -> Refusal | None:
    """Why the open step cannot be closed yet."""
    wrong = steps.disagreement(state)
    if wrong is None and now < state.tonight().close_at:
        return refuse("E_TOO_SOON")
    return wrong


def close(draft: Draft, moment: Moment) -> None:
    """The open step ends; what was agreed on is confirmed, and in `together` all is resolved."""
    called = draft.state.tonight().open_step
    assert called is not None
    parts = steps.open_parts(draft.state)
    for part in parts:
        _confirm_agreed(draft, part)
    if called == steps.TOGETHER:
        for part in parts:
            _resolve_together(draft, part)
    draft.tell(StepClosed(called, moment.now))


def _resolve_together(draft: Draft, part: str) -> None:
    """One part of the window, in the order of §6.2 (§10)."""
    state = draft.state
    if part in state.tonight().picks:
        _resolve(draft, part)
    elif not steps.asks(state, part) and (who := steps.actors(state, part)):
        _tell_answer(draft, part, who, None)


def _end_window(draft: Draft, moment: Moment) -> Decision:
    """Close the window of `together` as soon as all is in and its time is over (§10)."""
    if is_window_over(draft.state, moment.now):
        close(draft, moment)
    return draft.decision


def is_window_over(state: LupusState, now: float) -> bool:
    """Whether the window of `together` closes by itself now."""
    return window_ends_at(state) is not None and now >= state.tonight().close_at


def window_ends_at(state: LupusState) -> float | None:
    """When the complete window of `together` closes by itself; None while it is not complete."""
    if state.phase is not Phase.NIGHT or state.tonight().open_step != steps.TOGETHER:
        return None
    return state.tonight().close_at if steps.is_complete(state) else None
