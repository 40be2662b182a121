"""The line that is read aloud now, as sound, for the tablet and the wall."""

from flask import Blueprint, Response, abort, request

from companion.core.game import Moment
from companion.core.text import text
from companion.core.words.panels.base import Script
from companion.table.device import THE_TABLET, Kind, Viewer
from companion.table.export.recap import names
from companion.table.screens.viewers import eye_of
from companion.table.state import Table
from companion.web.http.limits import network_of
from companion.web.http.pages import holds_tablet, table_or_404
from companion.web.languages import LANGUAGES
from companion.web.shell import shell
from companion.web.speech.plain import speakable

routes = Blueprint("spoken", __name__)


@routes.get("/voice/<code>/<language>")
def line(code: str, language: str) -> Response:
    """The route reads what the requesting device shows, and accepts no text."""
    actor = table_or_404(code)
    if language not in LANGUAGES:
        abort(404)
    viewer = THE_TABLET if holds_tablet(actor) else Viewer(Kind.SCREEN)
    line_text = _line(actor.table, viewer, language)
    if "try" in request.args:
        line_text = shell.catalogs.translate(text("desk-voice-try-line"), language, {})
    if line_text is None:
        return Response(status=204)
    address, cookies = request.remote_addr or "", request.headers.get("Cookie", "")
    place = shell.place_of(cookies, address, actor.table.code)
    browser = shell.browser_at(actor.table.code, cookies)
    budgets = (place,) if place else (browser or network_of(address), actor.table.code)
    sound = shell.speech.sound(
        line_text,
        language,
        slow="slow" in request.args,
        table=actor.table.code,
        first=place is not None,
        may_make=lambda: shell.limits.may_speak(*budgets, known=bool(place or browser)),
    )
    if sound is None:
        return Response(status=204)
    return Response(sound, mimetype="audio/wav")


def _line(table: Table, viewer: Viewer, language: str) -> str | None:
    """The line of the script on this device, with names as they are pronounced."""
    running = table.game
    if running is None:
        return None
    moment = Moment(table.acted_at, table.phones)
    view = shell.games[running.id].view(running.state, eye_of(table, viewer), moment)
    script = next((one for one in view.panels if isinstance(one, Script)), None)
    if script is None:
        return None
    return shell.catalogs.translate(script.line, language, speakable(names(table), language))
