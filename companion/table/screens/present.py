"""The only way from a table and an eye to what is sent, shown or told."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from companion.core.eye import seat_eye
from companion.core.game import Game, Moment, Stage
from companion.core.seat import Ring
from companion.core.slip import NOTHING, Slip, apart, together
from companion.core.value import payload, replace
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.games.registry import Games
from companion.table.announcing import announcement, before_the_news, waits
from companion.table.device import Kind, Looker
from companion.table.people.seating import ring_is_open
from companion.table.screens.desk import Surroundings, desk, way_back
from companion.table.screens.head import head_of
from companion.table.screens.lookers import eye_of, looker_of, me_of
from companion.table.screens.no_game import before_a_game
from companion.table.screens.picture import Desk, Lent, Me, Own, Picture, Public, TableShape
from companion.table.screens.view_cache import Kept
from companion.table.state import Table

__all__ = ["PRIVATE_BYTES", "Showing", "Surroundings", "eye_of", "looker_of", "size"]

KNOWN_BYTES = 8192
"""More than what everybody may know ever takes on a phone."""
PRIVATE_BYTES = 700
"""What the slip of a phone at night takes, in bytes of UTF-8, beyond what everybody may know. A
constant: it must not depend on anything hidden."""


class TooMuchToSay(ValueError):
    """A game shows a phone at night more than the padding can cover: its view must be shorter."""


class Showing:
    """One table at one moment, shown to any number of eyes; what they share is built once.

    `kept`: what earlier moments of the same table have worked out. `news`: the table with what the
    wall announces just now, where `table` is that of before; then nobody is asked anything (see
    `announcing`).
    """

    def __init__(
        self,
        table: Table,
        now: float,
        games: Games,
        around: Surroundings | None = None,
        kept: Kept | None = None,
        news: Table | None = None,
    ) -> None:
        self._table = table
        self._games = games
        self._kept = kept or Kept()
        self._around = around or Surroundings()
        self._moment = Moment(now, table.phones, self._around.rehearsed)
        self._news = news

    @cached_property
    def before_the_news(self) -> Showing | None:
        """The table as most devices are shown it while the wall announces something."""
        before = before_the_news(self._table, self._moment.now)
        told = self._moment.now, self._games, self._around, self._kept
        return None if before is None else Showing(before, *told, news=self._table)

    def for_(self, looker: Looker) -> Showing:
        """This, or for a device that waits for the news, that of before."""
        before = self.before_the_news
        return before if before is not None and waits(before._table, looker) else self

    def to(self, looker: Looker) -> Picture:
        """The whole picture for one looker, JSON-ready (decision 0001): its parts put together.

        Raises `TooMuchToSay` where a phone at night could be told apart by its size.
        """
        if (shown_there := self.for_(looker)) is not self:
            return shown_there.to(looker)
        own, cue = self.own(looker), self.cue(looker)
        shown: Picture = {
            "v": self.version if looker.kind is Kind.TABLET else self._table.public_version,
            "me": own["me"],
            "table": self.head,
            "view": together(together(self._public, cue), own["slip"]),
            "told_at": self.public["told_at"],
        }
        if looker.kind is Kind.TABLET:
            shown["desk"] = self.desk
        whole: Picture = payload(shown)
        return whole

    @cached_property
    def public(self) -> Public:
        """What everybody may know; the screen on the wall shows it as it is."""
        news, version = announcement(self._table), self._table.public_version
        told_at = news.until if news and self._moment.now < news.until else 0.0
        return {"v": version, "view": self._public, "told_at": told_at}

    @cached_property
    def desk(self) -> Desk:
        """What only the tablet is shown beside its picture."""
        told = self._table, self._games, self._moment, self._around, self._kept
        shown = self._kept.memory.run(desk, *told)
        # What was just done by mistake can be taken back before it is told.
        return {**shown, **way_back(self._news, self._games)} if self._news else shown

    def cue(self, looker: Looker) -> Slip:
        """What follows for this looker from what everybody may know."""
        eye, running = eye_of(self._table, looker), self._table.game
        if eye.seat is None or running is None:
            return NOTHING
        cue = self._kept.memory.run(self._game.cue, running.state, eye.seat, self._moment)
        return replace(cue, prompts=()) if self._news and cue.prompts else cue

    def follows(self, looker: Looker) -> tuple[object, ...] | None:
        """What all that is for this phone alone follows from; None: from anything."""
        running = None if self._news else self._table.game
        if running is None or looker.seat not in running.ring or looker.kind is not Kind.PHONE:
            return None
        return self._game.slip_follows(running.state, looker.seat)

    def slip(self, looker: Looker) -> Slip:
        """What this looker alone may know or do."""
        running = self._table.game
        if running is None:
            return apart(self._public, before_a_game(self._table, looker))
        ask, eye = self._game.slip, eye_of(self._table, looker)
        slip = self._kept.memory.run(ask, running.state, eye, self._moment)
        return replace(slip, prompts=()) if self._news and slip.prompts else slip

    def own(self, looker: Looker, slip: Slip | None = None) -> Own:
        """What goes to one looker alone: its `slip`, as long as those of all who must not be told
        apart. Raises `TooMuchToSay`."""
        slip = self.slip(looker) if slip is None else slip
        shown: Own = {"me": self.me(looker), "slip": slip}
        if looker.kind is not Kind.PHONE:
            return shown
        if slip.hush or slip.alike:
            return self._padded(shown)
        return self._rounded(shown, looker) if self.plays(looker) else shown

    def lent_to(self, seat: int) -> Lent:
        """What the tablet shows while this seat holds it: the view of its own eye, and no other.

        It has one length all through a game, whatever it says (P14).
        """
        if (shown_there := self.for_(Looker(Kind.PHONE, seat))) is not self:
            return shown_there.lent_to(seat)
        eye = seat_eye(seat)
        running = self._table.game
        if running is None or seat not in running.ring:
            raise ValueError(f"seat {seat} has nothing to be shown")
        view = self._kept.memory.run(self._game.view, running.state, eye, self._moment)
        shown: Lent = {"seat": seat, "view": view, "pad": ""}
        shown["pad"] = " " * (-size(shown) % (self.room(Looker(Kind.PHONE, seat)) + KNOWN_BYTES))
        return shown

    def room(self, looker: Looker) -> int:
        """How many bytes what is for this phone in play alone takes by day."""
        running, seat = self._table.game, looker.seat
        assert running is not None and seat is not None  # noqa: PT018
        return self._game.slip_bytes(running.state, seat)

    @property
    def dark(self) -> bool:
        """Whether the phones are hushed now."""
        return self._table.game is not None and self._table.game.hushed_since is not None

    def me(self, looker: Looker) -> Me:
        """Who looks."""
        return me_of(self._table, looker)

    @property
    def version(self) -> int:
        """What a tablet counts: every step that it is told of."""
        return self._table.told(self._table.version)

    @cached_property
    def _public(self) -> View:
        running, wall = self._table.game, Looker(Kind.SCREEN)
        if running is None:
            return before_a_game(self._table, wall)
        return self._kept.memory.run(self._game.public, running.state, self._moment)

    @cached_property
    def head(self) -> TableShape:
        """The table itself, which seldom changes."""
        table = self._table
        game = None if table.game is None else table.game.id
        follows = (
            *(table.people, table.ring, table.name, table.door_open, game),
            *(table.notice, table.last, table.keeps_evenings),
        )
        reference, open = self._reference, ring_is_open(table, self._games)
        return self._kept.once(
            "head", lambda: head_of(table, reference, open=open), *follows, reference, open
        )

    @property
    def _reference(self) -> tuple[Panel, ...]:
        running = self._table.game
        return () if running is None else self._kept.memory.run(self._game.reference, running.state)

    def plays(self, looker: Looker) -> bool:
        """Whether it is the phone of somebody in a game whose secrets are not told yet."""
        return looker.seat in self._in_play

    @cached_property
    def _in_play(self) -> Ring:
        running = self._table.game
        if running is None or self._game.stage(running.state) is not Stage.PLAY:
            return ()
        return running.ring

    @cached_property
    def _game(self) -> Game[Any]:
        assert self._table.game is not None  # only asked where one lies on the table
        return self._games[self._table.game.id]

    def _padded(self, shown: Own) -> Own:
        """As large as every phone at night."""
        shown["pad"] = ""
        missing = PRIVATE_BYTES - size(shown)
        if missing < 0:
            raise TooMuchToSay(f"a phone at night says {-missing} bytes too much")
        shown["pad"] = " " * missing
        return shown

    def _rounded(self, shown: Own, looker: Looker) -> Own:
        """Padded to its `room`, so that the number of encrypted bytes tells no role and no paper
        (P14)."""
        shown["pad"] = ""
        shown["pad"] = " " * (-size(shown) % self.room(looker))
        return shown


def size(shown: Mapping[str, object]) -> int:
    """Bytes of a picture on the wire: compact JSON in UTF-8."""
    return len(msgspec.json.encode(shown))
