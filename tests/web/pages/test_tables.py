"""All tables of a process: one actor for each, also for requests at the same time."""

import time
from types import MappingProxyType

import gevent
import pytest
from gevent.queue import Queue

from companion.table import pushes
from companion.table.commands import Join, UseInvite
from companion.table.device import Kind
from companion.table.effects import Acknowledge, Ask, NewScreen
from companion.table.log.codec import Codec
from companion.table.log.stored import Unreadable
from companion.web.addresses import Addresses
from companion.web.live.context import Context
from companion.web.live.table_actor import WAITING_AT_MOST
from companion.web.live.tables import Tables
from companion.web.store.records import Store
from companion.web.tokens import Seal
from tests.kit.table.coin import COIN, PickSide, Start
from tests.kit.wire.phone import new_id

SEAL = Seal("k" * 32)


@pytest.fixture
def tables(tmp_path):
    """Makes the tables of one more process on the same database, with one small game."""
    stores, games = [], MappingProxyType({COIN.id: COIN})

    def make():
        store = Store(f"sqlite:///{tmp_path / 'veglia.db'}")
        store.prepare()
        stores.append(store)
        addresses = Addresses(None, "127.0.0.1", 8000)
        return Tables(Context(games, Codec(games), store, addresses, SEAL, time.time, 0.0))

    yield make
    for store in stores:
        store.close()


def wait_until(condition):
    """The result of the condition, once it is true; other greenlets run meanwhile."""
    with gevent.Timeout(60):
        while not (value := condition()):
            gevent.sleep(0)
    return value


def test_who_finds_a_table_while_it_is_opened_finds_the_very_same(tables):
    tables = tables()
    opening = gevent.spawn(tables.open, hosted=False)
    assert wait_until(tables.newest) is opening.get(timeout=60)[0]


class Holder:
    """A device with a token."""

    def __init__(self, actor, kind, command):
        self.token, self.kind = new_id(), kind
        assert isinstance(self.ask(actor, command), Acknowledge)

    def ask(self, actor, command):
        return actor.step(Ask(self.token, self.kind, new_id(), command))


def test_who_finds_that_another_process_went_on_keeps_its_time_from_there(tables, monkeypatch):
    monkeypatch.setattr(pushes, "BEAT_SECONDS", 0.1)
    here, there = tables(), tables()
    frames = Queue()
    here.show = lambda sid, frame, whole: frames.put(frame)
    actor, secret = here.open(hosted=True)
    host = Holder(actor, Kind.TABLET, UseInvite(invite=SEAL.of(secret)))
    guests = [Holder(actor, Kind.PHONE, Join(called=name)) for name in ("Anna", "Ugo", "Pia")]
    assert actor.connect("Anna's", Kind.PHONE, guests[0].token)
    elsewhere = there.find(actor.table.code)
    assert isinstance(host.ask(elsewhere, Start()), Acknowledge)
    assert host.ask(actor, Start()).refusal.code == "E_WRONG_PHASE"
    # It is night, and the phones are served on the beat, whether anything has changed or not.
    with gevent.Timeout(60):
        for _ in range(6):
            frames.get()


@pytest.fixture
def pair(tables):
    """A table in two processes: the tables of both, its code, the host and the guests."""
    here, there = tables(), tables()
    actor, secret = here.open(hosted=True)
    host = Holder(actor, Kind.TABLET, UseInvite(invite=SEAL.of(secret)))
    guests = [Holder(actor, Kind.PHONE, Join(called=name)) for name in ("Anna", "Ugo", "Pia")]
    return here, there, actor.table.code, host, guests


def test_a_table_that_is_looked_up_is_as_new_as_the_store_whoever_has_written(pair):
    here, there, code, *_ = pair
    assert len(there.find(code).table.people) == 3
    for name, ours, theirs in (("Ivo", here, there), ("Zoe", there, here)):
        Holder(ours.find(code), Kind.PHONE, Join(called=name))
        assert name in {one.name for one in theirs.find(code).table.people.values()}


def test_a_refusal_is_never_decided_on_a_table_older_than_the_store(pair):
    here, there, code, host, guests = pair
    elsewhere = there.find(code)
    assert isinstance(host.ask(here.find(code), Start()), Acknowledge)
    # In the lobby, which is all that is known there, this would be refused for good.
    assert isinstance(guests[0].ask(elsewhere, PickSide("heads")), Acknowledge)
    assert host.ask(here.loaded(code), Start()).refusal.code == "E_WRONG_PHASE"
    assert elsewhere.table.version == here.find(code).table.version


def test_an_accepted_command_asks_the_store_nothing(pair, monkeypatch):
    here, _, code, host, _ = pair
    actor, looks = here.find(code), []
    monkeypatch.setattr(Store, "version", lambda self, code: looks.append(code))
    assert isinstance(host.ask(actor, Start()), Acknowledge)
    assert looks == []


def test_those_who_come_in_one_moment_share_one_look(pair, monkeypatch):
    here, _, code, *_ = pair
    looks, version = [], Store.version
    monkeypatch.setattr(Store, "version", lambda *one: looks.append(one) or version(*one))
    greenlets = [gevent.spawn(here.find, code) for _ in range(50)]
    gevent.joinall(greenlets)
    assert {one.value for one in greenlets} == {here.loaded(code)}
    assert len(looks) == 1


def test_a_table_that_was_deleted_elsewhere_is_found_no_more(pair):
    here, there, code, *_ = pair
    left = []
    here.on_unload = there.on_unload = left.append
    assert there.forget(code, there.peek(code).version)
    assert left == [code]
    assert here.find(code) is None
    here.unload_idle()
    assert left == [code, code]


def test_a_table_that_went_on_meanwhile_is_not_forgotten(pair):
    here, there, code, host, _ = pair
    version = there.peek(code).version
    assert isinstance(host.ask(here.find(code), Start()), Acknowledge)
    assert not there.forget(code, version)
    assert there.forget(code, version + 1)


def overwrite(tables, code, number, record):
    """Replace the record with this number (None: delete it)."""

    def write(ask):
        if record is None:
            ask.execute(f"DELETE FROM records WHERE number = {number}")
        else:
            change = "UPDATE records SET record = ? WHERE code = ? AND number = ?"
            ask.execute(change, (record, code, number))

    tables._context.store._database.write(write, transaction=True)


LATER = b'{"number": 3, "at": 1.0, "name": "x", "seat": null, "events": [%s]}'
OF_LATER = LATER % b'{"wire": "table.opened_later"}'


@pytest.mark.parametrize(
    ("record", "why"),
    [(OF_LATER, "later"), (b'{"number": 3', "damaged"), (b"[]", "damaged"), (None, "missing")],
)
def test_a_record_that_cannot_be_read_stops_its_table_and_no_other(pair, tables, record, why):
    here, _, code, *_ = pair
    overwrite(here, code, 3, record)
    later = tables()
    with pytest.raises(Unreadable) as stopped:
        later.find(code)
    assert (stopped.value.code, stopped.value.number, stopped.value.why) == (code, 3, why)
    other, _ = later.open(hosted=True)
    assert later.find(other.table.code) is other


def test_a_table_that_becomes_unreadable_while_it_is_played_sends_everybody_away(pair):
    here, there, code, _, guests = pair
    closed, actor = [], here.find(code)
    actor.devices.close = closed.append
    assert actor.connect("Anna's", Kind.PHONE, guests[0].token)
    elsewhere = there.find(code)
    Holder(elsewhere, Kind.PHONE, Join(called="Ivo"))
    overwrite(here, code, elsewhere.table.version, OF_LATER)
    for _ in range(2):
        with pytest.raises(Unreadable):
            here.find(code)
    assert closed == ["Anna's"]
    assert here.in_memory() == ()


def test_a_table_at_which_nobody_has_been_leaves_the_memory_and_is_found_again(pair):
    here, _, code, host, _ = pair
    actor = here.find(code)
    assert actor.connect("a screen's", Kind.SCREEN, None)
    for _ in range(3):
        here.unload_idle()
    assert here.loaded(code) is actor
    actor.disconnect("a screen's")
    here.unload_idle()
    here.unload_idle()
    assert here.loaded(code) is None
    assert isinstance(host.ask(here.find(code), Start()), Acknowledge)


def test_a_table_that_waits_for_an_alarm_stays_in_memory(pair):
    here, _, code, host, _ = pair
    actor = here.find(code)
    assert isinstance(host.ask(actor, Start()), Acknowledge)
    for _ in range(3):
        here.unload_idle()
    assert here.loaded(code) is actor


def test_the_first_public_screen_is_recorded_and_every_process_knows_of_it(pair):
    here, there, code, _, _ = pair
    actor = here.find(code)
    before = actor.table.version
    assert actor.connect("a screen's", Kind.SCREEN, None)
    wait_until(lambda: actor.table.has_screen)
    assert actor.connect("another's", Kind.SCREEN, None)
    known = there.find(code).table
    assert known.has_screen
    assert known.version == before + 1


def test_a_screen_that_comes_while_the_queue_is_full_is_recorded_later(pair):
    here, _, code, host, _ = pair
    actor = here.find(code)
    asking = [gevent.spawn(host.ask, actor, Start()) for _ in range(WAITING_AT_MOST)]
    full = gevent.spawn(lambda: (actor.waiting, actor.step(NewScreen())))
    one_more = gevent.spawn(host.ask, actor, Start())
    assert full.get(timeout=60) == (WAITING_AT_MOST, None)
    assert one_more.get(timeout=60).refusal.code == "E_BUSY"
    gevent.joinall(asking, timeout=60, raise_error=True)
    wait_until(lambda: actor.table.has_screen)
