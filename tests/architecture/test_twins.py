"""Every word of the prompts' and panels' vocabulary has exactly one JavaScript twin."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from companion import core
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt

SCRIPTS = Path(__file__).resolve().parents[2] / "static" / "js"
ENTRY = re.compile(r"^  (\w+): (\w+),$", re.MULTILINE)
IMPORT = re.compile(r"^import \{ (\w+) \} from \"\./(?:\w+/)?(\w+)\.js\";$", re.MULTILINE)


def kinds(base: type) -> set[str]:
    """The kinds of all classes that the core's modules define below `base`."""
    words = (
        thing
        for module in walk_packages(core.__path__, f"{core.__name__}.")
        for thing in vars(import_module(module.name)).values()
        if isinstance(thing, type) and issubclass(thing, base) and thing is not base
    )
    return {word.kind for word in words}


@pytest.mark.parametrize(("folder", "base"), [("prompts", Prompt), ("panels", Panel)])
def test_every_word_has_one_file_and_every_file_is_a_word(folder, base):
    files = {file.stem for file in (SCRIPTS / folder).rglob("*.js")} - {"index"}
    assert files == kinds(base)


@pytest.mark.parametrize(("folder", "base"), [("prompts", Prompt), ("panels", Panel)])
def test_the_index_maps_every_word_to_its_own_file(folder, base):
    index = (SCRIPTS / folder / "index.js").read_text(encoding="utf-8")
    homes = dict(IMPORT.findall(index))
    entries = ENTRY.findall(index)
    assert {kind for kind, _ in entries} == kinds(base)
    assert {kind: homes.get(name) for kind, name in entries} == {kind: kind for kind, _ in entries}
