"""Routes of a rehearsal: begin one beside a table, and end it."""

from collections.abc import Iterator
from itertools import islice

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from companion.table.device import Kind
from companion.web.http.invites import enter_new
from companion.web.http.pages import host_table
from companion.web.live.table_actor import TableActor
from companion.web.shell import shell

AT_ONCE = 4
"""Most rehearsals in play in one process."""
LOOKED_UP = 8
"""Most tables of a browser that are looked up for one request."""


routes = Blueprint("rehearsals", __name__)


@routes.post("/t/<code>/rehearsal")
def begin(code: str) -> Response:
    actor = host_table(code)
    if actor.table.rehearsal:
        return redirect(f"/t/{actor.table.code}", 303)
    for other in list(_held()):
        if other.table.rehearsal:
            shell.tables.drop(other)
    if not _has_room() or not shell.limits.may_open(request.remote_addr or ""):
        abort(429)
    chosen = actor.table.game
    game = next(iter(shell.games)) if chosen is None else chosen.id
    opened, secret = shell.tables.open(hosted=shell.config.hosted, rehearsal=game)
    return enter_new(opened, secret)


@routes.post("/t/<code>/end")
def end(code: str) -> Response:
    actor = host_table(code)
    if not actor.table.rehearsal:
        abort(404)
    back = next((one for one in _held() if not one.table.rehearsal), None)
    shell.tables.drop(actor)
    return redirect("/" if back is None else f"/t/{back.table.code}", 303)


def _held() -> Iterator[TableActor]:
    """The tables whose tablet this browser is, newest first."""
    shown = shell.cookies.places_in(request.headers.get("Cookie", ""))
    tablets = (one for one in shown if one[0] is Kind.TABLET)
    for kind, code, token in islice(tablets, LOOKED_UP):
        actor = shell.tables.find(code)
        if actor is not None and actor.holds(kind, shell.seal.of(token)):
            yield actor


def _has_room() -> bool:
    in_play = [one for one in shell.tables.in_memory() if one.table.rehearsal]
    return sum(bool(one.devices.by_sid) for one in in_play) < AT_ONCE
