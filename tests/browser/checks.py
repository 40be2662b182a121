"""What is measured on a page: accessibility, the size of targets, how alike two pages are."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import ndiff
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.watched_page import FRAME, painted

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
MEASURE = Path(__file__).with_name("measure.js")
FINGER = 48  # CSS pixels; experience §2
PIXEL = 1.0
"""By so much two phones may differ: letters are set on halves of a pixel."""

AILMENTS = """
    const include = whereAre(given);
    const where = include.length ? {include} : document;
    const how = {resultTypes: ["violations"], preload: {assets: ["media"]}};
    const {violations} = await axe.run(where, how);
    return violations.flatMap(one => one.nodes.map(node =>
        `${one.id}: ${node.html.slice(0, 160)} ${(node.failureSummary ?? "").slice(0, 300)}`));
"""
"""Runs in a page that has axe, with parts of the page of which it has not been asked. Behind an
open sheet nothing can be reached, and it was looked at before. No rule that is on reads the style
sheets that axe would load and parse anew at each call."""
AT_REST = f"""async () => {{
    {FRAME}
    let [at, since] = [scrollY, 0];
    while (since < 12) {{
        await frame();
        since = at === scrollY ? since + 1 : 0;
        at = scrollY;
    }}
}}"""
"""A fifth of a second of frames in which nothing has moved."""
_SOUND: set[int] = set()
"""Parts of pages in which axe has found nothing."""


@cache
def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def measured(page: Page, call: str) -> Any:
    """What a function of measure.js says of the page."""
    return page.evaluate(f"() => {{ {_source(MEASURE)}\nreturn {call}; }}")


def settled(page: Page) -> None:
    """Wait until what follows the size of the window has been laid out anew, and drawn."""
    page.evaluate(f"async () => {{ {FRAME}\nfor (let at = 0; at < 4; at++) await frame(); }}")


def ailments(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands; nothing where it has been asked before in
    this run of pages with the same parts, which differ in words alone."""
    return heard(page, measured(page, "parts()"))


def at_rest(page: Page) -> None:
    """Wait until the page scrolls no more: what is unfolded slides into sight for a while."""
    page.evaluate(AT_REST)


def unheard(parts: Iterable[int]) -> set[int]:
    """Those of these parts of a page of which axe has not yet said that they are well."""
    return set(parts) - _SOUND


def heard(page: Page, parts: Sequence[int]) -> list[str]:
    """What axe says of a page with these parts, where it has not yet said that all of them are
    well."""
    if not (new := unheard(parts)):
        return []
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source(AXE))
    with painted(page):  # axe judges colours
        found = page.evaluate(f"async given => {{ {_source(MEASURE)}\n{AILMENTS} }}", sorted(new))
    if not found:
        _SOUND.update(parts)
    return list(found)


def faults_of(page: Page, *, touched: bool = True) -> list[str]:
    """All that can be wrong with any page: what axe finds, words that are cut, a page wider than
    its window and, where it is `touched`, targets that are smaller than a finger."""
    found, parts = laid_out(page, touched=touched)
    return [*(f"axe: {one}" for one in heard(page, parts)), *found]


def misplaced(page: Page, *, touched: bool = True) -> list[str]:
    """The same without axe, which has seen each part of such a page among the recorded moments:
    what is played is looked at for what play alone brings about."""
    return laid_out(page, touched=touched)[0]


def laid_out(
    page: Page, *, touched: bool = True, after: str = "", given: Any = None
) -> tuple[list[str], list[int]]:
    """What is misplaced, and the parts of the page, of which axe may be asked (`heard`).

    `after`: what is done in the page before, with what is `given` to it.
    """
    call = f"[parts(), cut(), small({FINGER if touched else 0}), wide()]"
    judge = f"async given => {{ {after}\n{_source(MEASURE)}\nreturn {call}; }}"
    parts, cut, small, wide = page.evaluate(judge, given)
    found = [f"cut: {one}" for one in cut]
    found += [f"small: {one}" for one in small]
    return found + [f"wide: {one}" for one in wide], parts


def crossed(page: Page, what: str) -> list[str]:
    """Where things that this selector finds lie on one another, or stand outside the window."""
    return measured(page, f"crossed({json.dumps(what)})")


def skeleton(page: Page) -> str:
    """Elements, classes, names of attributes, and how much is chosen; no text and no values."""
    return measured(page, "skeleton()")


@dataclass(frozen=True)
class Outline:
    """What a neighbour could see of a phone from afar. `bands`: where its parts stand, each
    [name, x, y, width, height]. `moving`: how many animations run."""

    frame: str
    bands: list[list[Any]]
    moving: int


def outline(page: Page) -> Outline:
    """That of this page."""
    return Outline(*measured(page, "[skeleton(), bands(), moving()]"))


def differences(one: Outline, other: Outline) -> list[str]:
    """How two phones can be told apart, if they can."""
    if one.frame != other.frame:
        lines = ndiff(one.frame.splitlines(), other.frame.splitlines())
        return [line for line in lines if line[0] in "+-"]
    if other.moving:
        return [f"{other.moving} animations run"]
    return [
        f"{here[0]}: {here[1:]} and {there[1:]}"
        for here, there in zip(one.bands, other.bands, strict=True)
        if max(abs(a - b) for a, b in zip(here[1:], there[1:], strict=True)) > PIXEL
    ]
