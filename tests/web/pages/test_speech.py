"""What a line of the voice costs: made one at a time, equal ones once, by a budget, few kept."""

import gevent
import pytest
from gevent.event import Event

from companion.web.http.limits import RateLimits
from companion.web.speech import shipped
from companion.web.speech.shipped import OF_STRANGERS, WAITING_AT_MOST, SoundMemory, Speech

SOUND = b"RIFF"


@pytest.fixture
def voice(monkeypatch):
    """A voice that waits for `goes_on`. `lines`: made so far. `most`: of them at once."""

    class Voice:
        lines, now, most, goes_on = (), 0, 0, Event()

        def made(self, words, language, *, slow):
            self.now += 1
            self.most = max(self.most, self.now)
            self.lines = (*self.lines, words)
            self.goes_on.wait(60)
            self.now -= 1
            return SOUND + words.encode()

    voice = Voice()
    monkeypatch.setattr(shipped, "shipped", lambda: True)
    monkeypatch.setattr(shipped, "made", voice.made)
    return voice


def request(speech, *lines, **more):
    """A greenlet for each line."""
    wanting = [gevent.spawn(speech.sound, line, "it", table="T", **more) for line in lines]
    gevent.sleep(0)
    return wanting


def test_lines_are_made_one_after_the_other(voice):
    speech = Speech()
    wanting = request(speech, "Uno.", "Due.", "Tre.")
    voice.goes_on.set()
    sounds = [one.get(timeout=60) for one in wanting]
    assert sounds == [SOUND + line for line in (b"Uno.", b"Due.", b"Tre.")]
    assert (voice.most, len(voice.lines)) == (1, 3)


def test_equal_requests_that_wait_are_one_line(voice):
    speech, made = Speech(), []
    wanting = request(speech, *["Scende la notte."] * 40, may_make=lambda: made.append(1) or True)
    voice.goes_on.set()
    assert {one.get(timeout=60) for one in wanting} == {SOUND + b"Scende la notte."}
    assert (voice.lines, made) == (("Scende la notte.",), [1])


def test_a_crowd_of_strangers_leaves_a_tablet_its_line(voice):
    speech = Speech()
    strangers = request(speech, *(f"Riga {n}." for n in range(20)), first=False)
    (tablet,) = request(speech, "Scende la notte.")
    voice.goes_on.set()
    assert tablet.get(timeout=60) == SOUND + b"Scende la notte."
    assert [one.get(timeout=60) for one in strangers].count(None) == 20 - OF_STRANGERS
    voice.goes_on.clear()
    places = request(speech, *(f"Posto {n}." for n in range(20)))
    voice.goes_on.set()
    assert [one.get(timeout=60) for one in places].count(None) == 20 - WAITING_AT_MOST


def test_a_line_that_failed_is_tried_again(voice, monkeypatch):
    voice.goes_on.set()
    speech = Speech()
    monkeypatch.setattr(shipped, "made", lambda *line, slow: None)
    assert speech.sound("Uno.", "it", table="T") is None
    monkeypatch.setattr(shipped, "made", voice.made)
    assert speech.sound("Uno.", "it", table="T") is not None


def test_who_has_used_up_its_budget_still_hears_what_was_made(voice):
    voice.goes_on.set()
    speech = Speech()
    assert speech.sound("Uno.", "it", table="T") is not None
    assert speech.sound("Uno.", "it", table="T", may_make=lambda: False) is not None
    assert speech.sound("Due.", "it", table="T", may_make=lambda: False) is None


def test_a_table_pushes_out_its_own_lines_and_no_others(monkeypatch):
    monkeypatch.setattr(shipped, "KEPT_OF_A_TABLE", 30)
    monkeypatch.setattr(shipped, "KEPT_BYTES", 70)
    memory = SoundMemory()
    memory.add("quiet", "line", b"x" * 10)
    for number in range(9):
        memory.add("loud", str(number), b"x" * 10)
    assert memory.get("quiet", "line") is not None
    assert [memory.get("loud", str(number)) is not None for number in range(5, 9)] == [
        *(False, True, True, True)
    ]
    memory.add("third", "line", b"x" * 30)
    assert memory.get("quiet", "line") is not None
    memory.add("fourth", "line", b"x" * 10)
    assert memory.get("loud", "8") is None  # it has asked for nothing for longest
    assert memory.get("quiet", "line") is not None
    memory.forget("quiet")
    assert memory.get("quiet", "line") is None


def test_each_table_and_each_stranger_has_a_budget():
    limits = RateLimits()

    def lines(*guests, known):
        return sum(limits.may_speak(*guests, known=known) for _ in range(100))

    assert lines("192.0.2.1", "TABLE", known=False) == 4
    assert lines("a browser", "TABLE", known=True) == 26
    assert lines("another browser", "TABLE", known=True) == 0
    assert lines("the tablet", known=True) == 30
    assert lines("another browser 2", "OTHER", known=True) == 30
