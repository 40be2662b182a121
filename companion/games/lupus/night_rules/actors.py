"""Who acts in the open step of a night, on whom, and whose answer is missing."""

from collections.abc import Iterator, Mapping

from companion.core import Refusal, Ring, among, memoize, refuse
from companion.games.lupus.cast import cast, get_step, holders, night_order, roles, step_role, steps
from companion.games.lupus.hooks import Slot
from companion.games.lupus.state import LupusState, Night

TOGETHER = "night"
"""The one step of a night with `night_input = together` (§10)."""


def parts_tonight(state: LupusState, number: int) -> tuple[str, ...]:
    """The steps of night `number` in order (L-N1): their role is in the game, dead or alive."""
    in_game = {id for id, count in state.deck.items() if count}
    in_game |= {player.role for player in state.players.values() if player.role}
    if state.options.call_absent_roles:
        in_game |= {id for id, role in roles(state.box).items() if role.in_box}
    called = {role.step_id for id, role in cast(state).items() if id in in_game}
    dealt = {id for id, count in state.deck.items() if count}
    called |= {id for id, role in steps(state.box).items() if role.of in dealt}
    return tuple(
        id
        for id in night_order(state)
        if id in called
        and (role := step_role(state, id)).in_night(number)
        and (state.powers or not role.power)
    )


def open_parts(state: LupusState) -> tuple[str, ...]:
    """The parts of the night that take answers now: one, or all with `together`."""
    if not state.in_night:
        return ()
    night = state.tonight()
    if night.open_step is None:
        return ()
    if night.open_step != TOGETHER:
        return (night.open_step,)
    return tuple([part for part in night.parts if part not in night.order])


def in_window(state: LupusState) -> bool:
    """Whether everybody is asked at once in the open step: in each one of `together` (L-B12)."""
    night = state.night
    asks = state.in_night and night is not None and night.open_step is not None
    return asks and night is not None and TOGETHER in night.order


@memoize
def names_needed(state: LupusState) -> int:
    """How many names each phone has to give in the open step."""
    asked = (part for part in open_parts(state) if asks(state, part))
    return max((step_role(state, part).targets for part in asked), default=1)


def waits_for_second(night: Night, seat: int) -> int | None:
    """The first name of a seat that still owes the second; None: it owes none."""
    return None if seat in night.seconds else night.firsts.get(seat)


@memoize  # each phone asks twice
def may_pass(state: LupusState) -> bool:
    """Whether every phone may answer «nobody» in the open step."""
    return any(step_role(state, part).may_pass for part in open_parts(state))


def actors(state: LupusState, part: str) -> Ring:
    """Living seats with a part in that step of tonight, in ring order.

    Once a pick is confirmed, the seats that made it (a mythomaniac may have changed its role).
    """
    heard = step_role(state, part).recipients(state)
    if heard is not None:
        return heard
    by = state.tonight().by.get(part)
    if by is not None:
        return tuple(seat for seat in by if state.alive(seat))
    return holders(state, part)


def part_of(state: LupusState, seat: int) -> str | None:
    """The open part in which the seat acts, if any (masons and medium too)."""
    return _parts_by_seat(state).get(seat)


@memoize  # every phone asks, some of them three times
def _parts_by_seat(state: LupusState) -> Mapping[int, str]:
    """By seat: the first open part in which it acts."""
    parts = reversed(open_parts(state))
    return {seat: part for part in parts for seat in actors(state, part)}


def asks(state: LupusState, part: str) -> bool:
    """Whether that step asks its actors for a target tonight."""
    return step_role(state, part).asks(state)


def answers(state: LupusState, part: str) -> bool:
    """Whether that step gives a secret answer."""
    return step_role(state, part).answers


def choosing_part(state: LupusState, seat: int) -> str | None:
    """The open part in which the seat chooses a target; None: it gets a decoy, or nothing."""
    part = part_of(state, seat)
    if part is None or seat in state.tonight().stands_for:
        return None
    return part if asks(state, part) and not step_role(state, part).idle(state) else None


def gets_decoy(state: LupusState, seat: int) -> bool:
    """Whether the seat is asked for a suspect (§10): alive and without a part."""
    if state.options.dark or not open_parts(state):
        return False
    return state.alive(seat) and choosing_part(state, seat) is None


def objection(state: LupusState, part: str, who: Ring, target: int) -> Refusal | None:
    """Why `who` may not choose `target` in that step, in the order of §12."""
    if not state.alive(target):
        return refuse("E_TARGET_DEAD")
    code = step_role(state, part).objection(state, who, target)
    return refuse(code) if code else None


def legal_targets(state: LupusState, seat: int) -> Ring:
    """The seats that `seat` may choose in the open step, in ring order; for a decoy, everybody else
    alive.

    Empty when its pick is confirmed, and while no step is open.
    """
    if not open_parts(state) or not state.alive(seat):
        return ()
    part = choosing_part(state, seat)
    first = waits_for_second(state.tonight(), seat)
    if part is None or (first is not None and step_role(state, part).targets == 1):
        # A decoy, also the second name of a part that needs one.
        return tuple([one for one in state.living if one not in (seat, first)])
    if part in state.tonight().picks:
        return ()
    return tuple(one for one in settle_targets(state, part) if one != first)


def settle_targets(state: LupusState, part: str) -> Ring:
    """The seats that the actors of that step may choose, in ring order."""
    who = actors(state, part)
    legal = (one for one in state.living if objection(state, part, who, one) is None)
    return tuple(legal) if who else ()


def suspected(night: Night, seat: int) -> int | None:
    """The decoy of the seat in the current step."""
    decoys = {(id, one): target for id, one, target in night.suspicions}
    return decoys.get((night.called or "", seat))


def missing(state: LupusState) -> Iterator[int]:
    """Seats whose answer the open step still waits for, in ring order.

    With phones: every seat of `unanswered` (which tells nothing). Besides, seats that must
    choose and are played by pointing.
    """
    late = unanswered(state)
    for seat in state.living if open_parts(state) else ():
        part, night = choosing_part(state, seat), state.tonight()
        if seat in night.tapped or (part is not None and part in {*night.settled, *night.picks}):
            continue
        if part is not None or seat in late:
            yield seat


def asked(state: LupusState) -> Ring:
    """The seats that the open step asks, as everybody may know, in ring order.

    The living with a phone; with `together` also those without one, whom the moderator asks. Nobody
    by pointing: then only the holders of the role open their eyes.
    """
    if state.options.dark or not open_parts(state):
        return ()
    phones = state.living if in_window(state) else state.tonight().phones
    return among(state.living, phones)


def unanswered(state: LupusState) -> Ring:
    """The seats asked in the open step that have not answered; public."""
    return tuple(seat for seat in asked(state) if seat not in state.tonight().tapped)


def step_refusal(state: LupusState, step_id: str) -> Refusal | None:
    """Why that step takes no answer now, in the order of §12; None: it does."""
    if not state.in_night:
        return refuse("E_WRONG_PHASE")
    night = state.tonight()
    if night.open_step == step_id:
        return None
    found = get_step(state, step_id)
    if found is not None and night.number < found.first:
        return refuse("E_TOO_EARLY")
    if step_id not in (*night.parts, *night.order):
        return refuse("E_WRONG_PHASE")
    return refuse("E_NOT_YOUR_STEP")


def turned_by_own_pick(state: LupusState, seat: int) -> bool:
    """Whether the seat changed its role tonight by its own pick: it plays the new part from the
    next night on (§9). A role changed by a death is played from the next step on."""
    night = state.tonight()
    if state.players[seat].turned != night.number:
        return False
    return any(seat in seats and answers(state, part) for part, seats in night.by.items())


def voided_steps(state: LupusState, seat: int) -> tuple[str, ...]:
    """Steps whose pick was on that seat and is void (L-Q2), unless it has taken effect already."""
    return tuple(
        part
        for part, target in state.tonight().picks.items()
        if seat in (target, state.tonight().pairs.get(part))
        and not _has_taken_effect(state, part, seat)
    )


def kept_names(state: LupusState, gone: int, void: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """(step, target) of picks in `void` whose step is over and whose other name stands (L-B23)."""
    night, late = state.tonight(), [one for one in void if one not in open_parts(state)]
    names = {part: (night.picks[part], night.pairs.get(part)) for part in late}
    return tuple(
        (part, other)
        for part, two in names.items()
        for other in two
        if other not in (None, gone) and step_role(state, part).one_is_enough
    )


def _has_taken_effect(state: LupusState, part: str, seat: int) -> bool:
    night = state.tonight()
    if any(turned_by_own_pick(state, one) for one in night.by[part]):
        return True
    answered = any(answer.step == part for answer in night.answers)
    bound = step_role(state, part).slot is Slot.BOND and not state.players[seat].gone
    return (answered or bound) and part not in open_parts(state)
