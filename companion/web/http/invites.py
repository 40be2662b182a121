"""Routes for hosts: a new table, single-use invites, the address that is shown."""

from __future__ import annotations

import secrets

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from companion.core.refusal import Refusal, refuse
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.people.invites import UseInvite
from companion.web.http.pages import for_host, must_be_decided
from companion.web.live.table_actor import TableActor
from companion.web.shell import shell
from companion.web.tokens import is_random, new_token

routes = Blueprint("invites", __name__)


@routes.get("/g")
def invite_page(refusal: Refusal | None = None) -> Response:
    """The page for a secret that is not valid; the same for typed and scanned ones, tablet and
    seat."""
    status = 403 if refusal else 200
    return shell.painter.page("invite.html", status, refusal=refusal, title="Veglia")


@routes.post("/g")
def use_invite() -> Response:
    """Use an invite: `invite` is «CODE.secret» from a link's fragment; `code` and `secret` are
    typed. Only typed ones can be guessed and are limited: a secret in a link has 256 bits."""
    code, _, secret = request.form.get("invite", "").partition(".")
    code, secret = code or request.form.get("code", ""), secret or request.form.get("secret", "")
    address, guessable = request.remote_addr or "", not is_random(secret)
    if guessable and not shell.limits.may_guess(address):
        abort(429)
    actor = shell.tables.find(code)
    if actor is not None:
        answer, entered = enter(actor, shell.seal.of_typed(secret))
        if entered:
            return answer
    if guessable:
        shell.limits.guessed_wrong(address)
    return invite_page(refuse("E_INVITE_DEAD"))


@routes.post("/tables")
def open_table() -> Response:
    if not shell.config.hosted:
        abort(404)
    if not shell.limits.may_open(request.remote_addr or ""):
        abort(429)
    actor, secret = shell.tables.open(hosted=True)
    return enter(actor, shell.seal.of(secret))[0]


@routes.post("/t/<code>/address")
def choose_address(code: str) -> Response:
    actor = for_host(code)
    shell.addresses.choose(request.form.get("link", ""))
    actor.surroundings_changed()
    return redirect(f"/t/{actor.table.code}", 303)


def enter(actor: TableActor, key: str) -> tuple[Response, bool]:
    """Use the invite with this hash: a new token for this device, and the way to its page."""
    code, invite = actor.table.code, actor.table.invites.get(key)
    kind = Kind.TABLET if invite is None or invite.seat is None else Kind.PHONE
    token = new_token()
    asked = Ask(shell.seal.of(token), kind, secrets.token_hex(16), UseInvite(invite=key))
    reply = actor.step(asked)
    must_be_decided(reply)
    if invite is None or isinstance(reply, Refuse):
        return redirect("/g", 303), False
    answer = redirect(f"/{'t' if kind is Kind.TABLET else 'p'}/{code}", 303)
    shell.cookies.give(answer, kind, code, token)
    return answer, True
