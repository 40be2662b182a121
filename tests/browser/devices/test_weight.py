"""First pages stay light: bytes and requests, which no machine changes."""

import pytest

from tests.kit.guest_pages import first_pages
from tests.kit.program import Program

JOIN = (17_500, 3)
GAME = (73_300, 7)
"""The picture of the tab stands in the page: a browser without a window would not ask for it."""
LATER = (98_400, 5)
"""Modules, style, sentences and emblems of the games, and the second weight of the font.

Nobody waits for it: it has the minutes in which people gather. What the first page need not bring
belongs here, so this budget may grow where GAME shrinks. 500 are the captain in the story and
charts that fill an upright wall, 400 sentences for rare cases in which the usual one is not
true."""

TABLET, WALL = (268_500, 9), (240_600, 12)
"""Of both, 1,500 are sentences of the second box of Lupus, and two more languages to choose. Of the
tablet, 1,000 are the sounds of public moments, 1,000 the music, 500 the chips and the house rule of
that box, 100 clocks that follow the server's, 100 what was typed when the link was lost, 800
sentences for rare cases in which the usual one is not true. Of the wall, 6,000 are the styles of
its votes, its stage and the deal, 1,000 the Wi-Fi, 2,300 what moves over the village, shutters that
open, upright votes, and pages of the other games, 500 the layouts of Cities and Final Decrees that
fill a wall, 200 what guards against spoilt storage and closes the wall of a rehearsal, 100 buttons
in forced colours and long names at the end."""
SCRIPTS = {"t": 115_700, "s": 95_400}
"""Bytes of scripts, which block a slow tablet or television until its first picture; 500 of the
tablet's are the sounds of public moments, 1,000 the music. Of both, 100 are clocks that follow the
server's, 100 what was being entered when the link was lost. Of the wall, 200 are what is said where
a language does not come, and drafts that go table by table, 200 what guards against spoilt storage
and closes the wall of a rehearsal, 200 charts that fill a wall, 100 the stage that closes after the
last speech."""


@pytest.fixture(scope="module")
def visits(chromium, tmp_path_factory):
    program = Program(tmp_path_factory.mktemp("weight") / "data").start()
    yield first_pages(chromium, program)
    program.stop()


BUDGETS = {"S9": JOIN, "S10": GAME, "t": TABLET, "s": WALL}


@pytest.mark.parametrize("page", BUDGETS)
def test_the_first_pages_of_guests_tablet_and_wall_are_light(visits, page):
    visit = visits[page]
    parts = sorted(visit["parts"].items(), key=lambda part: -part[1])
    report = "\n".join(f"{size:7} {address}" for address, size in parts)
    assert visit["bytes"] <= BUDGETS[page][0], report
    assert visit["requests"] <= BUDGETS[page][1], report
    scripts = sum(size for one, size in parts if one.endswith(".js"))
    assert scripts <= SCRIPTS.get(page, visit["bytes"]), report


def test_what_only_a_game_needs_comes_while_people_gather(visits):
    visit = visits["S10"]
    later = visit["later"]
    assert len(later) <= LATER[1], later
    assert 0 < sum(later.values()) <= LATER[0], later


def test_the_form_brings_one_weight_of_the_font_and_no_script(visits):
    visit = visits["S9"]
    assert [one for one in visit["parts"] if one.endswith(".js")] == []
    assert len([one for one in visit["parts"] if one.endswith(".woff2")]) == 1


def test_a_phone_loads_one_language_and_only_the_words_of_the_table(visits):
    visit = visits["S10"]
    (catalog,) = (one for one in visit["parts"] if one.endswith(".ftl"))
    assert "/lang/it.table." in catalog
