"""The lobby: house rules, cities of one's own, and the start (§4, §5, §10)."""

from __future__ import annotations

from dataclasses import replace

from companion.core.command import Command
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import refuse
from companion.games.jrc.cities import FEWEST, MOST, spelled
from companion.games.jrc.codes import too_few
from companion.games.jrc.commands import AddCity, DropCity, RenameCity, Start
from companion.games.jrc.events_papers import PapersAsked
from companion.games.jrc.events_setup import CampaignStarted, CitiesNamed
from companion.games.jrc.state import JrcState, Phase

FEW = 4
"""Below this W_FEW_PLAYERS (§2)."""
FEWEST_PLAYERS = 2


@answers(AddCity, RenameCity, DropCity)
def name_cities(state: JrcState, command: Command) -> Decision:
    """Change the table's own set of cities by one."""
    own = list(state.options.own_cities)
    if state.options.city_set != "custom":
        return refuse("E_OPTIONS")
    if isinstance(command, AddCity):
        name = spelled(command.called, own)
        if len(own) >= MOST:
            return refuse("E_CITY_COUNT", least=FEWEST, most=MOST)
        return _named(state, (*own, name)) if name else refuse("E_CITY_NAME")
    if not isinstance(command, RenameCity | DropCity) or command.city not in own:
        return refuse("E_UNKNOWN_CITY")
    place = own.index(command.city)
    if isinstance(command, DropCity):
        if len(own) <= FEWEST:
            return refuse("E_CITY_COUNT", least=FEWEST, most=MOST)
        return _named(state, (*own[:place], *own[place + 1 :]))
    name = spelled(command.called, own[:place] + own[place + 1 :])
    if not name:
        return refuse("E_CITY_NAME")
    return _named(state, (*own[:place], name, *own[place + 1 :]))


def _named(state: JrcState, cities: tuple[str, ...]) -> Decision:
    """§5: the rules must still work with these cities, if they are the ones in force."""
    if not replace(state.options, own_cities=cities).feasible:
        return refuse("E_OPTIONS")
    return (CitiesNamed(cities),)


@answers(Start)
def start(state: JrcState) -> Decision:
    """Everybody at the table plays, and allocates (§5)."""
    if len(state.ring) < FEWEST_PLAYERS:
        return too_few(players=len(state.ring))
    rules = {id: state.options.value(id) for id in state.options.asked()}
    draft = Draft(state).tell(CampaignStarted(state.ring, state.options.cities, rules))
    return draft.tell(PapersAsked(Phase.ALLOCATE, state.ring)).decision
