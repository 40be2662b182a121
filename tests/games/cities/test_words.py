"""What random matches come to, and that what they say is whole: on screens, in diary and story."""

from collections import Counter

import pytest

from companion.core.text import SeatName, text
from companion.games.cities.game import GAME
from companion.web.languages import LANGUAGES
from tests.kit.laws.random_games import all_texts, random_games
from tests.kit.sentences import incomplete, translate

pytestmark = pytest.mark.unmeasured

LIVES = 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_random_matches_say_is_in_the_catalog_and_lacks_no_variable(language):
    assert incomplete(all_texts(GAME), language) == []


@pytest.mark.parametrize(("language", "begins"), [("it", "cominc"), ("en", "begin")])
def test_to_be_ready_is_not_to_begin(language, begins):
    """Both are awaited; who begins is another matter, and the lot's or the loser's."""
    for id in ("cities-is-ready", "cities-go-ready", "cities-diary-ready"):
        sentence, _ = translate(text(id, who=SeatName(1), n=1, main=45, side=10), language)
        assert begins not in sentence.lower()


def test_every_step_has_its_own_line_in_the_diary():
    for play in random_games(GAME.id, LIVES):
        for step in play.steps:
            assert GAME.diary_line(step) is not None, step


def test_the_story_tells_every_duel():
    for play in random_games(GAME.id, LIVES):
        verdict, story, _, chart = GAME.recap(play.state, tuple(play.steps))
        assert verdict.winners == (play.state.result.winner,)
        assert len(story.chapters) >= len(play.state.past) + 1
        assert all(len(one.values) == len(chart.points) for one in chart.series)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_tells_whole_sentences(language):
    for play in random_games(GAME.id, LIVES):
        _, story, *_ = GAME.recap(play.state, tuple(play.steps))
        lines = [translate(line, language)[0] for one in story.chapters for line in one.lines]
        assert [line for line in lines if line[-1] not in ".!?"] == []
        assert not [line for line in lines if " 0 " in line], "none is a word"


ENDED = 40


def test_random_matches_are_played_out_and_seldom_given_up():
    ends, facts = Counter(), Counter()
    for play in random_games(GAME.id, ENDED):
        ends[play.state.result.how] += 1
        facts.update(type(event).__name__ for step in play.steps for event in step.events)
    print(ends, facts["ExtraTimeBegun"], facts["CombatEnded"], facts["CityFell"])
    assert ends["conceded"] <= ENDED // 5
    assert set(ends) >= {"duels", "wins", "conquests", "occupied"}
    assert facts["ExtraTimeBegun"] > 3
    assert facts["CombatEnded"] > 100
    assert facts["CityFell"] > 50
