"""What the second box says exists in every language, with its variables; what each card has."""

import tomllib
from pathlib import Path

import pytest

from companion.core.text import text
from companion.web.languages import LANGUAGES
from companion.web.paths import static_dir
from tests.kit.deals import play_on
from tests.kit.games.lupus import leaks
from tests.kit.games.lupus.world import OF_WORLD, WAYS, random_table
from tests.kit.laws.lives import on_screens, told
from tests.kit.sentences import incomplete

SEEDED = tomllib.loads(Path(leaks.__file__).with_suffix(".toml").read_text(encoding="utf-8"))


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


@pytest.mark.parametrize("id", OF_WORLD)
def test_each_card_has_six_strings_in_every_language_an_emblem_and_a_leak(id):
    kinds = ("role", "pile", "brief", "side", "does", "hint")
    words = {text(f"lupus-{kind}-{id}", **({"n": 2} if kind == "pile" else {})) for kind in kinds}
    assert not any(incomplete(words, language) for language in LANGUAGES)
    assert (static_dir() / "icons" / "emblems" / f"{id}.svg").is_file()
    assert any(one.get("where") == f"'{id}' in roles(WORLD)" for one in SEEDED.values())
