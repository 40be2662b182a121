"""The story of a finished game as a page, as text and as data; before the end there is none."""

from __future__ import annotations

from typing import Any

import orjson
from flask import Blueprint, abort, request
from werkzeug.wrappers import Response

from companion.core.courses import Courses
from companion.table.recap import Translate, names, recap_json, recap_text, story
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
        told, say = _told(shell, inbox), _sayer(shell, inbox)
        drawn = [one for one in story(inbox.table, shell.games) if isinstance(one, Courses)]
        pictures = {say(one.title): one for one in drawn}
        running = inbox.table.game
        game = "" if running is None else running.id
        more: dict[str, Any] = {"story": told, "pictures": pictures, "say": say, "game": game}
        return shell.painter.page("recap.html", **(more | about(shell, inbox)))

    @routes.get("/recap/<code>.txt")
    def plain(code: str) -> Response:
        inbox = found(shell, code)
        # Isolating characters are for the page; in a file they would stand as little boxes.
        told = _told(shell, inbox).translate(dict.fromkeys((0x2068, 0x2069)))
        return _download(told.encode(), "text/plain; charset=utf-8", code, "txt")

    @routes.get("/recap/<code>.json")
    def data(code: str) -> Response:
        inbox = found(shell, code)
        _told(shell, inbox)
        body = orjson.dumps(recap_json(inbox.table, shell.games), option=orjson.OPT_INDENT_2)
        return _download(body, "application/json", code, "json")

    return routes


def _told(shell: Shell, inbox: Inbox) -> str:
    """The story in the reader's language; a game that runs has none for anybody."""
    told = recap_text(inbox.table, shell.games, _sayer(shell, inbox))
    if not told:
        abort(404)
    return told


def _sayer(shell: Shell, inbox: Inbox) -> Translate:
    language, called = chosen_language(), names(inbox.table)
    return lambda text: shell.words.translate(text, language, called)


def _download(body: bytes, kind: str, code: str, suffix: str) -> Response:
    answer = Response(body, content_type=kind)
    if "download" in request.args:
        answer.headers["Content-Disposition"] = f'attachment; filename="veglia-{code}.{suffix}"'
    return answer
