"""When a run of all tests is red, and what it says at its end."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.runner import Units

ROOT = Path(__file__).parent.parent
PARALLEL = ("-p", "tests.runner", "-n", "1", "--dist", "loadfile", "--max-suite-reruns", "3")
LIMITED = ("-p", "tests.limit", "--limit=3")
BLOCKED = """import os, threading, pytest
from greenlet import greenlet
def blocked(folder):
    os.mkfifo(folder / "unwritten")
    thread = threading.Thread(target=(folder / "unwritten").read_text)
    thread.start()
    return thread
def test_good(): pass
"""
SKIPPED = "import pytest\ndef test_skipped(): pytest.skip('no browser')\ndef test_good(): pass\n"
AT_FIRST = """import pytest
tried = set()
{before}
@pytest.mark.parametrize("n", range({tests}))
def test_at_first(n):
    first = n not in tried
    tried.add(n)
    assert not first
"""
MEASURED = """import coverage
def test_it():
    assert (coverage.Coverage.current() is not None) is {started}
"""
DIES = """import os
from pathlib import Path
DIED = Path(__file__).with_name("died")
def test_dies():
    if not DIED.exists():
        DIED.touch()
        os._exit(1)
"""
GOOD = {
    "test_dies.py": DIES,
    "test_first.py": AT_FIRST.format(before="", tests=2),
    "test_skipped.py": SKIPPED,
    "slow/test_slow.py": "import time\ndef test_slow(): time.sleep(1.6)\n",
    "tests/core/test_rule.py": MEASURED.format(started=True),
    "tests/web/test_page.py": MEASURED.format(started=False),
}
HANGS = {
    "itself": "def test_hangs_itself(tmp_path): blocked(tmp_path).join()",
    # After a failure, where the limits of others have stopped counting.
    "afterwards": "@pytest.fixture\ndef late(tmp_path):\n    yield\n    blocked(tmp_path).join()\n"
    "def test_hangs_afterwards(late): assert False",
}
BAD = {
    "test_first.py": AT_FIRST.format(before="def test_bad(): assert False", tests=3),
    **{f"test_{where}.py": f"{BLOCKED}{test}\n" for where, test in HANGS.items()},
}


def run(folder, files, *arguments, **environ):
    """The exit code of pytest over these files, and what it printed."""
    for name, code in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(code)
    command = [sys.executable, "-m", "pytest", "-q", "-raR", "--reruns", "1", *arguments]
    done = subprocess.run(
        [*command, "-c", os.devnull, f"--rootdir={folder}", str(folder)],
        cwd=ROOT,
        env=os.environ | {"CI": ""} | environ,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    """A run of which nothing is wrong in the end: its exit code, and what it printed."""
    folder = tmp_path_factory.mktemp("good")
    cover = ("--cov=companion/core", "--cov-report=", "--cov-fail-under=0")
    return run(folder, GOOD, *PARALLEL, *cover, COVERAGE_FILE=str(folder / "data"))


@pytest.fixture(scope="module")
def bad(tmp_path_factory):
    """A run with everything that is wrong in the end."""
    return run(tmp_path_factory.mktemp("bad"), BAD, *PARALLEL, *LIMITED)


def test_two_tests_may_pass_at_their_second_try_and_are_named(good):
    code, said = good
    assert code == 0, said
    assert re.search(r"RERUN.* test_first.py::test_at_first\[0\]", said)
    assert re.search(r"RERUN.* test_first.py::test_at_first\[1\]", said)


def test_a_test_whose_process_dies_is_tried_again_in_another_one(good):
    code, said = good
    assert (code, "7 passed, 1 skipped, 3 rerun" in said) == (0, True), said


def test_branches_are_measured_in_tests_of_the_rules_alone(good):
    """What the tests themselves ask."""
    assert good[0] == 0, good[1]


def test_the_seconds_of_each_folder_are_printed(good):
    assert "seconds of each folder" in good[1]
    assert re.search(r"\n +[1-9]\d* slow\n", good[1]), good[1]


def test_the_scheduler_prints_no_lines_of_its_own(good):
    assert "sched]" not in good[1]


def test_a_skipped_test_says_why_and_is_red_in_ci_alone(good, tmp_path):
    in_ci = run(tmp_path, {"test_skipped.py": SKIPPED}, *PARALLEL, CI="true")
    for red, (code, said) in enumerate((good, in_ci)):
        assert (code, "no browser" in said) == (red, True), said


def test_where_the_run_has_retried_enough_a_failure_is_not_tried_again_and_is_red(bad):
    code, said = bad
    assert (code, said.count("\nRERUN ")) == (1, 3), said
    assert re.search(r"FAILED .*test_first.py::test_at_first\[2\]", said)
    assert "RERUN test_first.py::test_at_first[2]" not in said


def test_a_test_that_fails_twice_is_red_and_named(bad):
    assert "RERUN test_first.py::test_bad\n" in bad[1]
    assert re.search("FAILED .*test_first.py::test_bad", bad[1])


@pytest.mark.parametrize("where", HANGS)
def test_a_test_that_hangs_is_named_and_the_run_is_red(bad, where):
    code, said = bad
    assert code == 1
    assert f"crashed while running 'test_{where}.py::test_hangs_{where}'" in said
    assert said.count("in read_text\n") >= said.count("crashed while running")


def test_the_scenes_of_an_engine_or_a_pocket_are_played_by_one_process_and_all_else_by_file():
    split = object.__new__(Units)._split_scope
    of_one = {split(f"tests/browser/engines/test_a_{one}.py::test_it[webkit-it]") for one in "ab"}
    assert of_one == {"webkit"}
    assert split("tests/browser/engines/test_a.py::test_it[firefox]") == "firefox"
    assert {split(f"tests/browser/pocket/test_{one}.py::test_it[it]") for one in "ab"} == {"pocket"}
    assert split("tests/web/test_a.py::test_it[webkit]") == "tests/web/test_a.py"


def test_what_waits_in_another_greenlet_is_shown_with_the_name_of_the_test(tmp_path):
    waits = f"{BLOCKED}def test_waits(tmp_path): greenlet(blocked(tmp_path).join).switch()\n"
    # Half a second between what it says and its end, also where others want the processor.
    code, said = run(tmp_path, {"test_it.py": waits}, *LIMITED, "--limit=10")
    assert (code, "test_it.py::test_waits hangs" in said) == (1, True), said
    assert "in test_waits\n" in said


def test_a_process_that_does_not_end_after_its_tests_is_ended(tmp_path):
    leaves = f"{BLOCKED}def test_leaves(tmp_path): blocked(tmp_path)\n"
    code, said = run(tmp_path, {"test_it.py": leaves}, *LIMITED)
    assert (code, "in read_text\n" in said) == (1, True), said
