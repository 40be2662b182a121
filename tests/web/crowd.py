"""Devices and bare sockets at one table."""

import asyncio
from typing import Any

from tests.kit.wire.frames import encode as text
from tests.kit.wire.pages import Address
from tests.kit.wire.phone import Phone
from tests.kit.wire.wire import Wire

__all__ = ["Crowd", "event", "text"]


class Crowd:
    """Makes phones and bare sockets, which are dropped at the end of `async with`."""

    def __init__(self, program: Any) -> None:
        self.address, self.code = program.address, program.code
        self.made: list[Phone | Wire] = []

    def phone(self, kind: str = "phone", source: str = "") -> Phone:
        address = Address(self.address.host, self.address.port, source=source)
        self.made.append(Phone(address, self.code, kind))
        return self.made[-1]

    def wire(self) -> Wire:
        self.made.append(Wire(self.address))
        return self.made[-1]

    async def __aenter__(self) -> "Crowd":
        return self

    async def __aexit__(self, *_: object) -> None:
        for one in self.made:
            wire = getattr(one, "wire", None) if isinstance(one, Phone) else one
            if hasattr(wire, "transport"):
                wire.drop()
        await asyncio.sleep(0)


def event(json_text: str, number: int = 1) -> bytes:
    """The frame of an event of Socket.IO that asks for acknowledgement `number`."""
    return text(b"42%d%b" % (number, json_text.encode()))
