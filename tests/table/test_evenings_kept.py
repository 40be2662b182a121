"""The host's device may keep what is played: everybody is told so, and the server keeps nothing."""

from companion.table.commands import KeepEvenings, Rematch, Undo
from companion.table.device import Kind
from companion.table.log.facts import EveningsKept
from companion.table.pushes import EVERYBODY
from tests.kit.table.coin import OpenHands, PickSide, Start
from tests.kit.table.scene import Room


def told(room):
    """What each looker is told: the host, who sits, who looks on, the wall."""
    seated = [room.guest("Anna"), room.guest("Luca")]
    lookers = [room.host, *seated, room.stranger(), room.stranger(Kind.SCREEN, "screen")]
    return lambda: [one.sees()["table"].get("keeps") for one in lookers]


def test_everybody_is_told_while_it_is_on_and_nobody_when_it_is_off():
    room = Room().with_coin()
    keeps = told(room)
    opened = room.table.game.opened_at
    assert keeps() == [None] * 5
    assert room.host.do(KeepEvenings(on=True)).push == EVERYBODY
    assert keeps() == [opened] * 5
    room.host.do(KeepEvenings(on=False))
    assert keeps() == [None] * 5


def test_it_is_on_before_there_is_a_game_too():
    room = Room()
    keeps = told(room)
    room.host.do(KeepEvenings(on=True))
    assert keeps() == [0.0] * 5


def test_a_game_is_known_by_when_it_was_opened_also_after_an_undo_of_its_end():
    room = Room().with_coin()
    guests = room.guests(2)
    room.host.do(KeepEvenings(on=True))
    first = room.host.sees()["table"]["keeps"]
    room.now += 60
    room.host.do(Start())
    for guest in guests:
        guest.do(PickSide("heads"))
    room.host.do(OpenHands())
    room.host.do(Undo(room.table.told(room.table.version) - 1))
    assert room.host.sees()["table"]["keeps"] == first
    room.host.do(OpenHands())
    room.host.do(Rematch())
    assert room.host.sees()["table"]["keeps"] == first + 60


def test_only_the_host_decides_and_the_log_holds_no_more_than_that():
    room = Room()
    room.guest("Anna").asks(KeepEvenings(on=True)).refuses("E_NOT_MODERATOR")
    room.host.do(KeepEvenings(on=True))
    assert room.records[-1].events == (EveningsKept(on=True),)
    room.host.do(KeepEvenings(on=True))
    assert [one.name for one in room.records].count("table.keep_evenings") == 1
