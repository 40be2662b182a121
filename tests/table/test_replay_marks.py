"""Taking back at a late hour: the marks on the way change nothing but the time it takes."""

import pytest

from companion.core.value import replace
from companion.table.commands import ChooseGame, Undo
from companion.table.log.replay import MARKED_EVERY, back_to
from tests.kit.table.coin import SetStake
from tests.kit.table.scene import Room

STEPS = 3 * MARKED_EVERY + 5


@pytest.fixture(scope="module")
def long_evening():
    room = Room()
    room.guests(3)
    room.host.do(ChooseGame("coin"))
    for stake in range(1, STEPS):
        room.host.do(SetStake(1 + stake % 7))
    return room


@pytest.mark.parametrize("back", [1, MARKED_EVERY - 1, MARKED_EVERY, MARKED_EVERY + 1, STEPS - 2])
def test_back_from_a_mark_is_back_from_the_beginning(long_evening, back):
    running = long_evening.table.game
    assert len(running.marks) == len(running.steps) // MARKED_EVERY >= 3
    number = running.steps[-1].number - back
    near = back_to(running, number, long_evening.games)
    assert near == back_to(replace(running, marks=()), number, long_evening.games)
    assert len(near.steps) == len(running.steps) - back
    assert all(many <= len(near.steps) for many, _, _ in near.marks)


def test_a_mark_that_was_taken_back_is_never_used_again(long_evening):
    room = long_evening
    before = room.table.game
    far = before.steps[-1].number - 2 * MARKED_EVERY
    room.host.do(Undo(far))
    for _ in range(MARKED_EVERY + 3):
        room.host.do(SetStake(9))
    running = room.table.game
    number = running.steps[-1].number - 2
    assert back_to(running, number, room.games).state == running.state
    assert back_to(running, far, room.games).state == back_to(before, far, room.games).state
