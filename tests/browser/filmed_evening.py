"""One evening as one picture: what wall, tablet and a guest's phone showed at each of its moments.

    python -m tests.browser.filmed_evening [24px]     # writes .shots/filmed-evening.png

With a size of letters the guest has large ones. People tap the pages of the product; those whose
phones are no browsers do the same over the wire.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.conftest import BROWSERS, FLAGS
from tests.browser.device import SHOTS
from tests.browser.evening import Evening
from tests.browser.painted import photographed
from tests.browser.party import Party
from tests.browser.wire_guest import WireGuest
from tests.kit import missing
from tests.kit.browsers import playwright
from tests.kit.people import Program

GUEST = "Nonna Pina"
OTHERS = ("Anna", "Bruno", "Caterina", "Dario", "Elena", "Filippo", "Massimiliano")
HEIGHTS = {"wall": 216, "tablet": 288, "phone": 416}
"""Pixels of each row."""
ASKED_OR_GONE_ON = """before => document.querySelector("dialog.doubt")
    || document.documentElement.dataset.v !== before"""
MOST = 60  # presses of the big button


class Strip:
    """The pictures so far: of each moment, its words and those of the three devices."""

    def __init__(self, room: Party, letters: str) -> None:
        self.room, self.letters = room, letters
        self.moments: list[tuple[str, list[bytes]]] = []

    def take(self, words: str) -> None:
        (guest,), wall = self.room.phones, self.room.screen
        assert wall is not None
        if self.letters:
            guest.page.evaluate(
                "size => document.documentElement.style.fontSize = size", self.letters
            )
        self.room.drawn()
        devices = (wall, self.room.host, guest)
        self.moments.append((words, [photographed(one.page) for one in devices]))

    def write(self, browser: Browser, to: Path) -> None:
        """All of them, a column each."""
        page = browser.new_page(viewport={"width": 1280, "height": 1010})
        columns = "".join(_column(*moment) for moment in self.moments)
        style = (
            "body{margin:16px;display:flex;gap:14px;width:max-content;background:#332a22;color:#eee;"
            "font:18px sans-serif}div{display:grid;gap:10px;justify-items:center}p{margin:0}"
        )
        page.set_content(f"<style>{style}</style>{columns}")
        page.screenshot(path=to, full_page=True)


def _column(words: str, pictures: list[bytes]) -> str:
    rows = zip(HEIGHTS.values(), pictures, strict=True)
    drawn = (
        f'<img height={high} src="data:image/png;base64,{b64encode(one).decode()}">'
        for high, one in rows
    )
    return f"<div><p>{words}</p>{''.join(drawn)}</div>"


def played(evening: Evening, strip: Strip) -> None:
    """From the lobby to the end: each day the village sends a wolf away."""
    room = evening.room
    strip.take("Lobby")
    room.host.do("deal")
    strip.take("Carta coperta")
    evening.look(room.phones)
    strip.take("Le carte")
    wolves = evening.holders("werewolf")
    for name, guest in room.crowd.items():
        evening.on_wire[name] = WireGuest(name, guest)
        evening.on_wire[name].looks()
    shown = set[str]()
    for _ in range(MOST):
        room.drawn()
        view = room.host.picture["view"]
        asked = {one["command"]: one for one in view.get("prompts", ()) if one.get("act_for")}
        if "pick" in asked:
            _everybody_picks(evening, wolves)
        while "vote" in asked:
            _one_votes(evening, asked["vote"], wolves)
            _take_once(strip, shown, f"{room.host.heading.inner_text()}: il voto", many=4)
            asked = {
                one["command"]: one
                for one in room.host.picture["view"]["prompts"]
                if one.get("act_for")
            }
        if view["scene"] != "script":
            # The second picture of a dawn is that after its names were said.
            many = 2 if view["scene"] == "dawn" else 1
            _take_once(strip, shown, f"{room.host.heading.inner_text()} · {view['scene']}", many)
        if view["scene"] == "end":
            return
        _goes_on(room)
    raise AssertionError("the evening does not end")


def _goes_on(room: Party) -> None:
    """The big button, and yes to what it may ask first: an answer may still be on its way."""
    page, before = room.host.page, str(room.host.version)
    room.host.ready("advance").click()
    page.wait_for_function(ASKED_OR_GONE_ON, arg=before)
    if (doubt := page.locator("dialog.doubt button.go")).count():
        doubt.first.click()
    room.host.moved_on(int(before))


def _everybody_picks(evening: Evening, wolves: list[str]) -> None:
    """A wolf picks a player who is no wolf; all others suspect the same one."""
    evening.dead = _dead(evening)
    prey = next(one for one in OTHERS if one not in wolves and one not in evening.dead)
    for phone in evening.living:
        evening.answer(phone, {GUEST: prey})
    for one in evening.others:
        one.picks(prey)


def _one_votes(evening: Evening, asked: dict[str, Any], wolves: list[str]) -> None:
    room = evening.room
    names = {one["id"]: one["name"] for one in room.host.picture["table"]["seats"]}
    voter = names[asked["act_for"][0]]
    living = [one for one in wolves if one not in _dead(evening) and one != voter]
    target = (living or [one for one in OTHERS if one not in (voter, *_dead(evening))])[0]
    evening.vote([(voter, target)])
    room.drawn()


def _dead(evening: Evening) -> list[str]:
    """Names of eliminated players, as the tablet shows them."""
    told = evening.room.host.picture
    names = {one["id"]: one["name"] for one in told["table"]["seats"]}
    rings = [one for one in told["view"]["panels"] if one["kind"] == "circle"]
    marks = [mark for ring in rings for mark in ring["marks"] if isinstance(mark, dict)]
    return [names[mark["seat"]] for mark in marks if mark.get("dead")]


def _take_once(strip: Strip, shown: set[str], words: str, many: int = 1) -> None:
    """A picture when these words come for the `many`th time, so that votes have landed."""
    times = sum(one.startswith(words) for one in shown) + 1
    shown.add(f"{words} {times}")
    if times == many:
        strip.take(words)


def main(letters: str = "") -> None:
    path = missing.chromium(*BROWSERS)
    with playwright() as driver, tempfile.TemporaryDirectory() as folder:
        browser = driver.chromium.launch(executable_path=path, args=list(FLAGS))
        program = Program(Path(folder) / "data").start()
        room = Party(browser, program, SHOTS)
        room.begin([GUEST], crowd=OTHERS, doors=True)
        evening = Evening(room)
        evening.choose_game()
        evening.rules(min_step_seconds=3)
        strip = Strip(room, letters)
        try:
            played(evening, strip)
        finally:
            SHOTS.mkdir(exist_ok=True)
            strip.write(browser, SHOTS / "filmed-evening.png")
            program.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
