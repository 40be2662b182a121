"""Posts each new public phase to an address of the operator (PHASE_HOOK), for lamps and the like.

What is posted, and when, follows from the wall's view alone, after it was sent. The address comes
from the environment, never from a page.
"""

import json
from http.client import HTTPException
from urllib.request import HTTPHandler, HTTPSHandler, OpenerDirector, Request

import gevent
import structlog
from gevent.queue import Full, Queue

from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Tally
from companion.table.device import Kind
from companion.table.screens.present import Showing
from companion.table.state import Table
from companion.web.live.devices import Devices

SECONDS = 5.0
"""Longest time for one request; then it is given up."""
WAITING_AT_MOST = 16
"""Most phases that wait to be posted; further ones are dropped."""
TABLES_AT_MOST = 1000
"""Tables whose last phase is remembered."""
log = structlog.get_logger()


class PhaseHook:
    """Posts `{"table", "phase"}` to `url`; None: to nobody. A slow or dead receiver costs the
    tables nothing: requests are sent one at a time in the background, and answers are not read."""

    def __init__(self, url: str | None) -> None:
        self._url = url
        self._phases: dict[str, str] = {}
        self._waiting: Queue[bytes] = Queue(WAITING_AT_MOST)
        self._opener = OpenerDirector()  # without proxies, and without following redirects
        self._opener.add_handler(HTTPHandler())
        self._opener.add_handler(HTTPSHandler())
        self._at_work: gevent.Greenlet | None = None

    def post_new_phase(self, name: str, table: Table, showing: Showing, devices: Devices) -> None:
        """Post the phase that the wall was just shown, if it is new. `name`: of the table, for the
        receiver; nobody can join with it. Only the tablet's process posts, and for no rehearsal."""
        if self._url is None or table.rehearsal:
            return
        if not any(one.kind is Kind.TABLET for one in devices.by_sid.values()):
            return
        phase = phase_of(showing.wall)
        before = self._phases.pop(table.code, None)
        if len(self._phases) >= TABLES_AT_MOST:
            del self._phases[next(iter(self._phases))]
        self._phases[table.code] = phase
        if phase and before is not None and phase != before:
            self._post({"table": name, "phase": phase})

    def _post(self, content: dict[str, str]) -> None:
        try:
            self._waiting.put_nowait(json.dumps(content).encode())
        except Full:
            return
        if not self._at_work:
            self._at_work = gevent.spawn(self._send)

    def _send(self) -> None:
        assert self._url is not None
        while not self._waiting.empty():
            headers = {"Content-Type": "application/json"}
            request = Request(self._url, self._waiting.get(), headers, method="POST")
            try:
                with gevent.Timeout(SECONDS), self._opener.open(request, timeout=SECONDS):
                    pass
            except (OSError, ValueError, HTTPException, gevent.Timeout) as error:
                log.warning("the phase hook failed", error=type(error).__name__)


def phase_of(wall: View) -> str:
    """The phase that the room sees: "night", "dawn", "day", "vote", "verdict", "end"; "": none."""
    if wall.tone is Tone.END or wall.scene is Scene.END:
        return "end"
    if wall.tone is Tone.NIGHT:
        return "night"
    if wall.scene in (Scene.DAWN, Scene.VERDICT):
        return wall.scene.value
    if wall.tone is not Tone.DAY:
        return ""
    return "vote" if any(isinstance(panel, Tally) for panel in wall.panels) else "day"
