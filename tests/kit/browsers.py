"""Playwright, on the project's Node."""

import os
from asyncio import AbstractEventLoop, Future
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import greenlet
from playwright._impl import _sync_base
from playwright.sync_api import Error, Playwright, sync_playwright

from companion.web.build.node import program

LIMIT, AFTERWARDS = 250.0, 20.0
"""Seconds that a call may take: more than the longest own limit of a call
(tests/browser/pocket_device.py: 240). A call right after one that timed out has AFTERWARDS."""
limit = LIMIT
UNBOUNDED = _sync_base.wait_for_future


@contextmanager
def playwright() -> Iterator[Playwright]:
    """Playwright. Its own Node needs a library that not every machine has (libatomic1); ours does
    not. No call waits longer than LIMIT."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = program()
    _sync_base.wait_for_future = _bounded
    with sync_playwright() as made:
        yield made


def _bounded(loop: AbstractEventLoop, fiber: greenlet.greenlet, future: Future[Any]) -> None:
    """Wait for the answer of a browser. Raises Error after the limit: many calls (`evaluate`,
    `new_page`, `close`) have no limit of their own."""
    global limit
    late = loop.call_later(limit, future.cancel)
    try:
        UNBOUNDED(loop, fiber, future)
    finally:
        late.cancel()
    given, limit = limit, AFTERWARDS if future.cancelled() else LIMIT
    if future.cancelled():
        raise Error(f"the browser has not answered for {given:.0f} seconds")
