"""Tokens of seats and the tablet, tickets, and single-use secrets."""

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
KEY_CHARACTERS = 32
"""Least length of the server's key."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_FORM_ID = re.compile(r"[0-9a-f]{32}")
KEY = "k"
"""The name of a table's key in the query of its QR's link."""
_KEY_CHARACTERS = 11
_BROWSER_CHARACTERS = 11
"""Characters of a ticket that identify the browser."""


class NoKey(Exception):
    """The file of the server's key, its one argument, has no key."""


def server_key(data_dir: Path) -> str:
    """The server's own key, generated once and kept in `data_dir`, readable by its owner only.
    Raises NoKey where the file has none, so that nobody runs with a key that is known."""
    file = data_dir / "secret.key"
    data_dir.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        draft = data_dir / f"secret.{secrets.token_hex(8)}"
        with open(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as made:
            made.write(secrets.token_urlsafe(32).encode())
            made.flush()
            os.fsync(made.fileno())  # before it has its name: a power cut leaves no empty key
        # Linked whole or not at all: of two that start together, both read the first one's key.
        with suppress(FileExistsError):
            file.hardlink_to(draft)
        draft.unlink()
    key = file.read_text(encoding="utf-8")
    if len(key.strip()) < KEY_CHARACTERS:
        raise NoKey(file)
    return key


def new_token() -> str:
    """256 random bits, as text for a cookie or the fragment of a link."""
    return secrets.token_urlsafe(32)


def new_phrase() -> str:
    """A secret for paper: words and a number, more than 55 bits; guesses are limited."""
    words = " ".join(secrets.choice(WORDS) for _ in range(PHRASE_WORDS))
    return f"{words} {100 + secrets.randbelow(900)}"


def is_random(secret: str) -> bool:
    """Whether it is a random secret (256 bits) and no typed phrase."""
    return _TOKEN.fullmatch(secret.strip()) is not None


def is_form_id(text: str) -> bool:
    """Whether it is the number of a form: 128 bits, new in each page."""
    return _FORM_ID.fullmatch(text) is not None


def command_id(form: str) -> str:
    """The id of the command that a form sends. The log has only this hash of the form's number, so
    that a copy of the database cannot derive the token."""
    return hashlib.blake2b(form.encode(), digest_size=16).hexdigest()


class Seal:
    """The hash of tokens and secrets that is stored; it needs the server's key. So a copied
    database neither reveals a typed phrase nor allows to add a host."""

    def __init__(self, key: str) -> None:
        self._key = hashlib.blake2b(key.encode()).digest()

    def of(self, secret: str) -> str:
        """The hash of a token. Tokens are random, so one round is enough."""
        return self._hash("", secret, 32).hex()

    def door(self, code: str) -> str:
        """The key of a table in its QR: 66 bits, so that a device that shows it has not guessed the
        code. It gives no rights. It is derived from code and server key and not stored."""
        return self.token_for("door", code, 9)[:_KEY_CHARACTERS]

    def notice_key(self, code: str) -> str:
        """The name of a table among processes on one database: 64 bits, not its code."""
        return self._hash("notice", code, 8).hex()

    def asker_key(self, network: str) -> str:
        """The name of a network, or of a place, among processes on one database."""
        return self._hash("asker", network, 8).hex()

    def route(self, code: str) -> str:
        """Three hex digits by which a proxy keeps a table in one process. They are not secret and
        do not reveal the code: many tables share them."""
        return self._hash("route", code, 2).hex()[:3]

    def fingerprint(self) -> str:
        """Identifies the key without revealing it: 64 bits."""
        return self._hash("fingerprint", "", 8).hex()

    def token_for(self, purpose: str, text: str, size: int = 32) -> str:
        """A token of so many bytes that only this server can derive again from the same `text`;
        `purpose` as in `_hash`."""
        return base64.urlsafe_b64encode(self._hash(purpose, text, size)).decode().rstrip("=")

    def new_ticket(self, code: str) -> str:
        """The ticket of a browser that was let in while the door was open. It gives no place."""
        return self._ticket(code, secrets.token_urlsafe(8))

    def admitted(self, code: str, ticket: str) -> str | None:
        """The id (66 random bits) of the browser that was let in to this table with such a ticket;
        None: the ticket is not ours."""
        browser = ticket[:_BROWSER_CHARACTERS]
        is_ours = compare_digest(self._ticket(code, browser).encode(), ticket.encode())
        return browser if is_ours else None

    def _ticket(self, code: str, browser: str) -> str:
        return browser + self.token_for("ticket", f"{code}.{browser}", 24)

    def _hash(self, purpose: str, text: str, size: int) -> bytes:
        """A hash of so many bytes; `purpose`, at most 16 characters, separates different ends."""
        person = purpose.encode()
        made = hashlib.blake2b(text.encode(), key=self._key, digest_size=size, person=person)
        return made.digest()

    def of_typed(self, secret: str) -> str:
        """As `of`, for a secret that may be a typed phrase, however it is spaced."""
        if is_random(secret):
            return self.of(secret.strip())
        return self.of(" ".join(re.findall(r"[A-Z]{4}|[0-9]+", secret.upper())))
