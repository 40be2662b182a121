"""What a host prints: a poster for the door, a card for each seat, the order of the night."""

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
from companion.web.live.inbox import Inbox
from companion.web.shell import Shell
from companion.web.tokens import new_token


def prints(shell: Shell) -> Blueprint:
    """The routes, all for the host alone."""
    routes = Blueprint("prints", __name__)

    @routes.get("/print/<code>/poster")
    def poster(code: str) -> Response:
        return _page(shell, for_host(shell, code), "poster.html")

    @routes.get("/print/<code>/seats")
    def ask(code: str) -> Response:
        return _page(shell, for_host(shell, code), "seats.html", cards=())

    @routes.post("/print/<code>/seats")
    def cards(code: str) -> Response:
        inbox = for_host(shell, code)
        return _page(shell, inbox, "seats.html", cards=_cards(shell, inbox))

    @routes.get("/print/<code>/night")
    def night(code: str) -> Response:
        return _night(shell, for_host(shell, code))

    return routes


def _page(shell: Shell, inbox: Inbox, template: str, **more: Any) -> Response:
    scheme, _, host = shell.addresses.link().partition("://")
    near = scheme == "http"  # a machine in the room, which only its own network reaches
    return shell.painter.page(template, host=host, near=near, **about(shell, inbox), **more)


def _cards(shell: Shell, inbox: Inbox) -> list[dict[str, str]]:
    """A new pass for every seat, with its QR. Cards that were printed before are void.

    The secrets are on this page alone: nobody keeps them, and the log has their hashes.
    """
    host = shell.cookies.of(request, Kind.TABLET, inbox.table.code)
    made = []
    for seat, person in inbox.table.people.items():
        secret = new_token()
        asked = Ask(
            None if host is None else shell.seal.of(host),
            Kind.TABLET,
            secrets.token_hex(16),
            SeatCard(seat),
            fresh=shell.seal.of_typed(secret),
        )
        if not isinstance(inbox.step(asked), Refuse):
            link = f"{shell.addresses.link()}/g#{inbox.table.code}.{secret}"
            made.append({"name": person.name, "qr": qr.svg(link).decode()})
    return made


def _night(shell: Shell, inbox: Inbox) -> Response:
    """404 where the game on the table has no such order."""
    running = inbox.table.game
    game = None if running is None else shell.games[running.id]
    chapters = () if game is None or running is None else game.on_paper(running.state)
    if game is None or running is None or not chapters:
        abort(404)
    language, called = chosen_language(), names(inbox.table)

    def say(text: Text | None) -> str:
        told = "" if text is None else shell.words.translate(text, language, called)
        return told.translate(dict.fromkeys((0x2068, 0x2069)))

    decks = [one for one in game.reference(running.state) if isinstance(one, Cards)]
    more = {"chapters": chapters, "decks": decks, "say": say, "game": game.id}
    return _page(shell, inbox, "night.html", **more)
