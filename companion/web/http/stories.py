"""The story of a finished game as a page, as text and as data; before the end there is none."""

from __future__ import annotations

from flask import Blueprint, abort, request
from msgspec import json
from werkzeug.wrappers import Response

from companion.table.export.paper import Block
from companion.table.export.recap import as_text, game_of, recap_blocks, recap_json, story_heading
from companion.table.state import Table
from companion.web.http.pages import about, found, made_once, sayer
from companion.web.live.table_actor import TableActor
from companion.web.shell import Shell


def stories(shell: Shell) -> Blueprint:
    """The routes."""
    routes = Blueprint("stories", __name__)

    @routes.get("/recap/<code>")
    def page(code: str) -> Response:
        actor = found(shell, code)
        table, say = actor.table, sayer(shell, actor)
        return shell.painter.page(
            "recap.html",
            heading=story_heading(table, shell.games, say),
            blocks=_story_blocks(shell, actor),
            say=say,
            game=game_of(table, shell.games) or "",
            **about(shell, actor),
        )

    @routes.get("/recap/<code>.txt")
    def plain(code: str) -> Response:
        actor = found(shell, code)
        # Isolating characters are for the page; in a file they would stand as little boxes.
        heading = story_heading(actor.table, shell.games, sayer(shell, actor))
        story_text = as_text(heading, _story_blocks(shell, actor)).translate(
            dict.fromkeys((0x2068, 0x2069))
        )
        return _download(story_text.encode(), "text/plain; charset=utf-8", code, "txt")

    @routes.get("/recap/<code>.json")
    def data(code: str) -> Response:
        actor = found(shell, code)
        _story_blocks(shell, actor)
        body = made_once(actor, "story as data", actor.table, lambda table: _as_data(shell, table))
        return _download(body, "application/json", code, "json")

    return routes


def _story_blocks(shell: Shell, actor: TableActor) -> tuple[Block, ...]:
    """The story in the reader's language; nobody gets the story of a running game."""
    say = sayer(shell, actor)
    blocks = made_once(
        actor, "story", actor.table, lambda table: recap_blocks(table, shell.games, say)
    )
    if not blocks:
        abort(404)
    return blocks


def _as_data(shell: Shell, table: Table) -> bytes:
    return json.format(json.encode(recap_json(table, shell.games)))


def _download(body: bytes, kind: str, code: str, suffix: str) -> Response:
    answer = Response(body, content_type=kind)
    if "download" in request.args:
        answer.headers["Content-Disposition"] = f'attachment; filename="veglia-{code}.{suffix}"'
    return answer
