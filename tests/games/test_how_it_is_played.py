"""Every game explained in five pictures, and what each golden game has come to in one."""

from xml.etree import ElementTree

import pytest

from companion.core import Circle, Moment, fold
from companion.core.eye import MODERATOR
from companion.games.registry import find_games
from companion.web import paths
from companion.web.catalogs import BARE, LEARN, Catalogs
from companion.web.languages import LANGUAGES
from tests.kit.golden.book import read, steps_of
from tests.kit.laws.games import GAMES

SVG = "{http://www.w3.org/2000/svg}"
PAGES = range(1, 6)
LONGEST = {"": 30, "-line": 95}
"""Letters of a title and of a sentence: both fit the smallest phone without scrolling."""
HEAVIEST = 12_000
"""Bytes of the pictures of one game, before they are packed."""


@pytest.fixture(scope="module")
def catalogs():
    return Catalogs()


@pytest.mark.parametrize("game", sorted(find_games()))
def test_each_game_has_five_pictures_of_the_page_s_own_emblems(game):
    path = paths.static_dir() / "icons" / "learn" / f"{game}.svg"
    symbols = ElementTree.parse(path).getroot().findall(f"{SVG}symbol")
    assert len(symbols) == len(PAGES)
    assert path.stat().st_size < HEAVIEST
    emblems = {one.stem for one in (paths.static_dir() / "icons" / "emblems").glob("*.svg")}
    used = {use.get("href") for symbol in symbols for use in symbol.iter(f"{SVG}use")}
    assert {name.removeprefix("#e-") for name in used} <= emblems


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(find_games()))
def test_each_picture_has_a_title_and_a_sentence_that_fit(game, language, catalogs):
    for page in PAGES:
        for part, most in LONGEST.items():
            id = f"learn-{game}-{page}{part}"
            sentence = catalogs.say(language, id)
            assert sentence != id
            assert len(sentence) <= most, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_these_sentences_lie_on_a_shelf_of_their_own(language, catalogs):
    assert "learn-lupus-1" in catalogs.chunks[language, LEARN]
    for chunk in (BARE, *find_games()):
        assert "learn-" not in catalogs.chunks[language, chunk]


MODERATED = "lupus"


@pytest.mark.parametrize("id", sorted(GAMES))
def test_the_lobby_says_whether_anybody_moderates(id):
    game = GAMES[id]
    view = game.view(game.open((1, 2, 3, 4), {}), MODERATOR, Moment(0.0))
    (chairs,) = [one for one in view.panels if isinstance(one, Circle)]
    assert chairs.moderator is (id == MODERATED)


def recap_tiles(evening):
    """The panel of pictures of a golden game that is over."""
    page = read(evening)
    game, steps = GAMES[page["game"]], tuple(steps_of(page))
    state = fold(game.evolve, game.open(tuple(page["ring"]), {}), steps)
    (panel,) = (one for one in game.recap(state, steps) if one.kind == "tiles")
    return state, panel


def test_everybody_still_at_the_table_has_a_rose_with_its_saints_and_their_turns():
    state, panel = recap_tiles("a_rose_for_four")
    assert [one.count for one in panel.tiles] == [3, 2, 1]
    assert [one.inked for one in panel.tiles] == [True, False, False]
    assert {one.of for one in panel.tiles} == {state.goal}
    last = panel.tiles[2].line.params["words"]
    assert (last.id, last.params["turn"]) == ("sancta-tile-saint", 3)


def test_blame_is_a_pile_of_as_many_sheets_true_to_the_highest_one():
    state, panel = recap_tiles("five_decrees")
    blame = tuple(state.personal.values())
    assert tuple(one.count for one in panel.tiles) == blame
    assert {one.of for one in panel.tiles} == {max(blame)}
    assert [one.inked for one in panel.tiles] == [n == min(blame) for n in blame]


def test_each_duel_is_a_wall_of_towers_as_it_was_held_at_the_end():
    _, panel = recap_tiles("three_duels_and_extra_time")
    assert [one.towers for one in panel.tiles] == [
        (1, 1, 1, 0, 0),
        (0, 0, 0, 0, 0),
        (1, 1, 0, -1, 0),
    ]
    assert [one.capital for one in panel.tiles] == [2, None, 2]
    assert [one.line.id for one in panel.tiles] == [
        *("cities-tile-capital", "cities-tile-deck", "cities-tile-time")
    ]


def test_each_city_of_a_campaign_tells_who_held_it_after_each_turn():
    state, panel = recap_tiles("the_fourth_prince_and_the_fifth")
    assert panel.seats == state.players
    rings = {one.name.params["name"]: one for one in panel.tiles}
    assert {len(one.holders) for one in panel.tiles} == {state.turn + 1}
    assert rings["Washington D.C."].holders[0] == (1, 4), "contested"
    (winner,) = state.winners
    held = [name for name, one in rings.items() if one.holders[-1] == (winner,)]
    assert held == [name for name, one in rings.items() if one.inked]
    assert len(held) >= state.options.win_princes
