"""A role of the werewolf game is its class in `roles/`, its strings beside it and its emblem."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from companion.games.lupus.cast import roles, steps
from tests.architecture.tree import ROOT, files, told, words_of

GAME = "companion/games/lupus/"
HOMES = (f"{GAME}roles/", f"{GAME}deck.py")
EVERYDAY = {
    "wolves": "also the name of a side",
    "lupus-say-owl-nominees": "who is nominated, with a mark or without; ids of catalogs stay",
    "lupus-custom-seer": "what an invented card answers, as its fields in every log are called",
    "lupus-custom-medium": "as above",
}
"""Words that are also something else, and messages that are about something else."""


def ids() -> re.Pattern[str]:
    """Every id of a role or of its night step, as a whole word or part of a message's id."""
    words = sorted((set(roles()) | set(steps())) - set(EVERYDAY))
    return re.compile(rf"(?:lupus-(?:[\w-]+-)?)?(?:{'|'.join(words)})(?:-[\w-]+)?")


def named(word: str) -> bool:
    return ids().fullmatch(word) is not None and word not in EVERYDAY


def test_the_law_knows_an_id_when_it_sees_one():
    assert all(map(named, ("owl", "lupus-say-owl", "lupus-story-medium-none", "masons")))
    assert not any(map(named, ("owl_may_mark_self", "bowl", "lupus-say-owl-nominees", "wolves")))


def test_no_role_is_named_outside_roles_and_the_deck():
    paths = [path for path in files(".py", GAME.rstrip("/")) if not path.startswith(HOMES)]
    assert len(paths) > 20
    wrongs = [
        f"{path}:{line}: {word!r}" for path in paths for line, word in words_of(path) if named(word)
    ]
    told(wrongs, "what a role does is asked of its file in roles/")


def test_no_role_names_another_for_the_order_of_the_night():
    paths = files(".py", f"{GAME}roles")
    allowed = {("mythomaniac", "werewolf"), ("mythomaniac", "seer")}  # what it may become (L-N7)
    wrongs = [
        f"{path}:{line}: {word!r}"
        for path in paths
        for line, word in words_of(path)
        if word in roles() and word != Path(path).stem and (Path(path).stem, word) not in allowed
    ]
    told(wrongs, "a slot is the place in the night, not another role")


NEEDED = (
    *("companion", "templates", "static/js", "static/icons", "pyproject.toml"),
    *("tests/__init__.py", "tests/architecture", "tests/games/lupus", "tests/kit", "tests/golden"),
)
CHECKED = (
    "tests/architecture/test_catalogs.py",
    "tests/architecture/test_names.py",
    "tests/games/lupus/test_any_cast.py",
)
OF_ALL_ROLES = "test_printed_box.py"
"""Tests of the box as a whole, which every role changes."""
SLOW = ("test_voice", "test_nothing", "test_odds", "test_promised_lines", "test_phases")
"""How the names of files begin that are played without the role only with `--extra`."""


ID = re.compile(r"^(lupus-[\w-]+) *=", re.MULTILINE)
WITHOUT = """
import sys, pytest
from companion.games.lupus.cast import roles
assert not {*roles()} & {*sys.argv[1].split(",")}, "the copy is played, not the project"
sys.exit(pytest.main(["-q", "--noconftest", "-p", "no:cacheprovider", *sys.argv[2:]]))
"""


def copied(into: Path, gone: tuple[str, ...]) -> None:
    """The project without the files, the strings and the emblems of these roles."""
    starts = tuple(f"{folder}/" for folder in NEEDED)
    for path in files(""):
        if path.startswith(starts) or path in NEEDED:
            (into / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, into / path)
    for role in gone:
        for file in (into / GAME / "roles").glob(f"{role}.*"):
            file.unlink()
        (into / "static/icons/emblems" / f"{role}.svg").unlink()


def passes(copy: Path, gone: tuple[str, ...], *tests: str) -> None:
    """These tests are green in the copy."""
    clean = {**os.environ, "PYTHONPATH": str(copy), "GIT_DIR": str(copy / "none")}
    checks = [sys.executable, "-c", WITHOUT, ",".join(gone), *tests]
    done = subprocess.run(checks, cwd=copy, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


DELETED = [
    *(("owl",), ("hamster", "medium")),
    *(
        pytest.param((id,), marks=pytest.mark.extra)
        for id in ("bodyguard", "hamster", "mason", "medium", "mythomaniac", "possessed")
    ),
]
"""Every role but those of the smallest deck: werewolf, seer and villager."""


@pytest.mark.parametrize("gone", DELETED)
def test_roles_are_deleted_and_nothing_else_breaks(gone, tmp_path):
    copied(tmp_path, gone)
    passes(tmp_path, gone, *CHECKED)
    left = [
        f"{catalog.name}: {id}"
        for catalog in (tmp_path / GAME).rglob("*.ftl")
        for id in ID.findall(catalog.read_text(encoding="utf-8"))
        if {*gone} & {*id.split("-")} and id not in EVERYDAY
    ]
    told(left, "the strings of a role lie beside it")


@pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.extra)])
def test_the_tests_of_the_game_name_no_role_that_they_do_not_need(slow, tmp_path):
    """Without the owl, all tests of the game but the owl's own are green."""
    copied(tmp_path, ("owl",))
    folder = ROOT / "tests/games/lupus"
    names = sorted({one.name for one in folder.glob("test_*.py")} - {"test_owl.py", OF_ALL_ROLES})
    chosen = [name for name in names if name.startswith(SLOW) is slow]
    assert len(chosen) > 5
    passes(tmp_path, ("owl",), *(f"tests/games/lupus/{name}" for name in chosen))
