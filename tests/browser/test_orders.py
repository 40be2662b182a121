"""An order on a phone: nine cities in sight, two touches; names in titles stay whole."""

from playwright.sync_api import expect

from tests.browser.checks import ailments, cut_texts, small_targets
from tests.browser.sentences import said
from tests.kit.games.jrc.campaign import COLUMNS, points

NAMES = ("Massimiliano", "Gianfrancesco", "Alessandra", "Bartolomeo", "Giulia B.")


def test_nine_cities_stand_above_the_button_and_an_order_takes_two_touches(party):
    room = party(NAMES[0], crowd=NAMES[1:])
    room.host.press(room.host.page.get_by_role("button", name=said("jrc-name")))
    room.host.do("jrc.start")
    for seat, column in enumerate((*COLUMNS.values(), COLUMNS[3]), start=1):
        room.host.act_for(seat, "jrc.allocate", points=points(*column))
    room.host.do("jrc.open_papers")
    room.host.do("jrc.go_on")
    (phone,) = room.phones
    phone.asked("jrc.order").wait_for()
    room.drawn(phone)
    rows = phone.page.locator(".leads .item")
    expect(rows).to_have_count(9)
    lowest, foot = rows.last.bounding_box(), phone.asked("jrc.order").bounding_box()
    assert lowest["y"] + lowest["height"] <= foot["y"] + 2
    assert phone.page.evaluate("() => scrollY") == 0
    assert ailments(phone.page) == []
    assert small_targets(phone.page) == []
    assert cut_texts(phone.page) == []
    boston = rows.filter(has_text="Boston")
    boston.click()
    expect(boston).to_contain_text("2 → 3")
    phone.page.get_by_role("button", name=said("jrc-way-withdraw")).click()
    boston.click()
    expect(boston).to_contain_text("2 → 0")
    boston.click()
    expect(boston).to_contain_text("2 → 1")
    phone.ready("jrc.order").click()
    expect(phone.asked("jrc.order")).to_have_count(0)
    a_name_in_a_title_stays_together(phone)


def a_name_in_a_title_stays_together(phone):
    """As in «Giulia / B., difenditi»: a name goes to the next line as a whole."""
    lines = phone.page.evaluate(
        """() => {
            const title = document.querySelector(".head h1");
            title.innerHTML = "Adesso tocca a <bdi>Giulia B.</bdi>, e poi a te";
            const range = document.createRange();
            range.selectNodeContents(title.querySelector("bdi"));
            return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
        }"""
    )
    assert lines == 1
