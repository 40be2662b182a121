"""The story of a finished game as a page, as text and as data; before the end there is none."""

from flask import Blueprint, abort, request
from msgspec import json
from werkzeug.wrappers import Response

from companion.table.export.paper import Block
from companion.table.export.recap import as_text, game_of, recap_blocks, recap_json, story_heading
from companion.table.state import Table
from companion.web.http.pages import (
    cached,
    download,
    page_variables,
    public_table,
    story_translator,
    table_or_404,
)
from companion.web.live.table_actor import TableActor
from companion.web.shell import shell

routes = Blueprint("stories", __name__)


@routes.get("/recap/<code>")
def page(code: str) -> Response:
    actor = table_or_404(code)
    table, say = public_table(actor), story_translator(actor)
    return shell.templates.page(
        "recap.html",
        heading=story_heading(table, shell.games, say),
        blocks=_story_blocks(actor, table),
        say=say,
        game=game_of(table, shell.games) or "",
        **page_variables(actor),
    )


@routes.get("/recap/<code>.txt")
def plain(code: str) -> Response:
    actor = table_or_404(code)
    table = public_table(actor)
    heading = story_heading(table, shell.games, story_translator(actor))
    story_text = as_text(heading, _story_blocks(actor, table))
    return _file(story_text.encode(), "text/plain; charset=utf-8", actor, "txt")


@routes.get("/recap/<code>.json")
def data(code: str) -> Response:
    """The wall reads it while it announces the end, and its page needs only the code."""
    actor = table_or_404(code)
    _story_blocks(actor, actor.table)
    body = cached(actor, "story as data", actor.table, _as_data)
    return _file(body, "application/json", actor, "json")


def _story_blocks(actor: TableActor, table: Table) -> tuple[Block, ...]:
    """The story in the reader's language; nobody gets the story of a running game. Pages are given
    the table before an end that the wall still announces: it may be taken back until then."""
    say = story_translator(actor)
    blocks = cached(actor, "story", table, lambda table: recap_blocks(table, shell.games, say))
    if not blocks:
        abort(404)
    return blocks


def _as_data(table: Table) -> bytes:
    return json.format(json.encode(recap_json(table, shell.games)))


def _file(body: bytes, kind: str, actor: TableActor, suffix: str) -> Response:
    if "download" in request.args:
        return download(body, kind, actor, suffix)
    return Response(body, content_type=kind)
