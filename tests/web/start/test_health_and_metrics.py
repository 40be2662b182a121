"""Operation: alive, ready, figures; and logs without a secret."""

import re
import secrets
import subprocess
import sys

import pytest

from companion.web.logs import where_it_failed
from tests.kit.client import Client
from tests.kit.program import ROOT, SECONDS, Program

pytestmark = pytest.mark.shares_program
TOKEN = "a-token-of-the-supervisor"


def figures(device, **headers):
    answer = device.get("/metrics", headers=headers)
    assert answer.status_code == 200
    return dict(re.findall(r"^(veglia_\S+) (\S+)$", answer.text, re.MULTILINE))


def test_a_program_that_serves_says_so(device):
    assert device().get("/healthz").text == "ok\n"
    assert device().get("/readyz").text == "ready\n"


@pytest.mark.alone
def test_a_database_that_takes_nothing_is_alive_but_not_ready(locked, program, device):
    with locked(program):
        answer = device().get("/readyz")
        assert (answer.status_code, answer.text) == (503, "cannot save\n")
        assert device().get("/healthz").status_code == 200


@pytest.mark.alone
def test_figures_count_devices_commands_and_refusals_by_code(tablet, guest, device):
    assert guest("Anna").do("table.close_door")["code"] == "E_NOT_MODERATOR"
    assert tablet.do("table.close_door")["ok"]
    metrics = figures(device())
    assert metrics['veglia_devices{kind="phone"}'] == "1.0"
    assert metrics['veglia_devices{kind="tablet"}'] == "1.0"
    assert metrics["veglia_tables"] == "1.0"
    assert metrics["veglia_commands_total"] == "2.0"
    assert metrics['veglia_refusals_total{code="E_NOT_MODERATOR"}'] == "1.0"
    assert float(metrics["veglia_commit_seconds_count"]) >= 2
    assert float(metrics["veglia_push_seconds_count"]) >= 2


def test_figures_are_for_this_machine_and_not_for_who_comes_through_a_proxy(device):
    answer = device().get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
    assert answer.status_code == 404


def test_behind_a_proxy_figures_need_the_token_whatever_the_proxy_says_of_visitors(tmp_path):
    """A proxy that adds no header makes everybody look like this machine."""
    for token in ("", TOKEN):
        with Program(tmp_path / f"data{token}", PROXIES="1", METRICS_TOKEN=token) as program:
            one = Client(program)
            assert one.get("/metrics").status_code == 404
            answer = one.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
            assert answer.status_code == (200 if token else 404)


def test_with_a_token_figures_are_for_whoever_shows_it(tmp_path):
    with Program(tmp_path / "data", METRICS_TOKEN=TOKEN) as program:
        one = Client(program)
        assert one.get("/metrics").status_code == 404
        assert one.get("/metrics", headers={"Authorization": "Bearer other"}).status_code == 404
        assert figures(one, Authorization=f"Bearer {TOKEN}")["veglia_tables"] == "1.0"


def test_figures_name_no_table(tablet, guest, device, program):
    guest("Anna")
    page = device().get("/metrics").text
    assert program.code not in page
    assert "Anna" not in page


def failing(word):
    try:
        return {}[word]
    except KeyError as error:
        raise ValueError(f"nobody holds {word}") from error


def test_a_failure_is_logged_by_kind_and_place_and_not_by_what_it_says():
    canary = secrets.token_hex()
    with pytest.raises(ValueError, match=canary) as caught:
        failing(canary)
    line = where_it_failed(None, "error", {"event": "step failed", "exc_info": caught.value})
    assert "builtins.ValueError" in line["exception"]
    assert "builtins.KeyError" in line["exception"]
    assert "in failing" in line["exception"]
    assert canary not in repr(line)


ALONE = """
import gevent
from companion.web import logs
logs.set_up("debug")
gevent.spawn({}.__getitem__, "Canary")
gevent.sleep(0.01)
"""


def test_what_fails_where_nobody_waits_for_it_is_logged_by_kind_and_place_too():
    ended = subprocess.run(
        [sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, timeout=6 * SECONDS
    )
    assert "KeyError" in ended.stderr
    assert "Canary" not in ended.stderr


def test_the_loudest_log_of_an_evening_holds_no_name_token_role_or_address(tmp_path):
    devices = []
    with Program(tmp_path / "data", LOG_LEVEL="debug") as program:
        lines = " ".join(_evening(program, devices))
        for one in devices:
            one.leave()
    log = program.errors()
    assert "Traceback" not in log
    cookies = [cookie.value for one in devices for cookie in one.http.cookies]
    assert len(cookies) > PEOPLE
    for secret in (*cookies, program.invite, program.code, "Canary", "lupus.", "127.0.0.1"):
        assert secret not in log, f"the log holds {secret}"
    assert "wolf" in lines
    for word in ("wolf", "seer", "villager"):
        assert word not in log.lower()


PEOPLE = 8


def _evening(program, devices):
    """Eight people with telling names are dealt roles; what their phones were shown."""
    tablet = Client(program, "tablet").host()
    devices += [tablet, *(Client(program).sit(f"Canary {number}") for number in range(PEOPLE))]
    assert tablet.do("table.choose_game", {"game": "lupus"})["ok"]
    assert tablet.do("table.close_door")["ok"]
    dealt = tablet.do("deal")
    assert dealt["ok"], dealt
    assert not devices[1].do("deal")["ok"]
    assert not devices[1].do("nonsense", {"called": "Canary"})["ok"]
    for phone in devices[1:]:
        yield str(phone.wait_for(lambda picture: "lupus-role" in str(picture)))


WRITES = """
import resource, signal, sys
from companion.web.logs import log, set_up
set_up("warning")
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
log.warning("cannot save")
sys.stdout.write("went on")
"""


def test_a_line_that_cannot_be_written_is_lost_and_what_wrote_it_goes_on(tmp_path):
    """The disk that takes no step takes no line either; the step must still be answered."""
    with (tmp_path / "log").open("w") as full:
        run = [sys.executable, "-c", WRITES]
        done = subprocess.run(run, stdout=subprocess.PIPE, stderr=full, cwd=ROOT, check=False)
    assert done.stdout == b"went on"
    assert (tmp_path / "log").read_text() == ""
