"""Faults that grow with the number of evenings of one browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.kit.faults.fault import fault, swap


@fault("year_of_evenings")
def only_the_first_cookies_are_read() -> None:
    """Of a long line of cookies the first are read, and browsers send the oldest first (N7)."""
    from companion.web.cookies import Cookies

    def first(self: Any, header: str, kind: Any, code: str, in_header: Any) -> Any:
        few = "; ".join(header.split("; ")[:32])
        return in_header(self, few, kind, code)

    def ticket(self: Any, header: str, code: str, ticket_in: Any) -> Any:
        return ticket_in(self, "; ".join(header.split("; ")[:32]), code)

    whole, other = Cookies.in_header, Cookies.ticket_in
    swap(Cookies, "in_header", lambda self, *of: first(self, *of, whole))
    swap(Cookies, "ticket_in", lambda self, *of: ticket(self, *of, other))


@fault("year_of_evenings")
def cookies_pile_up() -> None:
    """No cookie of another table is ever taken back."""
    from companion.web.http import remembered

    def none(*given: Any) -> Iterator[str]:
        return iter(())

    swap(remembered, "_names", none)
