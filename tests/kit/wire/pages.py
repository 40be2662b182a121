"""HTTP by hand: pages, forms and cookies, one connection for each request."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlencode

SECONDS = 60.0
"""The longest wait: only a failure takes so long, never a slow machine."""


@dataclass(frozen=True)
class Address:
    """The address of a server. `name`: for the Host header, `host:port`. `source`: our own address
    (any of 127.0.0.0/8 reaches this machine).
    """

    host: str
    port: int
    name: str = ""
    source: str = ""

    @property
    def local(self) -> tuple[str, int] | None:
        """`source` as asyncio wants it."""
        return (self.source, 0) if self.source else None

    @property
    def authority(self) -> str:
        return self.name or f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"http://{self.authority}"

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=self.local)


@dataclass(frozen=True)
class Page:
    """An answer. `size`: all its bytes on the wire."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes
    size: int

    def header(self, name: str) -> str:
        """The first header of this name, or nothing."""
        return next((value for key, value in self.headers if key == name.lower()), "")

    @property
    def text(self) -> str:
        return self.body.decode()


@dataclass
class Browser:
    """A client with a cookie jar; `asked` counts the requests."""

    address: Address
    cookies: dict[str, str] = field(default_factory=dict)
    asked: int = 0

    async def get(self, path: str, **headers: str) -> Page:
        return await self.ask("GET", path, b"", headers)

    async def post(self, path: str, form: Mapping[str, str], **headers: str) -> Page:
        """Send a form from a page of the server itself (unless `origin` says otherwise)."""
        lines = {"origin": self.address.origin} | headers
        lines["content-type"] = "application/x-www-form-urlencoded"
        return await self.ask("POST", path, urlencode(form).encode(), lines)

    async def ask(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Page:
        """Send one request; Set-Cookie changes the jar. Raises OSError, TimeoutError."""
        self.asked += 1
        lines = {"host": self.address.authority, "connection": "close", "accept": "text/html"}
        if self.cookies:
            lines["cookie"] = self.cookie
        if body or method == "POST":
            lines["content-length"] = str(len(body))
        lines |= headers
        head = "".join(f"{key}: {value}\r\n" for key, value in lines.items())
        request = f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body
        page = parsed(await answer_to(self.address, request))
        for key, value in page.headers:
            if key == "set-cookie":
                name, _, token = value.partition(";")[0].partition("=")
                self.cookies[name] = token
                if not token:
                    del self.cookies[name]
        return page

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens of seats and the tablet: all cookies but the tickets of tables."""
        return tuple(one for name, one in self.cookies.items() if not name.startswith("door-"))

    @property
    def cookie(self) -> str:
        """The cookies as a header carries them."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


async def answer_to(address: Address, request: bytes) -> bytes:
    """Send these bytes; returns all until the server closes. Raises OSError, TimeoutError."""
    async with asyncio.timeout(SECONDS):
        reader, writer = await address.connect()
        try:
            writer.write(request)
            return await reader.read()
        finally:
            writer.close()


def parsed(raw: bytes) -> Page:
    """The page in these bytes. Raises ValueError where they are no answer."""
    head, found, body = raw.partition(b"\r\n\r\n")
    if not found:
        raise ValueError(f"no answer: {raw[:80]!r}")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = tuple(
        (line.partition(":")[0].lower(), line.partition(":")[2].strip()) for line in lines
    )
    if ("transfer-encoding", "chunked") in headers:
        body = _unchunked(body)
    return Page(int(first.split(" ")[1]), headers, body, len(raw))


def _unchunked(body: bytes) -> bytes:
    whole = b""
    while True:
        size, _, body = body.partition(b"\r\n")
        length = int(size, 16)
        if not length:
            return whole
        whole, body = whole + body[:length], body[length + 2 :]
