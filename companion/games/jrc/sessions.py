"""A City turn: choosing cities, seats, the prince's card, uses, the result (§7)."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision
from companion.core.refusal import Refusal, refuse
from companion.games.jrc.advantages import ADVANTAGE, uses_left
from companion.games.jrc.commands_session import (
    AnswerPrinceCard,
    BringIn,
    ChooseCities,
    DrawCities,
    Eliminate,
    LeaveOut,
    SetSeating,
    SetVp,
    UseAdvantage,
)
from companion.games.jrc.draft import Draft
from companion.games.jrc.events_session import (
    AdvantageUsed,
    CitiesChosen,
    Eliminated,
    PrinceCardAnswered,
    ResultApplied,
    SeatingSet,
    VpSet,
)
from companion.games.jrc.people import ask_for_plans
from companion.games.jrc.standing import prince
from companion.games.jrc.state import IN_SESSION, Change, JrcState
from companion.games.jrc.turns import (
    SESSION_AT_LEAST,
    after_cancelling,
    check_victory,
    end_city_turn,
    next_session,
)
from companion.games.jrc.writing import wrong_number


def choose(state: JrcState, command: ChooseCities | DrawCities, chance: Chance) -> Decision:
    """The cities of this turn, as the table agreed or by lot (§7.1)."""
    way = "agreed" if isinstance(command, ChooseCities) else "random"
    if state.options.city_choice != way:
        return refuse("E_WRONG_PHASE")
    if isinstance(command, DrawCities):
        if not 1 <= command.count <= len(state.cities):
            return refuse("E_UNKNOWN_CITY")
        cities = chance.shuffled(state.cities)[: command.count]
    else:
        cities = tuple(dict.fromkeys(command.cities))
        if not cities or any(city not in state.cities for city in cities):
            return refuse("E_UNKNOWN_CITY")
    if len(state.present) < SESSION_AT_LEAST:
        return refuse("E_SESSION_SIZE")
    draft = Draft(state).tell(CitiesChosen(tuple(cities)))
    next_session(draft)
    return draft.decision


def end_without(state: JrcState) -> Decision:
    """The turn ends without a session (W_NO_SESSION); nothing else changes."""
    draft = Draft(state)
    end_city_turn(draft)
    return draft.decision


def seat_people(state: JrcState, command: Command, chance: Chance) -> Decision:
    """SEATING: the order, who plays and who does not (C13)."""
    seating = state.hall.seating
    if isinstance(command, SetSeating):
        words = {str(seat): seat for seat in seating}
        if sorted(command.order) != sorted(words):
            return refuse("E_RING_DIFFERS")
        return (SeatingSet(tuple(words[word] for word in command.order)),)
    if isinstance(command, LeaveOut):
        if command.seat not in seating:
            return refuse("E_NO_SUCH_SEAT")
        return (SeatingSet(tuple(seat for seat in seating if seat != command.seat)),)
    if isinstance(command, BringIn):
        if command.seat not in state.present or command.seat in seating:
            return refuse("E_NO_SUCH_SEAT")
        return (SeatingSet((*seating, command.seat)),)
    return (SeatingSet(chance.shuffled(seating)),)


def begin(state: JrcState) -> Decision:
    """The seats are fixed; counter-influence is asked for (§7.2)."""
    if len(state.hall.seating) < SESSION_AT_LEAST:
        return refuse("E_SESSION_SIZE")
    draft = Draft(state)
    ask_for_plans(draft, state.hall.seating)
    return draft.decision


def card_holder(state: JrcState) -> int | None:
    """Whose prince may lie open in this session: by campaign FI, and only who plays (C5, C16)."""
    holder = prince(state, state.hall.city)
    return holder if holder in state.hall.seating and holder not in state.gone else None


def answer_card(state: JrcState, command: AnswerPrinceCard, caller: Caller) -> Decision:
    """The holder's word on the prince's card; it may be changed until play begins."""
    if caller.seat is None or caller.seat != card_holder(state):
        return refuse("E_NOT_AWAITED")
    return (PrinceCardAnswered(command.use),)


def use(state: JrcState, command: UseAdvantage, caller: Caller) -> Decision:
    """§7.2: each purchase of a one-shot once; a vote that is called counts without end."""
    seat = caller.seat
    if seat is None or seat not in state.hall.seating:
        return refuse("E_NOT_AWAITED")
    if command.advantage not in ADVANTAGE:
        return refuse("E_UNKNOWN_ADVANTAGE")
    left = uses_left(state.hall, seat, command.advantage)
    if left is not None and left < 1:
        return refuse("E_NO_USES_LEFT")
    return (AdvantageUsed(seat, command.advantage),)


def eliminate(state: JrcState, command: Eliminate) -> Decision:
    """The order in which people are out; the last one is not."""
    living = [seat for seat in state.hall.seating if seat not in state.hall.out]
    if command.seat not in living or len(living) < SESSION_AT_LEAST:
        return refuse("E_NO_SUCH_SEAT")
    return (Eliminated(command.seat),)


def set_vp(state: JrcState, command: SetVp) -> Decision:
    """Victory points as people say them (J-S1, J-S3)."""
    seating = state.hall.seating
    words = {str(seat): seat for seat in seating}
    if any(word not in words for word in command.vp):
        return refuse("E_NO_SUCH_SEAT")
    wrong: Refusal | None = wrong_number(command.vp)
    if wrong is not None:
        return wrong
    vp = tuple((seat, int(command.vp.get(word, 0))) for word, seat in words.items())
    if sum(points for _, points in vp) > len(seating):
        return refuse("E_VP_TOTAL", most=len(seating))
    return (VpSet(vp),)


def update(state: JrcState) -> tuple[Change, ...]:
    """J-S2: one FI away, then the victory points, never below 0 (C7); everybody's line."""
    session, cap = state.hall, state.options.cap
    changes = []
    for seat in session.seating:
        before = state.fi[seat][session.city]
        after = max(0, before - 1 + session.vp.get(seat, 0))
        if cap is not None:
            after = min(after, max(cap, before))
        changes.append(Change(seat, session.city, before, after))
    return tuple(changes)


def apply_result(state: JrcState) -> Decision:
    """The update, at once (J-S4); then the next city, or the end of the turn."""
    draft = Draft(state).tell(ResultApplied(update(state)))
    if state.options.instant_win and check_victory(draft):
        return draft.decision
    next_session(draft)
    return draft.decision


def cancel(state: JrcState) -> Decision:
    """§7.1: as if the session had never been opened."""
    if state.phase not in IN_SESSION:
        return refuse("E_WRONG_PHASE")
    draft = Draft(state)
    after_cancelling(draft)
    return draft.decision


def result_is_short(state: JrcState) -> bool:
    """W_VP_INCOMPLETE: fewer victory points than participants (J-S3)."""
    return sum(state.hall.vp.values()) < len(state.hall.seating)
