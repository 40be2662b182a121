"""The night (§6.2): picks, proposals, decoys, and what the moderator settles."""

from companion.core import By, Caller, Decision, Draft, Moment, Refusal, refuse
from companion.games.lupus.cast import pack_step, step_role
from companion.games.lupus.commands import Pointing
from companion.games.lupus.facts.night import Passed, Proposed, Settled, Suspected
from companion.games.lupus.night_rules import actors, agreement, two_names
from companion.games.lupus.night_rules import pass_and_play as turns
from companion.games.lupus.night_rules.call_order import close_step, is_window_over
from companion.games.lupus.state import LupusState, Phase


class Pick(Pointing, phases=(Phase.NIGHT,)):
    """Night: the seat points at `target` in the open `step`, or a decoy; None: at nobody."""

    step: str
    target: int | None

    def decide(self, state: LupusState, caller: Caller, moment: Moment) -> Decision:
        if wrong := actors.step_refusal(state, self.step):
            return wrong
        if caller.seat is None:
            return refuse("E_NOT_YOUR_STEP")
        if state.options.dark and not caller.moderator:
            return refuse("E_NOT_YOUR_STEP")  # the phones are dark (§10)
        draft = Draft(state)
        seat, target = caller.seat, self.target
        part = actors.choosing_part(state, seat) if state.alive(seat) else None
        if target is None:
            wrong = _pass(draft, part, seat)
        elif actors.names_needed(state) == 2:
            wrong = _name_two(draft, part, caller, seat, target)
        elif caller.moderator and seat == turns.holder(state):
            wrong = _in_turn(draft, part, seat, target)
        elif part is not None:
            wrong = _choose(draft, part, seat, target)
        elif actors.gets_decoy(state, seat):
            wrong = _suspect(draft, seat, target)
        else:
            wrong = refuse("E_NOT_YOUR_STEP")
        return wrong or _end_window(draft, moment)


def _name_two(
    draft: Draft[LupusState], part: str | None, caller: Caller, seat: int, target: int
) -> Refusal | None:
    """Record one of two names; they count once both are given."""
    if part is None and not actors.gets_decoy(draft.state, seat):
        return refuse("E_NOT_YOUR_STEP")
    # On the tablet that goes round no name is refused.
    held = caller.moderator and seat == turns.holder(draft.state)
    if held:
        wrong = two_names.name_on_tablet(draft, seat, target)
    else:
        wrong = two_names.name(draft, part, seat, target, by_tablet=caller.moderator)
    night = draft.state.tonight()
    if wrong is not None or seat not in night.seconds:
        return wrong
    first, second = night.firsts[seat], night.seconds[seat]
    if held:
        return _in_turn(draft, part, seat, first, second)
    if part is None:
        return _suspect(draft, seat, first)
    who = actors.actors(draft.state, part)
    if step_role(draft.state, part).targets == 1:
        return _choose(draft, part, seat, first)
    if len(who) == 1:
        agreement.confirm(draft, part, who, first, second)
    else:
        draft.record(Proposed(part, seat, first))
    return None


def _pass(draft: Draft[LupusState], part: str | None, seat: int) -> Refusal | None:
    """The answer «nobody», from a phone with a part or a decoy."""
    state = draft.state
    if not actors.may_pass(state):
        return refuse("E_TARGET_DEAD")
    if part is not None and part in state.tonight().picks:
        return refuse("E_ALREADY_ACTED")
    if part is None and not actors.gets_decoy(state, seat):
        return refuse("E_NOT_YOUR_STEP")
    draft.record(Passed(state.tonight().called or "", seat))
    return None


def _choose(draft: Draft[LupusState], part: str, seat: int, target: int) -> Refusal | None:
    state = draft.state
    if part in state.tonight().picks:
        return refuse("E_ALREADY_ACTED")
    who = actors.actors(state, part)
    if wrong := actors.objection(state, part, who, target):
        return wrong
    if len(who) == 1:
        agreement.confirm(draft, part, who, target)
        return None
    draft.record(Proposed(part, seat, target))
    # Where all phones are asked again, a proposal from before waits for its own phone.
    all_in = set(who) <= draft.state.tonight().tapped
    if actors.answers(state, part) and all_in and not agreement.is_together(state):
        agreement.confirm_agreed(draft, part)
    return None


def _in_turn(
    draft: Draft[LupusState], part: str | None, seat: int, target: int, second: int | None = None
) -> Refusal | None:
    """On the tablet that goes round, every name is accepted from everybody, because a refusal would
    reveal the role to an onlooker. The answer may be changed during the turn. `second`: the other
    one of two names."""
    state = draft.state
    night = state.tonight()
    if not state.alive(target):
        return refuse("E_TARGET_DEAD")
    if part is None and target != seat:
        draft.record(Suspected(night.called or "", seat, target))
    elif part is None or part in night.picks or _objects(state, part, target, second):
        draft.record(turns.ChoseInVain(night.called or "", seat))
    else:
        draft.record(Proposed(part, seat, target))
    return None


def _objects(state: LupusState, part: str, target: int, second: int | None) -> bool:
    """Whether that part may not choose the target, or the second one where it chooses two."""
    two = second is not None and step_role(state, part).targets == 2
    who, chosen = actors.actors(state, part), (target, second) if two else (target,)
    return any(actors.objection(state, part, who, one or 0) is not None for one in chosen)


def _suspect(draft: Draft[LupusState], seat: int, target: int) -> Refusal | None:
    state = draft.state
    if not state.alive(target):
        return refuse("E_TARGET_DEAD")
    if target == seat:
        return refuse("E_TARGET_SELF")
    night = state.tonight()
    draft.record(Suspected(night.called or "", seat, target))
    part = actors.part_of(state, seat)
    if part is None or actors.asks(state, part) or agreement.is_together(state):
        return None
    heard = {one for answer in night.answers for one in answer.seats if answer.step == part}
    if seat not in heard:
        agreement.give_answer(draft, part, (seat,), None)
    return None


class Settle(Pointing, by=By.HOST, phases=(Phase.NIGHT,)):
    """Night, tablet: settle the open step (L-N3); `target` None: nobody."""

    target: int | None
    step: str = ""
    """With `night_input = together`: the part to settle; otherwise ""."""

    def decide(self, state: LupusState, moment: Moment) -> Decision:
        if not state.in_night:
            return refuse("E_WRONG_PHASE")
        part = _part_to_settle(state, self.step)
        if isinstance(part, Refusal):
            return part
        who, target = actors.actors(state, part), self.target
        nobody = target is None and state.options.dark
        if not actors.asks(state, part) or not (who or nobody):
            return refuse("E_NOT_YOUR_STEP")
        if part in state.tonight().by:
            return refuse("E_ALREADY_ACTED")
        wrong = None if target is None else actors.objection(state, part, who, target)
        if wrong is not None:
            return wrong
        draft = Draft(state)
        if target is not None and step_role(state, part).targets == 2:
            wrong = two_names.settle(draft, part, target)
            return wrong or _end_window(draft, moment)
        if target is not None and (len(who) == 1 or actors.answers(state, part)):
            agreement.confirm(draft, part, who, target)
        else:
            draft.record(Settled(part, target))
        return _end_window(draft, moment)


def _part_to_settle(state: LupusState, named: str) -> str | Refusal:
    """The part that `settle` means: the open one, or in `together` the named one.

    Without a name, there, the pack's.
    """
    open_parts = actors.open_parts(state)
    if named in ("", actors.TOGETHER):
        if len(open_parts) == 1:
            return open_parts[0]
        named = pack_step()
    if named in open_parts:
        return named
    return actors.step_refusal(state, named) or refuse("E_NOT_YOUR_STEP")


def _end_window(draft: Draft[LupusState], moment: Moment) -> Decision:
    """Close the window of `together` as soon as all is in and its time is over (§10)."""
    if is_window_over(draft.state, moment.now):
        close_step(draft, moment)
    return draft.decision
