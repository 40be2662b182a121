"""The gate itself: when a run is red, what is tried once more, and what it says at its end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.failed import NAMES_IN
from tests.lanes import Outcome, counted, run_all, verdict
from tests.parts import BROWSERS, FOLDERS, PARTS, PROMISES, SCENES, Part

ROOT = Path(__file__).parent.parent
A, B, C = "tests/a.py::test_a", "tests/b.py::test_b", "tests/c.py::test_c"


def told(came, capsys, *, alone=(), covered=True):
    """The verdict of a run, and its last lines; `alone`: the tests that pass by themselves."""
    tried = []

    def passes(name):
        tried.append(name)
        return name in alone

    code = verdict(came, passes, lambda: covered)
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


def test_the_names_of_failed_tests_are_written_down_and_of_no_others(tmp_path):
    scene = tmp_path / "test_it.py"
    scene.write_text(
        "import pytest\n"
        "@pytest.fixture\ndef late():\n    yield\n    assert False\n"
        "def test_good(): pass\n"
        "@pytest.mark.parametrize('n', [1, 2])\ndef test_bad(n): assert n == 1\n"
        "def test_late(late): pass\n"
        "@pytest.mark.xfail(strict=True)\ndef test_known(): assert False\n"
    )
    names = tmp_path / "names"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.failed", "-c", os.devnull]
    done = subprocess.run(
        [*command, f"--rootdir={tmp_path}", str(scene)],
        cwd=ROOT,
        env=os.environ | {NAMES_IN: str(names)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout
    assert names.read_text().splitlines() == ["test_it.py::test_bad[2]", "test_it.py::test_late"]


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
