"""Golden games: the same log, the same screens; a change is read as a diff and explained."""

from difflib import unified_diff
from inspect import getdoc
from itertools import islice

import pytest

from companion.core import Stage, fold
from tests.kit.golden.book import FOLDER, page_of, path_of, read, read_screens, render, steps_of
from tests.kit.golden.scenes import SCENES
from tests.kit.golden.screens import change, screen
from tests.kit.laws.games import GAMES

NAMES = [scene.__name__ for scene in SCENES]
AGAIN = "if this is meant, run `python -m tests.golden.record` and read the diff"
LOGS = "a log that was written before is decided otherwise now; if meant: record --logs"
MOST = 60
"""Lines of a difference to print at most."""


@pytest.mark.parametrize("name", NAMES)
def test_every_eye_is_shown_what_was_recorded(name):
    then, now = read_screens(name), list(render(read(name)))
    if then != now:
        differ = islice(unified_diff(then, now, "recorded", "now", lineterm="", n=2), MOST)
        pytest.fail("\n".join([AGAIN, *differ]), pytrace=False)


@pytest.mark.parametrize("scene", SCENES, ids=NAMES)
def test_the_rules_still_decide_what_was_recorded(scene):
    page, now = read(scene.__name__), page_of(scene(), getdoc(scene))
    for decided, recorded in zip(now["log"], page["log"], strict=False):
        assert decided == recorded, LOGS
    assert now == page, LOGS


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_played_to_its_end(name):
    page = read(name)
    game = GAMES[page["game"]]
    state = fold(game.evolve, game.open(tuple(page["ring"]), {}), steps_of(page))
    assert game.stage(state) is Stage.OVER


def test_nothing_lies_in_the_folder_that_is_not_compared():
    for kind in ("json", "txt"):
        assert {path.stem for path in FOLDER.glob(f"*.{kind}")} == set(NAMES)
    assert len(NAMES) >= 6


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_can_be_read_by_a_person(name):
    assert read(name)["about"]
    assert path_of(name).stat().st_size < 100_000
    assert path_of(name, "txt").stat().st_size < 650_000


LYNX = {"kind": "pick", "key": "n1-lynx", "label": {"t": "ask-lynx"}, "seats": [1, 2, 3, 4, 7]}
RING = {"kind": "circle", "marks": [1, {"seat": 2, "waits": True}]}
NIGHT = {"tone": "night", "title": {"t": "night", "p": {"n": 2}}, "prompts": [LYNX]}


def test_a_screen_reads_as_what_is_asked_and_what_is_shown():
    assert change({}, screen({**NIGHT, "panels": [RING]})) == [
        "+ screen tone=night title=night(n=2)",
        "+ ask pick n1-lynx label=ask-lynx seats=1-4 7",
        "+ circle marks:1 marks:2{waits}",
    ]


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (NIGHT, []),
        (
            {**NIGHT, "title": {"t": "day", "p": {"who": {"seats": [1, 2]}}}},
            ["~ screen title=day(who=P1+P2)"],
        ),
        ({**NIGHT, "hush": True}, ["~ screen hush"]),
        ({**NIGHT, "prompts": [{**LYNX, "chosen": 4}]}, ["~ ask pick n1-lynx chosen=4"]),
        ({**NIGHT, "prompts": [{**LYNX, "locked": True}]}, ["~ ask pick n1-lynx locked"]),
        ({**NIGHT, "prompts": []}, ["- ask pick n1-lynx"]),
        (
            {**NIGHT, "panels": [RING, RING]},
            ["+ circle marks:1 marks:2{waits}", "+ circle #2 marks:1 marks:2{waits}"],
        ),
    ],
)
def test_of_another_screen_only_what_is_another_is_told(other, told):
    assert change(screen(NIGHT), screen(other)) == told


def test_a_part_of_a_panel_that_is_another_or_gone_is_told_by_its_name():
    marks = [{"seat": 1, "votes": 3}]
    now = screen({**NIGHT, "panels": [{"kind": "circle", "marks": marks}]})
    assert change(screen({**NIGHT, "panels": [RING]}), now) == [
        "~ circle marks:1{votes=3} -marks:2"
    ]
