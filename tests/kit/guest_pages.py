"""What a guest's first two pages cost a slow phone: bytes on the wire, requests, time to be usable.

`python -m tests.kit.guest_pages` prints a table, `--json` the same as JSON, `--shared-display` what
the two pages load that may be the shared display. Bytes and requests do not depend on the machine;
the times do.
"""

from __future__ import annotations

import json
import socket
import statistics
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.kit import missing
from tests.kit.browsers import playwright
from tests.kit.people import Device, Program
from tests.kit.visit import Visit

NAME = socket.gethostname()
BY_NAME = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
"""To an address of its own machine a browser speaks as if over https, which packs better."""
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"),
    BY_NAME,
)
PHONE = {"width": 360, "height": 640}
PEERS = {"S9": (48_000, 9), "S10": (171_000, 23)}
"""Bytes and requests of the closest comparable pages."""
FORM = "form button.go"
GAME = "#app main:not(.waiting)"
DESK = "#app > div"


def _url(program: Program) -> str:
    return f"http://{NAME}:{program.port}"


def join_page(browser: Browser, program: Program, *, slow: bool) -> dict[str, Any]:
    """S9: a guest scans the code."""
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, locale="it-IT")
    try:
        return Visit(context, slow=slow).open(f"{_url(program)}/j/{program.code}", FORM)
    finally:
        context.close()


def game_page(
    browser: Browser, program: Program, name: str, *, slow: bool, door: bool = False
) -> dict[str, Any]:
    """S10: a guest's phone at the table until its first view.

    With nothing kept from before; or, as every guest does, having come through the `door`.
    """
    guest = Device(program)
    assert guest.join(name).status_code == 303
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, locale="it-IT")
    try:
        cookies = [
            {"name": one.name, "value": one.value, "url": _url(program)}
            for one in guest.http.cookies
        ]
        if door:
            before = context.new_page()
            before.goto(f"{_url(program)}/j/{program.code}", wait_until="networkidle")
            before.close()
        context.add_cookies(cookies)
        return Visit(context, slow=slow).open(f"{_url(program)}/p/{program.code}", GAME, later=True)
    finally:
        context.close()
        guest.leave()


def shared_display_page(
    browser: Browser, program: Program, host: Device, kind: str
) -> dict[str, Any]:
    """The tablet's page ("t") or the screen's ("s") until its first view."""
    context = browser.new_context(viewport={"width": 1024, "height": 768}, locale="it-IT")
    context.add_cookies(
        [{"name": one.name, "value": one.value, "url": _url(program)} for one in host.http.cookies]
    )
    try:
        return Visit(context, slow=False).open(f"{_url(program)}/{kind}/{program.code}", DESK)
    finally:
        context.close()


def shared_displays(browser: Browser, program: Program) -> dict[str, dict[str, Any]]:
    """Both of them, at a table where a game was chosen."""
    host = Device(program, "tablet")
    host.take(program.invite)
    host.connect()
    assert host.do("table.choose_game", {"game": "lupus"})["ok"]
    host.drop()
    return {kind: shared_display_page(browser, program, host, kind) for kind in "ts"}


def both_pages(
    browser: Browser, program: Program, *, slow: bool = True, rounds: int = 1
) -> dict[str, list[dict[str, Any]]]:
    """Both pages, `rounds` times each, at a table where a game was chosen."""
    host = Device(program, "tablet")
    host.take(program.invite)
    host.connect()
    assert host.do("table.choose_game", {"game": "lupus"})["ok"]
    try:
        return {
            "S9": [join_page(browser, program, slow=slow) for _ in range(rounds)],
            "S10": [game_page(browser, program, f"Anna {n}", slow=slow) for n in range(rounds)],
            "S10 by the door": [game_page(browser, program, "Bea", slow=slow, door=True)],
        }
    finally:
        host.leave()


def visited(pages: Callable[[Browser, Program], Any]) -> Any:
    """What `pages` makes of a browser and a program; gzip, as on a LAN without https."""
    path = missing.chromium()
    with tempfile.TemporaryDirectory() as folder, playwright() as driver:
        program = Program(Path(folder, "data")).start()
        browser = driver.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            return pages(browser, program)
        finally:
            browser.close()
            program.stop()


def measure(rounds: int = 3) -> dict[str, Any]:
    """S9 and S10 with their ratios to the comparable pages."""
    seen = visited(partial(both_pages, rounds=rounds))
    return {name: told(name, visits) for name, visits in seen.items()}


def told(name: str, visits: list[dict[str, Any]]) -> dict[str, Any]:
    """The largest sizes and the median times of some visits, and what they are to the peers'."""
    size, count = PEERS[name.partition(" ")[0]]
    most = max(visits, key=lambda visit: visit["bytes"])
    return {
        "bytes": most["bytes"],
        "requests": most["requests"],
        "bytes_ratio": round(most["bytes"] / size, 3),
        "requests_ratio": round(most["requests"] / count, 3),
        "first_paint_ms": statistics.median(visit["first_paint_ms"] for visit in visits),
        "usable_ms": statistics.median(visit["usable_ms"] for visit in visits),
        "later_bytes": sum(most["later"].values()),
        "later_requests": len(most["later"]),
        "parts": most["parts"],
        "later": most["later"],
    }


def main() -> None:
    """Measure and print."""
    if "--shared-display" in sys.argv[1:]:
        for kind, visit in visited(shared_displays).items():
            print(f"/{kind}/ {visit['bytes']:7} bytes {visit['requests']:3} requests")
        return
    figures = measure()
    if "--json" in sys.argv[1:]:
        print(json.dumps(figures, indent=2))
        return
    print("page              bytes   ÷    requests  ÷     first paint  usable")
    for name, one in figures.items():
        print(
            f"{name:16}{one['bytes']:7} {one['bytes_ratio']:.2f} {one['requests']:8}"
            f"  {one['requests_ratio']:.2f} {one['first_paint_ms']:9} ms {one['usable_ms']:6} ms"
        )
        for address, size in sorted(one["parts"].items(), key=lambda part: -part[1]):
            print(f"      {size:7} {address.partition('//')[2].partition('/')[2]}")
        for address, size in one["later"].items():
            print(f"later {size:7} {address.partition('//')[2].partition('/')[2]}")


if __name__ == "__main__":
    main()
