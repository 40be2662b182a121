"""Checks of a page: accessibility (axe), layout, touch targets, differences between two pages."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import ndiff
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.watched_page import FRAME, painted

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
MEASURE = Path(__file__).with_name("measure.js")
FINGER = 48  # CSS pixels; experience §2
TOLERANCE = 1.0
"""Pixels by which two phones may differ: letters are set on half pixels."""

RUN_AXE = """
    const include = outermostElements(given);
    const where = include.length ? {include} : document;
    const how = {resultTypes: ["violations"], preload: {assets: ["media"]}};
    const {violations} = await axe.run(where, how);
    return violations.flatMap(one => one.nodes.map(node =>
        `${one.id}: ${node.html.slice(0, 160)} ${(node.failureSummary ?? "").slice(0, 300)}`));
"""
"""Check these parts of the page. Without style sheets, which axe would load and parse at each call:
no rule that is on reads them."""
WAIT_FOR_SCROLL_END = f"""async () => {{
    {FRAME}
    let [at, since] = [scrollY, 0];
    while (since < 12) {{
        await frame();
        since = at === scrollY ? since + 1 : 0;
        at = scrollY;
    }}
}}"""
"""A fifth of a second of frames without a scroll."""
REACHABLE = """one => {
    const box = one.getBoundingClientRect();
    const fits = box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    const inside = box.top >= -1 && box.left >= -1 && fits;
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.height > 0 && inside && (one.contains(met) || one === met);
}"""
_passed: set[int] = set()
"""Parts of pages (`parts` of measure.js) in which axe found nothing."""


@cache
def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def measure(page: Page, expression: str) -> Any:
    """Evaluate an expression with the functions of measure.js."""
    return page.evaluate(f"() => {{ {_source(MEASURE)}\nreturn {expression}; }}")


def wait_for_frames(page: Page) -> None:
    """Wait until the page is laid out and drawn, also where the layout reacts to a new size."""
    page.evaluate(f"async () => {{ {FRAME}\nfor (let at = 0; at < 4; at++) await frame(); }}")


def wait_for_scroll_end(page: Page) -> None:
    """Wait until the page scrolls no more: what is unfolded slides into view."""
    page.evaluate(WAIT_FOR_SCROLL_END)


def unchecked(parts: Iterable[int]) -> set[int]:
    """The parts that axe has not passed yet."""
    return set(parts) - _passed


def axe_violations(page: Page, parts: Sequence[int] | None = None) -> list[str]:
    """What axe finds wrong with a page; only `unchecked` parts are checked. `parts`: those of the
    page, if they are known."""
    parts = measure(page, "parts()") if parts is None else parts
    if not (new := unchecked(parts)):
        return []
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source(AXE))
    with painted(page):  # axe checks colours
        run = f"async given => {{ {_source(MEASURE)}\n{RUN_AXE} }}"
        found: list[str] = page.evaluate(run, sorted(new))
    if not found:
        _passed.update(parts)
    return found


def faults_of(page: Page, *, touch: bool = True) -> list[str]:
    """What axe finds, and `layout_faults`."""
    found, parts = check_layout(page, touch=touch)
    return [*(f"axe: {one}" for one in axe_violations(page, parts)), *found]


def layout_faults(page: Page, *, touch: bool = True) -> list[str]:
    """Cut text, a page wider than its window and, with `touch`, targets smaller than a finger.
    Without axe, which sees each part of such a page in the gallery."""
    return check_layout(page, touch=touch)[0]


def check_layout(
    page: Page, *, touch: bool = True, before: str = "", given: Any = None
) -> tuple[list[str], list[int]]:
    """The layout faults and the parts of the page (for `axe_violations`).

    `before`: a script to run before; it may use `given`.
    """
    call = f"[parts(), cutText(), smallTargets({FINGER if touch else 0}), pageOverflow()]"
    check = f"async given => {{ {before}\n{_source(MEASURE)}\nreturn {call}; }}"
    parts, cut, small, wide = page.evaluate(check, given)
    found = [f"cut: {one}" for one in cut]
    found += [f"small: {one}" for one in small]
    return found + [f"wide: {one}" for one in wide], parts


def overlaps(page: Page, selector: str) -> list[str]:
    """Elements that overlap, or reach out of the window."""
    return measure(page, f"overlaps({json.dumps(selector)})")


def is_reachable(target: Locator) -> bool:
    """Whether it lies inside the window, and nothing covers its middle."""
    return bool(target.evaluate(REACHABLE))


def broken_words(page: Page, selector: str) -> list[str]:
    """Words of these elements that are broken over two lines."""
    return page.evaluate(
        """selector => [...document.querySelectorAll(selector)].flatMap((one) => {
            const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
            const [range, broken] = [document.createRange(), []];
            while (walk.nextNode())
                for (const word of walk.currentNode.data.matchAll(/\\p{L}+/gu)) {
                    range.setStart(walk.currentNode, word.index);
                    range.setEnd(walk.currentNode, word.index + word[0].length);
                    const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
                    if (new Set(lines).size > 1) broken.push(word[0]);
                }
            return broken;
        })""",
        selector,
    )


def skeleton(page: Page) -> str:
    """Elements, classes, names of attributes, and the number of chosen ones; no text, no values."""
    return measure(page, "skeleton()")


@dataclass(frozen=True)
class Outline:
    """What a neighbour could see of a phone from afar. `boxes`: of its parts, each
    [name, x, y, width, height]. `animations`: how many run."""

    skeleton: str
    boxes: list[list[Any]]
    animations: int


def outline(page: Page) -> Outline:
    return Outline(*measure(page, "[skeleton(), bandBoxes(), runningAnimations()]"))


def differences(one: Outline, other: Outline) -> list[str]:
    """What tells two phones apart."""
    if one.skeleton != other.skeleton:
        lines = ndiff(one.skeleton.splitlines(), other.skeleton.splitlines())
        return [line for line in lines if line[0] in "+-"]
    if other.animations:
        return [f"{other.animations} animations run"]
    return [
        f"{here[0]}: {here[1:]} and {there[1:]}"
        for here, there in zip(one.boxes, other.boxes, strict=True)
        if max(abs(a - b) for a, b in zip(here[1:], there[1:], strict=True)) > TOLERANCE
    ]
