"""The only way from a table and an eye to what is sent, shown or told."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cached_property

from companion.core.eye import BLIND, MODERATOR, PUBLIC, Eye, seat_eye
from companion.core.game import Moment, Stage
from companion.core.payload import payload
from companion.core.seat import Ring
from companion.core.text import SeatName, text
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Circle, Mark, Panel
from companion.games.registry import Games
from companion.table.desk import Surroundings, desk
from companion.table.device import ONLOOKER, Kind, Looker
from companion.table.picture import Lent, Me, Picture
from companion.table.picture import Table as Head
from companion.table.seating import ring_is_open
from companion.table.state import Table
from companion.table.view_cache import Kept

__all__ = ["PRIVATE_BYTES", "Showing", "Surroundings", "eye_of", "looker_of", "size"]

PRIVATE_BYTES = 700
"""What a phone at night may say beyond what everybody may know, in bytes of UTF-8. A constant:
it must not depend on anything hidden."""


LENT_BYTES = 4096
"""What is shown to a seat on the tablet is padded to a multiple of so many bytes."""

_FOR_ALL = {"v", "table"}
"""The parts of a picture that every phone and screen of a table is sent alike."""


class TooMuchToSay(ValueError):
    """A game shows a phone at night more than the padding can cover: its view must be shorter."""


def looker_of(table: Table, kind: Kind | str, device: str | None) -> Looker | None:
    """Who looks through a device of this kind with this token (hash).

    None: a tablet's page without the tablet's token, which is shown nothing.
    """
    if kind == Kind.SCREEN:
        return Looker(Kind.SCREEN)
    if kind == Kind.PHONE:
        return Looker(Kind.PHONE, table.seat_of(device) if device else None)
    if kind == Kind.TABLET and device is not None and device == table.tablet:
        return Looker(Kind.TABLET)
    return None


def eye_of(table: Table, looker: Looker) -> Eye:
    """What `looker` may know. Whoever watches the running game sees what everybody sees."""
    if looker.kind is Kind.TABLET:
        return BLIND if table.blind else MODERATOR
    if looker.seat is None or table.game is None or looker.seat not in table.game.ring:
        return PUBLIC
    return seat_eye(looker.seat)


class Showing:
    """One table at one moment, shown to any number of eyes; what they share is built once.

    `kept`: what earlier moments of the same table have worked out. `measure`: a quicker way to the
    same figure as `size`.
    """

    def __init__(
        self,
        table: Table,
        now: float,
        games: Games,
        around: Surroundings | None = None,
        kept: Kept | None = None,
        measure: Callable[[Mapping[str, object]], int] | None = None,
    ) -> None:
        self._table = table
        self._games = games
        self._kept = kept or Kept()
        self._measure = measure or size
        self._around = around or Surroundings()
        self._moment = Moment(now, table.phones)

    def to(self, looker: Looker) -> Picture:
        """The whole picture for one looker, JSON-ready (decision 0001).

        Raises `TooMuchToSay` where a phone at night could be told apart by its size.
        """
        return self._kept.memory.run(self._to, looker)

    def _to(self, looker: Looker) -> Picture:
        table = self._table
        if looker.kind is Kind.TABLET:
            shown = self._plain(looker, self._view(looker))
            shown["v"] = table.told(table.version)
            shown["desk"] = desk(table, self._games, self._moment, self._around, self._kept)
            return shown
        view = self._view(looker)
        shown = self._plain(looker, view)
        if looker.kind is not Kind.PHONE:
            return shown
        if view.hush or view.alike:
            return self._padded(shown)
        return self._rounded(shown) if self._plays(looker) else shown

    def lent_to(self, seat: int) -> Lent:
        """What the tablet shows while this seat holds it: the view of its own eye, and no other.

        Padded, so that its length does not tell what it says (P14).
        """
        eye = seat_eye(seat)
        running = self._table.game
        if running is None or seat not in running.ring:
            raise ValueError(f"seat {seat} has nothing to be shown")
        view = self._kept.memory.run(self._games[running.id].view, running.state, eye, self._moment)
        shown: Lent = {"seat": seat, "view": payload(view), "pad": ""}
        shown["pad"] = " " * (-size(shown) % LENT_BYTES)
        return shown

    def _plain(self, looker: Looker, view: View) -> Picture:
        me: Me = {"kind": looker.kind}
        if looker.seat is not None:
            me["seat"] = looker.seat
            if looker.seat in self._watchers:
                me["watches"] = True
        return {
            "v": self._table.public_version,
            "me": me,
            "table": self._head,
            "view": payload(view),
        }

    def _view(self, looker: Looker) -> View:
        running = self._table.game
        if running is None:
            return _before_a_game(self._table, looker)
        eye = eye_of(self._table, looker)
        return self._games[running.id].view(running.state, eye, self._moment)

    @cached_property
    def _watchers(self) -> Ring:
        return self._table.watchers

    @cached_property
    def _head(self) -> Head:
        table = self._table
        game = None if table.game is None else table.game.id
        follows = (table.people, table.ring, table.name, table.door_open, game, table.notice)
        reference, open = self._reference, ring_is_open(table, self._games)
        return self._kept.once(
            "head", lambda: self._new_head(reference, open), *follows, reference, open
        )

    @property
    def _reference(self) -> tuple[Panel, ...]:
        """What everybody may look up in the running game."""
        running = self._table.game
        return () if running is None else self._games[running.id].reference(running.state)

    def _new_head(self, reference: tuple[Panel, ...], open: bool) -> Head:
        table = self._table
        head: Head = {
            "code": table.code,
            "name": table.name,
            "door": "open" if table.door_open else "closed",
            "seats": [payload(seat) for seat in table.people.values()],
            "ring": list(table.ring),
        }
        if open:
            head["ring_open"] = True
        if table.game is not None:
            head["game"] = table.game.id
        if reference:
            head["reference"] = [payload(panel) for panel in reference]
        if table.notice is not None:
            head["notice"] = {"v": table.notice.version, "text": payload(table.notice.text)}
        return head

    def _plays(self, looker: Looker) -> bool:
        """Whether it is the phone of somebody in a game whose secrets are not told yet."""
        running = self._table.game
        if running is None or looker.seat not in running.ring:
            return False
        return self._games[running.id].stage(running.state) is Stage.PLAY

    @cached_property
    def _public_bytes(self) -> int:
        """The size of what everybody may know."""
        return self._own_bytes(self._plain(ONLOOKER, self._view(ONLOOKER)))

    def _own_bytes(self, shown: Picture) -> int:
        """The size of what is made for one looker: version and table are the same for all."""
        return self._measure({name: part for name, part in shown.items() if name not in _FOR_ALL})

    def _padded(self, shown: Picture) -> Picture:
        """As large as every phone at night: what everybody may know, and the allowance."""
        shown["pad"] = ""
        missing = self._public_bytes + PRIVATE_BYTES - self._own_bytes(shown)
        if missing < 0:
            raise TooMuchToSay(f"a phone at night says {-missing} bytes too much")
        shown["pad"] = " " * missing
        return shown

    def _rounded(self, shown: Picture) -> Picture:
        """As large as the phones of all who have about as much to see: whoever counts the bytes of
        an encrypted line learns no role and no paper (P14)."""
        running = self._table.game
        assert running is not None
        shown["pad"] = ""
        step = self._games[running.id].private_bytes
        private = self._own_bytes(shown) - self._public_bytes
        shown["pad"] = " " * (max(1, -(-private // step)) * step - private)
        return shown


def size(shown: Mapping[str, object]) -> int:
    """Bytes of a picture on the wire: compact JSON in UTF-8."""
    return len(json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode())


def _before_a_game(table: Table, looker: Looker) -> View:
    """The table itself, while no game lies on it."""
    circle = Circle(marks=tuple(Mark(seat=seat) for seat in table.ring))
    line = "table-empty-tablet" if looker.kind is Kind.TABLET else "table-empty-line"
    title = text("table-empty-title")
    if looker.seat is not None:  # a guest who has just sat down wants to know that it worked
        title = text("table-seated-title", who=SeatName(looker.seat))
    return View(tone=Tone.TABLE, scene=Scene.EMPTY, title=title, line=text(line), panels=(circle,))
