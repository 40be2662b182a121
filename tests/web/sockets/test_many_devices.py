"""Whole parties, crowds and floods at once: everybody with a seat goes on undisturbed."""

import asyncio
import json
import signal
import time

import pytest

from tests.kit.wire import frames
from tests.kit.wire.frames import encode
from tests.kit.wire.phone import Refused, awaited, gathered, names, new_id
from tests.web.crowd import event, make_phone

pytestmark = pytest.mark.shares_program
POLICY = 1008


@awaited
async def test_a_flood_is_closed_and_its_sender_may_come_back(program):
    party = await gathered(program, ["Anna", "Ugo"])
    anna, ugo = party.phones
    flood = b"".join(
        event(json.dumps(["do", {"id": new_id(), "name": "x", "args": {}}]), number)
        for number in range(1000)
    )
    anna.wire.raw(flood)
    assert await anna.wire.wait_closed() == POLICY
    codes = [
        json.loads(one.payload[one.payload.index(b"[") :])[0]["code"]
        for one in anna.wire.received
        if one.payload.startswith(b"43")
    ]
    # The burst is worked off, as much again thrice is told to wait, and then it is enough.
    assert {"E_UNKNOWN_COMMAND", "E_BUSY"} == set(codes)
    assert 20 <= codes.count("E_UNKNOWN_COMMAND") < 40
    assert len(codes) < 120
    assert (await ugo.do("table.rename", {"seat": 2, "called": "Ugolino"}))["ok"]
    await anna.connect()
    assert (await anna.do("table.rename", {"seat": 1, "called": "Annetta"}))["ok"]


def rename_event(number: int) -> bytes:
    content = {"id": new_id(), "name": "table.rename", "args": {"seat": 1, "called": f"A {number}"}}
    return event(json.dumps(["do", content]), number)


@awaited
async def test_answers_come_in_the_order_of_the_questions_and_before_the_pictures(program):
    party = await gathered(program, ["Anna"])
    (anna,) = party.phones
    began = len(anna.wire.received)
    anna.wire.raw(b"".join(map(rename_event, range(100, 115))))
    await anna.wait_for(lambda picture: names(picture) == ["A 114"])
    heard = [one.payload for one in list(anna.wire.received)[began:]]
    answers = [one for one in heard if one.startswith(b"43")]
    assert [int(one[2:5]) for one in answers] == list(range(100, 115))
    assert heard.index(answers[-1]) < heard.index(anna.packet)


@awaited
async def test_sixty_four_strangers_of_one_address_shut_out_nobody_who_has_a_seat(program):
    party = await gathered(program, ["Anna"])
    (anna,) = party.phones
    for _ in range(64):
        await retry(make_phone(program, "screen").connect)
    with pytest.raises(Refused, match="429"):
        await make_phone(program, "screen").connect()
    anna.wire.drop()
    await anna.connect()
    assert await make_phone(program, "screen", source="127.0.0.7").connect()


async def retry(dial):
    """Dial until there is room: sixty at once, then twenty a second."""
    while True:
        try:
            return await dial()
        except Refused:
            await asyncio.sleep(0.1)


@awaited
async def test_who_has_a_seat_and_keeps_reconnecting_shuts_out_nobody_else(program):
    party = await gathered(program, ["Anna", "Ugo"])
    anna, ugo = party.phones
    again = [make_phone(program) for _ in range(30)]
    for one in again:
        one.browser.cookies = anna.browser.cookies
    # All at once: a seat may come ten times, and once more for each second that this takes.
    came = await asyncio.gather(*(one.dial() for one in again), return_exceptions=True)
    assert sum(isinstance(one, Refused) for one in came) >= 10
    ugo.wire.drop()
    await ugo.connect()
    assert await make_phone(program, "screen", source="127.0.0.8").connect()


@pytest.mark.alone
@awaited
async def test_a_party_behind_one_router_returns_twice_at_once_after_a_restart_and_a_crowd(program):
    """As many strangers as may come in one moment are behind that router, too, and come first."""
    guests = [f"Guest {at}" for at in range(24)]
    party = await gathered(program, guests)
    everybody = [*party.phones, party.tablet, make_phone(program, "screen", source="127.0.0.7")]
    await asyncio.to_thread(program.kill)
    await asyncio.to_thread(program.start)
    await asyncio.gather(*(make_phone(program, "screen").dial() for _ in range(60)))
    for _ in range(2):
        await asyncio.gather(*(one.connect() for one in everybody))
        assert all(names(one.picture)[-1] == "Guest 23" for one in everybody)
        for one in everybody:
            one.wire.drop()


@awaited
async def test_fifty_one_goodbyes_take_no_time_and_leave_nothing(program):
    party = await gathered(program)
    phones = [make_phone(program, source="127.0.0.9") for _ in range(51)]
    await asyncio.gather(*(one.connect() for one in phones))
    began = time.monotonic()
    for one in phones:
        one.wire.raw(encode((1000).to_bytes(2), frames.CLOSE) + b"\xff" * 5000)
    await asyncio.gather(*(one.wire.wait_closed() for one in phones))
    # One after the other, each may take a second to say goodbye in turn.
    assert time.monotonic() - began < 25
    assert (await party.tablet.do("table.add_seat", {"called": "Pia"}))["ok"]
    assert program.errors() == ""


@pytest.mark.alone
@awaited
async def test_it_stops_in_time_with_a_full_house_and_everybody_knows_to_come_back(program):
    party = await gathered(program)
    everybody = [party.tablet, *(make_phone(program) for _ in range(50))]
    # A machine may stand still for once; a promise that is broken is broken each time.
    for _ in range(3):
        await asyncio.gather(*(one.connect() for one in everybody))
        taken = await asyncio.to_thread(program.stop)
        assert {await one.wire.wait_closed() for one in everybody} == {1001}
        if taken < 3:
            break
        await asyncio.to_thread(program.start)
    assert taken < 3
    assert program.errors() == ""


@awaited
async def test_pictures_of_a_burst_are_sent_together(program):
    guests = [f"Guest {at}" for at in range(1, 25)]
    party = await gathered(program, guests)
    screen = await make_phone(program, "screen", source="127.0.0.10").connect()
    before = len(screen.received("view"))
    # The program stands still meanwhile: it finds all of them in one moment, as slow as we are.
    program.process.send_signal(signal.SIGSTOP)
    wishes = [
        phone.ask("table.rename", {"seat": seat, "called": f"Name {seat}"})
        for seat, phone in enumerate(party.phones, 1)
    ]
    program.process.send_signal(signal.SIGCONT)
    assert all([(await one.answer)["ok"] for one in wishes])
    await screen.wait_for(lambda seen: all(name.startswith("Name") for name in names(seen)))
    assert len(screen.received("view")) - before <= 0.4 * 24


@awaited
async def test_an_invite_asked_for_right_after_something_else_has_its_link(program):
    party = await gathered(program, ["Anna", "Ugo"])
    tablet = party.tablet
    commands = [tablet.ask("table.add_seat", {"called": f"Guest {at}"}) for at in range(4)]
    commands.append(tablet.ask("table.seat_qr", {"seat": 1}))
    assert all([(await one.answer)["ok"] for one in commands])
    picture = await tablet.wait_for(lambda seen: seen["desk"]["invites"])
    assert "/g#" in picture["desk"]["invites"][0]["link"]
