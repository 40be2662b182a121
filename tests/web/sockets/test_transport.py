"""The transport against a real process: what it takes, what it closes on, and how fast."""

import asyncio
import re
import time

import pytest

from tests.kit.program import Program
from tests.kit.wire import frames
from tests.kit.wire.frames import encode
from tests.kit.wire.pages import answer_to
from tests.kit.wire.phone import Refused, awaited, gathered
from tests.kit.wire.wire import Wire
from tests.web.crowd import event, make_phone, text


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    """One program for many misbehaving clients; it has to survive them all."""
    with Program(tmp_path_factory.mktemp("shared") / "data") as running:
        yield running
    assert "Traceback" not in running.errors()


FORM = (
    b"POST /g HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Content-Length: %d\r\n%b\r\n"
)
TOO_BIG, KIND, PROTOCOL, POLICY, NO_TEXT = 1009, 1003, 1002, 1008, 1007
BAD = {
    "empty": (text(b""), POLICY),
    "x": (text(b"x"), POLICY),
    "a message without a packet": (text(b"4"), POLICY),
    "no event": (text(b"42"), POLICY),
    "an object for an event": (text(b"42{}"), POLICY),
    "no name": (text(b"42[]"), POLICY),
    "a number for a name": (text(b"42[1]"), POLICY),
    "null for a name": (text(b"42[null]"), POLICY),
    "two contents": (text(b'42["do",1,2]'), POLICY),
    "a question of 200 digits": (text(b"42" + b"1" * 200 + b'["time",{}]'), POLICY),
    "a question that is no number": (text(b'42-1["time",{}]'), POLICY),
    "Arabic digits": (text('42\u0661["time",{}]'.encode()), POLICY),
    "an acknowledgement nobody asked for": (text(b"431[]"), POLICY),
    "an error": (text(b'44{"message":"x"}'), POLICY),
    "binary to come": (text(b"45"), POLICY),
    "one part of binary": (text(b'451-["do",{"_placeholder":true,"num":0}]'), POLICY),
    "a binary answer": (text(b"4610000000000-[]"), POLICY),
    "another namespace": (text(b"40/other,{}"), POLICY),
    "an event of another namespace": (text(b'42/other,["do",{}]'), POLICY),
    "hello twice": (text(b"40{}"), POLICY),
    "a ping of Engine.IO": (text(b"2"), POLICY),
    "a probe": (text(b"2probe"), POLICY),
    "an upgrade": (text(b"5"), POLICY),
    "nothing to do": (text(b"6"), POLICY),
    "an open packet": (text(b'0{"sid":"x"}'), POLICY),
    "a deep nest": (event('["do",' + "[" * 4000), POLICY),
    "NaN": (event('["do",NaN]'), POLICY),
    "infinity": (event('["do",1e999]'), POLICY),
    "half a surrogate": (event('["do","\\ud800"]'), POLICY),
    "a control character": (event('["do","\x00"]'), POLICY),
    "JSON that goes on": (event('["do",{}]x'), POLICY),
    "invalid UTF-8": (text(b'42["do","\xff"]'), NO_TEXT),
    "binary": (encode(b'42["do",{}]', frames.BINARY), KIND),
    "reserved bits": (encode(b"3", reserved=4), PROTOCOL),
    "a reserved opcode": (encode(b"", 3), PROTOCOL),
    "a reserved control frame": (encode(b"", 11), PROTOCOL),
    "unmasked": (encode(b"3", masked=False), PROTOCOL),
    "a control frame of 126 bytes": (encode(b"x" * 126, frames.PING), PROTOCOL),
    "a control frame in pieces": (encode(b"x", frames.PING, final=False), PROTOCOL),
    "a piece without a beginning": (encode(b"x", frames.CONTINUATION), PROTOCOL),
    "a message within a message": (encode(b"4", final=False) + text(b"42"), PROTOCOL),
    "2^63 bytes": (encode(b"", length=1 << 63), PROTOCOL),
    "2^62 bytes": (encode(b"", length=1 << 62), TOO_BIG),
    "4,097 bytes": (text(b"4" * 4097), TOO_BIG),
    "4,098 bytes of 2,049 letters": (text(b"4" + "è".encode() * 2049), TOO_BIG),
    "nine pieces": (
        encode(b"4", final=False) + encode(b"2", frames.CONTINUATION, final=False) * 9,
        TOO_BIG,
    ),
    "empty pieces for ever": (
        encode(b"", final=False) + encode(b"", frames.CONTINUATION, final=False) * 50,
        TOO_BIG,
    ),
}


@pytest.mark.parametrize("what", BAD)
@awaited
async def test_the_first_bad_frame_is_the_last_and_is_answered_at_once(shared, what):
    frame, code = BAD[what]
    spectator = await make_phone(shared, source=source(what)).connect()
    began = time.monotonic()
    spectator.wire.raw(frame)
    assert await spectator.wire.wait_closed() == code
    assert time.monotonic() - began < 9


def source(what: str) -> str:
    """An address of this machine for each, so that nobody uses up what another may."""
    return f"127.1.1.{[*BAD].index(what) + 1}"


@awaited
async def test_an_event_that_is_not_offered_is_dropped_and_the_next_one_answered(shared):
    party = await gathered(shared, ["Anna"])
    (anna,) = party.phones
    for name in ("connect", "disconnect", "message", "view", "*", "__proto__"):
        anna.wire.emit(name, {"code": shared.code, "kind": "tablet"})
    assert (await anna.wire.call("time", {}))["now"] > 1_700_000_000
    assert anna.picture["me"] == {"kind": "phone", "seat": 1}
    assert not any(one.payload.startswith(b"44") for one in anna.wire.received)


@awaited
async def test_nobody_stays_who_says_nothing(tmp_path):
    """Silent, a head or an announced form that never ends, no hello, half a frame; with a fifth of
    the time for each."""
    with Program(tmp_path / "data", faults=["impatient"]) as program:
        silent, dripping, asked, mute, halved = (Wire(program.address) for _ in range(5))
        for one in (silent, dripping, asked):
            await one.reach()
        asked.raw(FORM % (600, b"Expect: 100-continue\r\n"))
        for one in (mute, halved):
            await one.dial()
        halved.raw(b"\x81")
        drops = asyncio.gather(
            dripping.trickle(b"GET /" + b"x" * 600, 0.5), asked.trickle(b"x" * 600, 0.5)
        )
        await asyncio.gather(*(one.wait_closed() for one in (silent, dripping, asked, halved)))
        assert await mute.wait_closed() == POLICY
        drops.cancel()


@awaited
async def test_a_form_that_waits_to_be_asked_for_is_asked_for_and_answered(shared):
    head = FORM % (8, b"Connection: close\r\nExpect: 100-continue\r\n")
    answer = await answer_to(shared.address, head + b"secret=x")
    assert re.findall(rb"HTTP/1.1 (\d+)", answer) == [b"100", b"403"]


@awaited
async def test_commands_before_hello_reach_nobody(shared):
    early = Wire(shared.address)
    await early.dial()
    early.text(b'421["do",{}]')
    assert await early.wait_closed() == POLICY


@awaited
async def test_a_browser_that_offers_to_compress_is_not_taken_up_on_it(shared):
    wire = Wire(shared.address)
    await wire.dial({"sec-websocket-extensions": "permessage-deflate"})
    assert b"extensions" not in (await wire.opened).lower()


@awaited
async def test_a_socket_that_said_goodbye_is_not_read_any_more(shared):
    wire = (await make_phone(shared).connect()).wire
    wire.raw(text(b"41") + event('["time",{}]') + b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    assert await wire.wait_closed() == 1000
    assert not any(one.payload.startswith(b"43") for one in wire.received)


@pytest.mark.parametrize(
    "head",
    [
        "GET /socket.io/?EIO=4&transport=polling HTTP/1.1",
        "POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nContent-Length: 0",
        "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
        "GET /socket.io/?EIO=3&transport=websocket HTTP/1.1",
        "GET /socket.io/?EIO=4&transport=websocket&sid=x HTTP/1.1",
        "OPTIONS /socket.io/?EIO=4 HTTP/1.1",
    ],
)
@awaited
async def test_there_is_no_polling(shared, head):
    address = shared.address
    request = f"{head}\r\nHost: {address.authority}\r\nOrigin: {address.origin}\r\n\r\n"
    assert (await answer_to(address, request.encode())).startswith(b"HTTP/1.1 400 ")


ORIGINS = [
    "null",
    "http://evil.example",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1",
    "http://[",
]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("origin", origin) for origin in ORIGINS),
        ("sec-websocket-version", "8"),
        ("sec-websocket-key", "short"),
        ("sec-websocket-key", "è"),
        ("upgrade", "h2c"),
        ("connection", "close"),
    ],
)
@awaited
async def test_only_the_very_origin_of_the_page_and_a_whole_handshake_are_let_in(
    shared, name, value
):
    with pytest.raises(Refused, match="400"):
        await Wire(shared.address).dial({name: value.format(port=shared.port)})


@pytest.mark.parametrize(
    "content",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/x\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1_0\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n",
        b"POST /g HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nx=yz",
        b"POST /tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: 1\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000 + b"\r\n\r\n",
    ],
)
@awaited
async def test_what_is_no_plain_request_is_refused_and_closed(shared, content):
    assert b" 400 " in (await answer_to(shared.address, content))[:20]


@awaited
async def test_a_body_that_never_ends_is_not_waited_for(shared):
    address = shared.address
    head = f"POST /tables HTTP/1.1\r\nHost: {address.authority}\r\nContent-Length: 9000000\r\n\r\n"
    assert b" 4" in (await answer_to(address, head.encode() + b"x" * 9000))[:20]
