"""Four people, in English: every structure on turned tablets and phones, and in large print."""

import pytest

from tests.browser.checks import ailments, crossed, cut_texts, fine_print, settled, small_targets
from tests.browser.office_table import OfficeTable, drawn, dropped
from tests.browser.party import PHONE, TABLET, UPRIGHT
from tests.kit.sentences import said

TURNED = (640, 360)
FIRST = (("executive", "hr"), ("executive", "navy"), ("navy", "secret"))
DEEP = (("executive", "hr"), ("hr", "navy"), ("navy", "secret"), ("secret", "treasury"))
BROAD = tuple(("executive", one) for one in ("hr", "navy", "secret", "treasury"))


@pytest.mark.slow
@pytest.mark.extra
def test_four_people_see_every_structure_on_every_shape_of_screen(party):
    room = party("Anna", "Gianfrancesca", "Carla", "Bartolomeo", language="en-GB")
    office = OfficeTable(room)
    anna, bruna, *_ = room.phones
    begins(office)
    for shape, arrows in shapes(office, bruna):
        assert structure(room.host) == set(arrows), shape
        looks(office, shape, bruna)
    office.quickly(bruna, "end_turn")
    looks(office, "waiting", anna)
    room.host.act("abandon")
    room.host.is_lit("end")
    looks(office, "end", anna, wall=False)


def begins(office):
    """The five decrees of the app, bids, posts; each look at what is asked on the way."""
    room = office.room
    host, (anna, *others) = room.host, room.phones
    host.press(host.page.get_by_role("button", name=said("final_decrees-name", "en")))
    office.quickly(host, "use_template", called="")
    looks(office, "lobby", anna, wall=False)
    office.quickly(host, "begin")
    looks(office, "bids", anna)
    for phone, amount in zip(room.phones, (6, 4, 3, 1), strict=True):
        office.quickly(phone, "bid", amount=amount)
    looks(office, "posts", anna)
    seats = [one["id"] for one in host.picture["table"]["seats"]]
    posts = ("executive", "treasury", "navy")
    office.quickly(anna, "post", places=[list(one) for one in zip(seats[1:], posts, strict=True)])
    looks(office, "card", others[0])
    office.quickly(others[0], "draw", card="ordinary")


def shapes(office, phone):
    """One structure after the other, made by cards."""
    yield "first", FIRST
    now = FIRST
    for name, arrows in (("flat", ()), ("deep", DEEP), ("broad", BROAD)):
        gone = [dropped(*one) for one in now if one not in arrows]
        new = [drawn(*one) for one in arrows if one not in now]
        office.play_card(phone, *gone, *new)
        yield name, arrows
        now = arrows


def structure(device):
    panels = device.picture["view"]["panels"]
    return {tuple(one) for one in next(p for p in panels if p["kind"] == "graph")["arrows"]}


def looks(office, moment, phone, *, wall=True):
    """The screen, the tablet in both positions, a phone held both ways and in large print."""
    room = office.room
    room.drawn()
    found = [*judged(room.host), *judged(phone)]
    found += in_shape(room.host, UPRIGHT, TABLET)
    found += in_shape(phone, TURNED, PHONE)
    found += [f"200 %: {one}" for one in in_large_print(phone)]
    settled(room.screen.page)
    if wall:
        found += fine_print(room.screen.page) + crossed(room.screen.page, ".node, .public .scores")
    found += ailments(room.screen.page)
    room.shoot(f"ministries-en/{moment}")
    assert not found, f"{moment}: {len(found)} faults\n" + "\n".join(found)


def judged(device):
    page = device.page
    settled(page)
    return [*ailments(page), *small_targets(page), *cut_texts(page)]


def in_shape(device, size, back):
    device.page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    found = [f"{size}: {one}" for one in judged(device)]
    device.page.set_viewport_size(dict(zip(("width", "height"), back, strict=True)))
    return found


def in_large_print(device):
    set_size = "size => document.documentElement.style.fontSize = size"
    device.page.evaluate(set_size, "32px")
    settled(device.page)
    found = cut_texts(device.page)
    device.page.evaluate(set_size, "")
    return found
