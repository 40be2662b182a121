"""When a run of all tests is red, and what it says at its end."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.runner import Units

ROOT = Path(__file__).parent.parent
PARALLEL = ("-p", "tests.runner", "-n", "1", "--dist", "loadfile")
RETRIED = ("--reruns", "1", "--max-suite-reruns", "2")
BLOCKED = """import os, threading, pytest
def blocked(folder):
    os.mkfifo(folder / "unwritten")
    thread = threading.Thread(target=(folder / "unwritten").read_text)
    thread.start()
    return thread
def test_good(): pass
"""
AT_FIRST = """import pytest
tried = set()
@pytest.mark.parametrize("n", range({tests}))
def test_it(n):
    first = n not in tried
    tried.add(n)
    assert not first
"""


def run(folder, code, *arguments, **environ):
    """The exit code of pytest over a file with this code, and what it printed."""
    (folder / "test_it.py").write_text(code)
    command = [sys.executable, "-m", "pytest", "-q", "-raR", *RETRIED, *arguments, "-c", os.devnull]
    done = subprocess.run(
        [*command, f"--rootdir={folder}", str(folder)],
        cwd=ROOT,
        env=os.environ | {"CI": ""} | environ,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_two_tests_may_pass_at_their_second_try_and_are_named(tmp_path):
    code, said = run(tmp_path, AT_FIRST.format(tests=2), *PARALLEL)
    assert code == 0, said
    assert re.search(r"RERUN.* test_it.py::test_it\[0\]", said)
    assert "2 passed, 2 rerun" in said


def test_of_three_failures_one_is_not_tried_again_and_is_red(tmp_path):
    code, said = run(tmp_path, AT_FIRST.format(tests=3), *PARALLEL)
    assert (code, "1 failed, 2 passed, 2 rerun" in said) == (1, True), said


def test_a_test_that_fails_twice_is_red_and_named(tmp_path):
    code, said = run(tmp_path, "def test_bad(): assert False\n", *PARALLEL)
    assert (code, "test_it.py::test_bad" in said) == (1, True), said


@pytest.mark.parametrize(("ci", "red"), [("", 0), ("true", 1)])
def test_a_skipped_test_says_why_and_is_red_in_ci(tmp_path, ci, red):
    skipped = "import pytest\ndef test_it(): pytest.skip('no browser')\ndef test_good(): pass\n"
    code, said = run(tmp_path, skipped, *PARALLEL, CI=ci)
    assert (code, "no browser" in said) == (red, True), said


def test_the_seconds_of_each_folder_are_printed(tmp_path):
    _, said = run(tmp_path, "import time\ndef test_it(): time.sleep(1.6)\n", *PARALLEL)
    assert "seconds of each folder" in said
    assert "      2 \n" in said


def test_the_scenes_of_an_engine_or_a_pocket_are_played_by_one_process_and_all_else_by_file():
    split = object.__new__(Units)._split_scope
    of_one = {split(f"tests/browser/engines/test_a_{one}.py::test_it[webkit-it]") for one in "ab"}
    assert of_one == {"webkit"}
    assert split("tests/browser/engines/test_a.py::test_it[firefox]") == "firefox"
    assert {split(f"tests/browser/pocket/test_{one}.py::test_it[it]") for one in "ab"} == {"pocket"}
    assert split("tests/web/test_a.py::test_it[webkit]") == "tests/web/test_a.py"


MEASURED = """import coverage
def test_it():
    assert (coverage.Coverage.current() is not None) is {started}
"""


@pytest.mark.parametrize(("folder", "started"), [("tests/core", True), ("tests/web", False)])
def test_branches_are_measured_in_tests_of_the_rules_alone(tmp_path, folder, started):
    place = tmp_path / folder
    place.mkdir(parents=True)
    (place / "test_rule.py").write_text(MEASURED.format(started=started))
    cover = ("--cov=companion/core", "--cov-report=", "--cov-fail-under=0")
    code, said = run(tmp_path, "", *PARALLEL, *cover, COVERAGE_FILE=str(tmp_path / "data"))
    assert code == 0, said


HANGS = {
    "itself": "def test_hangs(tmp_path): blocked(tmp_path).join()",
    # After a failure, where the limits of others have stopped counting.
    "afterwards": "@pytest.fixture\ndef late(tmp_path):\n    yield\n    blocked(tmp_path).join()\n"
    "def test_hangs(late): assert False",
}
LIMITED = ("-p", "tests.limit", "--limit=2")


@pytest.mark.parametrize("where", HANGS)
def test_a_test_that_hangs_is_named_and_the_run_is_red(tmp_path, where):
    code, said = run(tmp_path, f"{BLOCKED}{HANGS[where]}\n", *LIMITED, "--limit=1", *PARALLEL)
    assert code == 1
    assert "test_it.py::test_hangs" in said
    assert "in read_text\n" in said


def test_a_test_whose_process_dies_is_tried_again_in_another_one(tmp_path):
    place = f"from pathlib import Path\nimport os\nDIED = Path({str(tmp_path / 'died')!r})\n"
    dies = "def test_it():\n    if not DIED.exists(): DIED.touch(); os._exit(1)\n"
    code, said = run(tmp_path, place + dies, *PARALLEL)
    assert (code, "1 passed, 1 rerun" in said) == (0, True), said


def test_what_waits_in_another_greenlet_is_shown_with_the_name_of_the_test(tmp_path):
    waits = "def test_waits(tmp_path): greenlet(blocked(tmp_path).join).switch()\n"
    code, said = run(tmp_path, f"from greenlet import greenlet\n{BLOCKED}{waits}", *LIMITED)
    assert (code, "test_it.py::test_waits hangs" in said) == (1, True), said
    assert "in test_waits\n" in said


def test_a_process_that_does_not_end_after_its_tests_is_ended(tmp_path):
    leaves = f"{BLOCKED}def test_leaves(tmp_path): blocked(tmp_path)\n"
    code, said = run(tmp_path, leaves, *LIMITED)
    assert (code, "in read_text\n" in said) == (1, True), said
