"""Limit the cookies that a browser keeps for this server.

All cookies are sent with every request, and proxies accept 8 kB. So each page that a person opens
deletes cookies of tables that no longer exist, and those of the tables played longest ago.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from itertools import islice

from flask import after_this_request, request
from werkzeug.wrappers import Response

from companion.web.shell import shell
from companion.web.store.records import CannotSave

OTHERS_KEPT = 12
"""Tables beside the page's own: at most 36 cookies of 80 bytes."""
DELETED_AT_ONCE = 9
"""Cookies deleted in one answer, 130 bytes each: nginx accepts 4 kB. An evening sets three."""
LOOKED_UP_AT_ONCE = 64
"""Tables that are looked up in one query."""


def refresh_cookies(code: str | None) -> None:
    """Give a ticket to a browser that was let in to this table, so that it may come again, and
    delete cookies that it no longer needs; None: its code was not found."""
    known = code is None or shell.has_ticket(code, _header())
    stale = _names_to_delete(code)
    if known and not stale:
        return

    @after_this_request
    def give(answer: Response) -> Response:
        if code and not known and answer.status_code < 400:
            shell.cookies.give_ticket(answer, code, shell.seal.new_ticket(code))
        shell.cookies.take_back(answer, stale)
        return answer


def _names_to_delete(code: str | None) -> Sequence[str]:
    """The names of cookies that this browser no longer needs. `code`: of the page's table. Whether
    a table exists is told by a valid ticket only, so that invented cookies cannot guess codes."""
    if "text/html" not in request.headers.get("Accept", ""):
        return ()
    header = _header()
    names = shell.cookies.names_in(header)
    others = [one for one in names if one != code]
    if not others or not shell.limits.may_look_up(request.remote_addr or ""):
        return ()
    known = [*islice((one for one in others if shell.has_ticket(one, header)), LOOKED_UP_AT_ONCE)]
    with suppress(CannotSave):
        played = shell.tables.played_at(known)
        return tuple(islice(_stale(names, others, known, played), DELETED_AT_ONCE))
    return ()


def _stale(
    names: dict[str, list[str]],
    others: Sequence[str],
    known: Collection[str],
    played: dict[str, float],
) -> Iterator[str]:
    for code in known:
        if code not in played:
            yield from names[code]
    left = [code for code in others if code in played or code not in known]
    for code in sorted(left, key=lambda one: -played.get(one, 0.0))[OTHERS_KEPT:]:
        yield from names[code]


def _header() -> str:
    return request.headers.get("Cookie", "")
