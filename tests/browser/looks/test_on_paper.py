"""Pages of a game that are read and printed: nothing is wider than its paper."""

from urllib.parse import urlsplit

import pytest
from werkzeug.test import Client

from companion.table.log import facts
from companion.table.log.record import Record
from companion.web import config
from companion.web.app import create_app
from tests.kit.golden.book import CODEC, read, steps_of

CODE, SIZE = "LUME42", {"width": 696, "height": 980}
LONG = ("Massimiliano De Santis", "Jean-Baptiste-Emmanuel", "Pierfrancesco", "Maria Maddalena")
WIDER = """() => [...document.querySelectorAll(".numbers")].map((box) => [box, box.firstChild])
    .filter(([box, table]) => table.offsetWidth > box.offsetWidth + 1)
    .map(([box]) => box.ariaLabel)"""


@pytest.fixture
def paper(chromium, tmp_path):
    """A page with this path of a golden evening: `paper("sheet", evening, names, of_table)`."""
    app = create_app(config.read({"data_dir": str(tmp_path)}, {}))
    host, page = Client(app), chromium.new_page(viewport=SIZE)

    def serve(route):
        answer = host.get(urlsplit(route.request.url).path)
        route.fulfill(status=answer.status_code, content_type=answer.content_type, body=answer.data)

    def open_paper(path, evening, names=LONG, table="Capodanno"):
        book = read(evening)
        seats = [facts.SeatTaken(seat, names[seat - 1], None) for seat in book["ring"]]
        chosen = facts.GameChosen(book["game"], tuple(book["ring"]), {})
        first = Record(1, 0.0, "table.open", None, (facts.TableOpened(CODE, table), *seats, chosen))
        steps = (Record(s.number + 1, s.at, s.name, s.seat, s.events) for s in steps_of(book))
        app.shell.store.open_table(CODE, 0.0, *map(CODEC.dump, (first, *steps)))
        page.goto(f"http://table.test/{path}/{CODE}")
        return page

    page.route("**/*", serve)
    yield open_paper
    page.close()
    app.shell.store.close()


def test_tables_of_a_printed_campaign_stay_in_their_half_of_the_page(paper):
    page = paper("sheet", "the_fourth_prince_and_the_fifth")
    page.emulate_media(media="print")
    assert page.evaluate(WIDER) == []


def test_an_endless_name_of_a_table_makes_its_story_no_wider_than_a_phone(paper):
    page = paper("recap", "a_rose_for_four", table="Weihnachtsabendfreunde")
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
