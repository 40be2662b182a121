"""The shipped voice: what it is given to say, how long that lasts, and who may fetch it."""

import random
from functools import partial

import pytest

from companion.games.lupus.phase import phase_of
from companion.games.lupus.voice.reading import reading_seconds, sounding_seconds
from companion.web.build.lengths import seconds_of
from companion.web.catalogs import Catalogs
from companion.web.languages import LANGUAGES
from companion.web.speech.plain import LONGEST, plain, speakable
from companion.web.speech.shipped import Speech, made, shipped
from tests.kit.games.lupus.golden import nobody_moderates

pytestmark = pytest.mark.shares_program
MARKUP = '<>&\\"=/[]{}|`$#@*_~^\x00\x1b\n\u202e\u2068'
HOSTILE = ('<genfile file="written.wav">', "<play file='secret.wav'/>", "&lt;genfile&gt;")
HOSTILE += ("Anna</speed><pitch level='9'>", "\u202eannA", "🐺🐺🐺", "李小龍")


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


def test_a_line_sounds_as_long_as_the_schedule_says_and_never_longer_than_it_is_given():
    """In the slowest language within a tenth; and so in each form that an evening needs."""
    pytest.importorskip("py_nanotts")
    words, play = Catalogs(), nobody_moderates()
    called = dict.fromkeys(play.ring, "Massimiliano")
    lines = {
        line for state in play.states if (line := phase_of(state).spoken_line(state)) is not None
    }
    forms = {(line.id, round(sounding_seconds(line), 1)): line for line in lines}
    assert len(forms) > 25
    for line in forms.values():
        spoken = {one: plain(words.translate(line, one, called)) for one in LANGUAGES}
        took = max(seconds_of(text, one) for one, text in spoken.items())
        assert took == pytest.approx(sounding_seconds(line), rel=0.1), spoken
        assert 0.3 < took <= reading_seconds(line), spoken


def test_a_line_is_measured_alike_whatever_was_read_before():
    """An engine that has read French reads German too fast."""
    pytest.importorskip("py_nanotts")
    night = partial(seconds_of, "Es wird Nacht. Augen zu.", "de")
    before = night()
    assert seconds_of("La nuit tombe. Fermez les yeux.", "fr") > 1
    assert night() == before


def test_the_same_line_is_made_once_and_is_sound():
    pytest.importorskip("py_nanotts")
    speech = Speech()
    first = speech.sound("Scende la notte.", "it")
    assert first is not None
    assert first[:4] == b"RIFF"
    assert speech.sound("Scende la notte.", "it") is first
    assert speech.sound("🐺", "it") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slower_line_lasts_longer_and_is_no_other_line(language):
    pytest.importorskip("py_nanotts")
    usual, slow = (made("La notte è lunga.", language, slow=one) for one in (False, True))
    ratio = len(slow) / len(usual)
    assert 1.2 * 1.1 / 0.85 > ratio > 0.8 * 1.1 / 0.85


def test_anybody_at_the_table_may_fetch_what_is_said_now_and_nothing_else(tablet, guest):
    code, anna = tablet.program.code, guest("Anna")
    for client in (tablet, anna):
        assert client.get(f"/voice/{code}/it").status_code == 204, "nothing is said in a lobby"
        assert client.get(f"/voice/{code}/it?line=hello").status_code == 204
        assert client.get(f"/voice/{code}/xx").status_code == 404
        assert client.get("/voice/lume99/it").status_code == 404
        tried = client.get(f"/voice/{code}/it?try")
        assert tried.status_code == (200 if shipped() else 204)
        assert not shipped() or tried.content[:4] == b"RIFF"


def test_the_shipped_voice_reads_to_a_person_who_moderates_and_to_nobody_else(tablet, guest):
    code, anna = tablet.program.code, guest("Anna")
    assert tablet.do("table.choose_game", {"game": "lupus"})["ok"]
    for name in ("Bea", "Carlo", "Dora", "Ezio", "Fina", "Gino", "Ida"):
        assert tablet.do("table.add_seat", {"called": name})["ok"]
    assert tablet.do("deal")["ok"]
    assert tablet.get(f"/voice/{code}/it").status_code == (200 if shipped() else 204)
    assert anna.get(f"/voice/{code}/it").status_code == 204


def test_whoever_hosts_and_plays_on_one_device_is_led_from_page_to_page(tablet):
    code = tablet.program.code
    assert f"/p/{code}" not in tablet.get(f"/t/{code}").text
    tablet.join("Anna")
    assert f'"other": "/p/{code}"' in tablet.get(f"/t/{code}").text.replace('":"', '": "')
    assert f'"other": "/t/{code}"' in tablet.get(f"/p/{code}").text.replace('":"', '": "')
