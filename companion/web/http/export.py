"""Copies of a game for another machine, opening a copy, the printed sheet, CSV."""

import time

from flask import Blueprint, abort, request
from msgspec.json import encode
from werkzeug.wrappers import Response

from companion.core.refusal import Refusal, refuse
from companion.table.export.copies import BadCopy, NotNow, copied
from companion.table.export.paper import Block
from companion.table.export.recap import annals, as_csv, recap_heading, sheet
from companion.table.state import Table
from companion.web.http.invites import enter_new
from companion.web.http.pages import (
    cached,
    download,
    host_table,
    page_variables,
    public_table,
    table_or_404,
    translator,
)
from companion.web.http.templates import chosen_language
from companion.web.languages import LANGUAGES
from companion.web.live.table_actor import TableActor
from companion.web.shell import shell
from companion.web.store.copy_reader import Refused

COPY_BYTES = 2 * 1024 * 1024
"""Enough for a campaign of years; all other request bodies are much smaller."""


routes = Blueprint("copies", __name__)


@routes.get("/copy/<code>.json")
def copy(code: str) -> Response:
    actor = host_table(code)
    try:
        before = public_table(actor)  # what a tablet without secrets is shown
        shape = copied(before if before.sees_no_secrets else actor.table, shell.games)
    except NotNow:
        return shell.templates.error(409, "E_COPY_NOT_NOW")
    except BadCopy:
        abort(404)
    return download(encode(shape), "application/json", actor, "json")


@routes.get("/t/<code>/copy")
def ask(code: str) -> Response:
    return _ask(host_table(code))


@routes.post("/t/<code>/copy")
def restore(code: str) -> Response:
    """Open a new table from the uploaded copy; this device becomes its tablet."""
    request.max_content_length = request.max_form_memory_size = COPY_BYTES
    actor = host_table(code)
    if not shell.limits.may_open(request.remote_addr or ""):
        abort(429)
    given = request.files.get("copy")
    try:
        uploaded = given.read() if given else b""
        restored, secret = shell.tables.restore(uploaded, hosted=shell.config.hosted)
    except Refused as refused:
        return _ask(actor, refuse(refused.code))
    return enter_new(restored, secret)


@routes.get("/sheet/<code>")
def printed(code: str) -> Response:
    actor = table_or_404(code)
    say, now = translator(actor), time.localtime()
    return shell.templates.page(
        "sheet.html",
        heading=recap_heading(actor.table, say),
        blocks=_blocks(actor),
        say=say,
        day={"day": now.tm_mday, "month": now.tm_mon, "year": now.tm_year},
        **page_variables(actor),
    )


@routes.get("/history/<code>.json")
def history(code: str) -> Response:
    actor = table_or_404(code)
    body = cached(actor, "history", public_table(actor), _history)
    return Response(body, content_type="application/json")


@routes.get("/sheet/<code>.csv")
def table(code: str) -> Response:
    actor = table_or_404(code)
    body = as_csv(_blocks(actor), LANGUAGES[chosen_language()].cells)
    return download(("\ufeff" + body).encode(), "text/csv; charset=utf-8", actor, "csv")


def _ask(actor: TableActor, refusal: Refusal | None = None) -> Response:
    status = 422 if refusal else 200
    return shell.templates.page("copy.html", status, refusal=refusal, **page_variables(actor))


def _history(table: Table) -> bytes:
    return encode({"panels": annals(table, shell.games)})


def _blocks(actor: TableActor) -> tuple[Block, ...]:
    """The game's history in the reader's language; 404 if it has none."""
    say, known = translator(actor), public_table(actor)
    blocks = cached(actor, "sheet", known, lambda table: sheet(table, shell.games, say))
    if not blocks:
        abort(404)
    return blocks
