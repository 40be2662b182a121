"""What lies on the table of a ring: the words in its middle, and the votes around them."""

from companion.table.device import THE_TABLET
from tests.browser.checks import measured
from tests.browser.device import SHOTS
from tests.browser.moments import moment
from tests.kit.games.lupus.evening import Evening

NAMES = (
    *("Anna", "Beatrice", "Zoe", "Ermenegildo", "Luca", "Nonna Pina", "Marco", "Decima"),
    "Gianfrancesco",
)


def test_on_the_tablet_no_votes_lie_on_whom_the_owl_has_sung_for(gallery):
    for favourites in ((2, 3, 7), (3, 8, 4), (7, 4, 2)):
        evening = Evening("v owl seer v*4 wolf*2", deck_rule="free")
        evening.night(owl=1)
        evening.to("nomination")
        for at, voter in enumerate(evening.order):
            choice = favourites[at % 3 if at < 4 else 0]
            evening.by(voter).vote(choice if choice != voter else 1)
        evening.advance()
        for language in ("it", "en"):
            page = gallery.hangs(moment(evening, THE_TABLET, NAMES), (1024, 768), language)
            frame = gallery.frame("tablet", language, None)
            frame.shoot(SHOTS / "look" / f"votes of a ring {favourites} {language}.png")
            assert page.locator(".ring .tk").count() >= 3
            assert page.locator(".mid .named").inner_text() == "Anna"
            assert measured(page, "crossed('.mid .middle, .mid .named bdi, .ring .tk')") == []
