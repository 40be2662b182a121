"""A device of Veglia on the wire: joins over HTTP, then sends and receives on one socket."""

from __future__ import annotations

import asyncio
import functools
import secrets
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, ParamSpec

from tests.kit.wire.pages import SECONDS, Address, Browser, Page
from tests.kit.wire.parts import Documents
from tests.kit.wire.websocket import PATH, Gone, Refused
from tests.kit.wire.wire import PendingCall, Wire, decoded

Picture = dict[str, Any]


class Phone:
    """One device (`kind`: phone, tablet, screen) at the table with this code.

        anna = Phone(address, code)
        await anna.join("Anna")
        await anna.connect()                      # the first picture is here
        await anna.do("table.rename", {"seat": 1, "called": "Ann"})
        await anna.wait_for(lambda picture: names(picture) == ["Ann"])

    `pictures`: how many have come. `picture`: the newest, decoded on access. `route`: by which a
    proxy finds the process of the table. `on_picture(packet)`: called for each picture. `moved`:
    whether the server has said that another socket took the place.
    """

    def __init__(self, address: Address, code: str, kind: str = "phone", keep: int | None = None):
        self.browser = Browser(address)
        self.code, self.kind, self.keep = code, kind, keep
        self.wire: Wire
        self.route = ""
        self.pictures = 0
        self.moved = False
        self.on_picture: Callable[[bytes], None] = lambda packet: None
        self.parts = Documents()
        self._packet = b""
        self._seen: Picture | None = None
        self._news: asyncio.Future[None] | None = None

    # Coming in

    async def join(self, name: str, form: str = "") -> Page:
        """Take a seat; the cookie is kept. `form`: the number of the form, which the page names."""
        return await self.browser.post(f"/j/{self.code}", {"name": name, "id": form})

    async def use_invite(self, invite: str) -> Page:
        """Use an invite, «CODE.secret»; the cookie is kept."""
        return await self.browser.post("/g", {"invite": invite})

    async def connect(self, address: Address | None = None, seconds: float = SECONDS) -> Phone:
        """Open the socket and wait for the first picture. Raises Refused, Gone, OSError,
        TimeoutError. `address`: another way to the same server (a proxy)."""
        async with asyncio.timeout(seconds):
            await self.dial(address)
            try:
                await self.wire.greet({"code": self.code, "kind": self.kind})
                await self.wait_newer(0)
            except BaseException:
                self.wire.drop()
                raise
        return self

    async def dial(self, address: Address | None = None) -> None:
        """Open the WebSocket with our cookies, without the greeting; an earlier one is dropped."""
        self.drop()
        self.pictures, self.moved, self._packet, self._seen = 0, False, b"", None
        self.parts = Documents()
        self.wire = Wire(address or self.browser.address, keep=self.keep, on_event=self._hear)
        origin = self.browser.address.origin
        path = f"{PATH}&r={self.route}" if self.route else PATH
        await self.wire.dial({"cookie": self.browser.cookie, "origin": origin}, path)

    # Asking

    def ask(
        self, name: str, args: object = None, id: str | None = None, seat: int | None = None
    ) -> PendingCall:
        """Send a command; the answer comes later."""
        return self.wire.ask("do", command(name, args, id, seat))

    async def do(self, *said: Any) -> Any:
        """As `ask`, and wait: `{id, ok, code?, text?}`. Raises Gone, TimeoutError."""
        async with asyncio.timeout(SECONDS):
            return await self.ask(*said).answer

    async def must_do(self, name: str, **args: object) -> None:
        """Ask for something that must be granted."""
        answer = await self.do(name, args)
        assert answer["ok"], (name, answer)

    async def time(self) -> float:
        """The server's time in seconds."""
        return float((await self.wire.call("time", {}))["now"])

    # Looking

    @property
    def picture(self) -> Picture:
        if self._seen is None:
            assert self._packet, "no picture has come yet"
            self._seen = self.parts.picture()
        return self._seen

    @property
    def packet(self) -> bytes:
        """The newest picture as it came."""
        return self._packet

    async def wait_for(
        self, wanted: Callable[[Picture], object], seconds: float = SECONDS
    ) -> Picture:
        """The first picture that `wanted` accepts. Raises TimeoutError, Gone."""
        async with asyncio.timeout(seconds):
            while not self._packet or not wanted(self.picture):
                await self.wait_newer(self.pictures)
        return self.picture

    async def wait_newer(self, since: int) -> None:
        """Wait until more than `since` pictures have come. Raises Gone."""
        while self.pictures <= since:
            if self._news is None or self._news.done():
                self._news = asyncio.get_running_loop().create_future()
            await asyncio.wait((self._news, self.wire.closed), return_when=asyncio.FIRST_COMPLETED)
            if self.wire.closed.done() and self.pictures <= since:
                raise Gone(self.wire.code)

    def _hear(self, name: bytes, packet: bytes) -> None:
        if name == b"view":
            self.pictures += 1
            self.parts.receive(decoded(packet))
            self._packet, self._seen = packet, None
            self.on_picture(packet)
            if self._news is not None and not self._news.done():
                self._news.set_result(None)
        elif name == b"moved":
            self.moved = True

    # Going

    def drop(self) -> None:
        """Reset the socket, if there is one."""
        if hasattr(self, "wire"):
            self.wire.drop()

    async def leave(self) -> None:
        """Close the socket and wait until it is."""
        if hasattr(self, "wire") and not self.wire.closed.done():
            self.wire.close()
            await self.wire.wait_closed()


def command(
    name: str, args: object = None, id: str | None = None, seat: int | None = None
) -> dict[str, Any]:
    """A command as JSON."""
    said = {"id": id or new_id(), "name": name, "args": {} if args is None else args}
    return said if seat is None else {**said, "for": seat}


def new_id() -> str:
    """An id of a command, as the page makes it."""
    return secrets.token_hex(16)


def names(picture: Picture) -> list[str]:
    """Who sits at the table."""
    return [seat["name"] for seat in picture["table"]["seats"]]


__all__ = ["Gone", "Phone", "Refused", "command", "names", "new_id"]


P = ParamSpec("P")
LONGEST = 600.0


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test that is a coroutine, for LONGEST seconds at most."""

    @functools.wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **named), LONGEST))

    return run


def address_of(program: Any) -> Address:
    """Where a `tests.kit.people.Program` is reached."""
    return Address("127.0.0.1", program.port)


@dataclass
class Party:
    """A tablet and its phones, all connected; closes them at the end of `async with`."""

    tablet: Phone
    phones: list[Phone] = field(default_factory=list)

    async def __aenter__(self) -> Party:
        return self

    async def __aexit__(self, *_: object) -> None:
        for one in (*self.phones, self.tablet):
            one.drop()
        await asyncio.sleep(0)


async def gathered(program: Any, names: Sequence[str] = (), keep: int | None = None) -> Party:
    """The host and guests of these names, in this order, at the program's table."""
    address = address_of(program)
    tablet = Phone(address, program.code, "tablet", keep)
    assert (await tablet.use_invite(program.invite)).status == 303
    party = Party(await tablet.connect())
    for name in names:
        phone = Phone(address, program.code, keep=keep)
        assert (await phone.join(name)).status == 303, name
        party.phones.append(await phone.connect())
    return party
