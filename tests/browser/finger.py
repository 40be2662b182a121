"""A finger that rests on the glass: what is shown only while it is held."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect


@contextmanager
def resting_on(part: Locator) -> Iterator[None]:
    """A finger rests on the middle of this part, once it stands still."""
    part.element_handle().wait_for_element_state("stable")
    box = part.bounding_box()
    assert box is not None, "it is not in sight"
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    cdp = part.page.context.new_cdp_session(part.page)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    yield
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    cdp.detach()


@contextmanager
def holding(page: Page) -> Iterator[Locator]:
    """Hold the tablet as a player who borrows it does; yield what it shows meanwhile."""
    own = page.locator(".handover .own")
    with resting_on(page.locator(".handover .hold")):
        expect(own).to_have_attribute("data-seen", "")
        yield own
    expect(own).to_have_count(0)
