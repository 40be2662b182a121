"""The line that is read aloud now, as sound, for the tablet and the wall."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, abort, request

from companion.core.game import Moment
from companion.core.text import text
from companion.core.words.panels.base import Script
from companion.table.device import THE_TABLET, Kind, Looker
from companion.table.export.recap import names
from companion.table.screens.lookers import eye_of
from companion.table.state import Table
from companion.web.http.limits import network_of
from companion.web.http.pages import found, holds_tablet
from companion.web.languages import LANGUAGES
from companion.web.shell import Shell
from companion.web.speech.plain import speakable
from companion.web.speech.shipped import Speech


def spoken(shell: Shell) -> Blueprint:
    """The route. It reads what the requesting device shows, and accepts no text."""
    routes, speech = Blueprint("spoken", __name__), Speech()
    shell.tables.left = speech.forget

    @routes.get("/voice/<code>/<language>")
    def line(code: str, language: str) -> Response:
        actor = found(shell, code)
        if language not in LANGUAGES:
            abort(404)
        looker = THE_TABLET if holds_tablet(shell, actor) else Looker(Kind.SCREEN)
        line_text = _line(shell, actor.table, looker, language)
        if "try" in request.args:
            line_text = shell.words.translate(text("desk-voice-try-line"), language, {})
        if line_text is None:
            return Response(status=204)
        hearer = _hearer(shell, actor.table.code)
        sound = speech.sound(
            line_text,
            language,
            slow="slow" in request.args,
            table=actor.table.code,
            first=hearer.holds_place,
            may_make=lambda: hearer.may_speak(shell),
        )
        if sound is None:
            return Response(status=204)
        return Response(sound, mimetype="audio/wav", headers={"Cache-Control": "no-store"})

    return routes


@dataclass(frozen=True, slots=True)
class Hearer:
    """Who asks for a line, and the limits that apply: the own one first."""

    budgets: tuple[str, ...]
    holds_place: bool
    known: bool

    def may_speak(self, shell: Shell) -> bool:
        """Count a line that has to be generated; False: it exceeds a limit."""
        return shell.limits.may_speak(*self.budgets, known=self.known)


def _hearer(shell: Shell, code: str) -> Hearer:
    address, cookies = request.remote_addr or "", request.headers.get("Cookie", "")
    if (place := shell.place_of(cookies, address, code)) is not None:
        return Hearer((place,), holds_place=True, known=True)
    browser = shell.visitor(code, cookies)
    own = browser or network_of(address)
    return Hearer((own, code), holds_place=False, known=browser is not None)


def _line(shell: Shell, table: Table, looker: Looker, language: str) -> str | None:
    """The line of the script on this device, with names as they are pronounced."""
    running = table.game
    if running is None:
        return None
    moment = Moment(table.acted_at, table.phones)
    view = shell.games[running.id].view(running.state, eye_of(table, looker), moment)
    script = next((one for one in view.panels if isinstance(one, Script)), None)
    if script is None:
        return None
    return shell.words.translate(script.line, language, speakable(names(table), language))
