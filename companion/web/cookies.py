"""Cookies: a browser's places at tables, and the tickets of tables that let it in."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice

from werkzeug.wrappers import Request, Response

from companion.table.device import Kind

COOKIE_DAYS = 120
"""A campaign goes on for weeks; the table decides whether a token is still valid."""
READ_AT_MOST = 64
"""Most cookies of ours read if no table is named; `http.cookie_upkeep` keeps their number lower."""
_VALUE = "([A-Za-z0-9_-]{43})(?=;|$)"
_PLACES = {"seat": Kind.PHONE, "tablet": Kind.TABLET}


class Cookies:
    """Three cookies for each table: a seat, the tablet, and a ticket of a browser that was let in.
    A browser may have all of them. They are `SameSite=Lax`: sent when a link from another site is
    followed, but not with another site's forms or requests (decision 12). If a table is named,
    exactly its cookie is read, however many others are sent. `header`: a whole `Cookie` header."""

    def __init__(self, *, secure: bool) -> None:
        self._secure = secure
        # `__Host-` binds a cookie to this host over https; plain http does not know it.
        self._prefix = "__Host-" if secure else ""
        self._ours = re.compile(rf"(?:^|; ?){self._prefix}(seat|tablet|door)-([^=;\s]+)={_VALUE}")

    def name(self, kind: Kind, code: str) -> str:
        return f"{self._prefix}{'tablet' if kind is Kind.TABLET else 'seat'}-{code}"

    def of(self, request: Request, kind: Kind, code: str) -> str | None:
        return self.in_header(request.headers.get("Cookie", ""), kind, code)

    def in_header(self, header: str, kind: Kind, code: str) -> str | None:
        return _value(header, self.name(kind, code))

    def ticket_in(self, header: str, code: str) -> str | None:
        return _value(header, self._ticket(code))

    def places_in(self, header: str) -> Iterator[tuple[Kind, str, str]]:
        """The places at any table, newest first: kind of place, code, token."""
        for sort, code, token in self._newest(header):
            if sort in _PLACES:
                yield _PLACES[sort], code, token

    def tickets_in(self, header: str) -> Iterator[tuple[str, str]]:
        """The tickets of any tables, newest first: code, ticket."""
        return ((code, ticket) for sort, code, ticket in self._newest(header) if sort == "door")

    def names_in(self, header: str) -> dict[str, list[str]]:
        """The names of all our cookies by the code of their table."""
        names: dict[str, list[str]] = {}
        for sort, code, _ in self._ours.findall(header):
            names.setdefault(code, []).append(f"{self._prefix}{sort}-{code}")
        return names

    def give_ticket(self, answer: Response, code: str, ticket: str) -> None:
        """Let this browser name and watch the table again, even if others behind the same router
        guess codes, or the door is closed."""
        self._set(answer, self._ticket(code), ticket, COOKIE_DAYS * 86400)

    def give(self, answer: Response, kind: Kind, code: str, token: str) -> None:
        """Make the browser that receives `answer` the holder of `token`."""
        self._set(answer, self.name(kind, code), token, COOKIE_DAYS * 86400)

    def take_back(self, answer: Response, names: Iterable[str]) -> None:
        for name in names:
            self._set(answer, name, "", 0)

    def _newest(self, header: str) -> Iterator[tuple[str, str, str]]:
        # Browsers send those first that they were given first.
        return islice(reversed(self._ours.findall(header)), READ_AT_MOST)

    def _ticket(self, code: str) -> str:
        return f"{self._prefix}door-{code}"

    def _set(self, answer: Response, name: str, value: str, seconds: int) -> None:
        answer.set_cookie(
            name, value, max_age=seconds, secure=self._secure, httponly=True, samesite="Lax"
        )


def _value(header: str, name: str) -> str | None:
    match = re.search(rf"(?:^|; ?){re.escape(name)}={_VALUE}", header)
    return match[1] if match else None
