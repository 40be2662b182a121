"""The only way from a table and an eye to what a device is sent."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from companion.core.eye import PUBLIC
from companion.core.game import Game, Moment, Stage
from companion.core.value import asdict, payload, replace
from companion.core.view import HEADING, View
from companion.core.words.panels.base import Panel
from companion.games.registry import Games
from companion.table.announcing import announcement, before_announcement, must_wait
from companion.table.device import Kind, Viewer
from companion.table.people.seating import ring_is_open
from companion.table.screens import padding
from companion.table.screens.desk import Surroundings, desk, way_back
from companion.table.screens.documents import Layer, SecretView, ViewSplitter, WallView, joined
from companion.table.screens.picture import Desk, DeskShape, Lent, Picture, TableShape
from companion.table.screens.view_cache import ViewCache
from companion.table.screens.viewers import before_a_game, eye_of, head_of, me_of, viewer_of
from companion.table.state import Table

__all__ = ["Showing", "Surroundings", "eye_of", "viewer_of"]


class Showing:
    """One table at one moment, shown to any number of eyes; shared parts are built once.

    `cache`: results of earlier moments. `news`: the table after the news, if the wall is announcing
    and this is the table before; then there are no prompts.
    """

    def __init__(
        self,
        table: Table,
        now: float,
        games: Games,
        around: Surroundings | None = None,
        cache: ViewCache | None = None,
        news: Table | None = None,
    ) -> None:
        self._table = table
        self._games = games
        self._cache = cache or ViewCache()
        self._around = around or Surroundings()
        self._moment = Moment(now, table.phones, self._around.simulated)
        self._news = news

    @cached_property
    def before_announcement(self) -> Showing | None:
        """The table before the news, while the wall announces; else None."""
        before = before_announcement(self._table, self._moment.now)
        arguments = self._moment.now, self._games, self._around, self._cache
        return None if before is None else Showing(before, *arguments, news=self._table)

    def moment_for(self, viewer: Viewer) -> Showing:
        """This moment, or the one before the news for a device that must wait."""
        before = self.before_announcement
        return before if before is not None and must_wait(before._table, viewer) else self

    def to(self, viewer: Viewer) -> Picture:
        """The whole picture for one viewer, JSON-ready. Raises TooMuchToSay."""
        if (shown_there := self.moment_for(viewer)) is not self:
            return shown_there.to(viewer)
        known, secret = self.documents(viewer)
        if viewer.kind is Kind.PHONE:
            self.padded(viewer, secret)
        shown: Picture = {
            "v": self.version if viewer.kind is Kind.TABLET else self.wall_document.v,
            "me": me_of(self._table, viewer),
            "table": self.head,
            "view": self._joined(known, secret),
            "announced_at": self.wall_document.announced_at,
        }
        if viewer.kind is Kind.TABLET:
            shown["desk"] = self.desk
        whole: Picture = payload(shown)
        return whole

    @property
    def desk_document(self) -> DeskShape:
        """The desk as it is sent."""
        return DeskShape(v=self.version, **asdict(self.desk))

    @cached_property
    def wall_document(self) -> WallView:
        """What all devices receive: the wall's view and the head of the table."""
        news, table, wall = announcement(self._table), self._table, self.wall
        return WallView(
            v=table.public_version,
            table=self.head,
            announced_at=news.until if news and self._moment.now < news.until else 0.0,
            panels=wall.panels,
            cast=wall.cast,
            **{name: getattr(wall, name) for name in HEADING},
        )

    def documents(self, viewer: Viewer) -> tuple[Layer, SecretView]:
        """The known and the secret document of this device."""
        return self._splitter.split(self.view(viewer), me_of(self._table, viewer))

    @cached_property
    def _splitter(self) -> ViewSplitter:
        return ViewSplitter(self.wall)

    def _joined(self, *layers: Layer) -> dict[str, Any]:
        return joined(payload(self.wall_document), *map(payload, layers))

    @cached_property
    def wall(self) -> View:
        """The view of the wall."""
        running, wall = self._table.game, Viewer(Kind.SCREEN)
        if running is None:
            return before_a_game(self._table, wall)
        return self._cache.memory.run(self._game.view, running.state, PUBLIC, self._moment)

    def view(self, viewer: Viewer) -> View:
        """The view of this viewer."""
        running, eye = self._table.game, eye_of(self._table, viewer)
        if running is None:
            return before_a_game(self._table, viewer)
        if eye is PUBLIC:
            return self.wall
        view = self._game.view(running.state, eye, self._moment, self.wall)
        return replace(view, prompts=()) if self._news and view.prompts else view

    @cached_property
    def desk(self) -> Desk:
        """What only the tablet is shown beside its view."""
        arguments = self._table, self._games, self._moment, self._around, self._cache
        shown = self._cache.memory.run(desk, *arguments)
        # What was just done by mistake can be taken back before it is told.
        return replace(shown, **way_back(self._news, self._games)) if self._news else shown

    def padded(self, viewer: Viewer, secret: SecretView) -> bytes:
        """The secret document of a phone, padded to the size of all phones that must be
        indistinguishable. Raises TooMuchToSay."""
        return padding.padded(secret, self.room(viewer) if viewer.seat in self.in_play else None)

    def lent_to(self, seat: int) -> Lent:
        """What the tablet shows while this seat holds it: that seat's view and nothing else. Its
        length is the same during a whole game (P14)."""
        if (shown_there := self.moment_for(Viewer(Kind.PHONE, seat))) is not self:
            return shown_there.lent_to(seat)
        running = self._table.game
        if running is None or seat not in running.ring:
            raise ValueError(f"seat {seat} has nothing to be shown")
        phone = Viewer(Kind.PHONE, seat)
        known, secret = self.documents(phone)
        shown: Lent = {"seat": seat, "view": self._joined(known, secret), "pad": ""}
        padding.pad_lent(shown, self.room(phone))
        return shown

    def room(self, viewer: Viewer) -> int:
        """Size of this phone's secret document by day, in bytes."""
        running, seat = self._table.game, viewer.seat
        assert running is not None and seat is not None  # noqa: PT018
        return self._game.secret_bytes(running.state, seat)

    @property
    def dark(self) -> bool:
        """Whether phones are dark now."""
        return self._table.game is not None and self._table.game.hushed_since is not None

    @property
    def version(self) -> int:
        """The number of the newest step, as the tablet counts."""
        return self._table.shown_number(self._table.version)

    @cached_property
    def head(self) -> TableShape:
        """The head of the table."""
        running, shown = self._table.game, tuple[Panel, ...]()
        if running is not None:
            shown = self._cache.memory.run(self._game.reference, running.state)
        return head_of(self._table, shown, open=ring_is_open(self._table, self._games))

    @cached_property
    def in_play(self) -> frozenset[int]:
        """The seats in play in a game that is not over."""
        running = self._table.game
        if running is None or self._game.stage(running.state) is not Stage.PLAY:
            return frozenset()
        return frozenset(running.ring)

    @cached_property
    def _game(self) -> Game[Any]:
        assert self._table.game is not None  # only asked where one lies on the table
        return self._games[self._table.game.id]
