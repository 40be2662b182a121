"""PHASE_HOOK: each public phase is posted once, and no receiver costs the table anything."""

import json
import socket
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace

import pytest

from companion.core import Moment, replace
from companion.core.eye import PUBLIC
from companion.table.device import Kind
from companion.table.screens.present import Showing
from companion.web.live.phase_hook import PhaseHook, phase_of
from tests.kit.client import Client
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.paired import run
from tests.kit.laws.random_games import moments
from tests.kit.program import SECONDS, Program

PEOPLE = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Giulia", "Ivo")


class Receiver:
    """A server that records what is posted. `status`, `location`: of its answers."""

    def __init__(self, status=200, location=None):
        told = self.told = []
        self._came = came = threading.Condition()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                content = self.rfile.read(int(self.headers["Content-Length"]))
                with came:
                    told.append((self.path, json.loads(content)))
                    came.notify_all()
                self.send_response(status)
                if location is not None:
                    self.send_header("Location", location)
                self.end_headers()

            do_GET = do_POST

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def wait_for(self, number):
        """What was posted, once there are so many."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.told) >= number, SECONDS), self.told
        return self.told

    def close(self):
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def evening(tmp_path):
    """Begins a program with this hook, and plays until the first night begins; the tablet."""
    made = []

    def play(hook):
        program = Program(tmp_path / "data", PHASE_HOOK=hook).start()
        tablet = Client(program, "tablet").host()
        made.extend((tablet.leave, program.stop))
        for name in PEOPLE:
            assert tablet.do("table.add_seat", {"called": name})["ok"]
        assert tablet.do("table.choose_game", {"game": "lupus"})["ok"]
        tablet.connect()  # one socket may not send so much at once
        assert tablet.do("deal")["ok"]
        for seat in range(1, len(PEOPLE) + 1):
            assert tablet.do("look", seat=seat)["ok"]
        assert tablet.do("advance")["ok"]
        tablet.wait_for(lambda view: view["view"]["tone"] == "night")
        return tablet

    yield play
    for end in made:
        end()


@pytest.fixture
def receiver():
    made = []

    def make(*answers):
        made.append(Receiver(*answers))
        return made[-1]

    yield make
    for one in made:
        one.close()


def test_a_phase_is_told_once_without_a_role_or_a_code_and_no_redirection_is_followed(
    evening, receiver
):
    elsewhere = receiver()
    hook = receiver(302, f"{elsewhere.url}/secret")
    tablet = evening(f"{hook.url}/lamps")
    [(path, message)] = hook.wait_for(1)
    assert (path, message["phase"], set(message)) == ("/lamps", "night", {"table", "phase"})
    assert tablet.program.code not in json.dumps(message)
    assert tablet.do("table.undo", {"to": tablet.picture["v"] - 1})["ok"]
    assert tablet.do("advance")["ok"]
    # Requests are sent one after the other: the first one is over.
    assert [one["phase"] for _, one in hook.wait_for(2)][1:] == ["night"]
    assert elsewhere.told == []


def test_a_receiver_that_never_answers_holds_nobody_up(evening):
    silent = socket.create_server(("127.0.0.1", 0))
    began = time.monotonic()
    tablet = evening(f"http://127.0.0.1:{silent.getsockname()[1]}/")
    connection, _ = silent.accept()
    for on in (True, False, True):
        assert tablet.do("table.set_blind", {"on": on})["ok"]
    assert time.monotonic() - began < SECONDS
    connection.close()
    silent.close()


def test_a_dead_receiver_is_no_trouble():
    with socket.create_server(("127.0.0.1", 0)) as once:
        hook = PhaseHook(f"http://127.0.0.1:{once.getsockname()[1]}/")
    hook._post({"phase": "night"})
    hook._at_work.get(timeout=SECONDS)
    assert hook._waiting.empty()


def test_the_phases_follow_from_the_wall_alone():
    phases, sure = set(), {"night", "day", "vote", "end"}
    for seed in range(8):
        for play in moments(GAMES["lupus"], seed, every=1):
            phases.add(phase_of(play.game.view(play.state, PUBLIC, Moment(play.now))))
        if sure <= phases:
            break
    assert sure <= phases <= {*sure, "dawn", "verdict", ""}


class Trace(PhaseHook):
    """Records what it would post."""

    def __init__(self):
        super().__init__("http://lamps")
        self.told = []

    def _post(self, content):
        self.told.append(content["phase"])


class Traced(Lockstep):
    """Two worlds that the room cannot tell apart, each with a hook."""

    traces = 0

    hooks = ()
    rehearsed = None

    def compare(self):
        super().compare()
        self.hooks = self.hooks or (Trace(), Trace())
        self.rehearsed = self.rehearsed or Trace()
        with_tablet = SimpleNamespace(by_sid={"1": SimpleNamespace(kind=Kind.TABLET)})
        for hook, world in zip(self.hooks, self.worlds, strict=True):
            table = self.table(world)
            showing = Showing(table, self.now, GAMES)
            hook.post_new_phase("3f0", table, showing, with_tablet)
        self.rehearsed.post_new_phase("3f0", replace(table, rehearsal=True), showing, with_tablet)
        assert self.rehearsed.told == []
        one, other = self.hooks
        assert one.told == other.told
        type(self).traces = max(self.traces, len(one.told))


def test_paired_evenings_give_equal_traces_and_rehearsals_none():
    """Step by step, so also at the same moments."""
    Traced.traces = 0
    run(GAMES["lupus"], 0, proof("lupus", "pairs").Spec(sight="public"), Traced)
    assert Traced.traces >= 3
