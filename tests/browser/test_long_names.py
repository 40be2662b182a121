"""Few people, one of them with a long name, around a table with a word in its middle."""

import pytest
from playwright.sync_api import expect

from tests.browser.campaign import Sessions
from tests.browser.checks import crossed, settled
from tests.browser.sentences import said


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
