"""One device without a server: brought once, then started without a network."""

import pytest

from companion.web.build import pocket
from companion.web.paths import pocket_dir
from tests.browser.engines.page import CUT
from tests.kit.sentences import say
from tests.kit.static_host import StaticHost

TABLET = (1024, 768)
STARTS = 240
"""Seconds that a slow machine may take to bring everything and to start Python."""
STARTED = "() => document.documentElement.dataset.engine"


@pytest.fixture
def host():
    if not pocket.is_current(pocket_dir()):
        pocket.make(pocket_dir())
    made = StaticHost(pocket_dir().parent)
    yield made
    made.stop()


def test_the_pocket_starts_and_starts_again_without_a_network(window, host, moment):
    page = window(TABLET)
    page.patience = STARTS
    page.goes(f"{host.url}/{pocket_dir().name}/")
    page.taps("button", say("pocket-go"))
    page.waits_for(".pocket-shelf")
    assert page.until(STARTED) == "started"
    page.until("() => document.documentElement.dataset.memory === 'kept'")
    page.until("() => Boolean(navigator.serviceWorker.controller)")
    moment("pocket-shelf", page)
    assert page.misplaced() == []
    page.taps(".pocket-shelf .games [data-game=lupus] button")
    page.linked()
    host.stop()
    page.allowed.append(CUT)
    page.again()
    assert page.until(STARTED) == "woken"
    page.linked()
    page.waits_for(".desk")
    moment("pocket-table", page)
    assert page.misplaced() == []
