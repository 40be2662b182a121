"""Devices beside those of a party, and single events."""

from dataclasses import replace

from tests.kit.program import Program
from tests.kit.wire.frames import encode as text
from tests.kit.wire.phone import Phone

__all__ = ["event", "make_phone", "text"]


def make_phone(program: Program, kind: str = "phone", source: str = "") -> Phone:
    """A device at the program's table. `source`: its own address."""
    return Phone(replace(program.address, source=source), program.code, kind)


def event(json_text: str, number: int = 1) -> bytes:
    """The frame of an event of Socket.IO that asks for acknowledgement `number`."""
    return text(b"42%d%b" % (number, json_text.encode()))
