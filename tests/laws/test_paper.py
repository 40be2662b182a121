"""Everything a game tells can be printed: no panel is left out silently."""

import pytest

from companion.core import Chronicle, Script, fold, text
from companion.table.export.paper import DRAWN, NotForPaper, blocks_of
from tests.kit.golden.book import read, steps_of
from tests.kit.golden.scenes import SCENES
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import random_games


def message_id(text):
    return text.id


@pytest.mark.parametrize("name", [scene.__name__ for scene in SCENES])
def test_the_story_and_the_history_of_a_golden_game_can_be_printed_panel_by_panel(name):
    book = read(name)
    game, steps = GAMES[book["game"]], tuple(steps_of(book))
    state = fold(game.evolve, game.open(tuple(book["ring"]), {}), steps)
    story = game.recap(state, steps)
    assert story
    for panel in (*story, *game.history(state)):
        if isinstance(panel, DRAWN):
            assert any(isinstance(one, Chronicle) for one in story)
            continue
        assert blocks_of([panel], message_id), f"nothing is printed of {panel.kind}"


@EVERY_GAME
def test_what_a_game_tells_at_any_time_can_be_printed(game):
    for play in random_games(game.id):
        for state in (*play.states[::20], play.state):
            blocks_of((*game.recap(state, tuple(play.steps)), *game.history(state)), message_id)


def test_a_panel_that_nobody_has_taught_to_print_is_an_error():
    with pytest.raises(NotForPaper):
        blocks_of([Script(line=text("lupus-say-dusk"))], message_id)
