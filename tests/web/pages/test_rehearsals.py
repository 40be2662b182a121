"""Decks are played in a process of their own, one at a time, while the program runs; and what a
process apart cannot do."""

import os
import sys

import gevent
import pytest
from gevent import subprocess
from gevent.event import Event

from companion.web import limited_process
from companion.web.build import typescript
from companion.web.live.simulations import Simulations

NAME = "bite seer1-villager5-werewolf2"
SECONDS = 300
"""The process yields to all others: 0.3 s of work took 50 s on a busy machine."""


def test_what_was_played_is_told_and_kept_and_a_name_that_no_game_knows_is_no_trouble():
    played, done = Simulations(games=3), Event()
    played.request("LUME42", "lupus", "bite dragon1", lambda: None)
    played.request("RANA14", "lupus", NAME, done.set)
    assert done.wait(SECONDS)
    figures = played.known("lupus")
    assert figures["bite dragon1"] == ""
    first, deck, *policies = figures[NAME].split()
    assert f"{first} {deck}" == NAME
    assert [sum(int(side.split("=")[1]) for side in one.split(",")) for one in policies] == [3, 3]


def test_with_the_program_ends_what_is_played(monkeypatch):
    started = []

    class Noted(subprocess.Popen):
        def __init__(self, *how, **more):
            super().__init__(*how, **more)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    played = Simulations(games=10**6)
    played.request("LUME42", "lupus", NAME, lambda: None)
    with gevent.Timeout(SECONDS):
        while not started:
            gevent.sleep(0.05)
    played.stop()
    assert started[0].returncode


def test_two_shapes_of_one_name_are_refused(monkeypatch):
    monkeypatch.setattr(typescript, "_NAMES", {})
    with pytest.raises(ValueError, match="Prompt"):
        typescript.types()


def test_a_process_that_cannot_be_started_has_no_answer(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    assert (
        limited_process.run("companion.web.speech.render", "it", stdin=b"Uno.", seconds=10.0)
        is None
    )


def test_a_system_without_niceness_and_limits_goes_on_as_it_is(monkeypatch):
    monkeypatch.delattr(os, "nice")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "resource", None)
    limited_process.limit(1, 1)
    assert not hasattr(os, "nice")
