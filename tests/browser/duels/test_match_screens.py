"""The city game elsewhere: English, large letters, an upright tablet, a phone lying down."""

import pytest

from tests.browser.match import Players
from tests.browser.party import PHONE, UPRIGHT

LYING = (640, 360)


@pytest.mark.extra
@pytest.mark.parametrize(
    ("name", "language", "phone", "zoom"),
    [
        ("english", "en-GB", PHONE, 1),
        ("large", "it-IT", PHONE, 2),
        ("lying", "it-IT", LYING, 1),
    ],
)
def test_a_duel_can_be_read_and_played(party, name, language, phone, zoom):
    room = party("Anna", "Bruno", phone=phone, language=language)
    players = Players(room, f"match-{name}", language[:2])
    if zoom > 1:
        for one in (room.host, *room.phones):
            size = f"{16 * zoom}px"
            one.page.evaluate("size => document.documentElement.style.fontSize = size", size)
        room.host.page.set_viewport_size(dict(zip(("width", "height"), UPRIGHT, strict=True)))
    if name == "english":
        room.host.page.set_viewport_size(dict(zip(("width", "height"), UPRIGHT, strict=True)))
    players.begin({})
    now, other = players.turn
    players.see("opening")
    players.tap(now, "cities-go-skip")
    players.gather(now, ("Mara la lunga", "Ugo"), ((1, 2, 0), (2, 3, 1)), slot=2)
    players.see("main", room.everybody)
    players.city(now, 2).tap()
    now.page.locator(".doings").wait_for()
    players.see("city-open", [now])
    players.city(now, 2).tap()
    players.at(now, 2, "cities-touch-attack", name="Ugo")
    players.see("reveal", [now])
    players.tap(now, "cities-reveal-city")
    players.see("defence", [other])
    players.send(other, "play_quick", called="Lesta", power=1, hp=2, range=0, quick="yes")
    players.press(other, "defend")
    players.see("attackers", [now])
    players.choose(now, "Mara")
    players.press(now, "name_attackers")
    players.see("fought")
    players.press(now, "confirm_discards")
    players.send(other, "concede_duel")
    players.see("between")
    players.settle()
