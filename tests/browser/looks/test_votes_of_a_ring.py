"""What lies on the table of a ring: the words in its middle, and the votes around them."""

import pytest

from tests.browser.checks import measure
from tests.browser.device import SHOTS
from tests.browser.snapshots import LONG, snapshot
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.world import world

NAMES = (
    *("Anna", "Beatrice", "Zoe", "Ermenegildo", "Luca", "Nonna Pina", "Marco", "Decima"),
    "Gianfrancesco",
)


@needs("owl")
def test_on_the_tablet_no_votes_lie_on_whom_the_owl_has_sung_for(gallery):
    for favourites in ((2, 3, 7), (3, 8, 4), (7, 4, 2)):
        evening = Evening("v owl seer v*4 wolf*2", deck_rule="free").night(owl=1).to("nomination")
        for at, voter in enumerate(evening.order):
            choice = favourites[at % 3 if at < 4 else 0]
            evening.by(voter).vote(choice if choice != voter else 1)
        evening.advance()
        for language in ("it", "en"):
            page = gallery.show(snapshot(evening, "tablet", NAMES), (1024, 768), language).page
            tablet = gallery.device("tablet", language)
            tablet.shoot(SHOTS / "look" / f"votes of a ring {favourites} {language}.png")
            assert page.locator(".ring .tk").count() >= 3
            assert page.locator(".mid .named").inner_text() == "Anna"
            assert measure(page, "overlaps('.mid .middle, .mid .named bdi, .ring .tk')") == []


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (430, 932)])
def test_on_a_phone_no_seat_of_the_ring_moves_as_votes_come_in(gallery, size):
    evening = Evening("wolf*2 seer v*6").night().to("nomination")
    last, places = evening.order[-1], set()
    for voter in evening.order[:-1]:
        evening.by(voter).vote(last)
        if voter != evening.order[-2]:  # after that it is the turn of who looks on
            page = gallery.show(snapshot(evening, last, NAMES), size, "it").page
            assert page.locator(".tally .log li").count() == len(evening.round.voted)
            places.add(str(measure(page, "boxes('.shoe .seat')")))
    assert len(places) == 1


def test_on_an_upright_wall_the_last_word_is_asked_below_the_corners(gallery):
    evening = world("wolf hunter seer v*10", at="discussion").lynch(2)
    snap = snapshot(evening, "screen", (*NAMES, *LONG[:4]))
    page = gallery.show(snap, (1080, 1920)).page
    corners = page.locator(".corners h1").bounding_box()
    question = page.locator(".ring.above .sentence").bounding_box()
    assert corners["y"] + corners["height"] <= question["y"]
