"""Few people, one of them with a long name, around a table with a word in its middle."""

import pytest
from playwright.sync_api import expect

from tests.browser.campaign import Sessions
from tests.browser.checks import crossed, settled
from tests.kit.sentences import said

BROKEN = """() => {
    const broken = [];
    for (const one of document.querySelectorAll(".graph .plate :is(.t, .who)")) {
        const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            for (const word of walk.currentNode.data.matchAll(/\\p{L}+/gu)) {
                const range = document.createRange();
                range.setStart(walk.currentNode, word.index);
                range.setEnd(walk.currentNode, word.index + word[0].length);
                const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
                if (lines.size > 1) broken.push(word[0]);
            }
        }
    }
    return broken;
}"""
"""Words of a chart that go on in the next line."""
SHAPES = ((740, 360), (568, 320), (360, 640))


@pytest.mark.slow
def test_of_three_with_a_long_name_none_lies_on_the_city_or_on_another(party):
    room = party("Sara", crowd=("Emma", "Massimiliano Bartolomeo"))
    campaign = Sessions(room)
    campaign.begin()
    for seat in (1, 2, 3):
        points = dict.fromkeys(("Atlanta", "Boston", "Miami"), 8) | {"Dallas": 6}
        room.host.act_for(seat, "jrc.allocate", points=points)
    campaign.open()
    campaign.next()
    for seat in (1, 2, 3):
        room.host.act_for(seat, "jrc.order", kind="pass")
    campaign.open()
    campaign.next()
    room.host.act("jrc.choose_cities", cities=["Miami"])
    room.host.do("jrc.begin_session")
    for seat, plan in ((1, {"2": 1}), (2, {}), (3, {})):
        room.host.act_for(seat, "jrc.counter", points=plan)
    campaign.open()
    expect(room.screen.page.locator("h1")).to_have_text(said("jrc-title-counter-reveal"))
    settled(room.screen.page)
    for device in (room.host, room.screen):
        assert crossed(device.page, ".ring .rs, .ring .middle") == []


def test_in_the_chart_of_a_phone_held_either_way_no_name_is_broken(party):
    room = party("Zoë", crowd=("Massimiliano Ferdinando", "Anna", "Annamaria", "Io"), wall=False)
    host, (phone,) = room.host, room.phones
    host.press(host.page.get_by_role("button", name=said("final_decrees-name")))
    host.act("use_template", called="")
    host.do("begin")
    for seat, amount in enumerate((6, 5, 4, 3, 2), start=1):
        host.act_for(seat, "bid", amount=amount)
    posts = ((2, "executive"), (3, "secret"), (4, "navy"), (5, "treasury"))
    host.act_for(1, "post", places=[list(one) for one in posts])
    expect(phone.page.locator(".node.turn")).to_contain_text("Massimiliano")
    for width, height in SHAPES:
        phone.page.set_viewport_size({"width": width, "height": height})
        room.drawn(phone)
        phone.shoot(room.shots / "chart" / f"{width}x{height}.png", whole=True)
        assert phone.page.evaluate(BROKEN) == [], (width, height)
