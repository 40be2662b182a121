"""While the voice leads, the host may go: the evening goes on, and another may take the shared
display."""

import pytest

from companion.games.lupus.state import Phase
from companion.table.commands import HandOver, MakeRecovery, UseInvite
from companion.table.device import Kind
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.shared_display_room import shared_display_room
from tests.kit.table.scene import Phone

DECK = {"werewolf": 2, "seer": 1, "villager": 5}
HOST = 0
"""The phone of the player who has put the shared display on the table."""


@pytest.fixture
def room():
    """An evening that the voice leads, by day; each of eight has a phone, the host, too."""
    rules = {"first_night": "moderator", "simultaneous_votes": True}
    begun = shared_display_room("together", deck=DECK, **rules)
    begun.people = [*begun.phones.values()]
    begun.to_day()
    return begun


def goes_on_to_the_defence(room):
    """One votes, all others are silent and passed over in their time."""
    room.until(lambda state: state.phase is Phase.NOMINATION)
    room.people[4].do(do.Vote(room.people[5].seat))
    room.until(lambda state: state.phase is Phase.DEFENCE)


def shown(device):
    return repr(device.sees()["view"])


def test_without_the_shared_display_the_evening_goes_on_by_itself_and_phones_may_pause(room):
    # The shared display is taken home: it sends nothing, and the table does not wait for it.
    room.people[3].do(do.PauseVoice())
    assert "lupus-voice-paused-by" in shown(room.people[HOST])
    room.people[5].do(do.ResumeVoice())
    goes_on_to_the_defence(room)


@pytest.mark.parametrize("way", [HandOver, MakeRecovery])
def test_another_takes_the_shared_display_in_the_middle_of_a_line_and_nothing_is_lost(room, way):
    room.display.do(way(), fresh="pass")
    old, line, alarm, begun = room.display, shown(room.display), room.room.alarm, room.state
    new = Phone(room.room, Kind.TABLET, "tablet-2")
    taken = new.do(UseInvite("pass"))
    assert taken.moved == [old.token], "the old one is told so, and shows nothing any more"
    assert (shown(new), room.room.alarm, room.state) == (line, alarm, begun)
    told = {"t": "table-notice-tablet-moved"}
    everybody = (new, room.wall, *room.people)
    assert all(one.sees()["table"]["notice"]["text"] == told for one in everybody)
    old.asks(do.PauseVoice()).refuses("E_NOT_SEATED")
    new.do(do.PauseVoice())
    new.do(do.ResumeVoice())
    goes_on_to_the_defence(room)


def test_the_host_gets_up_and_goes_all_are_told_and_the_voice_goes_on(room):
    gone = room.people[HOST]
    room.display.do(do.Remove(gone.seat, "home"))
    assert gone.seat not in room.state.living
    diary = [one["text"]["t"] for one in room.display.sees()["desk"]["diary"]]
    assert diary[0].startswith("lupus-diary-removed"), diary[0]
    for one in (room.display, room.wall, *room.people):
        assert "removed" in repr(one.sees()), one.token
    room.display.do(do.PauseVoice())
    room.display.do(do.ResumeVoice())
    goes_on_to_the_defence(room)
