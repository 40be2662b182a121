"""No id of a game or a role outside its own folder: core, table, web and browser know none."""

import re
from pathlib import Path

from tests.architecture.tree import COMPANION, files, read, settings, told, words_of

EVERYDAY = settings()["everyday_words"]
"""Ids that are also plain words of another trade (CSS knows `medium`), each with the reason."""
COMMENTS = {
    ".js": re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL),
    ".html": re.compile(r"\{#.*?#\}|<!--.*?-->", re.DOTALL),
}


def games() -> set[str]:
    return {entry.parent.name for entry in COMPANION.glob("games/*/__init__.py")}


def roles() -> set[str]:
    return {
        file.stem for file in COMPANION.glob("games/*/roles/*.py") if not file.stem.startswith("_")
    }


def ids() -> re.Pattern[str]:
    words = sorted((games() | roles()) - set(EVERYDAY))
    # An id ends where a word ends, so `seer` is found in "role-seer" and not in "overseer".
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words)) or '(?!)'})\b")


def test_ids_are_found():
    assert all(re.fullmatch("[a-z][a-z0-9_]*", word) for word in games() | roles())
    assert set(EVERYDAY) <= games() | roles(), "an everyday word that is no id any more"


def test_python_outside_the_games_knows_no_id():
    law, paths = ids(), files(".py", "companion/core", "companion/table", "companion/web")
    assert paths
    wrongs = [
        f"{path}:{line}: {found[0]!r} in {word[:60]!r}"
        for path in [*paths, "companion/games/__init__.py"]
        if Path(path).is_relative_to("companion")
        for line, word in words_of(path)
        if (found := law.search(word))
    ]
    told(wrongs, "a game's or role's id belongs in its own folder and the locale files")


def test_the_browser_knows_no_id():
    law, wrongs = ids(), []
    for path in files(".js", "static") + files(".html", "templates"):
        comments = COMMENTS[Path(path).suffix]
        # Comments become empty lines, so that the numbers of the others stay true.
        text = comments.sub(lambda comment: "\n" * comment[0].count("\n"), read(path))
        for number, line in enumerate(text.splitlines(), 1):
            if found := law.search(line):
                wrongs.append(f"{path}:{number}: {found[0]!r} in {line.strip()[:80]}")
    told(wrongs, "the browser speaks prompts and panels, it knows no game and no role")
