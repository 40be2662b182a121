"""What the moderator reads aloud, and how long: no line tells the living from the dead (L-N9)."""

import pytest

from companion.core.text import text
from companion.games.lupus.cast import roles
from companion.games.lupus.options import WORLD
from companion.games.lupus.voice.reading import longest_of_its_kind, sounding_seconds
from companion.web.build.lengths import LETTERS_A_SECOND, measured
from companion.web.languages import LANGUAGES
from tests.kit.games.lupus.cards import mixed
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import read, spoken_night
from tests.kit.sentences import spoken

DECK = "wolf*2 seer v*10"


@pytest.mark.parametrize("language", LANGUAGES)
def test_eyes_are_opened_only_where_they_were_shut(language):
    word = {"it": "occhi", "en": "your eyes", "fr": "yeux", "de": "Augen", "es": "ojos"}[language]
    ways = ("phones", "mixed", "pointing")
    said = {way: spoken(text("lupus-say-eyes", way=way), language)[0] for way in ways}
    ups = {"it": "alzate gli occhi", "en": "look up", "fr": "levez les yeux"}
    up = (ups | {"de": "schaut auf", "es": "levantad la vista"})[language]
    assert up in said["phones"]
    assert all(word in said[way] for way in ("mixed", "pointing"))
    assert not any(lost in said["phones"] for lost in ("Aprite", "Open", "open", "uvrez", "ffnet"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_night_says_that_every_call_is_for_everybody(language):
    scene = Evening(DECK)
    line, _ = spoken(read(scene).line, language)
    all_answer = {"it": "rispondono tutti", "en": "everybody answers", "fr": "tout le monde répond"}
    all_answer |= {"de": "antworten alle", "es": "responde todo el mundo"}
    assert all_answer[language] in line
    scene.to("dawn").lynch_nobody()
    assert read(scene).line.id == "lupus-say-open"


def test_the_lines_are_the_same_when_every_holder_is_dead():
    def in_the_second_night(dead):
        scene = Evening(DECK, at="dawn")
        for seat in dead:
            scene.tablet.kill(seat, "removed", "")
        scene.lynch_nobody()
        return spoken_night(scene)

    assert in_the_second_night(dead=(3, 4, 5, 6)) == in_the_second_night(dead=(10, 11, 12, 13))


@pytest.mark.parametrize(
    ("night_input", "phones", "way"),
    [
        ("pointing", None, "pointing"),
        ("phones", None, "phones"),
        ("phones", range(1, 8), "mixed"),
        ("phones", (), "pointing"),
    ],
)
def test_eyes_are_shut_by_whoever_has_no_phone(night_input, phones, way):
    scene = Evening(DECK, night_input=night_input, phones=phones)
    kind = "" if night_input == "pointing" else "-first"
    assert read(scene).line == text(f"lupus-say-open{kind}", way=way)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_can_be_said_in_one_breath(language):
    for options in ({}, {"night_input": "pointing"}, {"phones": range(1, 5)}):
        scene = Evening(mixed(16), deck_rule="free", **options)
        for _ in range(2):
            for line in spoken_night(scene):
                sentence, wrong = spoken(line, language)
                assert wrong == [], sentence
                assert len(sentence) <= 150, sentence
            scene.lynch(max(scene.living))


def too_long(id, letters):
    return letters / LETTERS_A_SECOND > longest_of_its_kind(id)


@pytest.mark.parametrize("role", roles(WORLD).values(), ids=lambda role: role.id)
def test_a_role_says_how_long_its_lines_are_read(role):
    """A line without a row is admitted where the longest line of its kind leaves it the time."""
    rows = {id: (letters, seconds) for id, letters, seconds in role.read_aloud}
    found = measured("lupus", role.id, rows)
    due = tuple((id, *row) for id, row in found.items() if id in rows or too_long(id, row[0]))
    assert role.read_aloud == due, f"roles/{role.id}.py: read_aloud = {due}"


def test_a_line_that_nobody_has_read_lasts_as_long_as_the_longest_of_its_kind():
    rows = [row for role in roles().values() for row in role.read_aloud]
    calls = [seconds for id, _, seconds in rows if id.startswith("lupus-call-")]
    assert len(calls) > 5
    assert sounding_seconds(text("lupus-call-bat")) == max(calls)
    assert too_long("lupus-call-bat", 500)
    assert not too_long("lupus-call-bat", 50)
