"""What looks at pages does not wait for ever."""

import pytest
from playwright.sync_api import Error, expect

from tests.browser.checks import wait_for_frames, wait_for_scroll_end
from tests.kit import browsers

NEVER_DRAWN = """() => {
    globalThis.requestAnimationFrame = () => 0;
    globalThis.setTimeout = (what) => queueMicrotask(what);
}"""
"""And the thirty seconds are over at once."""


@pytest.mark.parametrize(
    "awaits", [wait_for_frames, wait_for_scroll_end], ids=["settled", "at_rest"]
)
def test_a_page_in_which_nothing_is_drawn_any_more_is_a_failure_and_no_endless_run(
    chromium, awaits
):
    page = chromium.new_page()
    page.evaluate(NEVER_DRAWN)
    with pytest.raises(Error, match="the browser has drawn nothing"):
        awaits(page)
    page.close()


@pytest.mark.parametrize("never", ["new Promise(() => {})", "(() => { for (;;); })()"])
def test_a_call_that_is_never_answered_is_a_failure_and_the_next_page_works(
    chromium, monkeypatch, never
):
    page, other = chromium.new_page(), chromium.new_page()
    monkeypatch.setattr(browsers, "limit", 0.5)
    with pytest.raises(Error, match="the browser has not answered"):
        page.evaluate(never)
    assert browsers.limit == browsers.AFTERWARDS, "what is still to be closed is given less"
    page.close()
    assert browsers.limit == browsers.LIMIT
    other.set_content("<p>well</p>")
    expect(other.locator("p")).to_have_text("well")
    other.close()
