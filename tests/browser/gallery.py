"""Recorded moments, drawn one after the other in one page of each kind of device, and judged.

The pages are the product's own, with all their modules; only the line to the table is ours
(line.js): a picture takes hundredths of a second, and no table, no clock and no other device is in
it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, count, cycle, repeat
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from companion.web.languages import KNOWN, LANGUAGES
from companion.web.paths import static_dir
from tests.browser.checks import Outline, heard, laid_out, measured, outline, unheard
from tests.browser.device import SHOTS, Device
from tests.browser.moments import Recorded
from tests.browser.watched_page import FRAME
from tests.kit.people import Device as Guest
from tests.kit.people import Program

STAYS = "addEventListener('submit', (one) => one.preventDefault());"
"""A form that leads to another page would end the look at this one."""
LINE = FRAME + Path(__file__).with_name("line.js").read_text(encoding="utf-8")
SIZES = {
    "phone": chain(((360, 640), (740, 360)), repeat((320, 568))),
    "tablet": cycle(((1024, 768), (768, 1024))),
    "screen": cycle(((1280, 720), (1080, 1920))),
}
LOOKS = {kind: tuple(zip(LANGUAGES, sizes, strict=False)) for kind, sizes in SIZES.items()}
"""In which language and at which size: the smallest phones that are sold, tablets and walls, held
both ways. In the first everything is drawn, and opened, too; in the others one picture of five."""
WAYS = 5
FILE = re.compile(r"[/\s]+")
PATHS = {"phone": "/p", "tablet": "/t", "screen": "/s"}
EMBLEMS = static_dir() / "icons" / "emblems"
ALL_EMBLEMS = "many => document.querySelectorAll('svg.sprite symbol').length >= many"
"""They come last of what a phone learns with a game."""
OPENED = {
    "phone": ("header.top button", ".spots button", ".graph button", ".ledger button"),
    "tablet": (
        *("header.top nav button", ".ring li:first-child button.rs", ".doors button"),
        *(".spots button", ".graph button", ".ledger button"),
    ),
    "screen": (),
}
"""What opens something when it is touched: sheets, and the things of a board."""
COUNTED = re.compile(r"\d+")
LETTERS = 14
"""What is called alike so far opens alike: a city of the row, a city of the table."""
LABELS = """what => [...document.querySelectorAll(what)].map((one, at) => [at, one])
    .filter(([, one]) => one.checkVisibility() && one.ariaDisabled !== "true")
    .map(([at, one]) => [at, one.ariaLabel || one.innerText])"""
SHOW = "globalThis.line.show(JSON.parse(given))"
PRESS = """document.querySelectorAll(given[0])[given[1]]?.click();
    await globalThis.line.drawn();
    for (const one of document.querySelectorAll("details:not([open]) > summary")) one.click();
    await globalThis.line.drawn();"""
UNFOLD = """async () => {
    const folded = document.querySelectorAll("details:not([open]) > summary");
    for (const one of folded) one.click();
    await globalThis.line.drawn();
    return folded.length;
}"""


class Frame(Device):
    """One page in which pictures are hung, one after the other; axe looks at most of them."""

    looked_at = True

    def __init__(self, browser: Browser, program: Program, kind: str, language: str) -> None:
        super().__init__(
            browser,
            program,
            LOOKS[kind][0][1],
            language=KNOWN[language].voice,
            touch=kind != "screen",
            reduced_motion="reduce",
            is_mobile=kind == "phone",
        )
        self.kind, self.path = kind, PATHS[kind]
        self.opened: set[tuple[str, str, str]] = set()

    def hang(self, first: Recorded) -> Frame:
        """Open the page, with everything that comes later: letters, emblems, all words."""
        self.lay(first)
        self.page.wait_for_function(ALL_EMBLEMS, arg=len(list(EMBLEMS.glob("*.svg"))))
        return self

    def lay(self, first: Recorded) -> None:
        """Open the page, with what it comes with."""
        self.context.add_init_script(f"{LINE}\n{STAYS}")
        self.context.add_init_script(f"globalThis.line.told = {json.dumps(first.picture)};")
        self.open()
        self.linked()

    def show(self, one: Recorded) -> None:
        """Draw this moment, and wait until it stands."""
        self.page.evaluate(f"given => {SHOW}", _given(one))

    def drawn(self) -> None:
        """Wait until what was done is on show."""
        self.page.evaluate("() => globalThis.line.drawn()")

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def outline(self) -> Outline:
        """How the page is built, and where its parts stand."""
        return outline(self.page)

    def enlarge(self, letters: str) -> None:
        """The browser's font size in larger letters; empty: the usual one."""
        self.page.evaluate("size => document.documentElement.style.fontSize = size", letters)

    def faults_in(self, one: Recorded) -> tuple[list[str], list[int]]:
        """Draw this moment; what is wrong with it but for what axe says, what the page has
        complained of, and the parts of the page."""
        return self._faults(after=f"await {SHOW};", given=_given(one))

    def _faults(self, **drawn: Any) -> tuple[list[str], list[int]]:
        found, parts = laid_out(self.page, touched=self.kind != "screen", **drawn)
        if self.kind == "screen":
            found += [f"outside: {one}" for one in measured(self.page, "outside()")]
        found += [f"said: {one}" for one in self.faults]
        self.faults.clear()
        return found, parts

    def _all_faults(self, **drawn: Any) -> list[str]:
        found, parts = self._faults(**drawn)
        return [*found, *self.ailments(parts)]

    def ailments(self, parts: Sequence[int]) -> list[str]:
        """What axe says of the page with these parts, as it stands."""
        return [f"axe: {one}" for one in heard(self.page, parts)]

    def openings(self, tone: str) -> Iterator[tuple[str, list[str]]]:
        """One after the other, whatever can be opened here and was not yet in this light; each with
        what is wrong with it."""
        if self.page.evaluate(UNFOLD):
            yield "unfolded", self._all_faults()
        for what in OPENED[self.kind]:
            for at, label in self.page.evaluate(LABELS, what):
                sort = (tone, what, COUNTED.sub("", label)[:LETTERS])
                if sort not in self.opened:
                    self.opened.add(sort)
                    yield FILE.sub(" ", label), self._all_faults(after=PRESS, given=[what, at])
                    self.page.keyboard.press("Escape")
                    self.drawn()


def _given(one: Recorded) -> str:
    """As JSON: Playwright's own way to hand over a whole picture takes far longer."""
    return json.dumps({"picture": one.picture, "now": one.now, "story": one.story})


def taking_turns(pictures: Sequence[Recorded], ways: int) -> Iterator[tuple[Recorded, int]]:
    """Each picture, and in which of so many ways it is looked at: those of one title, which are
    built alike, one after the other in each, so that every way has some of every sort."""
    turns = dict[str, Iterator[int]]()
    for one in pictures:
        title = json.dumps(one.picture["view"]["title"])
        yield one, next(turns.setdefault(title, count(len(turns)))) % ways


def covering(
    pictures: Sequence[Recorded], parts: Mapping[str, Iterable[int]]
) -> Iterator[Recorded]:
    """One after the other those pictures, the one with most of them first, that together have all
    parts of which axe was not asked. `parts`: of each picture by its name."""
    left = set().union(*(unheard(some) for some in parts.values()))
    while left:
        best = max(pictures, key=lambda one: len(left.intersection(parts[one.name])))
        left -= set(parts[best.name])
        yield best


class Gallery:
    """A page for each kind of device and each language, opened when it is first wanted.

    `all_ways`: whether each picture is looked at in each of them. `seen`: how many were judged.
    """

    def __init__(self, browser: Browser, program: Program, *, all_ways: bool = False) -> None:
        self.browser, self.program, self.all_ways = browser, program, all_ways
        self.host = Guest(program, "tablet")
        self.host.use_invite(program.invite)
        self.frames: dict[tuple[str, str], Frame] = {}
        self.seen = 0

    def frame(self, kind: str, language: str, first: Recorded) -> Frame:
        """The page; `first` is what it is opened with, and needs words that come later."""
        if (kind, language) not in self.frames:
            frame = Frame(self.browser, self.program, kind, language)
            frame.keeps(self.host.http.cookies)
            self.frames[kind, language] = frame.hang(first)
        return self.frames[kind, language]

    def hangs(self, one: Recorded, size: tuple[int, int], language: str = "it") -> Page:
        """The page of this kind of device, of this size, that shows this moment."""
        frame = self.frame(one.picture["me"]["kind"], language, one)
        frame.resize(size)
        frame.show(one)
        return frame.page

    def judged(self, kind: str, pictures: Iterable[Recorded], *, letters: str = "") -> list[str]:
        """What is wrong with those of this kind of device, each way that one is looked at.

        `letters`: of another size than the device's own; then nothing is opened."""
        wanted = [one for one in pictures if one.picture["me"]["kind"] == kind]
        assert wanted, f"nothing was recorded for a {kind}: no golden game of it is named"
        asks = (one for one in wanted if one.picture["view"].get("prompts"))
        first, found = next(asks, wanted[0]), []
        turns = list(taking_turns(wanted, WAYS))
        for at, (language, size) in enumerate(LOOKS[kind]):
            some = [one for one, turn in turns if self.all_ways or at == 0 or turn == at % WAYS]
            frame = self.frame(kind, language, first)
            frame.resize(size)
            frame.enlarge(letters)
            parts: dict[str, list[int]] = {}
            for one in some:
                where = f"{one.name}, {language} {size[0]}x{size[1]}"
                faults, parts[one.name] = frame.faults_in(one)
                found += self._seen(frame, where, faults)
                if at == 0 and not letters:
                    for label, faults in frame.openings(one.picture["view"]["tone"]):
                        found += self._seen(frame, f"{where}, {label}", faults)
            for one in covering(some, parts):
                frame.show(one)
                where = f"{one.name}, {language} {size[0]}x{size[1]}"
                found += [f"{where}: {fault}" for fault in frame.ailments(parts[one.name])]
            frame.enlarge("")
        return found

    def _seen(self, frame: Frame, where: str, faults: list[str]) -> list[str]:
        self.seen += 1
        frame.shoot(SHOTS / "look" / f"{FILE.sub(' ', where)[:180]}.png")
        return [f"{where}: {fault}" for fault in faults]

    def close(self) -> None:
        for frame in self.frames.values():
            frame.leave()
        self.host.leave()
