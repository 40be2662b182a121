"""Every game is explained in five pictures, and its lobby says whether anybody moderates."""

from xml.etree import ElementTree

import pytest

from companion.core.eye import MODERATOR
from companion.core.game import Moment
from companion.core.words.panels.base import Circle
from companion.games.registry import find_games
from companion.web import paths
from companion.web.catalogs import BARE, LEARN, Catalogs
from companion.web.languages import LANGUAGES

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
            said = catalogs.say(language, id)
            assert said != id
            assert len(said) <= most, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_these_sentences_lie_on_a_shelf_of_their_own(language, catalogs):
    assert "learn-lupus-1" in catalogs.shelves[language, LEARN]
    for shelf in (BARE, *find_games()):
        assert "learn-" not in catalogs.shelves[language, shelf]


GAMES = find_games()
MODERATED = "lupus"


@pytest.mark.parametrize("id", sorted(GAMES))
def test_the_lobby_says_whether_anybody_moderates(id):
    game = GAMES[id]
    shown = game.view(game.open((1, 2, 3, 4), {}), MODERATOR, Moment(0.0))
    (chairs,) = [one for one in shown.panels if isinstance(one, Circle)]
    assert chairs.moderator is (id == MODERATED)
