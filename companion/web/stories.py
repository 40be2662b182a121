"""The story of a finished game as a page, as text and as data; before the end there is none."""

from __future__ import annotations

import orjson
from flask import Blueprint, abort, request
from werkzeug.wrappers import Response

from companion.core.text import Text
from companion.table.recap import names, recap_json, recap_text
from companion.web.inbox import Inbox
from companion.web.pages import about, found
from companion.web.painting import chosen_language
from companion.web.shell import Shell


def stories(shell: Shell) -> Blueprint:
    """The routes."""
    routes = Blueprint("stories", __name__)

    @routes.get("/recap/<code>")
    def page(code: str) -> Response:
        inbox = found(shell, code)
        told = _told(shell, inbox)
        return shell.painter.page("recap.html", story=told, **about(shell, inbox))

    @routes.get("/recap/<code>.txt")
    def plain(code: str) -> Response:
        inbox = found(shell, code)
        return _download(_told(shell, inbox).encode(), "text/plain; charset=utf-8", code, "txt")

    @routes.get("/recap/<code>.json")
    def data(code: str) -> Response:
        inbox = found(shell, code)
        _told(shell, inbox)
        body = orjson.dumps(recap_json(inbox.table, shell.games), option=orjson.OPT_INDENT_2)
        return _download(body, "application/json", code, "json")

    return routes


def _told(shell: Shell, inbox: Inbox) -> str:
    """The story in the reader's language; a game that runs has none for anybody."""
    language = chosen_language()
    called = names(inbox.table)

    def say(text: Text) -> str:
        return shell.words.translate(text, language, called)

    story = recap_text(inbox.table, shell.games, say)
    if not story:
        abort(404)
    return story


def _download(body: bytes, kind: str, code: str, suffix: str) -> Response:
    answer = Response(body, content_type=kind)
    if "download" in request.args:
        answer.headers["Content-Disposition"] = f'attachment; filename="veglia-{code}.{suffix}"'
    return answer
