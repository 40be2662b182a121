"""A log written by an older version of a game is read by the newer one (`Game.upgrade`)."""

import time
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

import orjson
import pytest

from companion.core.event import RingChanged
from companion.table.log.codec import Codec, UnknownEvent
from companion.table.log.fold import fold
from companion.web.store.records import Store
from tests.kit.people import Device, Program
from tests.kit.table.coin import COIN
from tests.kit.table.scene import Room


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


CAMPAIGN = Path(__file__).parents[2] / "kit/games/jrc" / "a_campaign_of_version_1.jsonl"


def test_a_campaign_that_an_older_program_stored_goes_on_at_the_same_table(tmp_path):
    folder = tmp_path / "data"
    store = Store(f"sqlite:///{folder / 'veglia.db'}")
    store.migrate()
    store.open_table("LUNA42", 1.0, *CAMPAIGN.read_bytes().splitlines())
    store.close()
    program = Program(folder).start()
    tablet, phone = Device(program, "tablet"), Device(program)
    try:
        assert program.code == "LUNA42"
        tablet.take(program.grant)
        tablet.connect()
        assert tablet.names() == ["Luca", "Fabrizio", "Francesco", "Marcello"]
        # Fabrizio has another phone by now: the host shows him a pass.
        assert tablet.do("table.seat_qr", {"seat": 2})["ok"]
        shown = tablet.see(lambda picture: any(map(of_a_seat, picture["desk"]["grants"])))
        (link,) = [one["link"] for one in shown["desk"]["grants"] if of_a_seat(one)]
        phone.take(link.partition("#")[2])
        phone.connect()
        assert phone.do("jrc.order", {"kind": "invest", "cities": ["Seattle"]})["ok"]
        for seat in (3, 4):
            assert tablet.do("jrc.order", {"kind": "pass"}, seat=seat)["ok"]
        assert tablet.do("jrc.open_papers")["ok"]
        told = phone.get(f"/history/{program.code}.json").json()["panels"]
        assert [leaf["label"]["p"] for leaf in told[-1]["leaves"][:2]] == [{"n": 2}, {"n": 1}]
    finally:
        tablet.leave()
        phone.leave()
        program.stop()


def of_a_seat(grant):
    return grant["sort"] == "seat"


DAWN = Path(__file__).parents[2] / "kit/games/lupus" / "a_dawn_of_version_1.jsonl"


def test_a_dawn_that_an_older_program_stored_goes_on_to_the_talk(tmp_path):
    folder = tmp_path / "data"
    store = Store(f"sqlite:///{folder / 'veglia.db'}")
    store.migrate()
    now = time.time()  # a game of one evening is not kept for ever
    records = [orjson.loads(line) | {"at": now} for line in DAWN.read_bytes().splitlines()]
    store.open_table("LUNA42", now, *map(orjson.dumps, records))
    store.close()
    program = Program(folder).start()
    tablet, screen = Device(program, "tablet"), Device(program, "screen")
    try:
        tablet.take(program.grant)
        tablet.connect()
        screen.connect()
        assert screen.views[-1]["view"]["line"]["t"] == "lupus-say-dawn-dead"
        assert tablet.do("advance")["ok"]
        tablet.see(lambda picture: picture["view"]["title"]["t"] == "lupus-day")
    finally:
        tablet.leave()
        screen.leave()
        program.stop()
