"""What people do on their devices."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.device import Device
from tests.kit.sentences import say


@contextmanager
def finger_on(part: Locator) -> Iterator[None]:
    """A finger rests on the middle of an element, once it is stable."""
    part.element_handle().wait_for_element_state("stable")
    box = part.bounding_box()
    assert box is not None, "it is not in sight"
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    cdp = part.page.context.new_cdp_session(part.page)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    yield
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    cdp.detach()


@contextmanager
def holding(page: Page) -> Iterator[Locator]:
    """Hold the button of a borrowed tablet; yield what it shows meanwhile."""
    own = page.locator(".handover .own")
    with finger_on(page.locator(".handover .hold")):
        expect(own).to_have_attribute("data-seen", "")
        yield own
    expect(own).to_have_count(0)


class Phone(Device):
    """A guest's phone; `name` is what the guest typed."""

    path = "/p"
    name = ""

    def join(self, name: str) -> Phone:
        """Scan, type, sit down."""
        self.type_name(name)
        self.page.wait_for_url("**/p/*")
        self.wait_connected()
        return self

    def open_seat(self, name: str, cookies: Iterable[Any]) -> Phone:
        """Open the page of the seat that has these cookies."""
        self.name = name
        self.open_with(cookies)
        return self

    def take_seat(self, name: str) -> Phone:
        """Take a seat without a page; the browser keeps the cookie."""
        self.name = name
        door = f"{self.program.url}/j/{self.program.code}"
        assert self.context.request.post(door, form={"name": name}, max_redirects=0).status == 303
        return self

    def type_name(self, name: str) -> None:
        self.name = name
        self.open(f"/j/{self.program.code}")
        self.page.get_by_role("textbox").fill(name)
        self.page.locator("form button.go").click()

    @property
    def card(self) -> Locator:
        """What is held to see the card."""
        return self.page.locator(".card .grip")

    @contextmanager
    def holding_card(self) -> Iterator[Locator]:
        """A finger rests on the drawn thumbprint; what the card shows."""
        with self.holding(self.card.locator(".under")) as face:
            yield face

    @contextmanager
    def holding(self, part: Locator) -> Iterator[Locator]:
        """A finger rests on the middle of this part of the card; what the card shows."""
        with finger_on(part):
            yield self.page.locator(".card .face")

    def look(self) -> str:
        """Hold the card, read the role, release, confirm; the role."""
        with self.holding_card() as face:
            role = self.role_on(face)
        expect(face).to_be_hidden()
        self.confirm_seen()
        return role

    def role_on(self, face: Locator) -> str:
        """The role on the open card, once it counts as seen."""
        expect(face).to_have_attribute("data-seen", "")
        return face.get_by_role("heading").inner_text()

    def confirm_seen(self) -> None:
        self.button_for("look").click()
        expect(self.prompt("look")).to_have_count(0)

    def seat_button(self, name: str) -> Locator:
        exact = re.compile(rf"^{re.escape(name)}$")
        return self.page.locator("button.seat").filter(
            has=self.page.locator("bdi").get_by_text(exact)
        )

    def chosen(self) -> str:
        """The name that is chosen."""
        return self.page.locator('button.seat[aria-pressed="true"] bdi').inner_text()

    def choose(self, name: str | None, command: str) -> None:
        """Tap a name (None: the first), then confirm."""
        self.prompt(command).wait_for()
        seats = self.page.locator("button.seat")
        (seats.first if name is None else self.seat_button(name)).click()
        self.button_for(command).click()
        expect(self.page.locator('.foot [aria-busy="true"]')).to_have_count(0)

    def place_of(self, name: str) -> Locator:
        if name == self.name:
            return self.page.locator(".shoe .me")
        return super().place_of(name)

    def names_offered(self, command: str = "pick") -> list[str]:
        """The names that this command offers now."""
        expect(self.prompt(command)).to_have_count(1)
        return self.page.locator("button.seat bdi").all_inner_texts()

    def pick(self, name: str | None = None) -> None:
        """The answer of the night."""
        self.choose(name, "pick")

    def vote(self, name: str) -> None:
        self.prompt("vote").wait_for()
        with self.expect_change():
            self.choose(name, "vote")


class Tablet(Device):
    """The moderator's tablet."""

    path = "/t"

    def accept_invite(self, invite: str) -> Tablet:
        """Become the tablet with a link of single use: «CODE.secret»."""
        self.open(f"/g#{invite}")
        self.page.wait_for_url("**/t/*")
        self.wait_connected()
        return self

    def names(self) -> list[str]:
        """Who sits at the table, as the ring shows it."""
        return self.page.locator(".ring li bdi").all_inner_texts()

    def next(self, *, sure: bool = False) -> None:
        """Press the main button. `sure`: a warning comes first, and is confirmed."""
        (self.confirm if sure else self.do)("advance")

    def rematch(self) -> None:
        """Another game, after a warning that the end and its story go."""
        self.button_for("table.rematch").click()
        doubt = self.page.locator("dialog.doubt")
        expect(doubt).to_contain_text(say("table-rematch-warn"))
        self.press(doubt.locator("button.go").first)

    def open_sheet(self, name: str) -> None:
        """Open a sheet by its button in the header."""
        self.page.locator("header.top").get_by_role("button", name=name, exact=True).click()
        expect(self.page.get_by_role("dialog")).to_be_visible()

    def invite_for_another_tablet(self) -> str:
        """Show the QR of an invite for another tablet; its link."""
        self.open_sheet(say("desk-table"))
        self.page.get_by_role("button", name=say("desk-invite-tablet")).click()
        expect(self.page.get_by_role("img", name=say("desk-invite-label"))).to_be_visible()
        invites = [one for one in self.picture["desk"]["invites"] if one["sort"] == "tablet"]
        return invites[-1]["link"]

    def download(self, suffix: str) -> Path:
        """Download the story as a file."""
        with self.page.expect_download() as waiting:
            self.page.locator(f'a[href*=".{suffix}"]').click()
        return waiting.value.path()

    def close_sheet(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)


class Screen(Device):
    """The television of the room."""

    path = "/s"

    def vote_count(self, name: str) -> Locator:
        return self.place_of(name).locator("b.num").first
