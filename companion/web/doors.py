"""Coming in: the code, the join form, grants, a new table. All of it works without JavaScript."""

from __future__ import annotations

import secrets

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from companion.core.command import Command
from companion.core.refusal import Refusal, refuse
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.wishes import Join, TakeGrant
from companion.web.inbox import Inbox
from companion.web.pages import about, found
from companion.web.shell import Shell
from companion.web.store import CannotSave
from companion.web.tokens import hashed, hashed_typed, new_token


def doors(shell: Shell) -> Blueprint:
    """The routes."""
    routes = Blueprint("doors", __name__)

    @routes.get("/")
    def home() -> Response:
        only = None if shell.config.hosted else shell.tables.newest()
        return _code_page(shell) if only is None else _join_page(shell, only)

    @routes.post("/")
    def find() -> Response:
        said = request.form.get("code", "")
        address = request.remote_addr or ""
        if not shell.limits.may_guess(address):
            abort(429)
        inbox = shell.tables.find(said)
        if inbox is None:
            shell.limits.guessed_wrong(address)
            return _code_page(shell, refuse("E_NO_TABLE"), said)
        return redirect(f"/j/{inbox.table.code}", 303)

    @routes.get("/j/<code>")
    def join_form(code: str) -> Response:
        return _join_page(shell, found(shell, code))

    @routes.post("/j/<code>")
    def join(code: str) -> Response:
        return _join(shell, found(shell, code))

    @routes.get("/g")
    def grant_page() -> Response:
        return _grant_page(shell)

    @routes.post("/g")
    def take_grant() -> Response:
        return _take_grant(shell)

    @routes.post("/tables")
    def open_table() -> Response:
        if not shell.config.hosted:
            abort(404)
        if not shell.limits.may_open(request.remote_addr or ""):
            abort(429)
        try:
            inbox, secret = shell.tables.open(hosted=True)
        except CannotSave:
            return shell.painter.error(503, "E_CANNOT_SAVE")
        return _enter(shell, inbox, hashed(secret))[0]

    @routes.post("/t/<code>/address")
    def choose_address(code: str) -> Response:
        inbox = found(shell, code)
        token = shell.cookies.of(request, Kind.TABLET, inbox.table.code)
        if token is None or hashed(token) != inbox.table.tablet:
            abort(403)
        shell.addresses.choose(request.form.get("link", ""))
        inbox.surroundings_changed()
        return redirect(f"/t/{inbox.table.code}", 303)

    return routes


def _code_page(shell: Shell, refusal: Refusal | None = None, typed: str = "") -> Response:
    return shell.painter.page(
        "code.html",
        404 if refusal else 200,
        error=shell.painter.sentence(refusal),
        typed=typed[:64],
        action="/",
        new_table=shell.config.hosted,
        title="Veglia",
    )


def _grant_page(shell: Shell, refusal: Refusal | None = None) -> Response:
    return shell.painter.page(
        "grant.html",
        403 if refusal else 200,
        entry="js/grant.js",
        error=shell.painter.sentence(refusal),
        action="/g",
        title="Veglia",
    )


def _join_page(
    shell: Shell, inbox: Inbox, refusal: Refusal | None = None, name: str = ""
) -> Response:
    """The form; `name` is what was typed. Whoever has a seat is led back to it, so that a reload
    makes no second guest. The token is made here: a form sent twice comes from one device."""
    code = inbox.table.code
    token = shell.cookies.of(request, Kind.PHONE, code)
    if token is not None and inbox.table.seat_of(hashed(token)) is not None:
        return redirect(f"/p/{code}", 303)
    answer = shell.painter.page(
        "join.html",
        422 if refusal else 200,
        error=shell.painter.sentence(refusal),
        name=name[:64],
        action=f"/j/{code}",
        watch=f"/p/{code}",
        back="",
        open=inbox.table.door_open,
        **about(shell, inbox),
    )
    shell.cookies.give(answer, Kind.PHONE, code, token or new_token())
    return answer


def _join(shell: Shell, inbox: Inbox) -> Response:
    if not shell.limits.may_join(request.remote_addr or ""):
        abort(429)
    code, name = inbox.table.code, request.form.get("name", "")
    token = shell.cookies.of(request, Kind.PHONE, code) or new_token()
    # A form sent twice by a trembling thumb is the same command.
    id = hashed(f"join {token}")[:32]
    seated = inbox.table.seat_of(hashed(token)) is not None
    if not seated:
        asked = Ask(hashed(token), Kind.PHONE, id, Join(called=name))
        reply = inbox.step(asked)
        if isinstance(reply, Refuse):
            return _join_page(shell, inbox, reply.refusal, name)
    answer = redirect(f"/p/{code}", 303)
    shell.cookies.give(answer, Kind.PHONE, code, token)
    return answer


def _take_grant(shell: Shell) -> Response:
    """`grant` is «CODE.secret» from a link's fragment; or `code` and `secret` typed by hand."""
    code, _, secret = request.form.get("grant", "").partition(".")
    code, secret = code or request.form.get("code", ""), secret or request.form.get("secret", "")
    address = request.remote_addr or ""
    if not shell.limits.may_guess(address):
        abort(429)
    inbox = shell.tables.find(code)
    if inbox is not None:
        answer, entered = _enter(shell, inbox, hashed_typed(secret))
        if entered:
            return answer
    shell.limits.guessed_wrong(address)
    return _grant_page(shell, refuse("E_GRANT_DEAD"))


def _enter(shell: Shell, inbox: Inbox, key: str) -> tuple[Response, bool]:
    """Use the grant with this hash: a new token for this device, and the way to its page."""
    code, grant = inbox.table.code, inbox.table.grants.get(key)
    kind = Kind.TABLET if grant is None or grant.seat is None else Kind.PHONE
    token = new_token()
    command: Command = TakeGrant(grant=key)
    reply = inbox.step(Ask(hashed(token), kind, secrets.token_hex(16), command))
    if grant is None or isinstance(reply, Refuse):
        return redirect("/g", 303), False
    answer = redirect(f"/{'t' if kind is Kind.TABLET else 'p'}/{code}", 303)
    shell.cookies.give(answer, kind, code, token)
    return answer, True
