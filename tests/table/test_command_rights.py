"""Every command of the table for every kind of caller: what is not listed here fails."""

import pytest

from companion.core.command import Tick
from companion.table import commands
from companion.table.commands import COMMANDS
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.table.handle import handle
from tests.kit.table.coin import OpenHands, PickSide
from tests.kit.table.scene import Phone, PlainLuck, Room

ASKED = {
    commands.Join: commands.Join("Pia"),
    commands.Leave: commands.Leave(),
    commands.Rename: commands.Rename(1, "Anna B"),
    commands.UseInvite: commands.UseInvite("invite"),
    commands.AddSeat: commands.AddSeat("Pia"),
    commands.RemoveSeat: commands.RemoveSeat(2),
    commands.ReleaseSeat: commands.ReleaseSeat(2),
    commands.MoveSeat: commands.MoveSeat(1, 1),
    commands.SetRing: commands.SetRing(("2", "1")),
    commands.OpenDoor: commands.OpenDoor(),
    commands.CloseDoor: commands.CloseDoor(),
    commands.NameTable: commands.NameTable("Mine"),
    commands.ChooseGame: commands.ChooseGame("other"),
    commands.Rematch: commands.Rematch(),
    commands.Undo: commands.Undo(0),
    commands.Redo: commands.Redo(1),
    commands.HandOver: commands.HandOver(),
    commands.MakeRecovery: commands.MakeRecovery(),
    commands.SeatQr: commands.SeatQr(1),
    commands.SeatCard: commands.SeatCard(1),
    commands.SetBlind: commands.SetBlind(True),
    commands.ShowSeat: commands.ShowSeat(1),
    commands.SeatWatchers: commands.SeatWatchers(),
    commands.SetKeeping: commands.SetKeeping("1"),
    commands.KeepEvenings: commands.KeepEvenings(on=True),
    commands.SetFriendsPace: commands.SetFriendsPace("calm"),
}
CALLERS = ("tablet", "anna", "luca", "stranger", "nobody", "dead", "forged tablet", "screen")
AT_THE_DOOR = {commands.Join, commands.UseInvite, commands.Leave}
NOT_SEATED, HOST_ONLY = "E_NOT_SEATED", "E_NOT_MODERATOR"


def allowed(wish: type[commands.TableCommand], caller: str) -> str | None:
    """Why it is refused; None: whatever the answer, it is not about rights."""
    if wish is commands.UseInvite:
        # An invite is for a device that has its secret and no place yet.
        spent = caller in ("tablet", "anna", "luca", "forged tablet")
        return "E_INVITE_DEAD" if spent else NOT_SEATED if caller == "nobody" else None
    if wish in AT_THE_DOOR:
        at_the_door = caller in ("anna", "luca", "stranger", "dead")
        return None if at_the_door else NOT_SEATED
    if caller == "tablet":
        return None
    if caller in ("anna", "luca"):
        own = wish is commands.Rename and caller == "anna"
        return None if own else HOST_ONLY
    return NOT_SEATED


def room_with(caller: str) -> tuple[Room, Phone]:
    room = Room().with_coin()
    anna, luca, third = room.guest("Anna"), room.guest("Luca"), room.guest("Third")
    room.host.do(commands.RemoveSeat(third.seat))
    room.host.do(commands.SeatQr(2), fresh="invite")
    devices = {
        "tablet": room.host,
        "anna": anna,
        "luca": luca,
        "stranger": room.stranger(),
        "nobody": room.stranger(token=None),
        "dead": third,
        "forged tablet": Phone(room, Kind.TABLET, anna.token),
        "screen": Phone(room, Kind.SCREEN, "screen"),
    }
    return room, devices[caller]


def test_every_command_of_the_table_is_listed():
    assert set(ASKED) == set(COMMANDS)


@pytest.mark.parametrize("caller", CALLERS)
@pytest.mark.parametrize("wish", COMMANDS, ids=lambda wish: wish.name)
def test_who_may_ask_what(wish, caller):
    _, device = room_with(caller)
    told = device.asks(ASKED[wish])
    code = told.refusal and told.refusal.code
    expected = allowed(wish, caller)
    if expected is None:
        assert code not in (NOT_SEATED, HOST_ONLY, "E_INVITE_DEAD")
    else:
        told.refuses(expected)


@pytest.mark.parametrize("caller", [one for one in CALLERS if one != "tablet"])
@pytest.mark.parametrize("wish", COMMANDS, ids=lambda wish: wish.name)
def test_only_the_tablet_acts_for_somebody(wish, caller):
    _, device = room_with(caller)
    told = device.asks(ASKED[wish], act_for=1)
    assert told.refusal is not None
    assert told.refusal.code in (NOT_SEATED, HOST_ONLY)


def test_the_tablet_acts_for_people_at_this_table_only():
    room, host = room_with("tablet")
    host.asks(PickSide("heads"), act_for=99).refuses("E_NO_SUCH_SEAT")
    assert room.table.people.keys() == {1, 2}


@pytest.mark.parametrize("caller", CALLERS)
def test_nobody_rings_the_alarm(caller):
    _, device = room_with(caller)
    assert device.asks(Tick()).refusal is not None


@pytest.mark.parametrize("caller", [one for one in CALLERS if one != "tablet"])
def test_playing_takes_a_seat_and_hosting_the_tablet(caller):
    _, device = room_with(caller)
    told = device.asks(OpenHands())
    assert told.refusal is not None


def test_an_invite_without_a_fresh_secret_is_the_shells_mistake():
    room = Room()
    phone = room.host
    asked = Ask(phone.token, phone.kind, "0" * 32, commands.HandOver())
    with pytest.raises(ValueError, match="fresh secret"):
        handle(room.table, asked, room.now, PlainLuck(), room.games)
