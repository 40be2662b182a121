"""One failure lists everything that a game lacks, with what to do about it."""

from enum import StrEnum
from types import SimpleNamespace
from typing import Any

import pytest

from companion.core.game import Stage
from companion.core.kit.phased_game import PhasedGame
from companion.core.kit.screen_parts import PhaseOfParts
from companion.core.view import Scene
from companion.games.registry import find_games
from tests.architecture.owed import RECORD, generated, owed
from tests.architecture.owed_phases import of_all
from tests.architecture.tree import fail_on


@pytest.mark.parametrize("game", find_games())
def test_a_game_has_all_that_a_game_needs(game):
    fail_on(owed(game), f"what the game {game} still owes")


def test_what_is_generated_from_the_code_is_written_down_as_it_is():
    stale = [
        path.name
        for path, text in generated().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    fail_on(stale, RECORD)


def test_of_a_game_that_is_not_there_everything_is_named_at_once():
    lacking = owed("no_such_game")
    for what in (
        *("game.py", "phases.md", "emblems/game-no_such_game.svg", "learn/no_such_game.svg"),
        *("locale", "games.css", "rights.txt", "leaks.py"),
        *("knowledge.py", "tests/games/no_such_game", "tests/golden"),
    ):
        assert any(what in line.partition(": ")[0] for line in lacking), what
    assert all(": " in line for line in lacking), "each line says what to do"


class Steps(StrEnum):
    FIRST = "first"
    FORGOTTEN = "forgotten"


class Bare(PhaseOfParts[Any]):
    """The base class of incomplete phases."""

    order = Steps
    scene = Scene.LINE
    button_label = ""


class First(Bare):
    id = Steps.FIRST
    follows = ("nowhere",)
    has_button = True
    line_id = "no-such-message"


class Lost(Bare):
    """Nothing leads here, and it leads nowhere."""

    id = "lost"
    title_id = "lupus-deal"
    help_step = "lost"
    help_steps = ("no-such-step",)
    help_now = "another"


class Unfinished(PhasedGame[Any]):
    id = "unfinished"
    players = (2, 2)
    phase = Bare
    rules = SimpleNamespace(family="unfinished")


def test_what_a_phase_lacks_is_named():
    lacking = [what for what, _ in of_all(Unfinished())]
    assert Bare.registered["first"].stage is Stage.PLAY
    assert sorted(lacking) == sorted(
        [
            "no class has the id forgotten",
            "nowhere may follow, and is no phase",
            "first: no docstring",
            "first: no message no-such-message",
            "first: no title",
            "first: no help",
            "first: the main button does nothing",
            "first: the main button has no words",
            "nothing leads to lost",
            "nothing follows lost",
            "lost: another is none of its `help_steps`",
            "lost: no message unfinished-help-step-no-such-step",
        ]
    )
