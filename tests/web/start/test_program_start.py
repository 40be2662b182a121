"""Starting: settings are checked once and said plainly, and the door is told in the terminal."""

import contextlib
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import tomllib
from functools import partial

import pytest

from companion.web import config, terminal
from tests.kit.client import Client
from tests.kit.program import ROOT, SETTINGS, Cold, Program


@pytest.fixture
def check(command):
    """What becomes of `companion --check`; (code, what it said)."""
    return partial(command, "--check")


NONSENSE = (
    *(("PORT", "abc"), ("PORT", "65536"), ("PORT", "-1")),
    ("PUBLIC_URL", "veglia.example"),
    ("PUBLIC_URL", "ftp://veglia.example"),
    ("PUBLIC_URL", "https://veglia.example/path"),
    ("PUBLIC_URL", "https://veglia.example:99999"),
    ("DATABASE_URL", "mysql://x/y"),
    ("DATABASE_URL", "nonsense"),
    *(("LOG_LEVEL", "loud"), ("PROXIES", "-1"), ("SECRET_KEY", "too short")),
)


def test_a_setting_that_makes_no_sense_is_named_in_one_line():
    for name, value in NONSENSE:
        with pytest.raises(config.BadConfig) as bad:
            config.read({}, {name: value})
        assert bad.value.faults == ((name.lower(), value),)
    faults = [(name.lower(), value) for name, value in NONSENSE]
    lines = terminal.faults(config.BadConfig(faults)).split("\n")
    for line, (name, _) in zip(lines, NONSENSE, strict=True):
        assert line.startswith(f"companion: {name} ")


def test_all_wrong_settings_are_named_in_the_readers_language(check):
    code, output = check(PORT="x", LOG_LEVEL="y", LANG="it_IT.UTF-8")
    assert (code, output.count("\n")) == (2, 2)
    assert "non è una porta" in output


WITHOUT_DRIVER = """
import sys
sys.modules["psycopg"] = None
from companion.__main__ import main
main()
"""


def test_postgresql_without_its_driver_is_told_what_to_install(tmp_path):
    command = [sys.executable, "-c", WITHOUT_DRIVER, "--check", "--data-dir", str(tmp_path)]
    ended = subprocess.run(
        [*command, "--database", "postgresql://x/y"],
        cwd=ROOT,
        env=os.environ | {"LANG": "C"},
        capture_output=True,
        text=True,
    )
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1), ended.stderr
    assert 'pip install "psycopg[binary]"' in ended.stderr


def test_good_settings_pass_the_check(tmp_path):
    good = {"PORT": "8123", "PUBLIC_URL": "https://veglia.example", "PROXIES": "1"}
    command = [sys.executable, "-m", "companion", "--check", "--data-dir", str(tmp_path)]
    ended = subprocess.run(command, cwd=ROOT, env=os.environ | good, capture_output=True)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_the_version_is_printed_and_is_that_of_the_package(check):
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert check("--version") == (0, f"Veglia {declared}\n")


def test_a_folder_that_cannot_be_written_is_said_without_a_traceback(check, tmp_path):
    (tmp_path / "file").write_text("")
    code, output = check(folder=tmp_path / "file")
    assert (code, output.startswith("companion: ")) == (1, True)


def test_a_database_of_a_later_version_is_said_in_one_line_and_stays(check, tmp_path):
    assert check(folder=tmp_path)[0] == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "veglia.db")) as made, made:
        made.execute("UPDATE shape SET version = '9999'")
    code, output = check(folder=tmp_path)
    assert (code, output.count("\n")) == (1, 1), output
    assert "made by a newer Veglia (shape 9999)" in output


def test_the_password_of_a_database_that_cannot_be_reached_is_not_written_down(check):
    code, output = check(DATABASE_URL="postgresql://veglia:cat-in-the-attic@127.0.0.1:1/veglia")
    assert (code, "127.0.0.1:1/veglia" in output, "cat-in-the-attic" in output) == (1, True, False)


def test_a_taken_port_that_was_asked_for_is_an_error(tmp_path):
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as taken:
        program = Program(tmp_path / "data")
        program.port = taken.getsockname()[1]
        with pytest.raises(AssertionError, match="in use"):
            program.start()
        program.process.stdout.close()
        assert program.process.wait(10) == 1


def test_where_nothing_can_be_saved_the_evening_is_shown_and_the_reason_is_said(program):
    anna = Client(program)
    anna.join("Anna")
    program.stop()
    mark = program.folder / "read-only"
    mark.touch()
    command = [sys.executable, "-m", "tests.kit.faults.launch", "read_only_at_will", "--no-browser"]
    command += ["--port", str(program.port), "--host", "127.0.0.1"]
    command += ["--data-dir", str(program.folder)]
    environ = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environ | {"LANG": "C", "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as running:
        try:
            warning = running.stdout.readline()
            assert "nothing can be saved now: attempt to write a readonly database" in warning
            assert anna.connect().names() == ["Anna"]
            assert anna.get("/readyz").status_code == 503
            mark.unlink()
            # The host's link comes by itself as soon as it can be saved.
            assert any("/g#" in line for line in running.stdout)
        finally:
            anna.leave()
            running.terminate()


@pytest.mark.skipif(shutil.which("bash") is None, reason="its `ulimit` stands for a full disk")
def test_on_a_disk_so_full_that_nothing_can_be_read_the_reason_is_said_in_one_line(program):
    program.stop()
    folder = str(program.folder)
    limited = 'ulimit -f 1; exec "$0" -m companion --check --data-dir "$1"'
    ended = subprocess.run(
        ["bash", "-c", limited, sys.executable, folder], cwd=ROOT, capture_output=True, text=True
    )
    assert (ended.returncode, ended.stderr.count("\n")) == (1, 1), ended.stderr
    assert "disk I/O error" in ended.stderr


def test_the_door_is_told_with_code_link_and_qr(program):
    assert f"http://127.0.0.1:{program.port}/j/{program.code}" in program.output
    assert "█" in program.output
    assert f"{program.code[:4]} {program.code[4:]}" in program.output


def test_a_terminal_that_cannot_draw_the_qr_is_told_the_links(program):
    assert Client(program).join("Anna").ok
    program.stop()
    with Cold(program.folder, LANG="it_IT", PYTHONIOENCODING="ascii") as again:
        assert f"/j/{program.code}" in again.output
        assert "??" not in again.output
        assert "? il tavolo" in again.output


def test_the_table_of_last_time_goes_on_and_another_one_is_a_word_away(program):
    assert "--new" not in program.output
    assert Client(program).join("Anna").ok
    known = program.code
    program.stop()
    program.start()
    assert (program.code, "--new" in program.output) == (known, True)
    program.stop()
    program.arguments = (*program.arguments, "--new")
    program.start()
    assert (program.code != known, "--new" in program.output) == (True, False)


def test_a_public_address_wins_over_what_the_machine_knows(tmp_path):
    with Program(tmp_path / "data", PUBLIC_URL="https://veglia.example") as program:
        assert "https://veglia.example/g#" in program.output
