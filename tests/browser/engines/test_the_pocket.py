"""One device without a server: brought once, then started without a network."""

import pytest

from companion.web.build import pocket
from companion.web.paths import pocket_dir
from tests.browser.engines.page import CUT
from tests.kit.sentences import say
from tests.kit.static_host import StaticHost

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


def test_the_pocket_starts_and_starts_again_without_a_network(window, host, shoot):
    page = window((1024, 768))
    page.patience = STARTS
    page.open_url(f"{host.url}/{pocket_dir().name}/")
    page.tap("button", say("pocket-go"))
    page.wait_visible(".pocket-tables-page")
    assert page.wait_until(STARTED) == "started"
    page.wait_until("() => document.documentElement.dataset.memory === 'kept'")
    page.wait_until("() => Boolean(navigator.serviceWorker.controller)")
    shoot("pocket-tables-page", page)
    assert page.layout_faults() == []
    page.tap(".pocket-tables-page .games [data-game=lupus] button")
    page.wait_connected()
    host.stop()
    page.allowed.append(CUT)
    page.reload()
    assert page.wait_until(STARTED) == "restored"
    page.wait_connected()
    page.wait_visible(".desk")
    shoot("pocket-table", page)
    assert page.layout_faults() == []
