"""The browser's pure functions, tested by Node; and the floor of supported browsers: nothing in the
built files needs a newer one (README)."""

import subprocess
from pathlib import Path

import pytest

from companion.web.build.node import NoNode, node, program

HERE = Path(__file__).parent


def test_the_browser_modules_say_what_their_tests_say():
    tests = sorted(map(str, HERE.glob("*.test.mjs")))
    assert tests
    ran = subprocess.run([program(), "--test", *tests], capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]


ROOT = Path(__file__).parents[2]
TOOL = "tests/js/tools/floor.mjs"
NEWER = {
    "a property": ("phone.css", "p { field-sizing: content; }"),
    "a keyword": ("phone.css", "p { overflow: clip; }"),
    "a shorthand": ("phone.css", "p { text-decoration: line-through 2px red; }"),
    "a unit": ("phone.css", "p { height: 100dvh; }"),
    "a function": ("phone.css", "p { color: light-dark(red, blue); }"),
    "a unit behind a variable": ("phone.css", "p { width: 1px; width: calc(var(--a) * 1cqi); }"),
    "a selector": ("phone.css", "p:open { color: red; }"),
    "a rule": ("phone.css", "@scope (p) { a { color: red; } }"),
    "a question of media": ("phone.css", "@media (width > 30rem) { a { color: red; } }"),
    "a layer on a television": ("screen-flat.css", "@layer page { a { color: red; } }"),
    "a method": ("phone.js", "export const all = [2, 1].toSorted();"),
    "a function of a class": ("phone.js", "export const when = AbortSignal.timeout(1);"),
    "a class": ("phone.js", "export const one = new URLPattern('/a');"),
    "a part of the navigator": ("phone.js", "export const one = navigator.userAgentData;"),
    "syntax": ("phone.js", "class One { static { globalThis.one = 1; } }"),
}
SUPPORTED = {
    "an older value before a newer one": ("phone.css", "p { height: 100vh; height: 100dvh; }"),
    "a newer value that is asked for": (
        "phone.css",
        "@supports (color: light-dark(red, blue)) { p { color: light-dark(red, blue); } }",
    ),
    "a name with a prefix beside the plain one": (
        "phone.css",
        "p { -webkit-user-select: none; user-select: none; }",
    ),
    "a method that is asked for": ("phone.js", "export const all = [2, 1].toSorted?.();"),
    "a newer function in the pocket": ("pocket.js", "export const when = AbortSignal.timeout(1);"),
}


@pytest.fixture(scope="module")
def found(tmp_path_factory) -> dict[str, str]:
    """What the tool says of each sample, by its name: it reads its data once for all."""
    folder = tmp_path_factory.mktemp("floor")
    places = {}
    for what, (name, text) in (NEWER | SUPPORTED).items():
        places[what] = folder / str(len(places)) / name
        places[what].parent.mkdir()
        places[what].write_text(text, encoding="utf-8")
    with pytest.raises(NoNode) as told:
        node(TOOL, *map(str, places.values()), cwd=ROOT)
    lines = str(told.value).splitlines()
    return {
        what: "\n".join(line for line in lines if line.startswith(f"{place.parent.name}/"))
        for what, place in places.items()
    }


def test_the_built_files_need_no_newer_browser():
    assert len(list((ROOT / "static/built").glob("*.css"))) > 10
    node(TOOL, cwd=ROOT)  # raises with the findings


@pytest.mark.parametrize("what", NEWER)
def test_what_a_supported_browser_lacks_is_found(what, found):
    assert "is missing in" in found[what] or "syntax" in found[what]


@pytest.mark.parametrize("what", SUPPORTED)
def test_what_every_supported_browser_can_do_is_fine(what, found):
    assert found[what] == ""
