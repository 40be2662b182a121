"""The hosted server: anybody may open a table, it stops in time, and its processes share a base."""

import os
import re
import signal
import subprocess
import sys
import threading

import pytest

from companion.web.join_codes import spoken
from tests.kit.program import ROOT, SECONDS, SETTINGS, Program
from tests.kit.statements import run_statement
from tests.kit.wire.phone import names


class Hosted(Program):
    """`companion --hosted`, as the Procfile starts it."""

    def start(self) -> "Hosted":
        self.said = ""
        environ = {name: value for name, value in os.environ.items() if name not in SETTINGS}
        environ |= {"HOST": "127.0.0.1", "PORT": "0", "DATA_DIR": str(self.folder), "LANG": "C"}
        command = [sys.executable, "-m", "companion", "--hosted", *self.arguments]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environ | self.environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for line in self.process.stdout:
            self.said += line
            if listens := re.search(r"many tables at .* \(port (\d+)\)", line):
                self.port = int(listens[1])
                return self
        raise AssertionError(f"the program ended: {self.said}")


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    """One server for the module: a cold start takes a second of a good machine."""
    with Hosted(tmp_path_factory.mktemp("hosted") / "data") as running:
        yield running


@pytest.fixture
def program(hosted):
    """The server, running: a test may have stopped it."""
    if hosted.process.poll() is not None:
        hosted.start()
    return hosted


@pytest.fixture
def tablet(device):
    """A visitor opens a table."""
    return device("tablet").open_table()


def test_anybody_may_open_a_table_with_a_code_that_cannot_be_guessed(tablet, guest):
    assert len(tablet.program.code) >= 18
    anna = guest("Anna")
    assert anna.names() == ["Anna"]
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]
    anna.wait_for(lambda picture: names(picture) == ["Anna", "Pia"])


def test_tables_do_not_see_each_other(program, tablet, guest, device):
    guest("Anna")
    assert device("tablet").open_table().names() == []


def test_the_front_page_asks_for_a_code(program, device):
    page = device().get("/")
    assert page.status_code == 200
    assert 'name="code"' in page.text
    assert device().get("/?code=LUME11").status_code == 404


def test_it_stops_long_before_its_grace_is_over_with_sockets_open(program, tablet, guest):
    guests = [guest(f"Guest {number}") for number in range(4)]
    # A machine may stand still for once; a promise that is broken is broken each time.
    for _ in range(3):
        taken = program.stop()
        # Its own loops look around once a second; left alone it would wait out its ten of grace.
        if taken < 9:
            return
        program.start()
        for client in (tablet, *guests):
            client.connect()
    assert taken < 9


def test_a_stop_folds_no_old_table(program, tablet):
    """Thousands may be stored; who stops the program waits."""
    program.stop()
    old = "CAST(json_set(CAST(record AS TEXT), '$.at', 0, '$.events[0].wire', 'x') AS BLOB)"
    change = f"UPDATE records SET record = {old} WHERE code = ?"
    run_statement(program.folder / "veglia.db", change, program.code)
    program.start()
    program.process.send_signal(signal.SIGTERM)
    output = program.process.stdout.read()
    program.stop()
    assert "a table cannot be read" not in output


def test_settings_that_make_no_sense_end_it_with_one_line(tmp_path):
    program = Program(tmp_path / "data", "--hosted", PUBLIC_URL="nonsense")
    with pytest.raises(AssertionError, match="companion: PUBLIC_URL"):
        program.start()
    program.process.stdout.close()
    assert program.process.wait(SECONDS) == 2
    assert program.errors().count("\n") == 1


def test_a_second_one_on_the_same_file_is_told_where_the_first_one_is(program):
    second = Program(program.folder, "--hosted")
    with pytest.raises(AssertionError, match=f":{program.port}"):
        second.start()
    second.process.stdout.close()
    assert second.process.wait(SECONDS) == 1


def lines_until(program, wanted):
    """The output up to a line with this; to its end if none comes for a minute."""
    late, lines = threading.Timer(6 * SECONDS, program.process.terminate), []
    late.start()
    try:
        for line in program.process.stdout:
            lines.append(line)
            if wanted in line:
                break
    finally:
        late.cancel()
    return lines


def test_tables_that_cannot_be_read_are_named_and_the_others_are_played(program, tablet, device):
    other = device("tablet")
    readable = other.post("/tables", {}).headers["Location"].rpartition("/")[2]
    program.stop()
    harmed = program.code
    harm = "UPDATE records SET record = substr(record, 9) WHERE code = ?"
    run_statement(program.database, harm, harmed)
    program.start()
    *_, named = lines_until(program, "companion: ")
    assert f"Table {spoken(harmed)}: record 1 is damaged" in named
    assert other.get(f"/t/{readable}").status_code == 200
    assert other.get(f"/j/{harmed}").status_code == 503
