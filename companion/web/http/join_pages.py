"""Joining: the code and the join form, which work without JavaScript."""

import secrets

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from companion.core.refusal import Refusal, refuse
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.people.seating import Join
from companion.web import counters
from companion.web.http.cookie_upkeep import refresh_cookies
from companion.web.http.pages import (
    find_table,
    holds_tablet,
    own_seat,
    page_variables,
    table_or_404,
)
from companion.web.http.pocket import is_there
from companion.web.live.table_actor import TableActor
from companion.web.shell import shell
from companion.web.tokens import KEY, command_id, is_form_id

routes = Blueprint("join_pages", __name__)


@routes.get("/")
@routes.get("/s")
def home() -> Response:
    """The join form, or from /s the screen: of the only table here, or of the typed code."""
    leads = "/s/" if request.path == "/s" else "/j/"
    if "code" in request.args:
        typed = request.args["code"]
        actor = find_table(typed)
        if actor is None:
            return _code_page(refuse("E_NO_TABLE"), typed[:64])
        return redirect(f"{leads}{actor.table.code}", 303)
    only = None if shell.config.hosted else shell.tables.newest()
    if only is None or not shell.admits(only, request.headers.get("Cookie", "")):
        return _code_page()
    refresh_cookies(only.table.code)
    return redirect(f"{leads}{only.table.code}", 303) if leads == "/s/" else _join_page(only)


@routes.get("/j/<code>")
def join_form(code: str) -> Response:
    return _join_page(table_or_404(code))


@routes.post("/j/<code>")
def join(code: str) -> Response:
    """Give the sender of the form a seat, unless the browser has one, or keeps no cookies: the page
    of the form gave it a ticket. The token is derived from the form's own number: if a form is sent
    twice before the first answer, both answers have the same token, and one seat is taken."""
    actor = table_or_404(code)
    code, name = actor.table.code, request.form.get("name", "")
    if own_seat(actor) is not None:
        return redirect(f"/p/{code}", 303)
    sent = request.form.get("id", "")
    form = sent if is_form_id(sent) else secrets.token_hex(16)
    token = shell.seal.token_for("join", f"{code}.{form}")
    sits = actor.table.seat_of(shell.seal.of(token)) is not None
    browser = shell.browser_at(code, request.headers.get("Cookie", ""))
    if sent == form and browser is None:
        return _join_page(actor, refuse("E_NO_COOKIES"), name)
    guest = request.remote_addr or "", browser
    if not sits and not shell.limits.may_join(*guest):
        abort(429)
    reply = actor.step(Ask(shell.seal.of(token), Kind.PHONE, command_id(form), Join(called=name)))
    counters.answered(reply.refusal if isinstance(reply, Refuse) else None)
    if isinstance(reply, Refuse):
        return _join_page(actor, reply.refusal, name)
    if not sits:
        shell.limits.count_join(*guest)
    answer = redirect(f"/p/{code}", 303)
    shell.cookies.give(answer, Kind.PHONE, code, token)
    return answer


def _code_page(refusal: Refusal | None = None, typed: str = "") -> Response:
    return shell.templates.page(
        "home.html",
        404 if refusal else 200,
        asks=request.path,
        refusal=refusal,
        typed=typed,
        hosted=shell.config.hosted,
        pocket=is_there(),
        title="Veglia",
    )


def _join_page(actor: TableActor, refusal: Refusal | None = None, name: str = "") -> Response:
    """The join form; `name` is what was typed. It only reads cookies (decision 0012). A browser
    with a seat is led back to it, so that a reload adds no second guest. A browser that holds the
    tablet is asked which place is meant."""
    code, hosts, seat = actor.table.code, holds_tablet(actor), own_seat(actor)
    if seat is not None and not hosts:
        return redirect(f"/p/{code}", 303)
    return shell.templates.page(
        "join.html",
        422 if refusal else 200,
        refusal=refusal,
        name=name[:64],
        id=secrets.token_hex(16),
        key=request.args.get(KEY, ""),
        door_open=actor.table.door_open,
        hosts=hosts,
        left="left" in request.args,
        seated=None if seat is None else actor.table.people[seat].name,
        **page_variables(actor),
    )
