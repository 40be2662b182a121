"""What makes a device a seat or the tablet: tokens, tickets, secrets of single use."""

from __future__ import annotations

import base64
import hashlib
import os
import re
import secrets
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path

from companion.web.join_codes import WORDS

PHRASE_WORDS = 6
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
KEY = "k"
"""The name of a table's key in the query of its QR's link."""
_KEY_CHARACTERS = 11
_BROWSER_CHARACTERS = 11
"""Of a ticket, which is as long as a token: they tell one browser from another."""


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
        """The key of a table, which its QR carries: 66 bits, so that a device that shows it
        has not guessed the code. It gives no right; it follows from code and server key, and is not
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

    def fingerprint(self) -> str:
        """By which the key is known and not learned: 64 bits."""
        return hashlib.blake2b(key=self._key, person=b"fingerprint", digest_size=8).hexdigest()

    def token_for(self, purpose: str, text: str) -> str:
        """A token (256 bits) that this server makes again from the same `text`, and nobody else.

        `purpose` keeps tokens for different ends apart: at most 16 characters.
        """
        made = hashlib.blake2b(
            text.encode(), key=self._key, digest_size=32, person=purpose.encode()
        )
        return base64.urlsafe_b64encode(made.digest()).decode().rstrip("=")

    def new_ticket(self, code: str) -> str:
        """What a browser holds that was let in while the door was open. It gives no place, so a
        page that gives another one takes nothing away."""
        return self._ticket(code, secrets.token_urlsafe(8))

    def admitted(self, code: str, ticket: str) -> str | None:
        """Which browser (66 random bits) was let in to this table with such a ticket; None: it is
        none of ours."""
        browser = ticket[:_BROWSER_CHARACTERS]
        is_ours = compare_digest(self._ticket(code, browser).encode(), ticket.encode())
        return browser if is_ours else None

    def _ticket(self, code: str, browser: str) -> str:
        made = hashlib.blake2b(
            f"{code}.{browser}".encode(), key=self._key, person=b"ticket", digest_size=24
        )
        return browser + base64.urlsafe_b64encode(made.digest()).decode()

    def of_typed(self, secret: str) -> str:
        """As `of`, for a secret that may be a phrase typed by hand, however spaced."""
        if is_random(secret):
            return self.of(secret.strip())
        return self.of(" ".join(re.findall(r"[A-Z]{4}|[0-9]+", secret.upper())))
