"""Every engine is asked of every declaration and selector of the built style sheets."""

import json
from functools import cache
from pathlib import Path

import pytest

from companion.web.build.node import node

ROOT = Path(__file__).parents[3]
TOOL = "tests/js/tools/declared.mjs"
NEEDS = "`make check` installs what reads style sheets"
HARMLESS = {
    "chromium": {"-webkit-touch-callout"},
    "firefox": {
        *("-webkit-text-size-adjust", "text-size-adjust", "-webkit-touch-callout"),
        *("-webkit-font-smoothing", "-webkit-tap-highlight-color"),
    },
    "webkit": {
        *("-webkit-text-size-adjust", "text-size-adjust", "-webkit-touch-callout"),
        "scrollbar-color",
    },
}
"""Properties that an engine may do without: those of iOS alone, of a Mac's letters, the colour of a
scroll bar."""
OTHERS = "::-webkit-details-marker"
"""A selector of one engine, in a rule of its own; others have another way."""
LACKING = """rules => rules.flatMap(declared => {
    const fits = ([name, value]) => CSS.supports(name, value.replace(/!important$/, ""));
    const plain = ([name]) => name.replace(/^-(webkit|moz)-/, "");
    const known = one => declared.some(other => plain(other) === plain(one) && fits(other));
    return declared.filter(one => !known(one));
})"""
"""Declarations of whose property the same rule has no value that this engine knows."""
UNKNOWN = "selectors => selectors.filter(one => !CSS.supports(`selector(${one})`))"


@cache
def used_features():
    """`{rules, selectors}` of all sheets (TOOL)."""
    if not (ROOT / "tests/js/tools/node_modules").is_dir():
        pytest.skip(NEEDS)
    return json.loads(node(TOOL, cwd=ROOT))


def test_an_engine_knows_all_that_the_style_sheets_say(window):
    page = window((390, 844))
    page.open_url("about:blank")
    assert_knows_all(page.call, page.engine)


def test_chromium_knows_all_that_the_style_sheets_say(chromium):
    page = chromium.new_page()
    assert_knows_all(page.evaluate, "chromium")
    page.close()


def assert_knows_all(told, engine):
    """`told`: what a function says in an empty page of this engine."""
    good, bad = ["text-decoration", "underline"], ["text-decoration", "underline 2px of nothing"]
    assert told(LACKING, [[good], [bad], [bad, good]]) == [bad]
    assert told(UNKNOWN, ["a:hover", "a:of-nothing"]) == ["a:of-nothing"]
    lacking = {tuple(one) for one in told(LACKING, used_features()["rules"])}
    left = [": ".join(one) for one in lacking if one[0] not in HARMLESS[engine]]
    assert not left, "\n".join(sorted(left))
    assert [one for one in told(UNKNOWN, used_features()["selectors"]) if OTHERS not in one] == []
