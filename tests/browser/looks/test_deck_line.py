"""The deck in one line at the foot of the wall: broken between two kinds of card, never in one."""

import pytest
from playwright.sync_api import expect

from companion.table.device import Kind, Looker
from tests.browser.moments import LONG, gathering, moment
from tests.kit.games.lupus.cards import WHOLE_BOX, cards
from tests.kit.games.lupus.evening import Evening

LINES = "all => all.map((one) => one.getClientRects().length)"
"""Of each of them, on how many lines it stands."""


@pytest.mark.parametrize("size", [(1080, 1920), (1280, 720)])
def test_a_number_and_its_card_stay_on_one_line_and_no_line_begins_with_a_dot(gallery, size):
    evening = Evening(WHOLE_BOX)
    evening.night()
    evening.hear()
    evening.to("discussion")
    page = gallery.hangs(moment(evening, Looker(Kind.SCREEN), LONG), size)
    assert page.locator(".deckline span").count() == (kinds := len({*cards(WHOLE_BOX)}))
    assert set(page.locator(".deckline span").evaluate_all(LINES)) == {1}
    between = page.locator(".deckline").evaluate(
        "one => [...one.childNodes].filter((part) => part.nodeType === 3).map((part) => part.data)"
    )
    assert between == ["\u00a0· "] * (kinds - 1), "the dot stays with what is before it"


def test_no_table_is_drawn_through_the_words_of_an_empty_lobby_on_a_phone(gallery):
    empty = next(gathering(()))
    felt = gallery.hangs(empty, (1024, 768)).locator(".ringbox .felt")
    expect(felt).to_be_visible()
    gallery.hangs(empty, (360, 640))
    expect(felt).to_be_hidden()
