"""What tests share lies in tests/kit: folders of tests do not import each other."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.tree import fail_on, files, imports, read

KIT = "tests/kit"
NAMED = re.compile(r"\btests(?:\.\w+)+")
"""Names of modules (`python -m tests.soak`) count like imports."""


def folder_of(path: str) -> str:
    """The folder of tests of a file; each game has its own."""
    folders = Path(path).parts[:-1]
    return "/".join(folders[:3] if folders[:2] == ("tests", "games") else folders[:2])


@cache
def ours() -> frozenset[str]:
    """All modules of the tests."""
    return frozenset(files(".py", "tests"))


def path_of(module: str) -> str:
    """The file of a module, or of a name in one (`tests.kit.program.Program`)."""
    path = module.replace(".", "/")
    while path and f"{path}.py" not in ours():
        path = path.rpartition("/")[0]
    return f"{path}.py" if path else ""


def known(path: str) -> list[tuple[int, str]]:
    """(line, path) of all modules of tests/ that a file imports or names."""
    text = read(path)
    named = [(text.count("\n", 0, one.start()) + 1, one.group()) for one in NAMED.finditer(text)]
    imported = {(line, path_of(module)) for line, module in (*imports(path), *named)}
    return sorted((line, one) for line, one in imported if one)


def wrong(path: str, other: str) -> str:
    """Why a file may not import another; empty where it may."""
    if Path(other).name.startswith("test_"):
        return "nothing imports from a test_ file"
    if folder_of(path) == KIT and folder_of(other) != KIT:
        return "what is shared knows none of those who share it"
    if folder_of(other) not in (folder_of(path), KIT):
        return "what two folders use lies in tests/kit"
    return ""


def test_folders_of_tests_share_only_what_lies_in_the_kit():
    fail_on(
        [
            f"{path}:{line}: {other}: {why}"
            for path in files(".py", "tests")
            for line, other in known(path)
            if other != path and (why := wrong(path, other))
        ],
        "only tests/kit is imported across folders, and no test_ file",
    )


def test_there_are_no_tests_in_the_kit():
    kit = files(".py", KIT)
    assert len(kit) > 20
    fail_on([path for path in kit if Path(path).name.startswith("test_")], "a kit is no test")


@pytest.mark.parametrize(
    ("path", "other", "law"),
    [
        ("tests/web/crowd.py", "tests/soak/book.py", "what two folders use"),
        ("tests/games/lupus/test_deck.py", "tests/games/jrc/leaves.py", "what two folders use"),
        ("tests/web/crowd.py", "tests/web/sockets/test_many_devices.py", "test_ file"),
        ("tests/kit/program.py", "tests/web/crowd.py", "what is shared"),
        ("tests/kit/program.py", "tests/runner.py", "what is shared"),
        ("tests/web/sockets/test_many_devices.py", "tests/kit/wire/wire.py", None),
        ("tests/web/sockets/test_many_devices.py", "tests/web/crowd.py", None),
        ("tests/kit/program.py", "tests/kit/fork_server.py", None),
    ],
)
def test_the_law_tells_good_from_bad(path, other, law):
    error = wrong(path, other)
    assert law in error if law else error == ""


def test_a_module_that_is_only_named_is_found_and_so_is_a_name_in_it():
    assert "tests/kit/faults/launch.py" in [other for _, other in known("tests/kit/fork_server.py")]
    assert path_of("tests.kit.program.Program") == "tests/kit/program.py"
