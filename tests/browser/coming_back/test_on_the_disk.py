"""What lies on a phone's disk after its browser has ended."""

import shutil

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.people import finger_on
from tests.kit import missing
from tests.kit.program import SECONDS

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Gianfrancesco")
SHOWN = "async () => (await (await caches.open('veglia-views')).keys()).length"
KEPT = "() => Object.keys(sessionStorage).some(key => key.startsWith('veglia:card:'))"


class Browser:
    """A browser that keeps its profile in a folder, at the page of Anna's seat."""

    def __init__(self, chromium, room, folder):
        self.window = chromium.browser_type.launch_persistent_context(
            folder,
            executable_path=missing.find_chromium(),
            args=["--no-sandbox", "--disable-gpu"],
            viewport={"width": 360, "height": 640},
            has_touch=True,
            locale="en-GB",
        )
        self.window.set_default_timeout(SECONDS * 1000)
        url = room.program.url
        held = room.crowd["Anna"].http.cookies
        self.window.add_cookies([{"name": c.name, "value": c.value, "url": url} for c in held])
        self.page = self.window.pages[0]
        self.page.goto(f"{url}/p/{room.program.code}")
        expect(self.page.locator(".card .grip")).to_be_visible()
        # The card is kept, if it is, before the view is.
        self.page.wait_for_function(SHOWN)

    def look(self):
        """Hold the card until it has counted; what it says."""
        with finger_on(self.page.locator(".card .grip .under")):
            face = self.page.locator(".card .face")
            expect(face).to_have_attribute("data-seen", "")
            role = face.get_by_role("heading").inner_text()
        self.page.wait_for_function(KEPT)
        return role


def files_with(folder, text):
    """The files in which this text lies, as Chromium writes it."""
    spelled = (text.encode(), text.encode("utf-16-le"))
    files = (one for one in folder.rglob("*") if one.is_file())
    return [one.name for one in files if any(way in one.read_bytes() for way in spelled)]


def test_the_own_card_lies_on_the_disk_only_once_its_owner_has_looked(party, chromium, tmp_path):
    room = party(crowd=NAMES, wall=False)
    Evening(room).choose_game()
    room.send_as_host("deal")
    profile, before = tmp_path / "profile", tmp_path / "before"
    Browser(chromium, room, profile).window.close()
    shutil.copytree(profile, before, ignore=shutil.ignore_patterns("Singleton*"))
    again = Browser(chromium, room, profile)
    role = again.look()
    again.window.close()
    assert files_with(profile, f'"{role}"'), "the test does not see what Chromium writes"
    assert files_with(before, f'"{role}"') == []
