"""Fixtures: an engine, windows in it, and a table around them."""

from contextlib import ExitStack

import pytest

from tests.browser.device import SHOTS, WANTED
from tests.browser.engines.firefox import FirefoxBrowser
from tests.browser.engines.table import Table
from tests.browser.engines.webkit import WebKitBrowser
from tests.kit.program import Program

ENGINES = {"webkit": WebKitBrowser, "firefox": FirefoxBrowser}
"""Chromium plays all other scenes."""


@pytest.fixture(scope="package", params=ENGINES)
def engine(request, tmp_path_factory):
    """One after the other: all scenes in WebKit, then all in Firefox."""
    made = ENGINES[request.param](tmp_path_factory.mktemp(request.param))
    yield made
    made.close()


@pytest.fixture
def window(engine, request):
    """Makes windows; faults of any of them fail the test."""
    made = []

    def make(size):
        made.append(engine.window(size))
        return made[-1]

    with ExitStack() as ends:
        yield make
        for page in made:
            ends.callback(page.close)
        faults = [f"{page.engine}: {one}" for page in made for one in page.faults()]
    assert not faults, "\n".join(faults)


@pytest.fixture
def table(tmp_path):
    made = Table(None, Program(tmp_path / "data", faults=["no_waiting"]).start(), SHOTS)
    yield made
    made.end()


@pytest.fixture
def shoot():
    """Saves a screenshot if SHOTS is set."""

    def keep(name, page):
        if WANTED:
            folder = SHOTS / "engines" / name
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{page.engine}.png").write_bytes(page.screenshot())

    return keep
