"""The masons: they meet in the first night, as many as there are (L-N2)."""

import pytest

from companion.core.text import SeatNames, text
from companion.games.lupus.cast import night_order, steps
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import lobby
from tests.kit.games.lupus.seen import sentence, shapes, spoken_night, title

# 1, 2 wolves · 3 seer · 4, 5 masons · 6–11 villagers
DECK = "wolf*2 seer mason*2 v*6"


@pytest.mark.parametrize("masons", [1, 2, 4])
def test_every_mason_sees_all_the_others_and_a_single_one_nobody(masons):
    evening = Evening(f"wolf*2 seer mason*{masons} v*5", deck_rule="free").open("masons")
    seats = tuple(range(4, 4 + masons))
    for seat in seats:
        assert evening.player(seat).knows == tuple(one for one in seats if one != seat)


def test_masons_meet_as_soon_as_they_are_called_and_all_phones_have_one_shape():
    scene = Evening(DECK).open("masons")
    for seat, other in ((4, 5), (5, 4)):
        assert title(scene, seat) == text("lupus-band-masons", who=SeatNames((other,)), n=1)
    assert title(scene, 9) == text("lupus-ask-decoy")
    assert sentence(scene, 4) == sentence(scene, 9) == text("lupus-band-tap")
    for tapped in (False, True):
        assert len(shapes(scene)) == 1
        for seat in () if tapped else scene.ring:
            scene.by(seat).pick("masons", 11 if seat != 11 else 10)


def test_a_mason_without_another_is_told_so():
    scene = Evening("wolf seer mason v*3", deck_rule="free").open("masons")
    assert title(scene, 3) == text("lupus-band-masons-alone")


def test_all_at_once_they_meet_when_the_window_is_closed():
    scene = Evening(DECK, night_input="together").open("night")
    for seat in scene.ring:
        scene.by(seat).pick("night", 9 if seat != 9 else 10)
    scene.wait(31)
    assert title(scene, 4) == text("lupus-band-masons", who=SeatNames((5,)), n=1)


def test_they_are_called_in_the_first_night_alone():
    evening = Evening(DECK)
    called = [line.id for line in spoken_night(evening)]
    assert called[1:3] == ["lupus-call-masons", "lupus-close-masons"]
    evening.lynch_nobody()
    assert "masons" not in evening.steps_tonight


@pytest.mark.parametrize("place", [1, -2])
def test_masons_may_wake_at_another_time(place):
    others = [id for id, role in steps().items() if role.in_box and id != "masons"]
    others.insert(place, "masons")
    assert night_order(lobby().tablet.set_night_order(tuple(others)).then.state) == tuple(others)


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ("v*5 wolf*2 seer mason", "E_DECK_MASONS_PAIR"),
        ("v*3 wolf*2 seer mason*3", "E_DECK_VILLAGERS"),
    ],
)
def test_d2_there_are_two_of_them_or_none(deck, code):
    lobby(9, deck).tablet.deal().refuses(code)


def test_d10_and_no_third():
    lobby(12, "v*6 wolf*2 seer mason*3").tablet.deal().refuses("E_DECK_NOT_IN_BOX")
