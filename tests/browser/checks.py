"""What is measured on a page: accessibility, the size of targets, how alike two pages are."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
FINGER = 48  # CSS pixels; experience §2

_SMALL = """least => [...document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [tabindex="0"]')]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('[hidden], [inert]')
    && one.type !== 'hidden' && !one.classList.contains('sr-focus'))
  .filter(one => !(document.querySelector('dialog:modal') && !one.closest('dialog:modal')))
  .map(one => one.matches('input[type=radio], input[type=checkbox]') && one.closest('label') || one)
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
  .filter(([one]) => !(one.matches('a') && one.closest('p')))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""

_WIDE = """() => [...document.querySelectorAll('body *')]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('svg, .sr, [aria-hidden=true]'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && box.height && (box.right > innerWidth + 1 || box.left < -1))
  .filter(([one]) => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.left)}..${Math.round(box.right)}`)"""

_SKELETON = """() => {
  const line = (one, depth) => [
    ' '.repeat(depth) + one.tagName + '.' + [...one.classList].filter(name => name !== 'sel').sort().join('.')
      + ' ' + one.getAttributeNames().filter(name => name !== 'class').sort().join(' '),
    // A name in a sentence is part of its text.
    ...[...one.children].filter(child => child.tagName !== 'BDI').flatMap(child => line(child, depth + 1))];
  const chosen = document.querySelectorAll('.sel').length;
  return [`${chosen} chosen`, ...line(document.getElementById('app'), 0)].join('\\n');
}"""

_BANDS = """() => ['header.top', 'main', '.where', 'main h1', '.lead', '.shoe', '.shoe li', '.foot',
    '.foot button', '.foot .why'].flatMap(name => [...document.querySelectorAll(name)]
  .map(one => one.getBoundingClientRect())
  .map((box, at) => [`${name} ${at}`, box.x, box.y, box.width, box.height]))"""


@cache
def _axe() -> str:
    return AXE.read_text()


def ailments(page: Page) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def small_targets(page: Page) -> list[str]:
    """What can be tapped and is smaller than a finger; links inside a sentence are excepted."""
    return page.evaluate(_SMALL, FINGER)


def cut_texts(page: Page) -> list[str]:
    """Words that stand outside the left or right edge of the window."""
    return page.evaluate(_WIDE)


def skeleton(page: Page) -> str:
    """Elements, classes, names of attributes, and how much is chosen; no text and no values."""
    return page.evaluate(_SKELETON)


def bands(page: Page) -> list[list[object]]:
    """Where the parts of a phone's screen stand: [name, x, y, width, height]."""
    return page.evaluate(_BANDS)


def moving(page: Page) -> int:
    """How many animations run."""
    return page.evaluate(
        "() => document.getAnimations().filter(one => one.playState === 'running').length"
    )
