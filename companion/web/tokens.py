"""What makes a device a seat or the tablet: tokens in cookies, secrets of single use."""

from __future__ import annotations

import base64
import hashlib
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from itertools import islice
from pathlib import Path

from werkzeug.wrappers import Request, Response

from companion.table.device import Kind
from companion.web.join_codes import WORDS

COOKIE_DAYS = 120
"""A campaign goes on for weeks; the table itself decides what a token is still worth."""
"""A browser that has found a table may come back to it for the evening."""
PHRASE_WORDS = 6
COOKIES_READ = 32
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
KEY = "k"
"""The name of a table's key in the query of its QR's link."""
_KEY_CHARACTERS = 11
_TICKET = re.compile(r"(?:^|; ?)(?:__Host-)?door-([^=;\s]+)=([A-Za-z0-9_-]{43})(?=;|$)")
_OURS = re.compile(r"(?:^|; ?)(?:__Host-)?(seat|tablet)-([^=;\s]+)=([A-Za-z0-9_-]{43})(?=;|$)")


def server_key(data_dir: Path) -> str:
    """The server's own key, made once and kept in `data_dir` for its owner's eyes only."""
    file = data_dir / "secret.key"
    data_dir.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        draft = data_dir / f"secret.{secrets.token_hex(8)}"
        with open(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as made:
            made.write(secrets.token_urlsafe(32))
        # Linked whole or not at all: of two that start together, both read the first one's key.
        with suppress(FileExistsError):
            file.hardlink_to(draft)
        draft.unlink()
    return file.read_text()


def new_token() -> str:
    """256 bits, as text for a cookie or the fragment of a link."""
    return secrets.token_urlsafe(32)


def new_phrase() -> str:
    """A secret for paper: words and a number, more than 55 bits, guesses being limited."""
    words = " ".join(secrets.choice(WORDS) for _ in range(PHRASE_WORDS))
    return f"{words} {100 + secrets.randbelow(900)}"


def is_random(secret: str) -> bool:
    """Whether it is of the kind that nobody guesses (256 bits), and no typed phrase."""
    return _TOKEN.fullmatch(secret.strip()) is not None


class Seal:
    """What is stored of a token or secret: a hash that nobody makes without the server's key.

    So a copied database neither gives away a typed phrase nor lets its reader plant a host.
    """

    def __init__(self, key: str) -> None:
        self._key = hashlib.blake2b(key.encode()).digest()

    def of(self, secret: str) -> str:
        """The hash of a token. It is random, so one round is enough."""
        return hashlib.blake2b(secret.encode(), key=self._key, digest_size=32).hexdigest()

    def door(self, code: str) -> str:
        """The key of a table, which its QR carries: 66 bits, so that whoever shows it has not
        guessed the code. It gives no right; it follows from code and server key, and is not
        stored."""
        digest = hashlib.blake2b(code.encode(), key=self._key, person=b"door", digest_size=9)
        return base64.urlsafe_b64encode(digest.digest()).decode()[:_KEY_CHARACTERS]

    def notice_key(self, code: str) -> str:
        """The name of a table between processes on one database: 64 bits, and not its code."""
        return hashlib.blake2b(
            code.encode(), key=self._key, person=b"notice", digest_size=8
        ).hexdigest()

    def asker_key(self, network: str) -> str:
        """The name of a network, or of a place, between processes on one database."""
        return hashlib.blake2b(
            network.encode(), key=self._key, person=b"asker", digest_size=8
        ).hexdigest()

    def route(self, code: str) -> str:
        """By which a proxy keeps a table in one process: three hex digits, so that 4,096 tables
        share one with some other. It is no secret, and no way back to the code."""
        made = hashlib.blake2b(code.encode(), key=self._key, person=b"route", digest_size=2)
        return made.hexdigest()[:3]

    def token_for(self, purpose: str, text: str) -> str:
        """A token (256 bits) that this server makes again from the same `text`, and nobody else.

        `purpose` keeps tokens for different ends apart: at most 16 characters.
        """
        made = hashlib.blake2b(
            text.encode(), key=self._key, digest_size=32, person=purpose.encode()
        )
        return base64.urlsafe_b64encode(made.digest()).decode().rstrip("=")

    def ticket(self, code: str) -> str:
        """What a browser holds that was let in while the door was open. The same for everybody at
        this table, so a page that gives it once more replaces nothing; it gives no place."""
        return self.token_for("ticket", code)

    def of_typed(self, secret: str) -> str:
        """As `of`, for a secret that may be a phrase typed by hand, however spaced."""
        if is_random(secret):
            return self.of(secret.strip())
        return self.of(" ".join(re.findall(r"[A-Z]{4}|[0-9]+", secret.upper())))


class Cookies:
    """One cookie for a seat and one for the tablet of each table; one browser may hold both.

    They are `SameSite=Lax`: a browser sends them along where a link of another site is followed,
    and with no form or request of another site (decision 12).
    """

    def __init__(self, *, secure: bool) -> None:
        self._secure = secure

    def name(self, kind: Kind, code: str) -> str:
        """`__Host-` binds the cookie to this host over https; plain http does not know it."""
        place = "tablet" if kind is Kind.TABLET else "seat"
        return f"{'__Host-' if self._secure else ''}{place}-{code}"

    def of(self, request: Request, kind: Kind, code: str) -> str | None:
        """The token that the request carries for this place."""
        return _token(request.cookies.get(self.name(kind, code)))

    def in_header(self, header: str, kind: Kind, code: str) -> str | None:
        """The same, from the `Cookie` header of a handshake."""
        try:
            morsel = SimpleCookie(header).get(self.name(kind, code))
        except CookieError:
            return None
        return _token(morsel.value if morsel else None)

    def all_in(self, header: str) -> Iterator[tuple[Kind, str, str]]:
        """What a `Cookie` header holds for any table: kind of place, code, token."""
        for place, code, token in islice(_OURS.findall(header), COOKIES_READ):
            yield Kind.TABLET if place == "tablet" else Kind.PHONE, code, token

    def tickets_in(self, header: str) -> Iterator[tuple[str, str]]:
        """The tickets of tables that a `Cookie` header holds: code, ticket."""
        yield from islice(_TICKET.findall(header), COOKIES_READ)

    def give_ticket(self, answer: Response, code: str, ticket: str) -> None:
        """Let this browser name and watch the table again, whatever its neighbours guess meanwhile
        and also when the door is closed."""
        self._set(answer, f"{'__Host-' if self._secure else ''}door-{code}", ticket)

    def give(self, answer: Response, kind: Kind, code: str, token: str) -> None:
        """Make the device that reads `answer` the holder of `token`."""
        self._set(answer, self.name(kind, code), token)

    def _set(self, answer: Response, name: str, value: str) -> None:
        answer.set_cookie(
            name,
            value,
            max_age=COOKIE_DAYS * 86400,
            secure=self._secure,
            httponly=True,
            samesite="Lax",
        )


def _token(value: str | None) -> str | None:
    return value if value and _TOKEN.fullmatch(value) else None
