"""What is measured on a page: accessibility, the size of targets, how alike two pages are."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
MEASURE = Path(__file__).with_name("measure.js")
FINGER = 48  # CSS pixels; experience §2
WALL = 24  # CSS pixels: the smallest print of the public screen


@cache
def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def measured(page: Page, call: str) -> Any:
    """What a function of measure.js says of the page."""
    return page.evaluate(f"() => {{ {_source(MEASURE)}\nreturn {call}; }}")


def settled(page: Page) -> None:
    """Wait until what follows the size of the window has been laid out anew, and drawn."""
    frame = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    page.evaluate(f"async () => {{ await {frame}; await {frame}; }}")


def ailments(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source(AXE))
    found = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def small_targets(page: Page) -> list[str]:
    """What can be tapped and is smaller than a finger; links inside a sentence are excepted."""
    return measured(page, f"small({FINGER})")


def cut_texts(page: Page) -> list[str]:
    """Words that stand outside the left or right edge of the window."""
    return measured(page, "cut()")


def fine_print(page: Page, least: int = WALL) -> list[str]:
    """Words that nobody reads from four metres."""
    return measured(page, f"fine({least})")


def crossed(page: Page, what: str) -> list[str]:
    """Where things that this selector finds lie on one another, or stand outside the window."""
    return measured(page, f"crossed({json.dumps(what)})")


def skeleton(page: Page) -> str:
    """Elements, classes, names of attributes, and how much is chosen; no text and no values."""
    return measured(page, "skeleton()")


def bands(page: Page) -> list[list[Any]]:
    """Where the parts of a phone's screen stand: [name, x, y, width, height]."""
    return measured(page, "bands()")


def moving(page: Page) -> int:
    """How many animations run."""
    return measured(page, "moving()")
