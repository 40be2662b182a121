"""Copies of the project: the page *Write a game* is a game, which is written, played and passes;
and a role whose files are deleted is missed by its own tests alone."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from companion.games.lupus.cast import roles
from tests.kit import new_game

ROOT = Path(__file__).parents[1]
LEFT_OUT = {".git", ".venv", "build", "dist"}
"""Of the project's own folder."""
LAWS = ("tests/games/harbour", "tests/laws", "tests/games/test_diaries.py")
"""What runs for the new game alone."""
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
    kept = ("_cache", "__pycache__", "node_modules")
    return own.intersection(names) | {one for one in names if one.endswith(kept)}


def copied(into: Path) -> Path:
    """The project, with what was built and the packages of browsers."""
    shutil.copytree(ROOT, into, ignore=left_out)
    (into / "node_modules").symlink_to(ROOT / "node_modules")
    return into


@pytest.fixture(scope="module")
def harbour(tmp_path_factory):
    """A copy of the project with the game of the page, called `harbour`."""
    copy = copied(tmp_path_factory.mktemp("project") / "veglia")
    new_game.write("harbour", copy)
    # Built here, so that no test of the copy installs packages: they would be those of the project.
    done = run(copy, "-m", "companion.web.build")
    assert done.returncode == 0, done.stderr
    return copy


def run(copy, *arguments):
    """Runs the Python of the copy."""
    clean = {**os.environ, "PYTHONPATH": str(copy), "GIT_DIR": str(copy / "none")}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=copy, env=clean, capture_output=True, text=True, check=False)


def passes(copy, *tests):
    """Runs tests of the copy; fails with what they say."""
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    return done.stdout


def test_the_project_with_the_game_of_the_page_is_whole_and_the_game_passes_every_law(harbour):
    chosen = " or ".join(("harbour", *(Path(one).stem for one in OF_ALL_GAMES)))
    told = passes(harbour, *LAWS, *OF_ALL_GAMES, "-k", chosen)
    assert "deselected" in told, "the laws of the other games are not run again"


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


PLAIN = {id for id, role in roles().items() if not role.special}
"""The roles of the smallest deck: werewolf, seer and villager."""
DELETABLE = tuple(id for id in roles() if id not in PLAIN)
PLAYED = [f"tests/{one}" for one in ("games/lupus", "golden", "table", "core", "laws", "web")]
OF_THE_COPY = """
import sys
from companion.games.lupus.cast import roles
sys.exit("the project is played, not the copy" if {*roles()} & {*sys.argv[1:]} else 0)
"""


def without(gone: tuple[str, ...], into: Path) -> Path:
    """A copy without the files of these roles: the class, the strings, the emblem, its tests, and
    the golden games that deal it."""
    copy = copied(into / "veglia")
    for role in gone:
        own = [
            *(copy / "companion/games/lupus/roles").glob(f"{role}.*"),
            copy / f"static/icons/emblems/{role}.svg",
            copy / f"tests/games/lupus/roles/test_{role}.py",
        ]
        for log in (copy / "tests/golden").glob("*.json"):
            if f'"{role}"' in log.read_text(encoding="utf-8"):
                own += [log, log.with_suffix(".txt")]
        for file in own:
            file.unlink()
    done = run(copy, "-c", OF_THE_COPY, *gone)
    assert done.returncode == 0, done.stderr
    return copy


def test_the_smallest_cast_can_be_dealt_and_played(tmp_path):
    """All special roles are deleted at once."""
    passes(without(DELETABLE, tmp_path), "tests/games/lupus/test_any_cast.py")


@pytest.mark.extra
@pytest.mark.parametrize("role", DELETABLE)
def test_a_role_is_deleted_and_nothing_but_its_own_tests_breaks(role, tmp_path):
    passes(without((role,), tmp_path), *PLAYED)
