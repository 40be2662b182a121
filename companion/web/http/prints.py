"""Printed pages for the host: poster for the door, cards for the seats, order of the night."""

import secrets
from typing import Any

from flask import Blueprint, abort
from werkzeug.wrappers import Response

from companion.core.text import Text
from companion.core.words.panels.cards import Cards
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.export.paper import ISOLATES
from companion.table.people.invites import SeatCard
from companion.web.http import qr
from companion.web.http.pages import (
    abort_if_undecided,
    device_of,
    host_table,
    page_variables,
    translator,
)
from companion.web.live.table_actor import TableActor
from companion.web.shell import shell
from companion.web.tokens import new_token

routes = Blueprint("prints", __name__)


@routes.get("/print/<code>/poster")
def poster(code: str) -> Response:
    return _page(host_table(code), "poster.html")


@routes.get("/print/<code>/seats")
def ask(code: str) -> Response:
    return _page(host_table(code), "seats.html", cards=())


@routes.post("/print/<code>/seats")
def cards(code: str) -> Response:
    """A new invite for every seat, with its QR. Cards printed before become invalid. The secrets
    are only on this page; the log has their hashes."""
    actor = host_table(code)
    device, made = device_of(actor, Kind.TABLET), []
    for seat, person in actor.table.people.items():
        secret, id = new_token(), secrets.token_hex(16)
        fresh = shell.seal.of_typed(secret)
        asked = Ask(device, Kind.TABLET, id, SeatCard(seat), fresh=fresh)
        reply = actor.step(asked)
        abort_if_undecided(reply)
        if not isinstance(reply, Refuse):
            link = f"{shell.addresses.link()}/g#{actor.table.code}.{secret}"
            made.append({"name": person.name, "qr": qr.svg(link).decode()})
    return _page(actor, "seats.html", cards=made)


@routes.get("/print/<code>/night")
def night(code: str) -> Response:
    """The order of the night; 404 if the game has none."""
    actor = host_table(code)
    running = actor.table.game
    if running is None or not (chapters := shell.games[running.id].on_paper(running.state)):
        abort(404)
    translate = translator(actor)

    def say(text: Text | None) -> str:
        return "" if text is None else translate(text).translate(ISOLATES)

    reference = shell.games[running.id].reference(running.state)
    decks = [one for one in reference if isinstance(one, Cards)]
    more = {"chapters": chapters, "decks": decks, "say": say, "game": running.id}
    return _page(actor, "night.html", **more)


def _page(actor: TableActor, template: str, **more: Any) -> Response:
    scheme, _, host = shell.addresses.link().partition("://")
    near = scheme == "http"  # a machine in the room, which only its own network reaches
    return shell.templates.page(template, host=host, near=near, **page_variables(actor), **more)
