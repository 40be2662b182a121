"""Routes for hosts: a new table, single-use invites, the address that is shown."""

import secrets

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from companion.core.refusal import Refusal, refuse
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.people.invites import UseInvite
from companion.web.http.pages import abort_if_undecided, holds_tablet, host_table, own_seat
from companion.web.join_codes import typed
from companion.web.live.table_actor import TableActor
from companion.web.shell import shell
from companion.web.tokens import command_id, is_form_id, is_random

routes = Blueprint("invites", __name__)


@routes.get("/g")
def invite_page(refusal: Refusal | None = None) -> Response:
    """The page for an invalid secret; the same for typed and scanned ones, tablet and seat."""
    status = 403 if refusal else 200
    id = secrets.token_hex(16)
    return shell.templates.page("invite.html", status, refusal=refusal, id=id, title="Veglia")


@routes.post("/g")
def use_invite() -> Response:
    """Use an invite: `invite` is «CODE.secret» from a link's fragment; `code` and `secret` are
    typed. Typed ones can be guessed and are limited. A secret in a link has 256 bits; with it codes
    could be guessed, so a wrong one counts, too, and who has guessed enough finds only tables in
    memory, which take no longer. `id`: the form's own number, without which a form that is sent
    again is another form."""
    form = request.form.get("id") or secrets.token_hex(16)
    if not is_form_id(form):
        return invite_page(refuse("E_BAD_INPUT"))
    code, _, secret = request.form.get("invite", "").partition(".")
    code, secret = code or request.form.get("code", ""), secret or request.form.get("secret", "")
    address, guessable = request.remote_addr or "", not is_random(secret)
    may_guess = shell.limits.may_guess(address)
    if guessable and not may_guess:
        abort(429)
    actor = shell.tables.find(code) if may_guess else shell.tables.loaded(typed(code) or "")
    if actor is not None:
        answer, entered = enter(actor, shell.seal.of_typed(secret), form)
        if entered:
            return answer
        if not guessable and (page := _own_page(actor)) is not None:
            return redirect(page, 303)
    shell.limits.count_wrong_guess(address)
    return invite_page(refuse("E_INVITE_DEAD"))


def _own_page(actor: TableActor) -> str | None:
    """The page of this browser's place: a QR that was used is scanned again by the device that used
    it. A seat comes before the tablet, which its page leads to."""
    if own_seat(actor) is not None:
        return f"/p/{actor.table.code}"
    return f"/t/{actor.table.code}" if holds_tablet(actor) else None


@routes.post("/tables")
def open_table() -> Response:
    if not shell.config.hosted:
        abort(404)
    if not shell.limits.may_open(request.remote_addr or ""):
        abort(429)
    actor, secret = shell.tables.open(hosted=True)
    return enter_new(actor, secret)


@routes.post("/t/<code>/address")
def choose_address(code: str) -> Response:
    actor = host_table(code)
    chosen = shell.addresses.choose(request.form.get("link", ""))
    for one in shell.tables.in_memory():
        if chosen:
            one.devices.renew_codes()
        one.surroundings_changed()
    return redirect(f"/t/{actor.table.code}", 303)


def enter_new(actor: TableActor, secret: str) -> Response:
    """The way to a table that was just opened, for the device that asked for it."""
    return enter(actor, shell.seal.of(secret), secrets.token_hex(16))[0]


def enter(actor: TableActor, key: str, form: str) -> tuple[Response, bool]:
    """Use the invite with this hash: a token for this device, and the way to its page. The token is
    derived from invite and `form`: the same form sent again, because the answer was lost, gets the
    same token."""
    code, invite = actor.table.code, actor.table.invites.get(key)
    token = shell.seal.token_for("invite form", f"{code}.{key}.{form}")
    device = shell.seal.of(token)
    kind = Kind.TABLET if invite is None or invite.seat is None else Kind.PHONE
    if invite is None and actor.table.seat_of(device) is not None:
        kind = Kind.PHONE
    if not actor.holds(kind, device):
        reply = actor.step(Ask(device, kind, command_id(form), UseInvite(invite=key)))
        abort_if_undecided(reply)
        if invite is None or isinstance(reply, Refuse):
            return redirect("/g", 303), False
    answer = redirect(f"/{'t' if kind is Kind.TABLET else 'p'}/{code}", 303)
    shell.cookies.give(answer, kind, code, token)
    return answer, True
