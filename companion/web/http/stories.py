"""The story of a finished game as a page, as text and as data; before the end there is none."""

from __future__ import annotations

from flask import Blueprint, abort, request
from msgspec import json
from werkzeug.wrappers import Response

from companion.table.export.paper import Block
from companion.table.export.recap import as_text, game_of, recap_blocks, recap_json, story_heading
from companion.web.http.pages import about, found, made_once, sayer
from companion.web.live.inbox import Inbox
from companion.web.shell import Shell


def stories(shell: Shell) -> Blueprint:
    """The routes."""
    routes = Blueprint("stories", __name__)

    @routes.get("/recap/<code>")
    def page(code: str) -> Response:
        inbox = found(shell, code)
        table, say = inbox.table, sayer(shell, inbox)
        return shell.painter.page(
            "recap.html",
            heading=story_heading(table, shell.games, say),
            blocks=_told(shell, inbox),
            say=say,
            game=game_of(table, shell.games) or "",
            **about(shell, inbox),
        )

    @routes.get("/recap/<code>.txt")
    def plain(code: str) -> Response:
        inbox = found(shell, code)
        # Isolating characters are for the page; in a file they would stand as little boxes.
        heading = story_heading(inbox.table, shell.games, sayer(shell, inbox))
        told = as_text(heading, _told(shell, inbox)).translate(dict.fromkeys((0x2068, 0x2069)))
        return _download(told.encode(), "text/plain; charset=utf-8", code, "txt")

    @routes.get("/recap/<code>.json")
    def data(code: str) -> Response:
        inbox = found(shell, code)
        _told(shell, inbox)
        body = made_once(inbox, "story as data", lambda: _as_data(shell, inbox))
        return _download(body, "application/json", code, "json")

    return routes


def _told(shell: Shell, inbox: Inbox) -> tuple[Block, ...]:
    """The story in the reader's language; a game that runs has none for anybody."""
    say = sayer(shell, inbox)
    blocks = made_once(inbox, "story", lambda: recap_blocks(inbox.table, shell.games, say))
    if not blocks:
        abort(404)
    return blocks


def _as_data(shell: Shell, inbox: Inbox) -> bytes:
    return json.format(json.encode(recap_json(inbox.table, shell.games)))


def _download(body: bytes, kind: str, code: str, suffix: str) -> Response:
    answer = Response(body, content_type=kind)
    if "download" in request.args:
        answer.headers["Content-Disposition"] = f'attachment; filename="veglia-{code}.{suffix}"'
    return answer
