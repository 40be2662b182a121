"""A device of Veglia on the wire: joins over HTTP, then sends and receives on one socket."""

from __future__ import annotations

import asyncio
import functools
import secrets
from asyncio import FIRST_COMPLETED
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from tests.kit.wire.pages import SECONDS, Address, Browser, Page
from tests.kit.wire.parts import Documents
from tests.kit.wire.websocket import PATH, Gone, Refused, drop_all
from tests.kit.wire.wire import PendingCall, Wire, decoded

Picture = dict[str, Any]
T = TypeVar("T")


class Phone:
    """One device (`kind`: phone, tablet, screen) at the table with this code.

        anna = Phone(address, code)
        await anna.join("Anna")
        await anna.connect()                      # the first picture is here
        await anna.do("table.rename", {"seat": 1, "called": "Ann"})
        await anna.wait_for(lambda picture: names(picture) == ["Ann"])

    `keep`: how many received frames are kept (None: all). `picture`: the newest of this socket, an
    object of its own; `packet`: as it came. `route`: by which a proxy finds the table's process.
    """

    def __init__(self, address: Address, code: str, kind: str = "phone", keep: int | None = None):
        self.browser = Browser(address)
        self.code, self.kind, self.keep = code, kind, keep
        self.wire: Wire
        self.route = ""
        self.picture: Picture = {}
        self.packet = b""
        self._documents = Documents()
        self._news: asyncio.Future[None] | None = None

    async def join(self, name: str, form: str = "") -> Page:
        """Take a seat; the cookie is kept. `form`: the number of the form, which the page names."""
        return await self.browser.post(f"/j/{self.code}", {"name": name, "id": form})

    async def open_table(self) -> str:
        """Open a table; its cookie is kept, its code returned, too."""
        answer = await self.browser.post("/tables", {})
        assert answer.status == 303, answer.text
        self.code = answer.header("location").rpartition("/")[2]
        return self.code

    async def use_invite(self, invite: str) -> Page:
        """Use an invite, «CODE.secret»; the cookie is kept."""
        return await self.browser.post("/g", {"invite": invite})

    async def connect(
        self,
        address: Address | None = None,
        seconds: float = SECONDS,
        build: str | None = None,
        **headers: str,
    ) -> Phone:
        """Open the socket and wait for the first picture. Raises Refused, Gone, OSError,
        TimeoutError. `address`: another way to the same server (a proxy). `build`: of the page.
        `headers`: of the handshake, instead of ours."""
        async with asyncio.timeout(seconds):
            await self.dial(address, **headers)
            try:
                await self.wire.greet({"code": self.code, "kind": self.kind, "build": build})
                await self.until(lambda: self.picture)
            except BaseException:
                self.wire.drop()
                raise
        return self

    async def dial(self, address: Address | None = None, **headers: str) -> None:
        """Open the WebSocket with our cookies, without the greeting; an earlier one is dropped."""
        self.drop()
        self.picture, self.packet, self._documents = {}, b"", Documents()
        self.wire = Wire(address or self.browser.address, keep=self.keep, on_event=self._receive)
        ours = {"cookie": self.browser.cookie, "origin": self.browser.address.origin}
        path = f"{PATH}&r={self.route}" if self.route else PATH
        await self.wire.dial(ours | headers, path)

    def ask(self, name: str, args: object) -> PendingCall:
        """Send a command; the answer comes later."""
        return self.wire.ask("do", command(name, args))

    async def do(
        self, name: str, args: object = None, id: str | None = None, seat: int | None = None
    ) -> Any:
        """Send a command and wait: `{id, ok, code?, text?}`. Raises Gone, TimeoutError."""
        return await self.wire.call("do", command(name, args, id, seat))

    async def must_do(self, name: str, **args: object) -> None:
        """Send a command that must be granted."""
        answer = await self.wire.call("do", command(name, args))
        assert answer["ok"], (name, answer)

    async def time(self) -> float:
        """The server's time in seconds."""
        return float((await self.wire.call("time", {}))["now"])

    def received(self, event: str) -> list[Any]:
        """The contents of the events of this name on this socket."""
        start, frames = b'42["%b"' % event.encode(), list(self.wire.received)
        return [decoded(one.payload) for one in frames if one.payload.startswith(start)]

    async def wait_for(
        self, wanted: Callable[[Picture], object], seconds: float = SECONDS
    ) -> Picture:
        """The first picture that `wanted` accepts. Raises TimeoutError, Gone."""
        await self.until(lambda: self.picture and wanted(self.picture), seconds)
        return self.picture

    async def wait_event(self, event: str) -> Any:
        """The newest content of this event; waits for the first one. Raises TimeoutError, Gone."""
        return (await self.until(lambda: self.received(event)))[-1]

    async def until(self, condition: Callable[[], T], seconds: float = SECONDS) -> T:
        """What `condition` returns, once that is true. Raises TimeoutError, Gone."""
        try:
            async with asyncio.timeout(seconds):
                while not (found := condition()):
                    if self.wire.closed.done():
                        raise Gone(self.wire.code)
                    if self._news is None or self._news.done():
                        self._news = self.wire.loop.create_future()
                    await asyncio.wait((self._news, self.wire.closed), return_when=FIRST_COMPLETED)
        except TimeoutError as late:
            late.add_note(f"it never came; last: {self.picture}, {[*self.wire.received][-9:]}")
            raise
        return found

    def _receive(self, name: bytes, packet: bytes) -> None:
        if name == b"view":
            self._documents.receive(decoded(packet))
            self.packet, self.picture = packet, self._documents.picture()
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

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
    given = {"id": id or new_id(), "name": name, "args": {} if args is None else args}
    return given if seat is None else {**given, "for": seat}


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
    """Run a test that is a coroutine, for LONGEST seconds at most, and drop its connections."""

    async def run_and_drop(*args: P.args, **named: P.kwargs) -> None:
        try:
            await asyncio.wait_for(test(*args, **named), LONGEST)
        finally:
            await drop_all()

    @functools.wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        asyncio.run(run_and_drop(*args, **named))

    return run


@dataclass
class Party:
    """A tablet and its phones, all connected."""

    tablet: Phone
    phones: list[Phone] = field(default_factory=list)


async def gathered(program: Any, names: Sequence[str] = (), keep: int | None = None) -> Party:
    """The host and guests of these names, in this order, at the program's table."""
    tablet = Phone(program.address, program.code, "tablet", keep)
    assert (await tablet.use_invite(program.invite)).status == 303
    party = Party(await tablet.connect())
    for name in names:
        phone = Phone(program.address, program.code, keep=keep)
        assert (await phone.join(name)).status == 303, name
        party.phones.append(await phone.connect())
    return party
