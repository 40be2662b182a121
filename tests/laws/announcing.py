"""Announcements of the wall in random games, with all that is sent meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.core import Game, replace
from companion.table.device import A_SPECTATOR, THE_TABLET, Kind, Viewer
from companion.table.effects import AnnouncedAt, Push
from companion.table.log.record import Record
from companion.table.log.replay import announced
from companion.table.pushes import consequences
from companion.table.screens.difference import encode
from companion.table.screens.present import Showing
from companion.table.state import Announcement, Table
from companion.web.live.devices import Device, Devices
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import final_play
from tests.kit.table.around import table_of

WALL = Viewer(Kind.SCREEN)


@dataclass(frozen=True)
class Announcing:
    """The table before the step of `record`, and after it, at the start of the announcement."""

    before: Table
    after: Table
    record: Record

    @property
    def news(self) -> Announcement:
        return self.after.game.announcement

    @property
    def public_devices(self) -> tuple[Viewer, ...]:
        """The devices that wait for the news: phones, a spectator, and a blind tablet."""
        phones = (Viewer(Kind.PHONE, seat) for seat in self.after.holders)
        tablet = (THE_TABLET,) if self.after.blind else ()
        return (*phones, A_SPECTATOR, *tablet)

    def with_nothing_new(self) -> Announcing:
        """The same moment, as if the step had changed nothing."""
        game = replace(self.after.game, state=self.before.game.state)
        return Announcing(self.before, replace(self.after, game=game), self.record)

    def sent(self, *, all_told: bool = False) -> list[tuple[Viewer, str, bytes]]:
        """The frames to each device from the step until just before the end of the announcement
        (with `all_told`: at its end); each device also connects anew meanwhile."""
        frames: list[tuple[Viewer, str, bytes]] = []
        looks = {f"device {at}": one for at, one in enumerate((*self.public_devices, WALL))}
        devices = Devices(
            lambda sid, name, said: frames.append((looks[sid], name, encode(said))),
            lambda sid, frame, _whole: frames.append((looks[sid], "view", frame)),
            lambda _sid: None,
        )

        def show(table: Table, now: float, *pushes: Push) -> None:
            devices.show(pushes, Showing(table, now, GAMES, None, devices.cache))

        for sid, viewer in looks.items():
            devices.add(Device(sid, viewer.kind, sid, viewer))
        show(self.before, self.record.at, Push(everybody=True))
        frames.clear()
        _, effects = consequences(self.before, self.after, self.record, GAMES)
        assert AnnouncedAt(self.news.until) in effects
        show(self.after, self.record.at, *(one for one in effects if isinstance(one, Push)))
        for sid, viewer in looks.items():
            devices.remove(sid)
            devices.add(Device(sid, viewer.kind, sid, viewer))
            show(self.after, self.news.until - 0.01, Push.connected(viewer))
        if all_told:
            frames.clear()
            show(self.after, self.news.until, Push(everybody=True))
        return frames


def announcements(game: Game[Any], seed: int) -> Iterator[Announcing]:
    """The announcements of one game with a blind host; every second table has no wall."""
    screen = seed % 2 == 0
    play = final_play(game, seed)
    for at, step in enumerate(play.steps):
        then, now = play.after(at), play.after(at + 1)
        if not game.announcement_seconds(then.state, now.state):
            continue
        before, after = (table_of(one, blind=True) for one in (then, now))
        after = replace(
            after, game=announced(before.game, after.game, step.at, GAMES, screen=screen)
        )
        record = Record(at + 1, step.at, step.name, step.seat, step.events)
        yield Announcing(before, after, record)
