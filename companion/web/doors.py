"""Coming in: the code and the join form, which work without JavaScript."""

from __future__ import annotations

import re
import secrets

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from companion.core.refusal import Refusal, refuse
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.wishes import Join
from companion.web import metrics
from companion.web.inbox import Inbox
from companion.web.pages import about, found, holds_tablet
from companion.web.shell import Shell
from companion.web.tokens import new_token

_ID = re.compile(r"[0-9a-f]{32}")


def doors(shell: Shell) -> Blueprint:
    """The routes."""
    routes = Blueprint("doors", __name__)

    @routes.get("/")
    def home() -> Response:
        if "code" in request.args:
            return _find(shell, request.args["code"])
        only = None if shell.config.hosted else shell.tables.newest()
        return _code_page(shell) if only is None else _entrance(shell, only)

    @routes.get("/j/<code>")
    def join_form(code: str) -> Response:
        return _entrance(shell, found(shell, code))

    @routes.post("/j/<code>")
    def join(code: str) -> Response:
        return _join(shell, found(shell, code))

    return routes


def _find(shell: Shell, said: str) -> Response:
    address = request.remote_addr or ""
    if not shell.limits.may_guess(address):
        abort(429)
    inbox = shell.tables.find(said)
    if inbox is None:
        shell.limits.guessed_wrong(address)
        return _code_page(shell, refuse("E_NO_TABLE"))
    return redirect(f"/j/{inbox.table.code}", 303)


def _code_page(shell: Shell, refusal: Refusal | None = None) -> Response:
    return shell.painter.page(
        "home.html",
        404 if refusal else 200,
        refusal=shell.painter.sentence(refusal),
        hosted=shell.config.hosted,
        title="Veglia",
    )


def _entrance(shell: Shell, inbox: Inbox) -> Response:
    """The address that everybody sees brings a tablet that was closed back to its page."""
    if holds_tablet(shell, inbox):
        return redirect(f"/t/{inbox.table.code}", 303)
    return _join_page(shell, inbox)


def _join_page(
    shell: Shell, inbox: Inbox, refusal: Refusal | None = None, name: str = ""
) -> Response:
    """The form; `name` is what was typed. Whoever has a seat is led back to it, so that a reload
    makes no second guest. The token is made here: a form sent twice comes from one device."""
    code = inbox.table.code
    token = shell.cookies.of(request, Kind.PHONE, code)
    if token is not None and inbox.table.seat_of(shell.seal.of(token)) is not None:
        return redirect(f"/p/{code}", 303)
    answer = shell.painter.page(
        "join.html",
        422 if refusal else 200,
        refusal=shell.painter.sentence(refusal),
        name=name[:64],
        id=secrets.token_hex(16),
        door_open=inbox.table.door_open,
        **about(shell, inbox),
    )
    shell.cookies.give(answer, Kind.PHONE, code, token or new_token())
    return answer


def _join(shell: Shell, inbox: Inbox) -> Response:
    if not shell.limits.may_join(request.remote_addr or ""):
        abort(429)
    code, name = inbox.table.code, request.form.get("name", "")
    token = shell.cookies.of(request, Kind.PHONE, code) or new_token()
    sent = request.form.get("id", "")
    id = sent if _ID.fullmatch(sent) else secrets.token_hex(16)
    seated = inbox.table.seat_of(shell.seal.of(token)) is not None
    if not seated:
        asked = Ask(shell.seal.of(token), Kind.PHONE, id, Join(called=name))
        reply = inbox.step(asked)
        metrics.answered(reply.refusal if isinstance(reply, Refuse) else None)
        if isinstance(reply, Refuse):
            return _join_page(shell, inbox, reply.refusal, name)
    answer = redirect(f"/p/{code}", 303)
    shell.cookies.give(answer, Kind.PHONE, code, token)
    return answer
