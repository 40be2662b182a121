"""Golden games: the same log, the same screens; a change is read as a diff and explained."""

import pytest

from companion.core.game import Stage
from companion.core.log import fold
from tests.kit.golden.book import FOLDER, read, shown, steps_of, written
from tests.kit.golden.scenes import SCENES
from tests.kit.laws.games import GAMES

NAMES = [scene.__name__ for scene in SCENES]
AGAIN = "if this is meant, run `python -m tests.golden.record` and read the diff"


@pytest.mark.parametrize("name", NAMES)
def test_every_eye_is_shown_what_was_recorded(name):
    page = read(name)
    for now, then in zip(shown(page), page["shown"], strict=True):
        assert now == then, AGAIN


@pytest.mark.parametrize("scene", SCENES, ids=NAMES)
def test_the_rules_still_decide_what_was_recorded(scene):
    page, now = read(scene.__name__), written(scene(), (scene.__doc__ or "").strip())
    for decided, recorded in zip(now["log"], page["log"], strict=False):
        assert decided == recorded, AGAIN
    assert len(now["log"]) == len(page["log"]), AGAIN
    assert {key: now[key] for key in ("about", "game", "ring", "phones")} == {
        key: page[key] for key in ("about", "game", "ring", "phones")
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_played_to_its_end(name):
    page = read(name)
    game = GAMES[page["game"]]
    state = fold(game.evolve, game.open(tuple(page["ring"]), {}), steps_of(page))
    assert game.stage(state) is Stage.OVER


def test_nothing_lies_in_the_folder_that_is_not_compared():
    assert {path.stem for path in FOLDER.glob("*.json")} == set(NAMES)
    assert len(NAMES) >= 6


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_can_be_read_by_a_person(name):
    page = read(name)
    assert page["about"]
    assert max(len(str(line)) for line in page["shown"]) < 600
    assert (FOLDER / f"{name}.json").stat().st_size < 160_000
