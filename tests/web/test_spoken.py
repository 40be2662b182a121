"""The shipped voice: what it is given to say, how long that lasts, and who may fetch it."""

import io
import random
import wave

import pytest

from companion.games.lupus.voice.reading import reading_seconds
from companion.games.lupus.voice.schedule import said
from companion.web import places
from companion.web.catalogs import LANGUAGES, Catalogs
from companion.web.speech.plain import LONGEST, plain, speakable
from companion.web.speech.shipped import Speech
from tests.kit.games.lupus.nobody_moderates import nobody_moderates

MARKUP = '<>&\\"=/[]{}|`$#@*_~^\x00\x1b\n\u202e\u2068'
HOSTILE = (
    '<genfile file="written.wav">',
    "<play file='secret.wav'/>",
    "&lt;genfile&gt;",
    "Anna</speed><pitch level='9'>",
    "\u202eannA",
    "🐺🐺🐺",
    "李小龍",
)


def hostile_names(many):
    dice = random.Random("hostile names")
    letters = (
        [chr(dice.randrange(32, 0x2FFF)) for _ in range(300)] + list(MARKUP * 8) + list("Anna è")
    )
    for _ in range(many):
        yield "".join(dice.choice(letters) for _ in range(dice.randint(1, 24)))


def test_no_name_can_smuggle_markup_into_the_voice():
    for name in (*HOSTILE, *hostile_names(1000)):
        said_as = plain(name)
        assert not set(said_as) & set(MARKUP), name
        assert len(said_as) <= LONGEST


@pytest.mark.parametrize(("language", "seat"), [("it", "il posto 7"), ("en", "seat 7")])
def test_a_name_that_the_voice_cannot_read_is_said_by_its_seat(language, seat):
    for name in ("🐺", "李小龍", "Аня", "   ", "<>"):
        assert speakable({7: name}, language) == {7: seat}
    assert speakable({7: "Nicolò D’Amico"}, language) == {7: "Nicolò D'Amico"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_is_read_within_the_time_that_the_rules_give_it(language):
    pytest.importorskip("py_nanotts")
    from companion.web.speech.render import rendered

    words, play = Catalogs(places.locale_dir(), ("lupus",)), nobody_moderates()
    called = dict.fromkeys(play.ring, "Massimiliano")
    lines = {line for state in play.lived if (line := said(state)) is not None}
    assert len(lines) > 20
    for line in lines:
        spoken = plain(words.translate(line, language, called))
        with wave.open(io.BytesIO(rendered(spoken, language))) as sound:
            seconds = sound.getnframes() / sound.getframerate()
        assert 0.3 < seconds <= reading_seconds(line), spoken


def test_the_same_line_is_made_once_and_is_sound():
    pytest.importorskip("py_nanotts")
    speech = Speech()
    first = speech.sound("Scende la notte.", "it")
    assert first is not None
    assert first[:4] == b"RIFF"
    assert speech.sound("Scende la notte.", "it") is first
    assert speech.sound("🐺", "it") is None
