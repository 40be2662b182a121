"""People play *Sancta* on their phones."""

from playwright.sync_api import Locator, expect

from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.sentences import say


class SaintsTable:
    def __init__(self, room: Party) -> None:
        self.room = room

    def first_saint(self, name: str, saint: str, level: int) -> None:
        """Enter the name and the level."""
        phone = self.room.named(name)
        self._fill(phone.page.locator("main"), saint, level)
        phone.do("first_saint")

    def _fill(self, where: Locator, saint: str, level: int) -> None:
        where.locator('input[type="text"]').first.fill(saint)
        self._step(where, say("sancta-level"), level, start=2)

    def _step(self, where: Locator, label: str, to: int, *, start: int) -> None:
        buttons = where.get_by_role("group", name=label, exact=True).get_by_role("button")
        for _ in range(abs(to - start)):
            buttons.nth(1 if to > start else 0).click()

    def open(self, name: str, title: str) -> Locator:
        """Unfold a question of the turn."""
        fold = self.room.named(name).page.locator("details.folded", has_text=say(title)).first
        if fold.get_attribute("open") is None:
            fold.locator("summary").click()
        return fold

    def place(self, name: str, saint: str, level: int) -> None:
        fold = self.open(name, "sancta-place-title")
        self._fill(fold, saint, level)
        self.room.named(name).do("place_saint")

    def effect(self, name: str, on: str, points: int) -> None:
        """Add points by a card's text to the active saint of a person."""
        fold = self.open(name, "sancta-effect-title")
        label = f"{on}, {say('sancta-points')}"
        group = fold.locator("fieldset", has_text=on).get_by_role("group").first
        assert say("sancta-points") in (group.get_attribute("aria-label") or label)
        for _ in range(abs(points)):
            group.get_by_role("button").nth(1 if points > 0 else 0).click()
        self.room.named(name).do("effect")

    def substitute(self, name: str, saint: str) -> None:
        fold = self.open(name, "sancta-substitute-title")
        fold.locator(".items button", has_text=saint).click()
        self.room.named(name).do("substitute")

    def answers(self, name: str) -> Locator:
        return self.room.named(name).page.locator(".reaction .answers button")

    def let_pass(self, name: str) -> None:
        """Let it pass; only this phone shows it (the last answer closes the window)."""
        phone = self.room.named(name)
        self.answers(name).nth(1).click()
        chosen = phone.page.locator('.reaction [aria-pressed="true"]')
        expect(chosen.or_(phone.page.locator(".petals .own")).first).to_be_visible()

    def cancel(self, name: str) -> None:
        phone = self.room.named(name)
        answer = self.answers(name).nth(0)
        answer.wait_for()
        before = phone.version
        answer.click()
        doubt = phone.page.get_by_role("dialog")
        doubt.get_by_role("button", name=say("sancta-react-cancel"), exact=True).click()
        phone.wait_for_change(before)

    def asked_phones(self, *names: str) -> list[Phone]:
        """The phones of these people, once all are asked."""
        for name in names:
            expect(self.answers(name)).to_have_count(2)
        return [self.room.named(name) for name in names]
