"""Bad input: frames, packets, commands and requests (safety §5)."""

import json
import random
from collections.abc import Iterator

from tests.kit.wire import frames
from tests.kit.wire.frames import encode

PACKETS: tuple[bytes, ...] = (
    *(b"", b"x", b"4", b"42", b"42{}", b"42[]", b"42[1]", b"42[null]", b"42[[]]", b'42["do"'),
    *(b"42" + b"9" * 200 + b'["do",{}]', b"43[]", b"43999[1]", b"431[", b"45", b"46"),
    *(b'451-["do",{"_placeholder":true,"num":0}]', b'4510000000000-["do",{}]', b"450-[]"),
    *(b"40", b"40{}", b"41", b"44", b"40/other,", b"41/other,", b"49", b"4-", b"4\xc2\xb2[]"),
    *(b"0", b"1", b"3probe", b"5", b"6", b"7", b"8", b"9", b"2probe", b"2" * 300),
    *(b'42["connect",{"code":"x","kind":"screen"}]', b'42["disconnect"]', b'42["message",1]'),
    *(b'42["__proto__",{}]', b'42["*",{}]', b'42["view",{}]', b'42["connect_error",{}]'),
    *(b'42["do","\xed\xa0\x80"]', b'42["do","\\ud800"]', b'42["do","\\u0000"]', b'42["do",NaN]'),
    *(b'42["do",1e999]', b'42["do",-0]', b'42["do",Infinity]', b'42["do",{"id":1,"id":2}]'),
    b'42["do",' + b"9" * 3900 + b"]",
    b'42["do",' + b"[" * 1900 + b"]" * 1900 + b"]",
    b'42["do",' + b'{"a":' * 600 + b"1" + b"}" * 600 + b"]",
    b'421["do",{}]' + b" " * 3000,
)
"""Text messages that break the protocol of Socket.IO."""

FRAMES: tuple[bytes, ...] = (
    *(encode(b"x", opcode) for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)),
    *(encode(b"2", reserved=bits) for bits in (1, 2, 4, 7)),
    encode(b"2", masked=False),
    encode(b"2", length=2**63),
    encode(b"2", length=2**63 - 1),
    encode(b"x" * 200, frames.PING),
    encode(b"x", frames.PING, final=False),
    encode(b"\x00", frames.CLOSE),
    encode(b"\x03\xed", frames.CLOSE),
    encode(b"\x03\xe8\xff\xfe", frames.CLOSE),
    encode(b"x", frames.CONTINUATION),
    encode(b"4", final=False) + encode(b"2", final=True),
    encode(b"\xff\xfe"),
    encode(b"\xc3"),
    encode(b"b64", frames.BINARY),
    encode(b"\x00" * 300, frames.BINARY),
    encode(b"4" * 4097),
    encode(b"4" * 200_000),
    encode(b"[" * 200_000),
    *(encode(b"4", final=False) + encode(b"2", frames.CONTINUATION, final=False) * 500,),
    b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x00" * 64,
    b"\xff" * 64,
    b"\x16\x03\x01\x02\x00",
)
"""Frames that no client may send, or that we refuse."""

COMMANDS: tuple[object, ...] = (
    *(None, True, 0, "", [], {}, [[]], "do", {"id": None}, {"id": "x" * 32, "name": "look"}),
    *({"id": "0" * 32, "name": name, "args": {}} for name in ("", "tick", "__proto__", "do", "Ü")),
    {"id": "0" * 32, "name": "table.use_invite", "args": {"invite": "0" * 64}},
    *(
        {"id": "0" * 32, "name": "table.undo", "args": {"to": value}}
        for value in (True, "1", 1.0, -0.0, [1], None, {}, 10**30, -1)
    ),
    *(
        {"id": "0" * 32, "name": "table.undo", "args": {"to": 0}, "for": value}
        for value in (True, "1", 1.0, -1, 10**30, [1], {})
    ),
    {"id": "0" * 32, "name": "table.add_seat", "args": {"called": "x" * 3500}},
    {"id": "0" * 31 + "G", "name": "look", "args": {}},
    {"id": "0" * 32, "name": "look", "args": {}, "as": 1},
    {"id": "0" * 32, "name": "look", "args": {"__proto__": {"moderator": True}}},
    {"id": "0" * 32, "name": ["look"], "args": {}},
    {"id": ["0" * 32], "name": "look", "args": {}},
    {"id": "0" * 32, "name": "look", "args": [1]},
)
"""Commands that no screen sends."""


def bad_frame(number: int, dice: random.Random) -> bytes:
    """The bytes of one bad frame: one of the above, or a mutated one."""
    sort = number % 4
    if sort == 0:
        return FRAMES[(number // 4) % len(FRAMES)]
    if sort == 1:
        return encode(PACKETS[(number // 4) % len(PACKETS)])
    if sort == 2:
        return encode(b"421" + json.dumps(["do", COMMANDS[(number // 4) % len(COMMANDS)]]).encode())
    return encode(mutated(dice.choice(PACKETS) or b"42", dice))


def mutated(said: bytes, dice: random.Random) -> bytes:
    """These bytes with a few of them changed, doubled or cut out."""
    text = bytearray(said[:600])
    for _ in range(dice.randint(1, 6)):
        at = dice.randrange(len(text) + 1)
        match dice.randrange(4):
            case 0:
                text[at:at] = bytes((dice.randrange(256),))
            case 1:
                text[at : at + 1] = b""
            case 2:
                text[at : at + 1] = bytes((dice.choice(b'"[]{},:0429\\\x00\xff'),))
            case _:
                text[at:at] = text[at : at + dice.randint(1, 40)]
    return bytes(text)


def requests(code: str, count: int, dice: random.Random) -> Iterator[bytes]:
    """Requests that no browser sends."""
    fixed = _requests(code)
    for number in range(count):
        if number % 2 == 0:
            yield fixed[(number // 2) % len(fixed)]
        else:
            yield mutated(dice.choice(fixed), dice) + b"\r\n\r\n"


def _requests(code: str) -> list[bytes]:
    host = b"Host: 127.0.0.1\r\n"
    lines = [
        *(b"\r\n", b"GET\r\n", b"GET /\r\n", b"GET / HTTP/9.9\r\n", b"get / http/1.1\r\n"),
        *(b"GET  /  HTTP/1.1\r\n", b"G\x00T / HTTP/1.1\r\n", b"GET / HTTP/1.1 x\r\n"),
        b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n",
        *(b"GET %b HTTP/1.1\r\n" % path for path in _paths(code)),
        *(b"%b / HTTP/1.1\r\n" % verb for verb in (b"TRACE", b"CONNECT", b"PUT", b"X" * 500)),
    ]
    heads = [
        *(b"", host, host + host, host + b"Host: evil.example\r\n", b"Host: \r\n", b"Host: [\r\n"),
        *(b"Host: a b\r\n", b"Host: rebound.example\r\n", b"Host: 127.0.0.1:99999\r\n"),
        *(host + b"X: " + b"y" * 9000 + b"\r\n", host + b"X: y\r\n" * 300, host + b": x\r\n"),
        *(host + b"X\r\n", host + b"X : y\r\n", host + b" folded\r\n", host + b"X: \x00\r\n"),
        host + b"Cookie: " + b"; ".join(b"a%d=b" % n for n in range(200)) + b"\r\n",
        host + b'Cookie: seat-%b="\\303"; seat-x=\xff\r\n' % code.encode(),
        *(host + b"Accept-Language: %b\r\n" % said for said in (b"\xff", b"*;q=x", b"it," * 900)),
        *(host + b"Content-Length: %b\r\n" % size for size in (b"-1", b"x", b"9" * 30, b"5, 5")),
        host + b"Content-Length: 3\r\nContent-Length: 4\r\n",
        host + b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n",
        host + b"Transfer-Encoding: x\r\n",
        host + b"Upgrade: websocket\r\nConnection: Upgrade\r\n",
        host + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 9\r\n",
        host + b"Upgrade: h2c\r\nHTTP2-Settings: x\r\nConnection: Upgrade\r\n",
        host + b"Expect: 100-continue\r\nContent-Length: 5\r\n",
        host + b"Range: bytes=0-,1-,2-\r\nIf-None-Match: \xff\r\n",
    ]
    join = b"POST /j/%b HTTP/1.1\r\n%bOrigin: http://127.0.0.1\r\n" % (code.encode(), host)
    chunked = join + b"Transfer-Encoding: chunked\r\n\r\n"
    bodies = [
        *(chunked + body for body in (b"0\r\nHost: x\r\n\r\n", b"x\r\n", b"-1\r\n", b"f" * 40)),
        chunked + b"5\r\nab\r\n0\r\n\r\n",
        *(join + b"Content-Length: %d\r\n\r\n%b" % (len(one), one) for one in _bodies()),
    ]
    return [line + head + b"\r\n" for line in lines for head in heads[:6]] + [
        *(b"GET / HTTP/1.1\r\n" + head + b"\r\n" for head in heads),
        *bodies,
    ]


def _paths(code: str) -> list[bytes]:
    own = code.encode()
    return [
        *(b"/j/%00", b"/j/..%2f..", b"/../../etc/passwd", b"//evil.example/", b"/j/" + own + b"/x"),
        *(b"/static/%2e%2e/x", b"/static/x/..%2f..%2fsecret.key", b"/static/0/\xff", b"/qr/x.svg"),
        *(b"/recap/%b.json" % own, b"/recap/" + own, b"/copy/%b.json" % own, b"/sheet/" + own),
        *(b"/lang/it.x.ftl", b"/lang/xx.0.ftl", b"/?code=" + b"%ff" * 9, b"/?code=\x00", b"*"),
        *(b"/t/" + own, b"/p/" + own, b"/s/null", b"/g", b"http://evil.example/", b"/%", b"/%zz"),
        *(b"/socket.io/", b"/socket.io/?EIO=4&transport=polling", b"/socket.io/?EIO=3"),
        *(b"/socket.io/?EIO=4&transport=websocket", b"/socket.io/?EIO=x&transport=x&sid=x"),
        *(b"/tables", b"/?\xa6=1", b"/?code=\xff\xfe", b"/g?\xc3("),
    ]


def _bodies() -> list[bytes]:
    return [
        *(b"", b"name=", b"name=%00", b"name=%ff%fe", b"name=" + b"x" * 7000, b"=" * 2000),
        *(b"&" * 5000, b"name=a&name=b", b"id=x&name=%E2%80%AE", b"{}", b"\x00" * 100),
        b"name=" + b"%F0%9F%98%80" * 500,
        b"a" * 20_000,
    ]
