"""While the voice leads, the host may go: the evening goes on, and another may take the shared
display."""

import pytest

from companion.games.lupus import commands as do
from companion.games.lupus.commands import PauseVoice, ResumeVoice
from companion.games.lupus.game import GAME
from companion.games.lupus.state import Phase
from companion.table.commands import ChooseGame, HandOver, MakeRecovery, UseInvite
from companion.table.device import Kind
from tests.kit.deals import Dice
from tests.kit.table.scene import Phone, Room

DECK = {"werewolf": 2, "seer": 1, "villager": 5}
HOST = 0
"""The phone of the player who has put the shared display on the table."""


@pytest.fixture
def room():
    """An evening that the voice leads, by day; each of eight has a phone, the host, too."""
    begun = Room({GAME.id: GAME}, Dice("the host goes"))
    begun.people = begun.guests(sum(DECK.values()))
    if begun.table.game is None:
        begun.host.do(ChooseGame(GAME.id))
    begun.host.do(do.SetOption("moderation", "voice"))
    begun.host.do(do.SetOption("simultaneous_votes", True))
    begun.host.do(do.SetDeck(DECK))
    begun.host.do(do.Deal())
    for one in begun.people:
        one.do(do.Look())
    goes_on(begun, Phase.DISCUSSION)
    return begun


def state(room):
    return room.table.game.state


def goes_on(room, phase):
    """By the clock alone: nobody touches anything."""
    while state(room).phase is not phase:
        assert room.alarm is not None, state(room).phase
        room.wait(room.alarm - room.now)


def goes_on_to_the_defence(room):
    """One votes, all others are silent and passed over in their time."""
    goes_on(room, Phase.NOMINATION)
    room.people[4].do(do.Vote(room.people[5].seat))
    goes_on(room, Phase.DEFENCE)


def shown(device):
    return repr(device.sees()["view"])


def test_without_the_shared_display_the_evening_goes_on_by_itself_and_phones_may_pause(room):
    # The shared display is taken home: it sends nothing, and the table does not wait for it.
    room.people[3].do(PauseVoice())
    assert "lupus-voice-paused-by" in shown(room.people[HOST])
    room.people[5].do(ResumeVoice())
    goes_on_to_the_defence(room)


@pytest.mark.parametrize("way", [HandOver, MakeRecovery])
def test_another_takes_the_shared_display_in_the_middle_of_a_line_and_nothing_is_lost(room, way):
    room.host.do(way(), fresh="pass")
    old, line, alarm, begun = room.host, shown(room.host), room.alarm, state(room)
    new = Phone(room, Kind.TABLET, "tablet-2")
    taken = new.do(UseInvite("pass"))
    assert taken.moved == [old.token], "the old one is told so, and shows nothing any more"
    assert (shown(new), room.alarm, state(room)) == (line, alarm, begun)
    told = {"t": "table-notice-tablet-moved"}
    everybody = (new, room.stranger(Kind.SCREEN, "wall"), *room.people)
    assert all(one.sees()["table"]["notice"]["text"] == told for one in everybody)
    old.asks(PauseVoice()).refuses("E_NOT_SEATED")
    new.do(PauseVoice())
    new.do(ResumeVoice())
    goes_on_to_the_defence(room)


def test_the_host_gets_up_and_goes_all_are_told_and_the_voice_goes_on(room):
    gone = room.people[HOST]
    room.host.do(do.Remove(gone.seat, "home"))
    assert gone.seat not in state(room).living
    diary = [one["text"]["t"] for one in room.host.sees()["desk"]["diary"]]
    assert diary[0].startswith("lupus-diary-removed"), diary[0]
    for one in (room.host, room.stranger(Kind.SCREEN, "wall"), *room.people):
        assert "removed" in repr(one.sees()), one.token
    room.host.do(PauseVoice())
    room.host.do(ResumeVoice())
    goes_on_to_the_defence(room)
