"""What the moderator reads aloud, and how long: no line tells the living from the dead (L-N9)."""

import pytest

from companion.core import BLIND, Script, SeatName, SeatNames, text
from companion.core.eye import MODERATOR
from companion.games.lupus.cast import roles
from companion.games.lupus.options import WORLD
from companion.games.lupus.voice.reading import longest_of_its_kind, sounding_seconds
from companion.web.build.lengths import LETTERS_A_SECOND, measured
from companion.web.languages import LANGUAGES
from tests.kit.games.lupus.cards import mixed
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import card
from tests.kit.games.lupus.seen import panel_of, read, spoken_night
from tests.kit.sentences import translate

DECK = "wolf*2 seer v*10"


def test_a_night_is_opened_called_closed_and_ended():
    scene = Evening(DECK)
    ids = "say-open-first call-seer close-seer call-wolves-first say-both"
    assert [line.id for line in spoken_night(scene)] == [f"lupus-{id}" for id in ids.split()]


def test_with_the_last_close_day_breaks():
    last = spoken_night(Evening(DECK))[-1]
    close, eyes = dict(last.params)["first"], dict(last.params)["then"]
    assert (close.id, eyes) == ("lupus-close-wolves", text("lupus-say-eyes", way="phones"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_eyes_are_opened_only_where_they_were_shut(language):
    word = {"it": "occhi", "en": "your eyes", "fr": "yeux", "de": "Augen", "es": "ojos"}[language]
    ways = ("phones", "mixed", "pointing")
    lines = {way: translate(text("lupus-say-eyes", way=way), language)[0] for way in ways}
    ups = {"it": "alzate gli occhi", "en": "look up", "fr": "levez les yeux"}
    up = (ups | {"de": "schaut auf", "es": "levantad la vista"})[language]
    assert up in lines["phones"]
    assert all(word in lines[way] for way in ("mixed", "pointing"))
    assert not any(lost in lines["phones"] for lost in ("Aprite", "Open", "open", "uvrez", "ffnet"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_night_says_that_every_call_is_for_everybody(language):
    scene = Evening(DECK)
    line, _ = translate(read(scene).line, language)
    all_answer = {"it": "rispondono tutti", "en": "everybody answers", "fr": "tout le monde répond"}
    all_answer |= {"de": "antworten alle", "es": "responde todo el mundo"}
    assert all_answer[language] in line
    scene.to("dawn").lynch_nobody()
    assert read(scene).line.id == "lupus-say-open"


def test_what_follows_is_what_is_read_next():
    scene = Evening(DECK)
    while scene.state.night is not None and read(scene).following is not None:
        following = read(scene).following
        scene.wait(31).advance()
        assert read(scene).line == following
    assert scene.state.night.closing


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


def test_where_all_answer_at_once_the_paper_has_the_one_call_that_is_read():
    scene = Evening(DECK, night_input="together")
    [night] = scene.game.on_paper(scene.state)
    assert [line.id for line in night.lines[1:]] == ["lupus-call-night", "lupus-close-night"]
    assert translate(night.lines[0], "en")[0] == "Every night"


def test_ghosts_are_told_to_shut_their_eyes():
    assert read(Evening(DECK, at="nomination").lynch(13)).line.id == "lupus-say-open-ghosts"


def test_stages_say_what_comes_and_an_invented_card_is_called_by_its_name():
    mayor = card(1, step="own", card_name="Sindaco")
    scene = Evening("wolf*2 seer custom1 v*5", customs=[mayor]).open("wolves")
    assert [stage.state for stage in read(scene).stages] == ["done", "now", "next"]
    assert read(scene).emblem == "werewolf"
    scene.open("custom1")
    assert read(scene).line.id == "lupus-call-custom"
    assert translate(read(scene).line, "it")[0].startswith("Sindaco")


def at_dawn(**options):
    """Seat 9 was mauled in the first night; nobody but the tablet knows."""
    return Evening(DECK, first_night="bite", **options).act("wolves", 9).daybreak()


SILENCE = text("lupus-say-dawn-ghost", who=SeatNames((9,)), n=1)


def test_dawn_names_the_dead_and_then_tells_them_to_be_silent():
    scene = at_dawn()
    assert read(scene).line == text("lupus-say-dawn-dead", who=SeatNames((9,)), n=1)
    assert read(scene).following == SILENCE
    scene.advance()
    assert (read(scene).line, read(scene).following) == (SILENCE, None)


def test_dawn_says_when_the_moderator_was_the_prey():
    scene = Evening(DECK).daybreak()
    assert read(scene).line == text("lupus-say-dawn-moderator")
    scene.advance()
    assert read(scene).line == text("lupus-say-dawn-all")


def test_the_cause_is_announced_only_where_the_table_wants_it():
    quiet, told = at_dawn(), at_dawn(announce_cause=True)
    assert read(quiet).line.id == "lupus-say-dawn-dead"
    line = read(told).line
    assert dict(line.params)["then"] == text("lupus-say-cause", who=SeatName(9), cause="mauled")
    assert read(told).following == SILENCE


def test_the_day_is_read_from_the_vote_to_the_verdict():
    scene = Evening("wolf*2 seer v*5", at="nomination")
    assert read(scene).line == text("lupus-say-vote", who=SeatName(1))
    scene.by(1).vote(4)
    assert read(scene).line == text("lupus-say-vote-next", who=SeatName(2))
    for voter, target in ((2, 4), (3, 1), (4, 1), (5, 1), (6, 4), (7, 2), (8, 1)):
        scene.by(voter).vote(target)
    assert read(scene).line == text("lupus-say-vote-done")
    scene.advance()
    first = text("lupus-say-speak-first", names=SeatNames((1, 4)), who=SeatName(1), n=2)
    assert read(scene).line == first
    assert read(scene).following == text("lupus-say-speak", who=SeatName(4))
    scene.to("runoff")
    assert read(scene).line == text("lupus-say-runoff", names=SeatNames((1, 4)), who=SeatName(2))
    scene.by(2).vote(1)
    assert read(scene).line == text("lupus-say-runoff-next", who=SeatName(3))
    scene.by(3, 5, 6, 7, 8).vote(1).then.to("lynch")
    assert read(scene).line == text("lupus-say-verdict", who=SeatName(1))


def test_the_blind_moderator_reads_the_same_lines():
    scene = Evening(DECK)
    while scene.phase == "night":
        seeing, blind = (panel_of(scene, eye, Script) for eye in (MODERATOR, BLIND))
        assert seeing is not None
        assert seeing == blind
        scene.wait(31).advance()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_can_be_said_in_one_breath(language):
    for options in ({}, {"night_input": "pointing"}, {"phones": range(1, 5)}):
        scene = Evening(mixed(16), deck_rule="free", **options)
        for _ in range(2):
            for line in spoken_night(scene):
                sentence, wrong = translate(line, language)
                assert wrong == [], sentence
                assert len(sentence) <= 150, sentence
            scene.lynch(max(scene.living))


def too_long(id, letters):
    return letters / LETTERS_A_SECOND > longest_of_its_kind(id)


@pytest.mark.parametrize("role", roles(WORLD).values(), ids=lambda role: role.id)
def test_a_role_says_how_long_its_lines_are_read(role):
    """A line without a row is admitted where the longest line of its kind leaves it the time."""
    rows = {id: (letters, seconds) for id, letters, seconds in role.read_aloud}
    lengths = measured("lupus", role.id, rows)
    due = tuple((id, *row) for id, row in lengths.items() if id in rows or too_long(id, row[0]))
    assert role.read_aloud == due, f"roles/{role.id}.py: read_aloud = {due}"


def test_a_line_that_nobody_has_read_lasts_as_long_as_the_longest_of_its_kind():
    rows = [row for role in roles().values() for row in role.read_aloud]
    calls = [seconds for id, _, seconds in rows if id.startswith("lupus-call-")]
    assert len(calls) > 5
    assert sounding_seconds(text("lupus-call-bat")) == max(calls)
    assert too_long("lupus-call-bat", 500)
    assert not too_long("lupus-call-bat", 50)
