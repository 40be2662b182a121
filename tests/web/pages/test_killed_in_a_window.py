"""The program is killed inside a reaction window: no seat gets less time.

The window is long, so that no machine is too slow for it, and its end comes by a clock that is set.
"""

import time

import pytest

from tests.kit.program import Program

SECONDS = 60


@pytest.fixture
def program(tmp_path):
    with Program(tmp_path / "data", faults=["a_clock_that_can_be_set"]) as running:
        yield running


@pytest.fixture
def window(tablet, guest):
    """Anna has played a beatitude, Bruno has let it pass; the phones and when it ends."""
    phones = [guest(name) for name in ("Anna", "Bruno", "Carla")]
    assert tablet.do("table.choose_game", {"game": "sancta"})["ok"]
    assert tablet.do("set_option", {"option": "react_seconds", "value": SECONDS})["ok"]
    assert tablet.do("begin")["ok"]
    for number, phone in enumerate(phones):
        level = 1 if number else 4
        assert phone.do("first_saint", {"called": f"Santa {number}", "level": level})["ok"]
    phones[0].wait_for(lambda picture: prompt_for(picture, "beatitude"))
    assert phones[0].do("beatitude")["ok"]
    assert phones[1].do("react", {"answer": "pass"})["ok"]
    return phones, ends_at(phones[2])


def prompt_for(picture, command):
    return next((p for p in picture["view"].get("prompts", ()) if p["command"] == command), None)


def ends_at(phone):
    picture = phone.wait_for(lambda picture: prompt_for(picture, "react"))
    clock = prompt_for(picture, "react")["clock"]
    return clock["since"] + clock["length"]


def restart(program, *devices):
    began = time.time()
    program.start()
    back = time.time()
    for client in devices:
        client.leave()
        client.connect()
    return began, back


def test_a_window_that_was_open_at_a_power_cut_has_its_full_time_again(program, tablet, window):
    phones, before = window
    program.kill()
    began, back = restart(program, *phones)
    ends = [ends_at(phone) for phone in phones[1:]]
    assert ends[0] == ends[1]
    assert before < ends[0]
    assert began <= ends[0] - SECONDS <= back
    assert prompt_for(phones[1].picture, "react")["chosen"] == "pass"
    assert not prompt_for(phones[0].picture, "end_turn")
    (program.folder / "ring").touch()
    phones[0].wait_for(lambda picture: prompt_for(picture, "end_turn"))


def test_one_that_ran_out_meanwhile_can_still_be_cancelled(program, tablet, window):
    phones, _ = window
    program.kill()
    program.environ["AHEAD"] = str(2 * SECONDS)
    restart(program, tablet, *phones)
    assert phones[2].do("react", {"answer": "cancel"})["ok"]
    seen = phones[0].wait_for(lambda picture: prompt_for(picture, "end_turn"))
    assert seen["view"]["line"]["t"] == "sancta-told-cancelled"
    copy = tablet.get(f"/copy/{program.code}.json")
    assert copy.status_code == 200
    assert "sancta.passed" not in copy.text
