"""What random evenings of the second box say exists in both languages, with its variables."""

from functools import cache

import pytest

from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.lupus.game import GAME
from companion.web.languages import LANGUAGES
from tests.kit.deals import play_on
from tests.kit.games.lupus.world import WAYS, random_table
from tests.kit.sentences import spoken, texts

PICKED = "name"
"""The twin of a pick completes its label with the chosen name."""


@cache
def everything_said():
    """All texts of six evenings: on every kind of screen, in the diary and in the story."""
    said = set()
    for seed in (1, 3):
        for way in WAYS:
            play = random_table(seed, way)
            for number, _ in enumerate(play_on(play)):
                eyes = (MODERATOR, PUBLIC, *map(seat_eye, play.ring)) if number % 5 == 0 else ()
                for eye in eyes:
                    said |= set(texts(GAME.view(play.state, eye, play.moment)))
            said |= {line for step in play.steps for line in texts(GAME.diary_line(step))}
            said |= set(texts(GAME.recap(play.state, tuple(play.steps))))
    return frozenset(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_missing_or_lacks_a_variable(language):
    assert len(everything_said()) > 1000
    for text in everything_said():
        sentence, wrong = spoken(text, language)
        missing = [str(one) for one in wrong if not str(one).endswith(f": {PICKED}")]
        assert missing == [], f"{text.id}: {missing}"
        assert sentence.strip() or text.id == "lupus-words"
