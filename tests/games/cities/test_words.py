"""Every sentence that the screens of random matches say exists in both languages, and is whole."""

from functools import cache
from itertools import islice

import pytest

from companion.core.eye import BLIND, MODERATOR, PUBLIC, seat_eye
from companion.core.text import SeatName, text
from companion.games.cities.game import GAME
from companion.web.languages import LANGUAGES
from tests.kit.laws.lives import life, moments
from tests.kit.sentences import bundle, spoken, texts

pytestmark = pytest.mark.unmeasured

LIVES = 6
COMPLETED = {f"Unknown external: {one}" for one in ("name", "names", "n")}
"""What the twin of a prompt adds to its label: the chosen name or names."""
COMPLETES = (
    "cities-touch-",
    "cities-ways-set",
    "cities-plays",
    "cities-go-attackers",
    "cities-go-defenders",
    "cities-go-aim",
)


@cache
def everything_said():
    """All texts of some random matches: every eye's screens, the diary, the story."""
    said = set()
    for seed in range(LIVES):
        for play in islice(moments(GAME, seed, every=2), 300):
            for eye in (MODERATOR, BLIND, PUBLIC, *(seat_eye(seat) for seat in play.ring)):
                said |= set(texts(GAME.view(play.state, eye, play.moment)))
        play = life(GAME, seed)
        said |= {line for step in play.steps for line in texts(GAME.diary_line(step))}
        said |= set(texts(GAME.recap(play.state, tuple(play.steps))))
    return frozenset(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    for said in everything_said():
        assert bundle(language).has_message(said.id), said.id
        sentence, wrong = spoken(said, language)
        assert sentence or said.id == "cities-words", said
        if said.id.startswith(COMPLETES):
            wrong = [one for one in wrong if str(one) not in COMPLETED]
        assert not wrong, f"{said}: {wrong}"


@pytest.mark.parametrize(("language", "begins"), [("it", "cominc"), ("en", "begin")])
def test_to_be_ready_is_not_to_begin(language, begins):
    """Both are awaited; who begins is another matter, and the lot's or the loser's."""
    for id in ("cities-is-ready", "cities-go-ready", "cities-diary-ready"):
        sentence, _ = spoken(text(id, who=SeatName(1), n=1, main=45, side=10), language)
        assert begins not in sentence.lower()


def test_every_step_has_its_own_line_in_the_diary():
    for seed in range(LIVES):
        play = life(GAME, seed)
        for step in play.steps:
            assert GAME.diary_line(step) is not None, step


def test_the_story_tells_every_duel():
    for seed in range(LIVES):
        play = life(GAME, seed)
        verdict, story, _, chart = GAME.recap(play.state, tuple(play.steps))
        assert verdict.winners == (play.state.result.winner,)
        assert len(story.chapters) >= len(play.state.past) + 1
        assert all(len(one.values) == len(chart.points) for one in chart.series)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_tells_whole_sentences(language):
    for seed in range(LIVES):
        play = life(GAME, seed)
        _, story, *_ = GAME.recap(play.state, tuple(play.steps))
        lines = [spoken(line, language)[0] for one in story.chapters for line in one.lines]
        assert [line for line in lines if line[-1] not in ".!?"] == []
        assert not [line for line in lines if " 0 " in line], "none is a word"
