"""What a test needs and does not find is named, and nothing is red for it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.missing import NotInstalled, find_program

ROOT = Path(__file__).parent.parent
NEEDS_SYSTEMD = "tests/soak/test_examples.py::test_systemd_understands_the_unit"


def test_the_first_program_that_is_there_is_taken():
    assert find_program(["no-such-program", "sh"], "A shell", "bash") == find_program(
        "sh", "A shell", "bash"
    )
    with pytest.raises(NotInstalled, match=r"^It is not installed \(.*: sudo apt install a b\)$"):
        find_program("no-such-program", "It", "a", "b")


def test_a_test_that_does_not_find_its_program_is_skipped_with_what_to_install():
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", NEEDS_SYSTEMD],
        cwd=ROOT,
        env=os.environ | {"PATH": "/no/such/folder"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "sudo apt install systemd" in ran.stdout
    assert ran.stdout.splitlines()[-1].startswith("1 skipped")
