"""Lighthouse's four scores of every page: `python -m tests.bench.lighthouse [rounds]`.

Mobile and simulated slow 4G, as Lighthouse has them. It is fetched from npm at the first call and
is not part of the project. The blocking time depends on the machine: run it where nothing else
runs.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from companion.web.build import pocket
from companion.web.paths import pocket_dir
from tests.kit import missing
from tests.kit.people import Device, Program

ROUNDS = 3
VERSION = "lighthouse@12.8.2"
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
METRICS = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
GUESTS = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo", "Sofia")


def main(rounds: int) -> None:
    """Print a line for each page: the median of each score, and the metrics in seconds."""
    if not pocket.is_current(pocket_dir()):
        pocket.make(pocket_dir())
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Path(folder, "data")).start()
        try:
            for name, path, cookies in _pages(program):
                runs = [_run(f"{program.url}{path}", cookies) for _ in range(rounds)]
                print(name, _told(runs), flush=True)
        finally:
            program.stop()


def _pages(program: Program) -> list[tuple[str, str, str]]:
    """Name, path and cookies of each page: a game of Lupus whose cards were dealt."""
    host = Device(program, "tablet")
    host.take(program.invite)
    host.connect()
    guests = [Device(program) for _ in GUESTS]
    for guest, name in zip(guests, GUESTS, strict=True):
        assert guest.join(name).status_code == 303
    assert host.do("table.choose_game", {"game": "lupus"})["ok"]
    assert host.do("deal")["ok"]
    own, hosts = (
        "; ".join(f"{one.name}={one.value}" for one in device.http.cookies)
        for device in (guests[0], host)
    )
    for device in (host, *guests):
        device.leave()
    return [
        ("join", f"/j/{program.code}", ""),
        ("phone", f"/p/{program.code}", own),
        ("tablet", f"/t/{program.code}", hosts),
        ("wall", f"/s/{program.code}", hosts),
        ("pocket", "/pocket/", ""),
    ]


def _run(address: str, cookies: str) -> dict[str, Any]:
    ran = subprocess.run(
        [
            *("npx", "--yes", VERSION, address, "--quiet", "--output=json"),
            *(f"--chrome-flags={FLAGS}", f"--only-categories={','.join(CATEGORIES)}"),
            f"--extra-headers={json.dumps({'Cookie': cookies} if cookies else {})}",
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
        env=os.environ | {"CHROME_PATH": missing.chromium()},
    )
    return json.loads(ran.stdout)


def _told(runs: list[dict[str, Any]]) -> str:
    found = defaultdict(list)
    for run in runs:
        for name in CATEGORIES:
            found[name].append(100 * run["categories"][name]["score"])
        for name in METRICS:
            found[name].append(run["audits"][name]["numericValue"] / 1000)
    return "  ".join(f"{name} {statistics.median(values):.4g}" for name, values in found.items())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
