"""The scene language itself: what it accepts, and that it cannot be satisfied by silence."""

import pytest

from companion.core.eye import PUBLIC
from tests.kit.games.lupus.evening import Evening
from tests.kit.playbook import settle_all

EIGHT = "wolf*2 seer v*5"


def test_a_refusal_that_nobody_claims_fails_at_the_next_sentence():
    evening = Evening(EIGHT)
    evening.by(3).advance()
    with pytest.raises(AssertionError, match="E_NOT_MODERATOR"):
        evening.tablet.advance()


@pytest.mark.parametrize(
    "speak",
    [
        lambda scene: scene.by(3).advance().pick("seer", 1),
        lambda scene: scene.by(3).advance().by(4).pick("seer", 1),
        lambda scene: scene.by(3).advance().then.open("seer"),
        lambda scene: scene.by(3, 4).advance().refuses("E_NOT_MODERATOR"),
    ],
    ids=["the same actor", "another one", "the scene", "the first of two"],
)
def test_a_refusal_that_nobody_claims_fails_also_where_sentences_stand_in_one_line(speak):
    evening = Evening(EIGHT)
    with pytest.raises(AssertionError, match="E_NOT_MODERATOR"):
        speak(evening)


def test_a_refusal_that_nobody_claims_fails_at_the_end_of_the_test():
    evening = Evening(EIGHT)
    evening.by(3).advance()
    with pytest.raises(AssertionError, match="E_NOT_MODERATOR"):
        settle_all()


def test_an_expected_refusal_must_come_and_with_the_right_word():
    evening = Evening(EIGHT)
    with pytest.raises(AssertionError, match="was accepted"):
        evening.tablet.advance().refuses("E_TOO_SOON")
    with pytest.raises(AssertionError, match="E_NOT_MODERATOR, not E_TOO_SOON"):
        evening.by(3).advance().refuses("E_TOO_SOON")


def test_the_facts_of_a_sentence_are_named_in_order():
    evening = Evening(EIGHT)
    evening.advance().gives("StepOpened")
    evening.pick(3, 1).gives("Picked", "Answered")
    with pytest.raises(AssertionError, match="gave"):
        evening.pick(4, 1).gives("Picked")


def test_an_undo_is_written_down_and_folds_back():
    evening = Evening(EIGHT)
    before = evening.state
    evening.advance()
    evening.undo()
    assert evening.state == before
    assert len(evening.log) == len(evening.steps) + 2


def test_chance_gives_what_the_scene_says_and_only_what_is_possible():
    evening = Evening(EIGHT)
    evening.chance.draw(99)
    with pytest.raises(AssertionError, match="scripted 99"):
        evening.chance.one_of((1, 2))
    assert evening.chance.one_of((1, 2)) == 1


def test_a_scene_shows_what_each_eye_sees():
    evening = Evening(EIGHT)
    assert evening.sees(3) != evening.sees(PUBLIC)
    evening.advance()
    assert evening.prompts(3)["pick"].command == "pick"
    assert "advance" in evening.prompts()
