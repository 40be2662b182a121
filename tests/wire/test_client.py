"""The client itself: it speaks as a browser does, sees every byte, and can misbehave."""

import asyncio

import pytest

from tests.kit.wire import frames
from tests.kit.wire.frames import BadFrame, Frames, spelled
from tests.kit.wire.pages import Place
from tests.kit.wire.party import awaited, gathered, place_of
from tests.kit.wire.phone import Gone, Phone, Refused, names, new_id
from tests.kit.wire.wire import Wire


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_frame_is_read_as_it_was_written_however_it_is_cut(size):
    said = bytes(range(256)) * (size // 256 + 1)
    whole = spelled(said[:size], masked=False)
    for cut in (1, 2, 3, len(whole) // 2 + 1, len(whole)):
        reader = Frames()
        parts = (
            [whole[at : at + cut] for at in range(0, len(whole), cut)] if size < 999 else [whole]
        )
        (frame,) = [one for part in parts for one in reader.feed(part)]
        assert (frame.payload, frame.size, frame.final) == (said[:size], len(whole), True)


def test_a_masked_frame_carries_the_same_bytes():
    whole = spelled(b"veglia")
    key, hidden = whole[2:6], whole[6:]
    assert bytes(one ^ key[at % 4] for at, one in enumerate(hidden)) == b"veglia"


def test_a_server_that_masks_is_noticed():
    with pytest.raises(BadFrame):
        Frames().feed(spelled(b"x"))


@awaited
async def test_a_command_is_acknowledged_and_everybody_sees_it(program):
    async with await gathered(program, ["Anna", "Ugo"]) as party:
        anna, ugo = party.phones
        id = new_id()
        assert await anna.do("table.rename", {"seat": 1, "called": "Ann"}, id) == {
            "id": id,
            "ok": True,
        }
        await ugo.see(lambda picture: names(picture) == ["Ann", "Ugo"])
        assert anna.picture["me"] == {"kind": "phone", "seat": 1}
        assert await ugo.time() > 1_700_000_000


@awaited
async def test_every_byte_that_comes_is_counted(program):
    async with await gathered(program, ["Anna"]) as party:
        (anna,) = party.phones
        assert sum(one.size for one in anna.wire.heard) > len(anna.packet)
        newest = next(one for one in reversed(anna.wire.heard) if one.payload == anna.packet)
        assert newest.size == len(anna.packet) + (2 if len(anna.packet) < 126 else 4)


@awaited
async def test_a_latency_is_measured_where_the_bytes_arrive(program):
    async with await gathered(program, ["Anna"]) as party:
        asked = party.phones[0].ask("table.rename", {"seat": 1, "called": "Ann"})
        while not asked.answer.done():
            await asyncio.sleep(0)
        here = asyncio.get_running_loop().time()
        await asyncio.sleep(0.2)  # who looks at it only later changes nothing
        await asked.answer
        assert asked.began < asked.ended <= here


@awaited
async def test_a_message_in_pieces_and_byte_by_byte_is_the_same_message(program):
    async with await gathered(program) as party:
        wire = party.tablet.wire
        said = b'420["time",{}]'
        for number, send in ((1, wire.pieces), (2, None)):
            text = said.replace(b"0", b"%d" % number, 1)
            if send is not None:
                send(text, 4)
            else:
                await wire.trickle(spelled(text))
            asked = wire.ask("time", {})
            await asked.answer
            assert any(one.payload.startswith(b"43%d[" % number) for one in wire.heard)


@awaited
async def test_a_closed_socket_is_noticed_by_whoever_waits(program):
    async with await gathered(program, ["Anna"]) as party:
        (anna,) = party.phones
        asked, looking = anna.ask("table.leave"), asyncio.create_task(anna.news(99))
        anna.wire.drop()
        for waiting in (asked.answer, looking, anna.wire.call("time", {})):
            with pytest.raises(Gone):
                await waiting


@awaited
async def test_what_is_refused_is_said(program):
    with pytest.raises(Refused, match="E_NOT_HOST"):
        await Phone(place_of(program), program.code, "tablet").connect()
    strange = Place("127.0.0.1", program.port, "rebound.example")
    with pytest.raises(Refused, match="400"):
        await Wire(strange).dial()


@awaited
async def test_whoever_hears_nothing_is_still_there_when_it_listens_again(program):
    async with await gathered(program, ["Anna"]) as party:
        (anna,) = party.phones
        anna.wire.deaf()
        assert (await party.tablet.do("table.add_seat", {"called": "Pia"}))["ok"]
        assert names(anna.picture) == ["Anna"]
        anna.wire.hear()
        await anna.see(lambda picture: names(picture) == ["Anna", "Pia"])


@awaited
async def test_a_ping_is_answered_unless_it_is_not_to_be(program):
    async with await gathered(program) as party:
        wire = party.tablet.wire
        wire.raw(spelled(b"hello", frames.PING))
        await wire.call("time", {})
        assert any(one.opcode == frames.PONG and one.payload == b"hello" for one in wire.heard)
