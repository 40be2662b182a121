"""Printed pages for the host: a poster for the door, a card for each seat, the order of the
night."""

from __future__ import annotations

import secrets
from typing import Any

from flask import Blueprint, abort, request
from werkzeug.wrappers import Response

from companion.core.text import Text
from companion.core.words.panels.cards import Cards
from companion.table.commands import SeatCard
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.export.recap import names
from companion.web.http import qr
from companion.web.http.pages import about, for_host
from companion.web.http.templates import chosen_language
from companion.web.live.table_actor import TableActor
from companion.web.shell import Shell
from companion.web.tokens import new_token


def prints(shell: Shell) -> Blueprint:
    """The routes, for the host only."""
    routes = Blueprint("prints", __name__)

    @routes.get("/print/<code>/poster")
    def poster(code: str) -> Response:
        return _page(shell, for_host(shell, code), "poster.html")

    @routes.get("/print/<code>/seats")
    def ask(code: str) -> Response:
        return _page(shell, for_host(shell, code), "seats.html", cards=())

    @routes.post("/print/<code>/seats")
    def cards(code: str) -> Response:
        actor = for_host(shell, code)
        return _page(shell, actor, "seats.html", cards=_cards(shell, actor))

    @routes.get("/print/<code>/night")
    def night(code: str) -> Response:
        return _night(shell, for_host(shell, code))

    return routes


def _page(shell: Shell, actor: TableActor, template: str, **more: Any) -> Response:
    scheme, _, host = shell.addresses.link().partition("://")
    near = scheme == "http"  # a machine in the room, which only its own network reaches
    return shell.painter.page(template, host=host, near=near, **about(shell, actor), **more)


def _cards(shell: Shell, actor: TableActor) -> list[dict[str, str]]:
    """A new invite for every seat, with its QR. Cards printed before become invalid.

    The secrets are only on this page; the log has their hashes.
    """
    host = shell.cookies.of(request, Kind.TABLET, actor.table.code)
    made = []
    for seat, person in actor.table.people.items():
        secret = new_token()
        asked = Ask(
            None if host is None else shell.seal.of(host),
            Kind.TABLET,
            secrets.token_hex(16),
            SeatCard(seat),
            fresh=shell.seal.of_typed(secret),
        )
        if not isinstance(actor.step(asked), Refuse):
            link = f"{shell.addresses.link()}/g#{actor.table.code}.{secret}"
            made.append({"name": person.name, "qr": qr.svg(link).decode()})
    return made


def _night(shell: Shell, actor: TableActor) -> Response:
    """The order of the night; 404 if the game has none."""
    running = actor.table.game
    game = None if running is None else shell.games[running.id]
    chapters = () if game is None or running is None else game.on_paper(running.state)
    if game is None or running is None or not chapters:
        abort(404)
    language, called = chosen_language(), names(actor.table)

    def say(text: Text | None) -> str:
        translated = "" if text is None else shell.words.translate(text, language, called)
        return translated.translate(dict.fromkeys((0x2068, 0x2069)))

    decks = [one for one in game.reference(running.state) if isinstance(one, Cards)]
    more = {"chapters": chapters, "decks": decks, "say": say, "game": game.id}
    return _page(shell, actor, "night.html", **more)
