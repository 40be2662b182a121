"""A log written by an older version of a game is read by the newer one (`Game.upgrade`)."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

import orjson
import pytest

from companion.core.event import RingChanged
from companion.table.fold import fold
from companion.web.codec import Codec, UnknownEvent
from tests.table.coin import COIN
from tests.table.scene import Room


@dataclass(frozen=True)
class RingTold(RingChanged):
    """The fact of a coming version: it says why the ring changed."""

    version: ClassVar[int] = 3
    why: str


class Newer(type(COIN)):
    """The game after two changes of that fact."""

    events = tuple(kind for kind in COIN.events if kind is not RingChanged)

    def upgrade(self, wire, version, fact):
        if wire == "coin.told" and version == 1:
            return {"ring": fact["ring"], "reason": "unknown"}
        if wire == "coin.told" and version == 2:
            return {"ring": fact["ring"], "why": fact["reason"]}
        return super().upgrade(wire, version, fact)


RingTold.wire = "coin.told"
Newer.events = (*Newer.events, RingTold)


def stored(wire, version, fact):
    events = [{"wire": wire, "version": version, "fact": fact}]
    shape = {"number": 1, "at": 1.0, "name": "x", "seat": None, "events": events}
    return orjson.dumps(shape)


def test_an_old_event_is_lifted_through_every_version_in_between():
    codec = Codec(MappingProxyType({COIN.id: Newer()}))
    (event,) = codec.load(stored("coin.told", 1, {"ring": [2, 1]})).events
    assert event == RingTold((2, 1), "unknown")
    (event,) = codec.load(stored("coin.told", 2, {"ring": [1], "reason": "late"})).events
    assert event == RingTold((1,), "late")
    assert codec.load(codec.dump(codec.load(stored("coin.told", 2, {"ring": [1], "reason": "x"}))))


@pytest.mark.parametrize(("wire", "version"), [("coin.told", 4), ("coin.told", 0), ("no.such", 1)])
def test_what_no_version_can_read_is_refused(wire, version):
    codec = Codec(MappingProxyType({COIN.id: Newer()}))
    with pytest.raises(UnknownEvent):
        codec.load(stored(wire, version, {"ring": [1]}))


def test_a_log_of_today_is_read_by_the_game_of_tomorrow():
    room = Room()
    room.guest("Anna")
    today = Codec(room.games)
    records = [today.dump(record) for record in room.records]
    tomorrow = MappingProxyType({COIN.id: Newer()})
    codec = Codec(tomorrow)
    assert fold([codec.load(one) for one in records], tomorrow).people == room.table.people
