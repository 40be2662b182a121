"""Lines of the tablet's diary for steps that are made up: of a house rule, of what was chosen."""

from __future__ import annotations

from typing import Any

from companion.core.event import Event
from companion.core.kit.option import Choice, Number, Option, Switch
from companion.core.kit.rules import HouseRules
from companion.core.log import Step
from companion.core.words.prompts.field import Value
from companion.games.cities import options as of_cities
from companion.games.cities.facts import lobby as cities
from companion.games.final_decrees import options as of_decrees
from companion.games.final_decrees.facts import action
from companion.games.final_decrees.facts import setup as decrees
from companion.games.jrc import options as of_jrc
from companion.games.jrc.facts import session as session
from companion.games.jrc.facts import setup as jrc
from companion.games.lupus import options as of_lupus
from companion.games.lupus.facts import lobby as lupus
from companion.games.registry import find_games
from companion.games.sancta import options as of_sancta
from companion.games.sancta.facts import lobby as sancta
from tests.kit.sentences import spoken

GAMES = find_games()
RULES: dict[str, tuple[Any, type[HouseRules]]] = {
    "cities": (cities.OptionSet, of_cities.Options),
    "final_decrees": (decrees.OptionSet, of_decrees.Options),
    "jrc": (jrc.OptionSet, of_jrc.Options),
    "lupus": (lupus.OptionSet, of_lupus.Options),
    "sancta": (sancta.OptionSet, of_sancta.Options),
}


def said(game: str, name: str, *events: Event, language: str = "it") -> str:
    """The diary's line for a step of the tablet."""
    line = GAMES[game].tell(Step(1, 0.0, f"{game}.{name}", None, events))
    assert line is not None
    words, wrong = spoken(line, language)
    assert not wrong, (line, wrong)
    return words


def values(option: Option) -> tuple[Value, Value]:
    """Two values that the option admits."""
    match option:
        case Switch():
            return True, False
        case Choice():
            first, second, *_ = option.values
            return first, second
        case Number():
            return option.low, option.high


def of_rules(game: str, language: str) -> list[str]:
    """The lines for every house rule of a game, with two values each."""
    changed, options = RULES[game]
    return [
        said(game, "set_option", changed(option.id, value), language=language)
        for option in options.asked.values()
        for value in values(option)
    ]


def longest(language: str, names: tuple[str, ...]) -> list[str]:
    """Lines that need most room, with these six names in them."""
    seats = tuple(range(1, len(names) + 1))
    at = ("reform", "executive", "hr", "treasury", "secret", "navy")
    lines = [line for game in RULES for line in of_rules(game, language)]
    lines += [
        said("jrc", "shuffle_seating", session.SeatingSet(seats), language=language),
        said("jrc", "set_participants", session.SeatingSet(seats), language=language),
        *(
            said("final_decrees", "act", event, language=language)
            for event in (
                action.Reassigned(1, tuple(zip(seats, at, strict=True))),
                action.Redistributed(1, "hr", tuple((one, 12) for one in at)),
            )
        ),
    ]
    for seat, name in zip(seats, names, strict=True):
        lines = [line.replace(f"P{seat}", name) for line in lines]
    return sorted(lines, key=len)[-12:]
