"""What a sealed answer says is read in one place: no screen and no sentence looks past it."""

import ast

from tests.architecture.tree import files, parsed, told

HOME = "companion/core/kit/rounds.py"
SCREENS = ("view", "prompts", "help", "news", "recap", "line", "script", "told")
ROOMS = ("/screens/", "/told/", "/phases/")
"""How files begin, and in which folders they lie, that say what somebody sees."""
OPENS = {
    "companion/games/jrc/phases/city_select.py": "picks that everybody makes openly",
}
"""Files of screens that may ask for all answers, and why nothing sealed is in them."""


def asks_for(path: str, name: str) -> list[int]:
    """Lines of a file that read an attribute of that name."""
    nodes = (node for node in ast.walk(parsed(path)) if isinstance(node, ast.Attribute))
    return [node.lineno for node in nodes if node.attr == name]


def test_nothing_but_the_round_itself_reads_its_answers():
    assert asks_for(HOME, "given")
    wrongs = [
        f"{path}:{line}"
        for path in files(".py", "companion")
        if path != HOME
        for line in asks_for(path, "given")
    ]
    told(wrongs, "a round says `own` to its author and `opened` when the game opens it")


def test_no_screen_opens_a_round():
    screens = [
        path
        for path in files(".py", "companion/games")
        if path.rpartition("/")[2].startswith(SCREENS) or any(room in path for room in ROOMS)
    ]
    assert len(screens) > 30
    wrongs = [
        f"{path}:{line}"
        for path in screens
        if path not in OPENS
        for line in asks_for(path, "opened")
    ]
    told(wrongs, "a sealed answer is opened by the rules, and a screen shows what was opened")
