"""What a host would call one step: taken back with one touch, and told in one line."""

from typing import ClassVar

import pytest

from companion.table.commands import SetBlind, Undo
from tests.kit.table.coin import Coin, Peek, PickSide, SetStake, Start
from tests.kit.table.scene import Room


class GroupedCoin(Coin):
    """Picks in a row are one line; to peek is taken back with the step before it."""

    merged_lines: ClassVar = {
        "coin-told-pick-side": "coin-told-picks",
        "coin-told-peek": "coin-told-peeks",
    }
    undone_with_previous: ClassVar = frozenset({"coin-told-peek"})


@pytest.fixture
def room():
    room = Room()
    room.games = {"coin": GroupedCoin()}
    room.with_coin()
    return room


def lines(room):
    diary = room.host.sees()["desk"]["diary"]
    return [(line["text"]["t"], line["text"].get("p", {}).get("n")) for line in diary]


def test_neighbours_of_one_kind_are_one_line_with_their_number(room):
    guests = room.guests(3)
    room.host.do(SetStake(2))
    room.host.do(Start())
    for guest in guests:
        guest.do(PickSide("heads"))
    assert lines(room) == [
        ("coin-told-picks", 3),
        ("coin-told-start", None),
        ("coin-told-set-stake", None),
    ]
    guests[0].do(Peek())
    guests[0].do(PickSide("tails"))
    assert [line for line, _ in lines(room)][:3] == [
        "coin-told-pick-side",
        "coin-told-peek",
        "coin-told-picks",
    ]


def test_what_is_one_line_is_taken_back_with_one_touch(room):
    guests = room.guests(3)
    room.host.do(Start())
    for guest in guests:
        guest.do(PickSide("heads"))
    room.undo()
    assert room.table.game.state.picks == {}
    assert room.table.game.state.stage == "play"


def test_the_line_itself_leads_back_to_before_all_that_it_tells(room):
    guests = room.guests(3)
    room.host.do(Start())
    for guest in guests:
        guest.do(PickSide("heads"))
    newest = room.host.sees()["desk"]["diary"][0]
    assert newest["to"] == room.host.sees()["desk"]["undo"]["args"]["to"]
    room.host.do(Undo(newest["to"]))
    assert lines(room)[:2] == [("table-diary-rewound", None), ("coin-told-picks", 3)]


def test_a_look_is_taken_back_with_the_step_before_it_and_warned_of(room):
    anna, luca, _ = room.guests(3)
    room.host.do(Start())
    anna.do(Peek())
    luca.do(Peek())
    undo = room.host.sees()["desk"]["undo"]
    assert undo["warn"] == {"t": "table-undo-warn"}
    room.host.do(Undo(**undo["args"]))
    assert room.table.game.state.stage == "lobby"


def test_steps_that_the_host_took_one_by_one_are_taken_back_one_by_one(room):
    room.guests(2)
    room.host.do(SetStake(2))
    room.host.do(SetStake(3))
    room.undo()
    assert room.table.game.state.stake == 2


def test_a_blind_host_is_warned_of_what_may_have_been_seen(room):
    """A difference here would show whose tap was answered."""
    room.guests(3)
    room.host.do(SetBlind(True))
    room.host.do(Start())
    assert room.host.sees()["desk"]["undo"]["warn"] == {"t": "table-undo-warn-blind"}
