"""What a device is shown it can say: its strings are in the chunks that it fetches."""

import re
from functools import cache

from companion.table.device import A_SPECTATOR, THE_TABLET, Kind, Viewer
from companion.table.screens.present import Showing
from companion.web.catalogs import BARE, LATE, WHOLE, Catalogs
from companion.web.http.templates import messages_and_emblems
from companion.web.languages import LANGUAGES
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import moments
from tests.kit.table.around import table_of

WALL = Viewer(Kind.SCREEN)


@cache
def ids_on(*chunks):
    """The ids of the strings that a device with these chunks can say, in every language."""
    words = Catalogs()
    by_language = []
    for language in LANGUAGES:
        catalog = "".join(words.chunks[language, chunk] for chunk in chunks)
        by_language.append(set(re.findall(r"^([\w-]+) *=", catalog, re.MULTILINE)))
    return set.intersection(*by_language)


def ids_shown(game, lives=6, every=5):
    """A device with all ids of strings in its picture, at some moments of some games."""
    for seed in range(lives):
        for play in moments(game, seed, every=every):
            showing = Showing(table_of(play), play.now, GAMES)
            phones = [Viewer(Kind.PHONE, seat) for seat in play.ring[:6]]
            for viewer in (*phones, A_SPECTATOR, WALL, THE_TABLET):
                yield viewer, messages_and_emblems(showing.to(viewer))[0]


@EVERY_GAME
def test_a_device_fetches_whatever_it_is_shown(game):
    lacking, on_the_tablet = {}, set()
    for viewer, ids in ids_shown(game):
        on_a_phone = viewer.kind is Kind.PHONE
        chunks = (BARE, game.id, *LATE) if on_a_phone else (WHOLE,)
        for id in ids - ids_on(*chunks):
            lacking[id] = str(viewer)
        if viewer == THE_TABLET:
            on_the_tablet |= ids - ids_on(BARE, game.id, *LATE)
    assert lacking == {}
    assert on_the_tablet, "nothing is kept from phones: the law could not notice a wrong section"
