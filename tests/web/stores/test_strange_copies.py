"""A stranger's copy under a running server: others are served meanwhile, and it has an end."""

import json
import threading

import pytest

from companion.web.store import copy_reader
from companion.web.store.copy_reader import Refused, reading_of

OF_ONE_SOCKET = 15
"""Fewer than a socket may say at once."""


def test_a_copy_with_fifty_thousand_players_delays_nobody(program, tablet, guest):
    anna, done, answers = guest("Anna"), threading.Event(), []
    copy = {
        "veglia": 2,
        "game": "jrc",
        "name": "",
        "people": [{"seat": 1, "name": "Anna"}],
        "ring": [1],
        "kept": {},
        "papers": [],
        "steps": [{"at": 1.0, "name": "jrc.start", "seat": None, "events": [started()]}],
    }

    def hand_in():
        form = {"copy": ("x.json", json.dumps(copy), "application/json")}
        address = f"{program.url}/t/{program.code}/copy"
        headers = {"Origin": program.url, "Accept-Language": "en"}
        answers.append(tablet.http.post(address, files=form, headers=headers, timeout=180))
        done.set()

    threading.Thread(target=hand_in).start()
    named = 0
    while not done.is_set() and named < OF_ONE_SOCKET:
        named += 1
        assert anna.do("table.rename", {"seat": 1, "called": f"Anna {named % 7}"})["ok"]
    assert done.wait(180)
    assert named > 1
    assert answers[0].status_code == 422
    assert "too large" in answers[0].text


def started():
    players = list(range(1, 50_001))
    return {"wire": "jrc.campaign_started", "players": players, "cities": ["Roma"], "rules": {}}


def test_a_copy_that_takes_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr(copy_reader, "SECONDS", 0.01)
    with pytest.raises(Refused, match="E_COPY_TOO_LARGE"):
        reading_of(b"{}", "LUME11", ("key", 9.0), 5.0)


def test_what_is_no_copy_at_all_is_refused():
    for said, code in ((b"", "BAD_COPY"), (b"[" * 50, "BAD_COPY"), (b"[" * 5_000, "TOO_LARGE")):
        with pytest.raises(Refused, match=code):
            reading_of(said, "LUME11", ("key", 9.0), 5.0)
