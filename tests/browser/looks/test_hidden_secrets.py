"""A tablet that hides the secrets, and cannot lead the night that is chosen."""

from playwright.sync_api import expect

from companion.games.lupus.game import GAME
from companion.table.device import THE_TABLET
from tests.browser.device import SHOTS
from tests.browser.moments import Recorded, moment
from tests.kit.playbook import Scene


def on_a_blind_tablet(scene: Scene) -> Recorded:
    """What it is sent at this moment."""
    return moment(scene, THE_TABLET, blind=True)


def test_before_the_deal_the_warning_of_a_blind_tablet_has_the_button_that_mends_it(gallery):
    scene = Scene(GAME, range(1, 10))
    scene.tablet.set_option("night_input", "pointing")
    for size, language in (((1024, 768), "it"), ((768, 1024), "en"), ((390, 844), "it")):
        page = gallery.hangs(on_a_blind_tablet(scene), size, language)
        frame = gallery.frame("tablet", language, None)
        frame.shoot(SHOTS / "look" / f"blind lobby {size[0]}.png")
        warning = page.locator(".lobby .chips ~ .note.warning")
        expect(warning).to_have_count(1)
        show = {"it": "Mostra i segreti", "en": "Show the secrets"}[language]
        expect(page.locator(".note.warning + .links button")).to_have_text(show)
