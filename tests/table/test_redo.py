"""Redo: what was taken back counts again, until something new happens."""

from typing import ClassVar

import pytest

from companion.core.value import replace
from companion.table.commands import ChooseGame, Redo, Undo
from companion.table.log.facts import Redone
from companion.table.log.replay import SNAPSHOT_EVERY, back_to
from tests.kit.table import coin
from tests.kit.table.coin import Coin, OpenHands, PickSide, SetStake, StakeSet, Start
from tests.kit.table.scene import Room


@pytest.fixture
def room():
    return Room().with_coin()


def offered_redo(room):
    return room.host.sees()["desk"].get("redo")


def redo(room):
    return room.host.do(Redo(**offered_redo(room)["args"]))


def test_what_was_taken_back_counts_again_step_by_step(room):
    anna, luca = room.guests(2)
    room.host.do(SetStake(2))
    room.host.do(Start())
    anna.do(PickSide("heads"))
    luca.do(PickSide("tails"))
    room.host.do(OpenHands())
    before = room.table.game
    for _ in range(4):
        room.undo()
    assert room.table.game.state.stage == "lobby"
    for _ in range(4):
        redo(room)
    after = room.table.game
    assert (after.state, after.ring, after.steps) == (before.state, before.ring, before.steps)
    assert len(after.log) == len(before.log) + 8, "nothing is erased"
    assert offered_redo(room) is None
    assert [line["text"]["t"] for line in room.host.sees()["desk"]["diary"]][:2] == [
        "table-diary-redone",
        "table-diary-redone",
    ]
    room.undo()
    assert room.table.game.state.stage == "play"


def test_the_offer_says_what_would_come_back_and_its_number_is_asked_for(room):
    room.guests(2)
    room.host.do(SetStake(2))
    room.host.do(SetStake(3))
    room.undo()
    assert offered_redo(room)["hint"] == {"t": "coin-told-set-stake"}
    room.host.asks(Redo(offered_redo(room)["args"]["undo"] - 1)).refuses("E_NOTHING_TO_REDO")
    redo(room)
    room.host.asks(Redo(0)).refuses("E_NOTHING_TO_REDO")


def test_something_new_ends_the_offer(room):
    anna, _ = room.guests(2)
    room.host.do(Start())
    anna.do(PickSide("heads"))
    room.undo()
    gone = offered_redo(room)["args"]
    anna.do(PickSide("tails"))
    assert offered_redo(room) is None
    room.host.asks(Redo(**gone)).refuses("E_NOTHING_TO_REDO")


def test_what_belongs_to_the_table_ends_no_offer_unless_others_play(room):
    room.guests(2)
    room.host.do(Start())
    room.host.do(OpenHands())
    room.undo()
    room.guest("Late")
    assert offered_redo(room), "who came late watches"
    room.undo()
    assert offered_redo(room) is None, "back in the lobby others play"


def test_a_step_that_nobody_may_notice_does_not_end_the_offer(room, monkeypatch):
    monkeypatch.setattr(coin.SidePicked, "silent", True)
    anna, luca = room.guests(2)
    room.host.do(Start())
    anna.do(PickSide("heads"))
    room.host.do(OpenHands())
    room.undo()
    desk = room.host.sees()["desk"]
    luca.do(PickSide("tails"))
    assert room.host.sees()["desk"] == desk
    redo(room)
    assert room.table.game.state.picks == {anna.seat: "heads"}


class CoinByDay(Coin):
    """A coin game by daylight: a side that is chosen in secret moves nobody else's screen."""

    id: ClassVar[str] = "coin"

    def hushed(self, state):
        return False


@pytest.mark.parametrize(("game", "hidden"), [(CoinByDay(), True), (Coin(), False)])
def test_a_redo_of_hidden_steps_is_hidden_but_in_the_dark_where_all_are_told(game, hidden):
    room = Room()
    room.games = {"coin": game}
    anna, _ = room.with_coin().guests(2)
    room.host.do(Start())
    anna.do(PickSide("heads"))
    room.undo()
    answer = redo(room)
    assert answer.outcome.record.events == (Redone(answer.outcome.record.number - 1, hidden),)
    assert answer.outcome.record.public is not hidden


class StakeStays(Coin):
    """A stake that neither an undo nor a redo takes back."""

    id: ClassVar[str] = "coin"

    def kept_through_undo(self, before, after, moment):
        return (StakeSet(before.stake),) if before.stake != after.stake else ()


def test_what_an_undo_cannot_take_back_a_redo_cannot_either():
    room = Room()
    room.games = {"coin": StakeStays()}
    room.with_coin().guests(2)
    room.host.do(SetStake(2))
    room.host.do(Start())
    room.undo()
    room.undo()
    assert room.table.game.state.stake == 2
    redo(room)
    redo(room)
    assert (room.table.game.state.stake, room.table.game.state.stage) == (2, "play")


def test_only_the_tablet_may_redo(room):
    anna, _ = room.guests(2)
    room.host.do(Start())
    room.undo()
    anna.asks(Redo(**offered_redo(room)["args"])).refuses("E_NOT_MODERATOR")


STEPS = 3 * SNAPSHOT_EVERY + 5


@pytest.fixture(scope="module")
def long_evening():
    room = Room()
    room.guests(3)
    room.host.do(ChooseGame("coin"))
    for stake in range(1, STEPS):
        room.host.do(SetStake(1 + stake % 7))
    return room


@pytest.mark.parametrize(
    "back", [1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, STEPS - 2]
)
def test_back_from_a_mark_is_back_from_the_beginning(long_evening, back):
    running = long_evening.table.game
    assert len(running.snapshots) == len(running.steps) // SNAPSHOT_EVERY >= 3
    number = running.steps[-1].number - back
    near = back_to(running, number, long_evening.games)
    assert near == back_to(replace(running, snapshots=()), number, long_evening.games)
    assert len(near.steps) == len(running.steps) - back
    assert all(many <= len(near.steps) for many, _, _ in near.snapshots)


def test_a_mark_that_was_taken_back_is_never_used_again(long_evening):
    room = long_evening
    before = room.table.game
    far = before.steps[-1].number - 2 * SNAPSHOT_EVERY
    room.host.do(Undo(far))
    for _ in range(SNAPSHOT_EVERY + 3):
        room.host.do(SetStake(9))
    running = room.table.game
    number = running.steps[-1].number - 2
    assert back_to(running, number, room.games).state == running.state
    assert back_to(running, far, room.games).state == back_to(before, far, room.games).state
