"""S11: the bytes that a round of open votes sends to all devices of one table. Nothing is timed."""

from collections import Counter

from companion.games.lupus.phase import phase_of
from companion.games.registry import find_games
from companion.table.device import Kind
from companion.table.effects import Ask, Push
from companion.table.handle import handle
from companion.table.screens.padding import size
from companion.table.screens.present import Showing, Surroundings, viewer_of
from companion.web.live.devices import Device, Devices
from tests.bench import tables
from tests.bench.work import DEVICES, PHONES
from tests.kit.games.lupus.commands import do as lupus
from tests.kit.random_play import Dice

NAME = 16
"""Letters of the name that stands for the table itself in each picture."""
EARLIER = 1_700_000
"""Bytes of the same round when each step sent 25 whole pictures (November 2026)."""


class Round:
    """All phones of a table vote in turn; every step is pushed at once."""

    def __init__(self) -> None:
        self._template = tables.Template(sealed=False)
        self._table, self._games = self._template.table, find_games()
        self.parts, self.whole = Counter[str](), 0
        self._devices = Devices(lambda *_: None, self._show, lambda _: None)
        for place in range(1, DEVICES + 1):
            kind = Kind.TABLET if place == DEVICES else Kind.PHONE
            token = tables.token_hash(place)
            viewer = viewer_of(self._table, kind, token)
            self._devices.add(Device(f"{kind.value} {place}", kind, token, viewer))
        self._push(Push(everybody=True))
        self.parts.clear()
        while (seat := self._next()) is not None:
            self._vote(seat)

    def _next(self) -> int | None:
        vote = phase_of(self._table.game.state).vote(self._table.game.state)
        return None if vote is None else next(iter(vote.missing), None)

    def _vote(self, seat: int) -> None:
        token, vote = tables.token_hash(seat), lupus.Vote(target=1 + seat % PHONES)
        asked = Ask(token, Kind.PHONE, f"{seat:032x}", vote)
        outcome = handle(self._table, asked, 0.0, Dice("sent"), self._games)
        self._table = outcome.table
        self._push(*(one for one in outcome.effects if isinstance(one, Push)))
        for device in self._devices.by_sid.values():
            picture = self._showing().to(device.viewer)
            self.whole += size({**picture, "table": " " * NAME})

    def _push(self, *pushes: Push) -> None:
        self._devices.show(pushes, self._showing())

    def _showing(self) -> Showing:
        return Showing(self._table, 0.0, self._games, Surroundings(), self._devices.cache)

    def _show(self, sid: str, frame: bytes, _whole: object) -> None:
        self.parts[sid] += len(frame)


def rows() -> list[dict[str, object]]:
    """The rows of S11: sent bytes ÷ those of whole pictures today, and of the earlier format."""
    played = Round()
    sent = sum(played.parts.values())
    line = {"target": "≤ 0.35", "unit": "bytes", "ours": sent}
    what = "bytes of 24 open votes to 25 devices ÷ whole pictures"
    return [
        {"id": "S11", "what": what, "theirs": played.whole, "ratio": sent / played.whole, **line},
        {"id": "S11 then", "what": f"{what}, as they were sent before", "theirs": EARLIER}
        | {"ratio": sent / EARLIER, **line},
    ]
