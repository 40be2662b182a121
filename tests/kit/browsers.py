"""What drives browsers: Playwright, on the project's Node."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Playwright, sync_playwright

from companion.web.build.node import program


@contextmanager
def playwright() -> Iterator[Playwright]:
    """Playwright, until the end. The Node that it brings along needs a library that not every
    machine has (libatomic1); ours does not."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = program()
    with sync_playwright() as made:
        yield made
