"""An evening of *Lupus* on the wall: a strip of pictures, and frames a second of its moments.

`python -m tests.browser.filmed FOLDER [en]` saves one picture of each moment and all of them as
`strip.png`; `make bench ARGS=wall` measures the frames.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.browser.conftest import BROWSERS, FLAGS
from tests.browser.painted import painted, photographed
from tests.browser.wall import EVERYBODY, Picture, Wall, dealing, gathered, lots, lupus, taken
from tests.kit import missing
from tests.kit.browsers import playwright
from tests.kit.games.lupus.evening import Evening
from tests.kit.people import Program

SIZE = (1920, 1080)
SLOWER = 4
"""How many times slower Chromium's processor time is made."""
ACROSS = 3
"""Pictures side by side on the strip."""
LATER = 3600.0
"""Seconds for which the wall keeps what it announces, so that a moment can be looked at."""
HALT = """at => { for (const one of document.getAnimations()) {
    if (!Number.isFinite(Number(one.effect.getComputedTiming().endTime))) continue;
    one.pause();
    one.currentTime = Math.min(at, Number(one.effect.getComputedTiming().endTime));
} }"""
FRAMES = """seconds => new Promise((done) => {
    const at = [];
    const next = (now) => {
        at.push(now);
        if (now - at[0] < seconds * 1000) requestAnimationFrame(next);
        else done(at.slice(1).map((one, i) => one - at[i]));
    };
    requestAnimationFrame(next);
})"""
"""Milliseconds between the pictures that are drawn in so many seconds."""
STRIP = """<style>body{margin:0;background:#000;color:#ddd;font:22px sans-serif;display:grid;
gap:8px;padding:8px;grid-template-columns:repeat(%d,1fr)} figure{margin:0}
img{width:100%%;display:block}
</style>%s"""


@dataclass(frozen=True)
class Staged:
    """A moment of the evening: what is shown before it and in it, how long it moves (seconds), and
    at which of its milliseconds its picture is taken."""

    name: str
    before: str
    picture: Picture
    seconds: float
    at: int


@cache
def owl() -> tuple[Picture, Picture]:
    """The wall before the owl is announced, and with it."""
    evening = Evening("wolf*2 seer owl v*8")
    evening.night(owl=9)
    evening.to("nomination")
    evening.votes({voter: 2 if voter != 2 else 1 for voter in evening.order})
    before = taken(evening, EVERYBODY)
    evening.advance()
    return before, taken(evening, EVERYBODY)


def _kept(picture: Picture, seconds: float) -> Picture:
    """The picture while the wall announces it, so many seconds before all are told."""
    return {**picture, "announced_at": time.time() + seconds}


def evening() -> dict[str, Picture]:
    """All pictures of the evening, by name."""
    votes, mark = owl()
    sealed = {f"sealed-{name}": one for name, one in _sealed().items()}
    told = {"gathering": gathered(EVERYBODY), "dealing": dealing(EVERYBODY), "lot": lots()}
    return {**lupus(EVERYBODY), **sealed, **told, "owl-votes": votes, "owl": mark}


def _sealed() -> dict[str, Picture]:
    pictures = lupus(EVERYBODY, simultaneous_votes=True)
    return {name: pictures[name] for name in ("vote-half", "vote-done")}


def moments(pictures: dict[str, Picture]) -> Iterator[Staged]:
    """In the order of an evening."""
    yield Staged("lobby", "", pictures["gathering"], 2, 2000)
    yield Staged("deal", "gathering", pictures["dealing"], 1.6, 700)
    yield Staged("night", "dealing", pictures["night"], 3, 600)
    yield Staged("dawn", "dawn-untold", _kept(pictures["dawn-one"], 2.2), 2.2, 700)
    yield Staged("dawn told", "dawn-untold", pictures["dawn-one"], 0.9, 900)
    yield Staged("talk", "dawn-one", pictures["talk"], 1, 900)
    yield Staged("a vote", "vote-first", pictures["vote-half"], 0.6, 200)
    yield Staged("a sealed vote", "talk", pictures["sealed-vote-half"], 0.6, 900)
    yield Staged("shutters open", "sealed-vote-half", pictures["sealed-vote-done"], 0.9, 750)
    yield Staged("owl", "owl-votes", _kept(pictures["owl"], 1.8), 1.8, 900)
    yield Staged("owl told", "owl-votes", pictures["owl"], 1.6, 1600)
    yield Staged("defence", "vote-done", pictures["defence"], 1.1, 350)
    yield Staged("defence open", "vote-done", pictures["defence"], 1.1, 1100)
    yield Staged("cards land", "runoff-half", _kept(pictures["verdict"], 2.5), 2.5, 1000)
    yield Staged("verdict", "runoff-half", pictures["verdict"], 0.6, 900)
    yield Staged("lot", "vote-done", _kept(pictures["lot"], 2.6), 2.6, 1200)
    yield Staged("roles turn", "verdict-nobody", _kept(pictures["end"], 3.5), 3.5, 1500)
    yield Staged("end", "verdict-nobody", pictures["end"], 1, 900)


@contextmanager
def hung(language: str = "it-IT") -> Iterator[Wall]:
    """A wall whose page moves as it does in a room."""
    path = missing.chromium(*BROWSERS)
    with tempfile.TemporaryDirectory() as folder, playwright() as driver:
        program = Program(Path(folder, "data")).start()
        browser = driver.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            wall = Wall(browser, program, SIZE, touch=False, language=language)
            wall.open()
            wall.linked()
            yield wall
        finally:
            browser.close()
            program.stop()


def film(folder: Path, language: str) -> None:
    """Save a picture of each moment, and all of them on one strip."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures, shots = evening(), list[Path]()
    with hung(language) as wall:
        for at, one in enumerate(moments(pictures)):
            _begin(wall, one, pictures)
            wall.page.evaluate(HALT, one.at)
            shots.append(folder / f"{at + 1:02} {one.name}.png")
            shots[-1].write_bytes(photographed(wall.page))
        for page in range(1, wall.page.locator(".dots i").count()):
            wall.page.keyboard.press("ArrowRight")
            wall.page.wait_for_function("() => document.querySelector('.sheaf.on')")
            wall.page.evaluate(HALT, LATER * 1000)
            shots.append(folder / f"{len(shots) + 1:02} end, page {page + 1}.png")
            shots[-1].write_bytes(photographed(wall.page))
        strip = wall.context.new_page()
        strip.set_viewport_size({"width": ACROSS * 640, "height": 720})
        (folder / "strip.html").write_text(
            STRIP
            % (
                ACROSS,
                "".join(f'<figure><img src="{one.name}">{one.stem}</figure>' for one in shots),
            )
        )
        strip.goto((folder / "strip.html").resolve().as_uri())
        (folder / "strip.png").write_bytes(photographed(strip, whole=True))
    print(f"{len(shots)} pictures in {folder}")


def _begin(wall: Wall, one: Staged, pictures: dict[str, Picture]) -> None:
    """What stands before the moment, at rest, and then the moment."""
    if one.before:
        wall.put(pictures[one.before])
        wall.page.evaluate(HALT, LATER * 1000)
    kept = one.picture.get("announced_at", 0.0)
    wall.put({**one.picture, "announced_at": time.time() + one.seconds} if kept else one.picture)


def frames() -> None:
    """Print how many frames a second each moment has, with a slower processor."""
    pictures = evening()
    print("frames/s  slowest 5 %  moment (1920 x 1080, processor 4 times slower)")
    with hung() as wall:
        line = wall.context.new_cdp_session(wall.page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        for one in moments(pictures):
            with painted(wall.page):
                _begin(wall, one, pictures)
                gaps = wall.page.evaluate(FRAMES, one.seconds)
            slow = statistics.quantiles(gaps, n=20)[-1] if len(gaps) > 1 else gaps[0]
            print(f"{1000 * len(gaps) / sum(gaps):8.1f}  {1000 / slow:11.1f}  {one.name}")


if __name__ == "__main__":
    if sys.argv[1] == "--frames":
        frames()
    else:
        film(Path(sys.argv[1]), "en-GB" if "en" in sys.argv[2:] else "it-IT")
