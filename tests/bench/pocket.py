"""What the pocket weighs and how soon it is there: `python -m tests.bench.pocket [rounds]`.

*Cold*: nothing is on the device; *warm*: it wakes the memory that it kept. Each until the engine
is awake, from a host of files on this machine, so that no network is in it. *Slow*: all processes
of the browser's pages stand still for three quarters of the time. Chromium's own throttling
(`Emulation.setCPUThrottlingRate`) slows pages and refuses workers, and the engine is a worker.
"""

from __future__ import annotations

import json
import os
import re
import signal
import statistics
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, Page

from companion.web.build import pocket
from companion.web.paths import pocket_dir
from tests.kit import missing
from tests.kit.browsers import playwright
from tests.kit.static_host import StaticHost

ROUNDS = 5
SLOWER = 4
BEAT = 0.005
"""Seconds that a slow processor works at a stretch."""
LOOK = 10
"""Beats after which new processes are looked for."""
AWAKE = "() => document.documentElement.dataset.engine && performance.now()"
RESTED = "() => document.documentElement.dataset.memory && performance.now()"
DRAWN = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
KEPT = """async () => {
    const store = await caches.open("veglia-pocket-memory");
    const [one] = await store.keys();
    return (await (await store.match(one)).arrayBuffer()).byteLength;
}"""
COUNTED = """() => {
    const began = performance.now();
    let sum = 0;
    for (let at = 0; at < 3e7; at++) sum = (sum * 31 + at) | 0;
    return performance.now() - began;
}"""


def main(rounds: int) -> None:
    """Print the sizes and the times."""
    if not pocket.is_current(pocket_dir()):
        pocket.make(pocket_dir())
    for line in _sizes(pocket_dir()):
        print(line)
    path = missing.chromium("chromium-headless-shell", "chromium")
    host = StaticHost(pocket_dir())
    with playwright() as driver:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = driver.chromium.launch(executable_path=path, args=flags)
        for slower in (1, SLOWER):
            found = [_starts(browser, host.url, slower) for _ in range(rounds)]
            print(f"processor {slower} times slower, median of {rounds} (least … most):")
            for what in found[0]:
                values = sorted(one[what] for one in found)
                middle = statistics.median(values)
                print(f"  {what}: {middle:.2f} ({values[0]:.2f} … {values[-1]:.2f})")
        browser.close()
    host.stop()


def _sizes(folder: Path) -> Iterator[str]:
    """What is on the way once, by its parts."""
    page = re.search(r'id="page">(.*?)</script>', (folder / "index.html").read_text())
    assert page is not None
    wire: Counter[str] = Counter()
    for file in json.loads(page[1])["pocket"]["files"]:
        wire[file["part"]] += file["wire"]
    parts = ", ".join(f"{part} {size / 1e6:.2f}" for part, size in wire.most_common())
    yield f"on the way once: {wire.total() / 1e6:.2f} MB ({parts})"


def _starts(browser: Browser, url: str, slower: int) -> dict[str, float]:
    """One device, cold and then warm; seconds, and MB of the kept memory."""
    context = browser.new_context()
    context.set_default_timeout(600_000)
    page = context.new_page()
    page.goto(f"{url}/made.json")  # so that its process is there
    with _slow(slower):
        page.goto(f"{url}/")
        cold = _awake(page, "started")
        drawn = page.evaluate(DRAWN) / 1000
        page.wait_for_function("() => navigator.serviceWorker.controller")
        rested = page.wait_for_function(RESTED).json_value() / 1000
    kept = page.evaluate(KEPT) / 1e6
    page.close()
    page = context.new_page()
    page.goto(f"{url}/")
    _awake(page, "woken")
    with _slow(slower):
        page.reload()
        warm = _awake(page, "woken")
        (worker,) = page.workers
        counted = worker.evaluate(COUNTED) / 1000
    context.close()
    return {
        "first page drawn, cold (s)": drawn,
        "engine awake, cold (s)": cold,
        "all games read and the memory kept, cold (s)": rested,
        "engine awake, warm (s)": warm,
        "kept memory (MB)": kept,
        "thirty million sums in the worker, to compare (s)": counted,
    }


def _awake(page: Page, how: str) -> float:
    """Seconds from the opening of the page until the engine is awake, and in which way."""
    took = page.wait_for_function(AWAKE).json_value()
    assert page.locator("html").get_attribute("data-engine") == how
    return float(took) / 1000


@contextmanager
def _slow(times: int) -> Iterator[None]:
    """Every renderer of ours works one beat of so many."""
    over = threading.Event()

    def beat() -> None:
        stopped: list[int] = []
        owed, ran = 0.0, time.monotonic()
        for number in count():
            if over.is_set():
                return
            _all(stopped, signal.SIGSTOP)
            began = time.monotonic()
            owed += (began - ran) * (times - 1)
            if number % LOOK == 0:
                stopped = _renderers()
                _all(stopped, signal.SIGSTOP)
            over.wait(max(0.0, owed - time.monotonic() + began))
            _all(stopped, signal.SIGCONT)
            ran = time.monotonic()
            owed -= ran - began
            over.wait(BEAT)

    beating = threading.Thread(target=beat, daemon=True)
    if times > 1:
        beating.start()
    yield
    over.set()
    if times > 1:
        beating.join()


def _all(processes: list[int], what: signal.Signals) -> None:
    for one in processes:
        try:
            os.kill(one, what)
        except ProcessLookupError:
            continue


def _renderers() -> list[int]:
    """The processes of pages and workers that descend from this one (Linux)."""
    above, found = {}, []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            stat = (folder / "stat").read_text().rpartition(")")[2].split()
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
        above[int(folder.name)] = int(stat[1])
    return [one for one in found if _descends(one, above)]


def _descends(one: int, above: dict[int, int]) -> bool:
    while one in above:
        one = above[one]
        if one == os.getpid():
            return True
    return False


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
