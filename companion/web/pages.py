"""The pages of an evening (decision 0001), each painted whole by the server."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, abort, redirect, request
from werkzeug.wrappers import Response

from companion.table.device import Kind
from companion.table.present import looker_of
from companion.web import qr
from companion.web.codes import spoken
from companion.web.inbox import Inbox
from companion.web.painting import chosen_language
from companion.web.shell import Shell
from companion.web.words import LANGUAGES


def pages(shell: Shell) -> Blueprint:
    """The routes that show something; those that change something are `doors`."""
    routes = Blueprint("pages", __name__)

    @routes.get("/p/<code>")
    def phone(code: str) -> Response:
        return play(shell, found(shell, code), Kind.PHONE)

    @routes.get("/s/<code>")
    def screen(code: str) -> Response:
        return play(shell, found(shell, code), Kind.SCREEN)

    @routes.get("/t/<code>")
    def tablet(code: str) -> Response:
        inbox = found(shell, code)
        token = shell.cookies.of(request, Kind.TABLET, inbox.table.code)
        if token is None or looker_of(inbox.table, Kind.TABLET, shell.seal.of(token)) is None:
            return redirect("/g", 303)
        return play(shell, inbox, Kind.TABLET)

    return routes


def found(shell: Shell, code: str) -> Inbox:
    """The table, or the one answer to every code that leads nowhere."""
    address = request.remote_addr or ""
    if not shell.limits.may_guess(address):
        abort(429)
    inbox = shell.tables.find(code)
    if inbox is None:
        shell.limits.guessed_wrong(address)
        abort(404)
    return inbox


def play(shell: Shell, inbox: Inbox, kind: Kind) -> Response:
    """The page of a device: its frame, and what its script must know."""
    code = inbox.table.code
    entry = f"js/{kind.value}.js"
    page = {
        "code": code,
        "kind": kind.value,
        "language": chosen_language(),
        "languages": [
            {"id": id, "name": name, "catalog": shell.painter.catalog(id)}
            for id, name in LANGUAGES.items()
        ],
        "join": f"/j/{code}",
    }
    return shell.painter.page(f"{kind.value}.html", entry=entry, page=page, **about(shell, inbox))


def about(shell: Shell, inbox: Inbox) -> dict[str, Any]:
    """What every page of a table may say of it."""
    link = f"{shell.addresses.link()}/j/{inbox.table.code}"
    name = inbox.table.name
    return {
        "code": inbox.table.code,
        "table_name": name or spoken(inbox.table.code),
        "title": f"{name or spoken(inbox.table.code)} · Veglia",
        "join_link": link,
        "qr_svg": qr.svg(link).decode(),
    }
