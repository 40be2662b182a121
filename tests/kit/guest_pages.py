"""What a guest's first two pages, the tablet's and the wall's take from the network."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Browser

from tests.kit.people import Device, Program
from tests.kit.visit import Visit

NAME = socket.gethostname()
BY_NAME = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
"""To an address of its own machine a browser speaks as if over https, which packs better."""
PHONE = {"width": 360, "height": 640}
WIDE = {"width": 1024, "height": 768}
FORM = "form button.go"
GAME = "#app main:not(.waiting)"
DESK = "#app > div"


def first_pages(browser: Browser, program: Program) -> dict[str, dict[str, Any]]:
    """At a table where a game was chosen, each with nothing kept from before: the tablet's page
    ("t") and the screen's ("s") until the first view; a guest scans the code ("S9"), and comes to
    the table until the first view ("S10")."""
    host, guest = Device(program, "tablet"), Device(program)
    host.take(program.invite)
    host.connect()
    assert host.do("table.choose_game", {"game": "lupus"})["ok"]
    host.drop()
    shared = {
        kind: _visit(browser, program, f"/{kind}/{program.code}", DESK, host.http.cookies)
        for kind in "ts"
    }
    try:
        assert guest.join("Anna 0").status_code == 303
        return shared | {
            "S9": _visit(browser, program, f"/j/{program.code}", FORM),
            "S10": _visit(
                browser, program, f"/p/{program.code}", GAME, guest.http.cookies, later=True
            ),
        }
    finally:
        guest.leave()
        host.leave()


def _visit(
    browser: Browser,
    program: Program,
    path: str,
    ready: str,
    cookies: Iterable[Any] = (),
    *,
    later: bool = False,
) -> dict[str, Any]:
    """The page with these cookies: a tablet's or a screen's is wide, all others a phone's."""
    url = f"http://{NAME}:{program.port}"
    like = {"viewport": WIDE} if ready == DESK else {"viewport": PHONE, "is_mobile": True}
    context = browser.new_context(has_touch=ready != DESK, locale="it-IT", **like)
    try:
        context.add_cookies([{"name": a.name, "value": a.value, "url": url} for a in cookies])
        return Visit(context).open(f"{url}{path}", ready, later=later)
    finally:
        context.close()
