"""LupusPictures on the wall: a strip of pictures, and frames a second of their moments.

`python -m tests.browser.filmed FOLDER [GAME] [en] [long] [PEOPLE] [WIDTHxHEIGHT]` saves one picture
of each moment and all of them as `strip.png`; `make bench ARGS=wall` measures the frames.
"""

import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.web.languages import KNOWN, LANGUAGES
from tests.browser.checks import wait_for_frames
from tests.browser.conftest import BROWSERS, FLAGS
from tests.browser.staged import (
    GOLDEN,
    PENDING,
    StagedMoment,
    announced,
    moments,
    moments_of,
    scene_changes,
)
from tests.browser.wall import CROWD, EVERYBODY, LARGER, Wall
from tests.browser.watched_page import painted, photographed
from tests.kit import missing
from tests.kit.browsers import playwright
from tests.kit.program import Program

WAYS = ((LARGER[0], 4), (LARGER[0], 1), (LARGER[1], 1))
"""In which frames are counted: the size of the screen, and how many times slower Chromium's
processor time is made."""
ACROSS = 3
"""Pictures side by side on the strip."""
WORDS = ("|".join(LANGUAGES), "|".join(GOLDEN), r"\d+", r"\d+x\d+")
"""What may be asked for: a language, a game, a number of people, a size."""
HALT = """at => { for (const one of document.getAnimations()) {
    if (!Number.isFinite(Number(one.effect.getComputedTiming().endTime))) continue;
    if (at >= one.effect.getComputedTiming().endTime) { one.finish(); continue; }
    one.pause();
    one.currentTime = at;
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


@contextmanager
def open_wall(size: tuple[int, int], language: str = "it") -> Iterator[Wall]:
    """A wall whose page moves as it does in a room."""
    path = missing.find_chromium(*BROWSERS)
    with tempfile.TemporaryDirectory() as folder, playwright() as driver:
        program = Program(Path(folder, "data")).start()
        browser = driver.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            wall = Wall(browser, program, size, touch=False, language=KNOWN[language].voice)
            wall.open()
            wall.wait_connected()
            yield wall
        finally:
            browser.close()
            program.stop()


def film(folder: Path, wall: Wall, staged: Iterator[StagedMoment]) -> None:
    """Save a picture of each moment, and all of them on one strip."""
    folder.mkdir(parents=True, exist_ok=True)
    shots = list[Path]()

    def shoot(name: str, at: float) -> None:
        wait_for_frames(wall.page)
        wall.page.evaluate(HALT, at)
        wait_for_frames(wall.page)
        shots.append(folder / f"{len(shots) + 1:02} {name}.png")
        shots[-1].write_bytes(photographed(wall.page))

    for one in staged:
        _begin(wall, one)
        shoot(one.name, one.at)
    for page in range(1, wall.page.locator(".dots i").count()):
        wall.page.keyboard.press("ArrowRight")
        wall.page.wait_for_function("() => document.querySelector('.sheaf.on')")
        shoot(f"end, page {page + 1}", PENDING * 1000)
    strip = wall.context.new_page()
    strip.set_viewport_size({"width": ACROSS * 640, "height": 720})
    figures = (f'<figure><img src="{one.name}">{one.stem}</figure>' for one in shots)
    (folder / "strip.html").write_text(STRIP % (ACROSS, "".join(figures)))
    strip.goto((folder / "strip.html").resolve().as_uri())
    (folder / "strip.png").write_bytes(photographed(strip, whole=True))
    print(f"{len(shots)} pictures in {folder}")


def _begin(wall: Wall, one: StagedMoment) -> None:
    """What stands before the moment, at rest, and then the moment."""
    if one.before:
        wall.draw(one.before)
        wall.page.evaluate(HALT, PENDING * 1000)
    awaits = one.picture.get("announced_at")
    wall.draw(announced(one.picture, one.seconds) if awaits else one.picture)


def frames() -> None:
    """Print how many frames a second each moment has, in each way."""
    counted: dict[str, list[float]] = {}
    for size, slower in WAYS:
        with open_wall(size) as wall:
            line = wall.context.new_cdp_session(wall.page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            for game in ("lupus", *GOLDEN):
                for one in moments_of(game):
                    with painted(wall.page):
                        _begin(wall, one)
                        gaps = wall.page.evaluate(FRAMES, one.seconds)
                    counted.setdefault(f"{game}: {one.name}", []).append(
                        1000 * len(gaps) / sum(gaps)
                    )
    print(*(f"{size[0]} x {size[1]}, {slower} times slower" for size, slower in WAYS), sep="; ")
    for name, found in counted.items():
        print(*(f"{one:6.1f}" for one in found), name)


def main(folder: str, *words: str) -> None:
    """Film what the words ask for."""
    asked = {kind: [one for one in words if re.fullmatch(kind, one)] for kind in WORDS}
    language, game, people, size = (found[0] if found else "" for found in asked.values())
    people_of = CROWD if "long" in words else EVERYBODY
    names = people_of[: int(people or len(EVERYBODY))]
    width, height = map(int, size.split("x")) if size else LARGER[0]
    with open_wall((width, height), language or "it") as wall:
        film(Path(folder), wall, scene_changes(game) if game else moments(names))


if __name__ == "__main__":
    frames() if sys.argv[1] == "--frames" else main(*sys.argv[1:])
