"""The rules' own cases (§14): each is a test that bears its number. The script of a full first day,
and who has won (cases E; those of single roles stand in `roles/`)."""

import re
from pathlib import Path

import pytest

from tests.games.lupus.voting import EIGHT
from tests.kit.games.lupus.cards import PRINTED, needs
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.golden import first_day

CASES = {
    "D": range(1, 14),
    "N": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 16, 17),
    "R": (1, 2, 3, 4, 6, 7),
    "O": (1, 2, 3, 4, 6),
    "M": (1, 2, 3, 4, 6, 7, 8, 9, 10),
    "S": (1, 2, 3),
    "E": (1, 2, 3, 4, 5, 8, 9, 12),
    "G": (1, 2, 3, 4, 5),
    "X": range(1, 9),
}


def numbers_of_tests() -> set[str]:
    """The numbers in the names of the tests beside this file and below, and in their parameters."""
    numbers: set[str] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE):
            numbers |= {case.upper() for case in re.findall(r"_([a-z]\d+)(?=_)", name)}
        numbers |= set(re.findall(r'^        \("([A-Z]\d+)",', text, re.MULTILINE))
    return numbers


@needs(*PRINTED)
def test_no_acceptance_case_of_the_rules_is_without_its_test():
    expected = {f"{letter}{number}" for letter, numbers in CASES.items() for number in numbers}
    assert (expected - numbers_of_tests(), len(expected)) == (set(), 71)


def test_the_full_first_day_of_the_rules():
    evening = first_day().to("runoff")
    assert evening.order == (2, 3, 5, 6, 7, 8), "the second runoff has the same electorate"
    assert evening.votes({2: 4, 3: 1, 5: 1, 6: 4, 7: 1, 8: 1}).to("lynch").day.condemned == 1
    evening.advance()
    assert (evening.living, evening.side, evening.phase) == ((2, 3, 4, 5, 6, 7, 8), None, "night")

    assert evening.steps_tonight == ("seer", "wolves")
    assert evening.open("seer").pick(3, 4).then.answer("seer") == "no"
    evening.close().act("wolves", 3).to("dawn")
    assert (evening.dead, evening.side) == ((3,), None)
    assert evening.to("nomination").order == (4, 5, 6, 7, 8, 2)

    assert evening.lynch(8).steps_tonight == ("seer", "wolves")
    assert evening.open("seer").holders("seer") == ()
    assert evening.close().state.night.answers == ()


def test_the_day_of_the_rules_can_be_taken_back_to_its_beginning():
    evening = first_day()
    now = evening.state
    lived = [evening.opening]
    for step in evening.steps:
        state = lived[-1]
        for event in step.events:
            state = evening.game.evolve(state, event)
        lived.append(state)
    assert lived[-1] == now
    while evening.steps:
        evening.undo()
        lived.pop()
        assert evening.state == lived[-1]


def test_e1_e3_two_wolves_go_on_against_three_humans_and_win_against_two():
    evening = Evening(EIGHT, at="dawn").kill(3, 4, 5)
    assert (evening.phase, evening.side) == ("dawn", None)
    evening.to("discussion").kill(6)
    assert (evening.phase, evening.side, evening.winners) == ("over", "wolves", (1, 2))


def test_e2_one_wolf_and_one_human_is_a_victory_of_the_wolves():
    evening = Evening(EIGHT, at="dawn").kill(1, 3, 4, 5, 6)
    assert evening.side is None
    evening.lynch(7)
    assert (evening.phase, evening.side) == ("over", "wolves")


def test_e12_who_was_mauled_in_the_first_night_wins_with_the_humans():
    evening = Evening(EIGHT, first_night="bite").night(wolves=4).lynch(1).night().lynch(2)
    assert (evening.side, evening.winners) == ("humans", (3, 4, 5, 6, 7, 8))


@pytest.mark.parametrize("killed", [(), (3, 4, 5)])
def test_with_no_wolf_left_the_humans_have_won_however_few_they_are(killed):
    assert Evening(EIGHT, at="dawn").kill(*killed).leave(1, 2).side == "humans"
