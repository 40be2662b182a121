"""Unpainted pages (unpainted.js): 27 s of processor for duels/test_a_match.py, 38 s if painted.

Both with the browser's processes, on 28 November 2026, one run each on a busy machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

SCRIPT = Path(__file__).with_name("unpainted.js")
FRAME = Path(__file__).with_name("frame.js").read_text(encoding="utf-8")
"""What scripts await that wait until something is drawn: `frame()`."""
PAINT = f"""async wanted => {{
    if (!globalThis.unpainted) return;
    globalThis.unpainted.disabled = wanted;
    {FRAME}
    if (wanted) await frame().then(frame);
}}"""
"""Until it is on show. A page of the browser's own has no such sheet, and is always painted."""


def leave_unpainted(context: BrowserContext) -> None:
    """Nobody looks at the pages of this browser."""
    context.add_init_script(path=SCRIPT)


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """While the browser paints."""
    page.evaluate(PAINT, True)
    yield
    page.evaluate(PAINT, False)


def photographed(page: Page, *, whole: bool = False) -> bytes:
    """A picture (PNG) of the `whole` page, or of what is in sight."""
    with painted(page):
        return page.screenshot(full_page=whole)
