"""What looks at pages does not wait for ever."""

import pytest
from playwright.sync_api import Error

from tests.browser.checks import at_rest, settled

NEVER_DRAWN = """() => {
    globalThis.requestAnimationFrame = () => 0;
    globalThis.setTimeout = (what) => queueMicrotask(what);
}"""
"""And the thirty seconds are over at once."""


@pytest.mark.parametrize("awaits", [settled, at_rest])
def test_a_page_in_which_nothing_is_drawn_any_more_is_a_failure_and_no_endless_run(
    chromium, awaits
):
    page = chromium.new_page()
    page.evaluate(NEVER_DRAWN)
    with pytest.raises(Error, match="the browser has drawn nothing"):
        awaits(page)
    page.close()
