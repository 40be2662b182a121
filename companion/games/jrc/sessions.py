"""A City turn: choosing cities, seats, the prince's card, uses, the result (§7)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal, refuse
from companion.games.jrc.advantages import ADVANTAGE, uses_left
from companion.games.jrc.commands_session import (
    AnswerPrinceCard,
    ApplyResult,
    BeginSession,
    CancelSession,
    ChooseCities,
    DrawCities,
    Eliminate,
    EndCityTurn,
    SetParticipants,
    SetSeating,
    ShuffleSeating,
    UseAdvantage,
    Whole,
)
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


@answers(ChooseCities, DrawCities)
def choose(state: JrcState, command: ChooseCities | DrawCities, chance: Chance) -> Decision:
    """The cities of this turn, as the table agreed or by lot (§7.1)."""
    way = "agreed" if isinstance(command, ChooseCities) else "random"
    if state.options.city_choice != way:
        return refuse("E_WRONG_PHASE")
    if isinstance(command, DrawCities):
        if not 1 <= command.count <= len(state.cities):
            return refuse("E_DRAW_COUNT", most=len(state.cities))
        cities = chance.shuffled(state.cities)[: command.count]
    else:
        cities = command.cities
        if not cities or any(city not in state.cities for city in cities):
            return refuse("E_UNKNOWN_CITY")
        if len(set(cities)) != len(cities):
            return refuse("E_CITY_TWICE")
    if len(state.present) < SESSION_AT_LEAST:
        return refuse("E_SESSION_SIZE")
    draft = Draft(state).tell(CitiesChosen(tuple(cities)))
    next_session(draft)
    return draft.decision


@answers(EndCityTurn)
def end_without(state: JrcState) -> Decision:
    """The turn ends without a session (W_NO_SESSION); nothing else changes."""
    draft = Draft(state)
    end_city_turn(draft)
    return draft.decision


@answers(SetSeating, ShuffleSeating, SetParticipants)
def seat_people(state: JrcState, command: Command, chance: Chance) -> Decision:
    """SEATING: the order, who plays and who does not (C13)."""
    seating = state.hall.seating
    if isinstance(command, SetSeating):
        words = {str(seat): seat for seat in seating}
        if sorted(command.order) != sorted(words):
            return refuse("E_RING_DIFFERS")
        return (SeatingSet(tuple(words[word] for word in command.order)),)
    if isinstance(command, SetParticipants):
        return _participants(state, command.seats)
    return (SeatingSet(chance.shuffled(seating)),)


def _participants(state: JrcState, chosen: tuple[str, ...]) -> Decision:
    """Exactly these play: who sat already keeps the place, the others come behind."""
    words = {str(seat): seat for seat in state.present}
    if any(word not in words for word in chosen) or len(set(chosen)) != len(chosen):
        return refuse("E_NO_SUCH_SEAT")
    if len(chosen) < SESSION_AT_LEAST:
        return refuse("E_SESSION_SIZE")
    seats = {words[word] for word in chosen}
    sitting = tuple(seat for seat in state.hall.seating if seat in seats)
    return (
        SeatingSet((*sitting, *(seat for seat in state.present if seat in seats - set(sitting)))),
    )


@answers(BeginSession)
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


@answers(AnswerPrinceCard)
def answer_card(state: JrcState, command: AnswerPrinceCard, caller: Caller) -> Decision:
    """The holder's word on the prince's card; it may be changed until play begins."""
    if caller.seat is None or caller.seat != card_holder(state):
        return refuse("E_NOT_AWAITED")
    if command.use == state.hall.prince_card:
        return refuse("E_NOT_AWAITED")
    return (PrinceCardAnswered(command.use),)


@answers(UseAdvantage)
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


@answers(Eliminate)
def eliminate(state: JrcState, command: Eliminate) -> Decision:
    """The order in which people are out; the last one is not."""
    living = [seat for seat in state.hall.seating if seat not in state.hall.out]
    if command.seat not in living or len(living) < SESSION_AT_LEAST:
        return refuse("E_NO_SUCH_SEAT")
    return (Eliminated(command.seat),)


def _entered(state: JrcState, points: Mapping[str, Whole]) -> VpSet | Refusal:
    """Victory points as people say them (J-S1, J-S3)."""
    seating = state.hall.seating
    words = {str(seat): seat for seat in seating}
    if any(word not in words for word in points):
        return refuse("E_NO_SUCH_SEAT")
    wrong = wrong_number(points)
    if wrong is not None:
        return wrong
    vp = tuple((seat, int(points.get(word, 0))) for word, seat in words.items())
    if sum(each for _, each in vp) > len(seating):
        return refuse("E_VP_TOTAL", most=len(seating))
    return VpSet(vp)


def fi_after(state: JrcState, seat: int, vp: int) -> int:
    """J-S2: the FI in the session's city, one less and `vp` more, never below 0 (C7)."""
    before, cap = state.fi[seat][state.hall.city], state.options.cap
    after = max(0, before - 1 + vp)
    return after if cap is None else min(after, max(cap, before))


def update(state: JrcState) -> tuple[Change, ...]:
    """Everybody's line of the update (J-S2)."""
    session = state.hall
    return tuple(
        Change(seat, session.city, state.fi[seat][session.city], fi_after(state, seat, points))
        for seat, points in ((one, session.vp.get(one, 0)) for one in session.seating)
    )


@answers(ApplyResult)
def apply_result(state: JrcState, command: ApplyResult) -> Decision:
    """The update, at once (J-S4); then the next city, or the end of the turn."""
    draft = Draft(state)
    if command.vp is not None:
        entered = _entered(state, command.vp)
        if isinstance(entered, Refusal):
            return entered
        draft.tell(entered)
    draft.tell(ResultApplied(update(draft.state)))
    if state.options.instant_win and check_victory(draft):
        return draft.decision
    next_session(draft)
    return draft.decision


@answers(CancelSession)
def cancel(state: JrcState) -> Decision:
    """§7.1: as if the session had never been opened."""
    if state.phase not in IN_SESSION:
        return refuse("E_WRONG_PHASE")
    draft = Draft(state)
    after_cancelling(draft)
    return draft.decision
