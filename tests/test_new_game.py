"""The page *Write a game* is a game: in a copy of the project it is written, played and passes."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.kit import new_game

ROOT = Path(__file__).parents[1]
LEFT_OUT = {".git", ".venv", "node_modules", "build", "dist"}
"""Of the project's own folder."""
OF_THE_GAME = (
    *("tests/games/harbour", "tests/laws", "tests/games/test_diaries.py"),
    *("-k", "harbour"),
)
OF_ALL_GAMES = (
    *("tests/architecture/test_what_a_game_owes.py", "tests/architecture/test_catalogs.py"),
    *("tests/architecture/test_shelves.py", "tests/architecture/test_how_games_are_written.py"),
    *("tests/architecture/test_words_of_one_game.py", "tests/architecture/test_layers.py"),
    "tests/architecture/test_names.py",
    *("tests/core/test_facts.py", "tests/laws/test_rights.py"),
)
LONGEST = 450
"""Lines of Python of a small game, its proofs and tests not counted."""


def left_out(folder: str, names: Iterable[str]) -> set[str]:
    """What is not copied: what was installed, built or remembered."""
    own = LEFT_OUT if Path(folder) == ROOT else set()
    return own.intersection(names) | {
        one for one in names if one.endswith(("_cache", "__pycache__"))
    }


@pytest.fixture(scope="module")
def harbour(tmp_path_factory):
    """A copy of the project with the game of the page, called `harbour`."""
    copy = tmp_path_factory.mktemp("project") / "veglia"
    shutil.copytree(ROOT, copy, ignore=left_out)
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    new_game.write("harbour", copy)
    # Built here, so that no test of the copy installs packages: they would be those of the project.
    done = run(copy, "companion.web.build")
    assert done.returncode == 0, done.stderr
    return copy


def run(copy, module, *arguments):
    """Runs a module of the copy."""
    clean = {**os.environ, "PYTHONPATH": str(copy), "GIT_DIR": str(copy / "none")}
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=copy, env=clean, capture_output=True, text=True, check=False)


def passes(copy, *tests):
    """Runs tests of the copy; fails with what they say."""
    done = run(copy, "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    return done.stdout


def test_the_game_of_the_page_passes_every_law(harbour):
    told = passes(harbour, *OF_THE_GAME)
    assert "deselected" in told, "the laws of the other games are not run again"


def test_the_project_with_the_game_of_the_page_is_whole(harbour):
    passes(harbour, *OF_ALL_GAMES)


def test_the_game_of_the_page_is_small():
    rules = [text for path, text in new_game.blocks().items() if path.startswith("companion/")]
    lines = sum(text.count("\n") for text in rules if '"""' in text)
    assert lines <= LONGEST


@pytest.mark.parametrize("name", ["Quarry", "two words", "x", "lupus", "a-b"])
def test_a_name_that_cannot_be_one_is_refused(name, tmp_path):
    (tmp_path / "companion" / "games" / "lupus").mkdir(parents=True)
    with pytest.raises(ValueError, match="game"):
        new_game.write(name, tmp_path)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]
