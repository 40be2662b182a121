"""What random evenings of the second box say exists in every language, with its variables."""

import pytest

from companion.web.languages import LANGUAGES
from tests.kit.deals import play_on
from tests.kit.games.lupus.world import WAYS, random_table
from tests.kit.laws.said import on_screens, told
from tests.kit.sentences import incomplete


@pytest.fixture(scope="module")
def everything_said():
    """All texts of six evenings: on every kind of screen, in the diary and in the story."""
    said = set()
    for seed in (1, 3):
        for way in WAYS:
            play = random_table(seed, way)
            for number, _ in enumerate(play_on(play)):
                said |= set() if number % 5 else on_screens(play)
            said |= told(play)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_missing_or_lacks_a_variable(everything_said, language):
    assert len(everything_said) > 1000
    assert incomplete(everything_said, language) == []
