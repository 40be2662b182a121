"""Lines of the tablet's diary for invented steps."""

from companion.core import Event, Number, Step, Value
from companion.core.kit.option import Choice, Option, Switch
from companion.games.final_decrees.facts import action
from companion.games.jrc.facts import session
from companion.games.registry import find_games
from tests.kit.sentences import sentence

GAMES = find_games()
RULES = {id: type(game.open((1, 2, 3, 4), {}).options) for id, game in GAMES.items()}
"""The house rules of every game."""


def diary_line(game: str, name: str, *events: Event, language: str = "it") -> str:
    """The diary's line for a step of the tablet."""
    line = GAMES[game].diary_line(Step(1, 0.0, f"{game}.{name}", None, events))
    return sentence(line, language)


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


def rule_lines(game: str, language: str) -> list[str]:
    """The lines for every house rule of a game, with two values each."""
    rules = RULES[game]
    return [
        diary_line(game, "set_option", rules.changed(option.id, value), language=language)
        for option in rules.asked.values()
        for value in values(option)
    ]


def longest(language: str, names: tuple[str, ...]) -> list[str]:
    """The longest lines, with these six names in them."""
    seats = tuple(range(1, len(names) + 1))
    at = ("reform", "executive", "hr", "treasury", "secret", "navy")
    lines = [line for game in RULES for line in rule_lines(game, language)]
    lines += [
        diary_line("jrc", "shuffle_seating", session.SeatingSet(seats), language=language),
        diary_line("jrc", "set_participants", session.SeatingSet(seats), language=language),
        *(
            diary_line("final_decrees", "act", event, language=language)
            for event in (
                action.Reassigned(1, tuple(zip(seats, at, strict=True))),
                action.Redistributed(1, "hr", tuple((one, 12) for one in at)),
            )
        ),
    ]
    for seat, name in zip(seats, names, strict=True):
        lines = [line.replace(f"P{seat}", name) for line in lines]
    return sorted(lines, key=len)[-12:]
