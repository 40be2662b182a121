"""Every word of the prompts' and panels' vocabulary has exactly one JavaScript twin."""

import re
from pathlib import Path

import pytest

from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.web.build.typescript import words

SCRIPTS = Path(__file__).resolve().parents[2] / "static" / "js"
ENTRY = re.compile(r"^  (\w+): (\w+),$", re.MULTILINE)
IMPORT = re.compile(r"^import \{ (\w+) \} from \"\./(?:\w+/)?(\w+)\.js\";$", re.MULTILINE)


@pytest.mark.parametrize(("folder", "base"), [("prompts", Prompt), ("panels", Panel)])
def test_every_word_has_one_file_and_every_file_is_a_word(folder, base):
    files = {file.stem for file in (SCRIPTS / folder).rglob("*.js")} - {"index"}
    assert files == {word.kind for word in words(base)}


@pytest.mark.parametrize(("folder", "base"), [("prompts", Prompt), ("panels", Panel)])
def test_the_index_maps_every_word_to_its_own_file(folder, base):
    index = (SCRIPTS / folder / "index.js").read_text(encoding="utf-8")
    homes = dict(IMPORT.findall(index))
    entries = ENTRY.findall(index)
    assert {kind for kind, _ in entries} == {word.kind for word in words(base)}
    assert {kind: homes.get(name) for kind, name in entries} == {kind: kind for kind, _ in entries}
