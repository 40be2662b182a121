"""What each socket of a table is sent of its view, and that it comes to the whole."""

import json

import pytest

from companion.games.registry import find_games
from companion.table.commands import ChooseGame, NameTable
from companion.table.device import Kind
from companion.table.effects import Push
from companion.table.screens.padding import PRIVATE_BYTES, size
from companion.table.screens.present import Showing, viewer_of
from companion.web.live.devices import Device, Devices
from tests.kit.games.lupus.commands import do as lupus
from tests.kit.playbook import FixedChance
from tests.kit.table.scene import Room
from tests.kit.wire.parts import Documents

EVERYBODY = Push(everybody=True)
PLAIN = Push(everybody=True, plain=True)


class Sockets:
    """A table of *Lupus* with a socket for each phone, the tablet and a screen. `received`: frames
    by socket."""

    def __init__(self, people=9, *, chance=None):
        self.room = Room(find_games(), chance)
        self.room.host.do(ChooseGame("lupus"))
        self.phones = self.room.guests(people)
        self.received, self.parts, self.order = {}, {}, []
        self.devices = Devices(lambda *_: None, self._show, lambda sid: None)
        for phone in self.phones:
            self.open(f"seat {phone.seat}", Kind.PHONE, phone.token)
        self.open("tablet", Kind.TABLET, "tablet-1")
        self.open("screen", Kind.SCREEN, None)
        self.show(EVERYBODY)

    def open(self, sid, kind, token):
        viewer = viewer_of(self.room.table, kind, token)
        self.devices.add(Device(sid, kind, token, viewer))
        self.received[sid], self.parts[sid] = [], Documents()

    def _show(self, sid, frame, whole):
        self.order.append(sid)
        message = frame[frame.index(b"42[") :]
        self.received[sid].append(message)
        self.parts[sid].receive(json.loads(message[2:])[1])

    def showing(self):
        room = self.room
        return Showing(room.table, room.now, room.games, cache=self.devices.cache)

    def show(self, *pushes):
        """What each socket is sent, decoded; together it must give the whole picture."""
        for messages in self.received.values():
            messages.clear()
        self.devices.identify(self.room.table)
        self.devices.show(pushes, self.showing())
        for device in self.devices.by_sid.values():
            if any(push.everybody for push in pushes):
                picture = self.showing().to(device.viewer)
                mine = self.parts[device.sid].picture()
                mine.get("desk", {}).pop("v", None)
                assert mine == picture
        return {
            sid: [json.loads(one[2:])[1] for one in said] for sid, said in self.received.items()
        }

    def host(self, *commands):
        for command in commands:
            self.room.host.do(command)

    def beat(self):
        seats = frozenset(phone.seat for phone in self.phones)
        return self.show(Push(seats=seats, spectators=True, always=True))

    def seats(self):
        return [f"seat {phone.seat}" for phone in self.phones]


@pytest.fixture
def dealt():
    sockets = Sockets()
    sockets.host(lupus.SetOption("night_input", "phones"), lupus.Deal())
    sockets.show(EVERYBODY)
    return sockets


@pytest.fixture
def night(dealt):
    for phone in dealt.phones:
        phone.do(lupus.Look())
    dealt.host(lupus.Advance())
    dealt.show(EVERYBODY)
    dealt.beat()
    return dealt


def test_a_new_socket_is_sent_one_message_with_each_document(dealt):
    phone = dealt.phones[0]
    dealt.open("again", Kind.PHONE, phone.token)
    received = dealt.show(Push(seats=frozenset({phone.seat})))
    assert [set(said) for said in received["again"]] == [{"wall", "known", "secret"}]


def test_what_has_not_changed_is_not_sent_again(dealt):
    assert not any(dealt.show(PLAIN).values())


def test_what_all_may_know_comes_in_the_same_bytes_to_all(dealt):
    dealt.host(NameTable("Capodanno"))
    received = dealt.show(PLAIN)
    assert [set(said["changed"]) for said in received["screen"]] == [{"wall"}]
    frames = {frame for sid in (*dealt.seats(), "screen") for frame in dealt.received[sid]}
    assert len(frames) == 1


def test_on_a_beat_every_phone_is_sent_its_own_part_alone_and_all_of_one_size(night):
    received = night.beat()
    for sid in night.seats():
        assert [set(said) for said in received[sid]] == [{"secret"}]
    assert len({len(night.received[sid][0]) for sid in night.seats()}) == 1
    assert size(received["seat 1"][0]["secret"]) == PRIVATE_BYTES


def test_by_day_a_new_slip_of_one_is_a_slip_for_all(dealt):
    dealt.phones[2].do(lupus.Look())
    received = dealt.show(EVERYBODY)
    assert len({size(received[sid][0]["secret"]) for sid in dealt.seats()}) == 1


def test_by_day_all_phones_get_what_is_theirs_also_where_nothing_of_it_is_new(dealt):
    """Whether one is new may be a secret; what has happened is none."""
    received = dealt.show(EVERYBODY)
    assert all([set(said) for said in received[sid]] == [{"secret"}] for sid in dealt.seats())
    assert len({len(dealt.received[sid][0]) for sid in dealt.seats()}) == 1
    assert not received["screen"] + received["tablet"]


def test_pushes_that_come_together_are_plain_where_all_of_them_are(dealt):
    assert not any(dealt.show(PLAIN, PLAIN).values())
    received = dealt.show(PLAIN, EVERYBODY)
    assert all(received[sid] for sid in dealt.seats())


def test_a_line_of_the_diary_that_is_there_is_only_its_number(dealt):
    dealt.phones[2].do(lupus.Look())
    dealt.show(EVERYBODY)
    dealt.phones[3].do(lupus.Look())
    (message,) = dealt.show(EVERYBODY)["tablet"]
    changes = {place[0]: value for place, *value in message["changed"]["desk"]}
    (lines, anew) = changes["diary"]
    assert anew == 1
    assert int in [type(line) for line in lines]
    assert "addresses" not in changes


def test_what_all_may_know_comes_as_its_changes_to_whoever_has_it_as_it_was(dealt):
    for phone in dealt.phones:
        phone.do(lupus.Look())
    dealt.show(EVERYBODY)
    dealt.host(NameTable("Capodanno"))
    dealt.open("late", Kind.SCREEN, None)
    received = dealt.show(PLAIN)
    for sid in (*dealt.seats(), "screen"):
        assert [set(said) for said in received[sid]] == [{"changed"}]
    assert set(received["late"][0]) == {"wall", "known", "secret"}
    frames = {dealt.received[sid][0] for sid in (*dealt.seats(), "screen")}
    assert len(frames) == 1
    assert len(dealt.received["screen"][0]) < len(dealt.received["late"][0]) / 2


def test_who_has_missed_one_change_is_sent_both(dealt):
    phone = dealt.devices.by_sid["seat 3"]
    dealt.host(NameTable("Capodanno"))
    dealt.show(Push(tablet=True, spectators=True))
    dealt.host(NameTable("Epifania"))
    received = dealt.show(PLAIN)
    assert phone.sent.known is not None
    assert set(received["seat 3"][0]) == set(received["screen"][0]) == {"changed"}


def test_in_the_dark_no_phone_is_sent_changes(night):
    night.host(NameTable("Capodanno"))
    for messages in (night.show(EVERYBODY), night.beat()):
        assert not any("changed" in one for sid in night.seats() for one in messages[sid])


def test_the_tablets_own_part_comes_as_its_changes(dealt):
    dealt.phones[2].do(lupus.Look())
    (message,) = dealt.show(EVERYBODY)["tablet"]
    assert "secret" in message["changed"]
    assert "secret" not in message


def test_a_table_knows_from_how_many_devices_a_voice_is_heard():
    sockets = Sockets(3)
    hearing = sockets.devices.report_sound
    assert hearing("screen", None) == 0, "who only asks says nothing"
    assert hearing("screen", True) == 1
    assert hearing("seat 1", True) == 1, "a phone lies in a hand"
    assert hearing("tablet", True) == 2, "two that speak at once are told so"
    assert hearing("screen", False) == 1
    sockets.devices.remove("tablet")
    assert hearing("screen", None) == 0
    sockets.devices.elsewhere = {0: 1.0}
    assert hearing("screen", None) is None, "what sounds at another process is not known"


class OtherCards(FixedChance):
    def shuffled(self, things):
        return tuple(reversed(things))


def wolves_first(sockets):
    """A leak: who holds a wolf's card is served ahead of the others."""
    players = sockets.room.table.game.state.players

    def rank(one):
        seat = one[1].viewer.seat
        return seat is None or players[seat].role != "werewolf"

    sockets.devices.by_sid = dict(sorted(sockets.devices.by_sid.items(), key=rank))


def order_of_a_night(chance, before=lambda sockets: None):
    """In which order sockets are served while the voice holds a night and all answer in turn."""
    sockets = Sockets(8, chance=chance)
    sockets.host(lupus.SetOption("moderation", "voice"), lupus.Deal())
    steps = [phone.do(lupus.Look()) for phone in sockets.phones]
    steps += sockets.room.wait(45)
    sockets.order.clear()
    for phone in sockets.phones:
        (prompt,) = (one for one in phone.sees()["view"]["prompts"] if one["command"] == "pick")
        steps.append(phone.do(lupus.Pick(prompt["args"]["step"], prompt["seats"][0])))
        steps += sockets.room.wait(0.7)
        for step in steps:
            before(sockets)
            sockets.devices.show(step.all(Push), sockets.showing())
        steps.clear()
    return sockets.order


def test_the_order_in_which_phones_are_served_at_night_follows_no_card():
    honest, other = (order_of_a_night(chance) for chance in (FixedChance(), OtherCards()))
    assert len(honest) > 30
    assert honest == other
    orders = [order_of_a_night(chance, wolves_first) for chance in (FixedChance(), OtherCards())]
    assert orders[0] != orders[1], "a leak in the order of pushes was not noticed"
