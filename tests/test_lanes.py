"""The gate itself: when a run is red, what is tried once more, and what it says at its end."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.lanes import FAILED, STOPPED, Outcome, counted, run_all, verdict
from tests.parts import BROWSERS, FOLDERS, PARTS, PROMISES, SCENES, Part
from tests.results import RESULTS_IN, read

ROOT = Path(__file__).parent.parent
A, B, C = "tests/a.py::test_a", "tests/b.py::test_b", "tests/c.py::test_c"


def told(came, capsys, *, alone=(), covered=True, in_ci=False):
    """The verdict of a run, and its last lines. `alone`: the tests that pass by themselves."""
    tried = []

    def passes(name):
        tried.append(name)
        return name in alone

    code = verdict(came, passes, lambda: covered, in_ci=in_ci)
    return code, tried, capsys.readouterr().out.splitlines()


def test_a_run_without_a_failure_is_green_and_says_nothing_more(capsys):
    assert told(Outcome([0, 0]), capsys) == (0, [], [])


def test_a_failure_that_passes_by_itself_is_named_and_the_run_is_green(capsys):
    code, tried, lines = told(Outcome([0, 1], [A, A]), capsys, alone=[A])
    assert (code, tried) == (0, [A])
    assert lines == [f"… failed, and passed when run by itself: {A}"]


def test_a_second_failure_of_the_same_test_is_red_and_named(capsys):
    code, tried, lines = told(Outcome([1], [A, B]), capsys, alone=[A])
    assert (code, tried) == (1, [A, B])
    assert lines[-1] == f"… failed twice: {B}"


def test_more_than_two_failures_are_red_and_none_is_tried_again(capsys):
    code, tried, lines = told(Outcome([1, 1], [A, B, C]), capsys, alone=[A, B, C])
    assert (code, tried) == (1, [])
    assert lines == [f"… failed, not tried again: {one}" for one in (A, B, C)]


def test_a_red_run_says_the_end_of_each_part_that_was_not_well_and_then_the_names(capsys):
    broken = Outcome([1, 2], [A], {"the first": ["one\n", "two\n"], "the second": ["three\n"]})
    _, _, lines = told(broken, capsys)
    assert [one for one in lines if one] == [
        *("… the end of the first:", "one", "two"),
        *("… the end of the second:", "three"),
        f"… failed, not tried again: {A}",
    ]


def test_a_run_that_is_green_in_the_end_says_no_part_again(capsys):
    _, _, lines = told(Outcome([1], [A], {"the first": ["one\n"]}), capsys, alone=[A])
    assert lines == [f"… failed, and passed when run by itself: {A}"]


@pytest.mark.parametrize("code", [2, 3, 4, 5, -9])
def test_whatever_else_ends_a_part_is_red(code, capsys):
    assert told(Outcome([0, code]), capsys)[0] == 1
    assert told(Outcome([1, code], [A]), capsys, alone=[A])[:2] == (1, [])


def test_a_part_that_failed_without_naming_a_test_is_red(capsys):
    assert told(Outcome([0, 1]), capsys)[0] == 1


def test_too_few_branches_are_red(capsys):
    assert told(Outcome([0]), capsys, covered=False)[0] == 1


def test_what_a_run_left_out_is_said_at_its_end_and_is_red_in_ci(capsys):
    came = Outcome([0], left_out=Counter({"no A": 2, "no B": 30}))
    for in_ci in (False, True):
        code, _, lines = told(came, capsys, in_ci=in_ci)
        assert (code, lines[-2:]) == (int(in_ci), ["    30 no B", "     2 no A"])


def test_what_became_of_the_tests_is_written_down(tmp_path):
    scene = tmp_path / "test_it.py"
    scene.write_text(
        "import pytest\n"
        "@pytest.fixture\ndef late():\n    yield\n    assert False\n"
        "def test_good(): pass\n"
        "@pytest.mark.parametrize('n', [1, 2])\ndef test_bad(n): assert n == 1\n"
        "def test_late(late): pass\n"
        "@pytest.mark.xfail(strict=True)\ndef test_known(): assert False\n"
        "@pytest.mark.parametrize('n', [1, 2])\ndef test_left_out(n): pytest.skip('no A')\n"
    )
    (tmp_path / "test_all.py").write_text("import pytest\npytest.importorskip('no_b', reason='B')")
    results = tmp_path / "results"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.results", "-c", os.devnull]
    done = subprocess.run(
        [*command, f"--rootdir={tmp_path}", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {RESULTS_IN: str(results)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout
    found = read(results)
    assert found.failed == ["test_it.py::test_bad[2]", "test_it.py::test_late"]
    assert (found.left_out, found.during) == ({"no A": 2, "B": 1}, None)


HANGS = {
    "itself": "def test_hangs(tmp_path): blocked(tmp_path).join()",
    # After a failure, where other limits have stopped counting.
    "afterwards": "@pytest.fixture\ndef late(tmp_path):\n    yield\n    blocked(tmp_path).join()\n"
    "def test_hangs(late): assert False",
}
BLOCKED = """import os, threading, pytest
def blocked(folder):
    os.mkfifo(folder / "unwritten")
    thread = threading.Thread(target=(folder / "unwritten").read_text)
    thread.start()
    return thread
def test_good(): pass
"""
LIMITED = ("-p", "tests.limit", "--limit=2", "-c", os.devnull)


def test_a_test_that_hangs_is_named_and_the_run_is_red(tmp_path, capsys):
    for name, hangs in HANGS.items():
        (tmp_path / f"test_{name}.py").write_text(f"{BLOCKED}{hangs}\n")
    parts = [Part(name, (str(tmp_path / f"test_{name}.py"),)) for name in HANGS]
    came = run_all(parts, [*LIMITED, f"--rootdir={tmp_path}"])
    assert came.codes == [STOPPED, STOPPED]
    assert set(came.failed) == {f"test_{name}.py::test_hangs" for name in HANGS}
    assert all("in read_text\n" in "".join(tail) for tail in came.tails.values())
    assert told(came, capsys, alone=came.failed)[0] == 1


def test_a_process_that_does_not_end_after_its_tests_is_ended(tmp_path):
    (tmp_path / "test_it.py").write_text(f"{BLOCKED}def test_leaves(tmp_path): blocked(tmp_path)\n")
    came = run_all([Part("it", (str(tmp_path),))], [*LIMITED, f"--rootdir={tmp_path}"])
    assert (came.codes, came.failed) == ([FAILED], [])
    assert "in read_text\n" in "".join(came.tails["it"])


def test_every_part_names_what_is_there_and_the_last_takes_all_others():
    *parts, rest = PARTS
    named = [one for part in parts for one in part.arguments if one.startswith("tests/")]
    assert set(named) == {*FOLDERS, *SCENES, PROMISES}
    assert all((ROOT / one).exists() for one in named)
    assert rest.arguments == tuple(f"--ignore={one}" for one in FOLDERS)


def test_every_scene_of_the_browsers_is_in_one_part():
    (others,) = [part for part in PARTS if part.arguments[0] == BROWSERS]
    assert others.arguments[1:] == tuple(f"--ignore={one}" for one in SCENES)
    assert list((ROOT / BROWSERS).glob("devices/test_*.py")), "a part without a test would be red"


def test_each_part_is_run_once_and_what_it_said_is_kept_where_it_failed(tmp_path):
    (tmp_path / "test_good.py").write_text("def test_it(): pass\n")
    (tmp_path / "test_bad.py").write_text("def test_it(): assert 'this' == 'that'\n")
    good, bad = (Part(one, (str(tmp_path / f"test_{one}.py"),)) for one in ("good", "bad"))
    came = run_all([bad, good], ["-q", "-c", os.devnull, f"--rootdir={tmp_path}"])
    assert sorted(came.codes) == [0, 1]
    assert came.failed == ["test_bad.py::test_it"]
    assert list(came.tails) == ["bad"]
    assert "test_bad.py::test_it" in "".join(came.tails["bad"])
    assert [used > 0 for _, used in came.took.values()] == [True, True]


def test_each_part_has_a_folder_of_its_own_that_no_other_sweeps_away(tmp_path, capsys):
    (tmp_path / "test_it.py").write_text("def test_it(tmp_path): print('in', tmp_path)\n")
    run_all([Part("it", (str(tmp_path),))] * 2, ["-s", "-c", os.devnull, f"--rootdir={tmp_path}"])
    where = [line for line in capsys.readouterr().out.splitlines() if "in /" in line]
    assert len(set(where)) == 2


LEFT_BEHIND = """
import os, time
if os.fork() == 0 and os.fork() == 0:
    while time.process_time() < 0.5: pass
"""


@pytest.mark.skipif(sys.platform != "linux", reason="orphans come to their grandparent on Linux")
def test_the_processor_time_of_what_outlives_its_parents_is_counted():
    code, used = counted([sys.executable, "-S", "-c", LEFT_BEHIND], None, os.environ)
    assert (code, used >= 0.5) == (0, True)


STAYS = """
import os, time
if (stays := os.fork()) == 0:
    while True: time.sleep(60)
print(stays)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="orphans come to their grandparent on Linux")
def test_what_does_not_end_after_its_parents_is_killed(tmp_path):
    with open(tmp_path / "said", "w+") as said:
        assert counted([sys.executable, "-S", "-c", STAYS], said, os.environ)[0] == 0
        said.seek(0)
        with pytest.raises(ProcessLookupError):
            os.kill(int(said.read()), 0)
