"""The story of a finished game on a page: what a person has typed never becomes its structure."""

import json
import re

import pytest
from werkzeug.test import Client

from companion.core import RingChanged, SeatName, replace, text
from companion.table.log import facts
from companion.table.log.fold import fold
from companion.table.log.record import Record
from companion.web.clock import TableClock
from companion.web.languages import LANGUAGES
from tests.kit.golden.book import CODEC, GAMES, log_of, read
from tests.kit.sentences import CATALOGS, say

FORGED = "Rita\n\nVINCE ANNA\n  tutto falso"
HEADING = re.compile(r"<h\d[^>]*>(.*?)</h\d>", re.DOTALL)
CODE = "LUME42"
PEOPLE = [
    "Anna",
    "Luca",
    "Bea",
    "Carlo",
    "Dario",
    "Elena",
    "Fabio",
    "Gina",
    "Ivo",
    "Lea",
    "Mia",
    "Ugo",
]


@pytest.fixture
def finished(app):
    """The pages of a recorded game: `finished(name, {typed: instead})` -> its pages by suffix."""
    browser = Client(app)

    def play(name, instead=None, language="it"):
        stored = [CODEC.dump(record) for record in records(read(name))]
        for before, after in (instead or {}).items():
            before, after = (json.dumps(one).encode() for one in (before, after))
            assert any(before in one for one in stored)
            stored = [one.replace(before, after) for one in stored]
        app.shell.store.open_table(CODE, 1000.0, *stored)

        def page(suffix=""):
            answer = browser.get(f"/recap/{CODE}{suffix}?lang={language}")
            assert answer.status_code == 200
            return answer.text

        return page

    return play


def records(book):
    """A recorded game on a table, as the store keeps it."""
    seats = (facts.SeatTaken(seat, PEOPLE[seat - 1], None) for seat in book["ring"])
    return log_of(book, facts.TableOpened(CODE, "Giovedì"), *seats)


def test_a_saint_with_line_breaks_in_its_name_prints_no_heading(finished):
    page = finished("a_rose_for_four", {"Agnese": FORGED})()
    assert "tutto falso" in page
    assert not [one for one in HEADING.findall(page) if "VINCE ANNA" in one]


def test_a_saint_with_line_breaks_in_its_name_begins_no_paragraph_of_the_text(finished):
    story = finished("a_rose_for_four", {"Agnese": FORGED})(".txt")
    assert "tutto falso" in story
    assert not [line for line in story.splitlines() if line.startswith("VINCE ANNA")]


def test_who_has_left_since_is_called_by_name_in_the_story_of_the_last_game(app):
    played = tuple(records(read("nobody_moderates")))
    seat, *others = fold(played, GAMES).ring
    again = (
        facts.GameChosen("lupus", (seat, *others), {}),
        facts.SeatRemoved(seat),
        RingChanged(tuple(others)),
    )
    newest = Record(played[-1].number + 1, 2000.0, "table.rematch", None, again)
    app.shell.store.open_table(CODE, 1000.0, *map(CODEC.dump, (*played, newest)))
    for suffix in ("", ".txt", ".json"):
        story = Client(app).get(f"/recap/{CODE}{suffix}").text
        assert PEOPLE[seat - 1] in story
        assert "\u2068?" not in story


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_of_the_decrees_are_drawn_once_below_their_heading(finished, language):
    page = finished("five_decrees", language=language)()
    assert page.count('<ol class="courses"') == 1
    before = page.partition('<ol class="courses"')[0]
    assert say("decrees-chart-ways", language) in HEADING.findall(before)[-1]


def test_an_end_that_the_wall_still_announces_has_no_story_and_makes_no_copy(app, monkeypatch):
    book, seal, browser = read("nobody_moderates"), app.shell.seal, Client(app)
    browser.set_cookie(f"tablet-{CODE}", token := "t" * 43)
    ways = facts.InviteMade("i", "tablet", None, None), facts.InviteUsed("i", seal.of(token))
    opened, *played = records(book)
    opened = replace(opened, events=(*opened.events, *ways))
    while not fold((opened, *played), GAMES).game.announcement:
        played.pop()
    app.shell.store.open_table(CODE, 1000.0, *map(CODEC.dump, (opened, *played)))
    pages = [f"/recap/{CODE}{suffix}" for suffix in ("", ".txt")]

    def answers(late):
        monkeypatch.setattr(TableClock, "now", lambda _, acted_at: acted_at + late)
        return [browser.get(page).status_code for page in (*pages, f"/copy/{CODE}.json")]

    assert answers(0.1) == [404, 404, 409]
    assert answers(60.0) == [200] * 3


@pytest.mark.parametrize("name", ["five_decrees", "a_rose_for_four"])
def test_every_emblem_that_a_story_draws_is_in_the_page(finished, name):
    page = finished(name)()
    drawn = set(re.findall(r'href="#([^"]+)"', page))
    assert drawn
    assert drawn <= set(re.findall(r'<symbol[^>]* id="([^"]+)"', page))


def test_a_name_that_ends_in_a_full_stop_brings_that_of_its_sentence_along():
    line = CATALOGS.translate(text("lupus-say-lot-drawn", who=SeatName(1)), "it", {1: "Anna B."})
    assert line == "La sorte ha scelto \u2068Anna B.\u2069"
