"""From a command to the part of the rules that answers it."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision
from companion.core.refusal import refuse
from companion.games.jrc import opening, people, sessions, setup, turns, writing
from companion.games.jrc.commands import (
    BY_SEATS,
    LOBBY,
    PAPERS,
    AddCity,
    DropCity,
    EndCampaign,
    GoOn,
    LeaveForGood,
    MarkAbsent,
    MarkPresent,
    OpenPapers,
    RenameCity,
    SetOption,
    Start,
    TakeBack,
    Welcome,
)
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
)
from companion.games.jrc.state import JrcState, Phase

PHASES_OF: tuple[tuple[tuple[type[Command], ...], tuple[Phase, ...]], ...] = (
    (LOBBY, (Phase.LOBBY,)),
    ((ChooseCities, DrawCities, EndCityTurn), (Phase.CITY_SELECT,)),
    (
        (SetSeating, ShuffleSeating, SetParticipants, BeginSession),
        (Phase.SEATING,),
    ),
    ((AnswerPrinceCard,), (Phase.ADVANTAGES_REVEAL,)),
    ((UseAdvantage, Eliminate), (Phase.PLAY,)),
    ((ApplyResult,), (Phase.RESULT,)),
)


def decide(state: JrcState, command: Command, caller: Caller, chance: Chance) -> Decision:
    """The facts that follow, or why there are none."""
    if not isinstance(command, BY_SEATS) and (not caller.moderator or caller.seat is not None):
        return refuse("E_NOT_MODERATOR")  # who acts for a seat is not the host just then
    for commands, phases in PHASES_OF:
        if isinstance(command, commands) and state.phase not in phases:
            return refuse("E_WRONG_PHASE")
    if isinstance(command, PAPERS):
        return writing.write(state, command, caller)
    if isinstance(command, LOBBY):
        return _in_lobby(state, command)
    if isinstance(command, MarkAbsent | MarkPresent | LeaveForGood | Welcome | EndCampaign):
        return _about_people(state, command)
    return _in_session(state, command, caller, chance)


def _in_lobby(state: JrcState, command: Command) -> Decision:
    match command:
        case SetOption():
            return setup.set_option(state, command)
        case AddCity() | RenameCity() | DropCity():
            return setup.name_cities(state, command)
        case Start():
            return setup.start(state)
    return refuse("E_WRONG_PHASE")


def _about_people(state: JrcState, command: Command) -> Decision:
    match command:
        case MarkAbsent():
            return people.mark_absent(state, command)
        case MarkPresent():
            return people.mark_present(state, command)
        case LeaveForGood():
            return people.leave_for_good(state, command)
        case Welcome():
            return people.welcome(state, command)
        case EndCampaign():
            return people.end_campaign(state)
    return refuse("E_WRONG_PHASE")


def _in_session(state: JrcState, command: Command, caller: Caller, chance: Chance) -> Decision:
    match command:
        case TakeBack():
            return writing.take_back(state, caller)
        case OpenPapers():
            return opening.open_papers(state)
        case GoOn():
            return turns.go_on(state)
        case ChooseCities() | DrawCities():
            return sessions.choose(state, command, chance)
        case EndCityTurn():
            return sessions.end_without(state)
        case BeginSession():
            return sessions.begin(state)
        case AnswerPrinceCard():
            return sessions.answer_card(state, command, caller)
        case UseAdvantage():
            return sessions.use(state, command, caller)
        case Eliminate():
            return sessions.eliminate(state, command)
        case ApplyResult():
            return sessions.apply_result(state, command)
        case CancelSession():
            return sessions.cancel(state)
    return sessions.seat_people(state, command, chance)
