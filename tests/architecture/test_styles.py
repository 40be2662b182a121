"""A CSS class is defined in one sheet and used; what is exported is imported."""

import re
from collections import Counter, defaultdict
from importlib import import_module
from pathlib import Path

from companion import core
from companion.core import public
from tests.architecture.tree import JS_COMMENT, fail_on, files, module_of, read

COMMENT = re.compile(r"/\*.*?\*/", re.S)
EXPORT = re.compile(r"export (?:async )?(?:const|let|function|class)\*? (\w+)")
RULE = re.compile(r"([^{}]+)\{")
LIST = re.compile(r",(?![^(]*\))")
CLASS = re.compile(r"(?<![\d])\.([a-zA-Z][\w-]*)")
ALONE = re.compile(r"\.([a-z][\w-]*)")
TWICE = {
    "hush": "every part keeps quiet at night",
    "old": "the last view, on pages that are never the same",
    "others": "wide and narrow",
    "say": "wide and narrow",
    "stages": "wide and narrow",
}


def test_a_class_that_stands_alone_is_laid_out_by_one_sheet():
    sheets = defaultdict(set)
    for path in files(".css", "static/css"):
        for selectors in RULE.findall(COMMENT.sub("", read(path))):
            for selector in LIST.split(selectors):
                if alone := ALONE.fullmatch(selector.strip()):
                    sheets[alone[1]].add(Path(path).name)
    several = {name for name, where in sheets.items() if len(where) > 1}
    assert several == set(TWICE), {name: sheets[name] for name in several ^ set(TWICE)}


def drawn_in(text: str) -> tuple[set[str], tuple[str, ...]]:
    """The words of a text, and the prefixes of composed words (`of-${sort}`)."""
    return set(re.findall(r"[\w-]+", text)), tuple(
        set(re.findall(r"([\w-]{2,})(?:\$\{|\{\{)", text))
    )


def test_every_class_is_drawn():
    js = (JS_COMMENT.sub("", read(path)) for path in files(".js", "static/js"))
    words, beginnings = drawn_in(
        " ".join((*js, *map(read, files(".html", "templates") + files(".svg", "static"))))
    )
    dead = {
        f"{path}: .{name}"
        for path in files(".css", "static/css")
        for selectors in RULE.findall(COMMENT.sub("", read(path)))
        for name in CLASS.findall(selectors)
        if name not in words and not name.startswith(beginnings)
    }
    fail_on(sorted(dead), "a class is drawn by a page or a module")


def test_every_export_is_imported():
    """By another module, or by tests/js."""
    words = {
        path: set(re.findall(r"\w+", JS_COMMENT.sub("", read(path))))
        for path in files("js", "static", "tests/js")
    }
    uses = Counter(word for found in words.values() for word in found)
    errors = [
        f"{path}: {name}"
        for path in files(".js", "static")
        for name in EXPORT.findall(read(path))
        if uses[name] < 2
    ]
    fail_on(errors, "what no other module uses is not exported")


def test_a_class_that_nothing_draws_is_found():
    words, beginnings = drawn_in("class=${`cell of-${sort}`} class='num'")
    assert {"cell", "num"} <= words
    assert "of-words".startswith(beginnings)
    assert "strong" not in words
    assert not "strong".startswith(beginnings)


OWN = {name for name in vars(public) if not name.startswith("_")}


def test_no_name_of_the_face_is_hidden_by_a_module_that_is_called_alike():
    """Python finds modules of a package before its `__getattr__`."""
    for path in files(".py", "companion/core"):
        import_module(module_of(path))
    assert len(OWN) > 100
    assert [name for name in sorted(OWN) if getattr(core, name) is not getattr(public, name)] == []
