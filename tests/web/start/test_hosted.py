"""The hosted server: gunicorn, anybody may open a table, and it stops in time."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading

import pytest
import requests

from companion.web.join_codes import spoken
from tests.kit.people import CONFIGURED, ROOT, SECONDS, Device, Program, names


class Hosted(Program):
    """`gunicorn companion.web.wsgi:app`, as the Procfile starts it."""

    def start(self) -> "Hosted":
        self.said = ""
        environ = {name: value for name, value in os.environ.items() if name not in CONFIGURED}
        environ |= {"HOST": "127.0.0.1", "PORT": "0", "DATA_DIR": str(self.folder)}
        command = [sys.executable, "-m", "gunicorn", *self.arguments, "companion.web.wsgi:app"]
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
            if listens := re.search(r"Listening at: http://127.0.0.1:(\d+)", line):
                self.port = int(listens[1])
            if "Booting worker" in line:
                return self
        raise AssertionError(f"gunicorn ended: {self.said}")

    def healthy(self) -> None:
        # The socket listens from the beginning: whoever asks is answered once the worker serves.
        assert requests.get(f"{self.url}/healthz", timeout=6 * SECONDS).ok


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """One server for the module: a cold start takes a second of a good machine."""
    running = Hosted(tmp_path_factory.mktemp("house") / "data").start()
    yield running
    running.stop()


@pytest.fixture
def program(house):
    """The server, running: a test may have stopped it."""
    if house.process.poll() is not None:
        house.start()
    house.healthy()
    return house


@pytest.fixture
def tablet(program, device):
    """Somebody opens a table."""
    one = device("tablet")
    answer = one.post("/tables", {})
    program.code = answer.headers["Location"].rpartition("/")[2]
    return one.connect()


def test_anybody_may_open_a_table_with_a_code_that_cannot_be_guessed(tablet, guest):
    assert len(tablet.program.code) >= 18
    anna = guest("Anna")
    assert anna.names() == ["Anna"]
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]
    anna.see(lambda picture: names(picture) == ["Anna", "Pia"])


def test_tables_do_not_see_each_other(program, tablet, guest, device):
    guest("Anna")
    other = device("tablet")
    program.code = other.post("/tables", {}).headers["Location"].rpartition("/")[2]
    assert other.connect().names() == []


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
        program.healthy()
        for one in (tablet, *guests):
            one.connect()
    assert taken < 9


def test_settings_that_make_no_sense_end_it_with_one_line(tmp_path):
    program = Hosted(tmp_path / "data", PUBLIC_URL="nonsense")
    program.start()
    said, _ = program.process.communicate(timeout=6 * SECONDS)
    assert program.process.returncode != 0
    assert "companion: PUBLIC_URL" in said
    assert "Traceback" not in said


def test_with_gevents_worker_on_the_command_line_it_is_ours_all_the_same(tmp_path):
    program = Hosted(tmp_path / "other", "-k", "gevent").start()
    try:
        program.healthy()
        polling = f"{program.url}/socket.io/?EIO=4&transport=polling"
        answer = requests.get(polling, timeout=SECONDS)
        assert (answer.status_code, answer.headers["Connection"]) == (400, "close")
        host = Device(program, "tablet")
        program.code = host.post("/tables", {}).headers["Location"].rpartition("/")[2]
        assert host.connect().names() == []
        host.leave()
    finally:
        program.stop()


@pytest.mark.parametrize(
    ("arguments", "environ"), [(("-w", "2"), {}), ((), {"GUNICORN_CMD_ARGS": "--workers 2"})]
)
def test_more_than_one_worker_is_refused_with_the_reason(tmp_path, arguments, environ):
    program = Hosted(tmp_path / "data", *arguments, **environ)
    with pytest.raises(AssertionError, match="companion: gunicorn was told to start 2 workers"):
        program.start()
    program.process.communicate(timeout=6 * SECONDS)
    assert program.process.returncode == 3


def until(program, wanted):
    """What gunicorn says up to a line with this; to its end where none comes for a minute."""
    late, said = threading.Timer(6 * SECONDS, program.process.terminate), []
    late.start()
    try:
        for line in program.process.stdout:
            said.append(line)
            if wanted in line:
                break
    finally:
        late.cancel()
    return said


def test_there_is_one_worker_whatever_the_host_has_set_and_whatever_signal_asks_for_more(tmp_path):
    program = Hosted(tmp_path / "data", WEB_CONCURRENCY="4").start()
    try:
        assert "companion: WEB_CONCURRENCY asks for 4 workers. One is started" in program.said
        program.healthy()
        program.process.send_signal(signal.SIGTTIN)
        said = until(program, "Handling signal: ttin")
        program.process.terminate()
        said += program.process.communicate(timeout=6 * SECONDS)[0].splitlines()
        assert any("Handling signal: ttin" in line for line in said)
        assert program.said.count("Booting worker") == 1
        assert not [line for line in said if "Booting worker" in line]
    finally:
        program.stop()


def test_tables_that_cannot_be_read_are_named_and_the_others_are_played(program, tablet, device):
    other = device("tablet")
    whole = other.post("/tables", {}).headers["Location"].rpartition("/")[2]
    program.stop()
    harmed = program.code
    with sqlite3.connect(program.folder / "veglia.db") as made:
        made.execute("UPDATE records SET record = substr(record, 9) WHERE code = ?", (harmed,))
    made.close()
    program.start()
    *_, named = until(program, "companion: ")
    assert f"Table {spoken(harmed)}: record 1 is damaged" in named
    assert other.get(f"/t/{whole}").status_code == 200
    assert other.get(f"/j/{harmed}").status_code == 503
