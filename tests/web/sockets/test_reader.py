"""What is read past wsproto is read as wsproto would, and refused with the same code."""

import random
from itertools import pairwise

import pytest

from companion.web.live.transport.frames import MESSAGE_BYTES, BadFrame
from companion.web.live.transport.reader import SocketReader, whole_text
from companion.web.live.transport.socketio_adapter import FrameReader

SIZES = (0, 1, 3, 125, 126, 127, 128, 300, MESSAGE_BYTES, MESSAGE_BYTES + 1)


def frame(payload, mask, first=0x81, form=None):
    size = len(payload)
    form = form if form is not None else (size if size < 126 else 126)
    long = {126: 2, 127: 8}.get(form, 0)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes((first, 0x80 | form)) + size.to_bytes(long or 8)[8 * (not long) :] + mask + masked


def read_all(reader, pieces):
    """The messages, and the code of a bad frame."""
    received = []
    try:
        for piece in pieces:
            received.extend(reader.receive(piece))
    except BadFrame as bad:
        received.append(bad.code)
    return received


@pytest.mark.parametrize("seed", range(20))
def test_it_reads_what_wsproto_reads_in_whatever_pieces_it_comes(seed):
    dice = random.Random(seed)
    for _ in range(100):
        stream = b""
        for _ in range(dice.randint(1, 4)):
            size, mask = dice.choice(SIZES), dice.randbytes(4)
            payload = dice.choice([b"x" * size, dice.randbytes(size), "è".encode() * (size // 2)])
            first = dice.choice([0x81] * 6 + [0x00, 0x80, 0x01, 0x82, 0x88, 0x89, 0xC1])
            form = dice.choice([None] * 6 + [126, 127])
            stream += frame(payload, mask, first, form)
        if dice.random() < 0.1:
            stream = bytes((stream[0], stream[1] & 0x7F)) + stream[2:]
        cuts = sorted(dice.choices(range(len(stream) + 1), k=dice.randint(0, 3)))
        pieces = [stream[start:end] for start, end in pairwise([0, *cuts, len(stream)])]
        by_wsproto = SocketReader()
        by_wsproto._frames = FrameReader()
        assert read_all(SocketReader(), pieces) == read_all(by_wsproto, pieces)


def test_what_a_browser_sends_needs_no_wsproto():
    reader = SocketReader()
    command = frame(b'42["do",{}]' + b" " * 200, b"mask")
    assert [text for _, text in reader.receive(command + frame(b"3", b"abcd"))][1] == "3"
    assert reader._frames is None
    assert whole_text(command[:-1]) == (None, 0)


def test_a_message_in_pieces_is_one_message():
    pieces = frame(b"4", b"mask", 0x01) + frame(b"2", b"abcd", 0x00) + frame(b"[]", b"mask", 0x80)
    assert [text for _, text in SocketReader().receive(pieces)][-1] == "42[]"
