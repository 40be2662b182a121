"""All tables of a process: one of each, whoever asks for it and when."""

import time
from types import MappingProxyType

import gevent
import pytest
from gevent.queue import Queue

from companion.table import pushes
from companion.table.device import Kind
from companion.table.effects import Acknowledge, Ask
from companion.table.wishes import Join, TakeGrant
from companion.web.addresses import Addresses
from companion.web.codec import Codec
from companion.web.house import House
from companion.web.store import Store
from companion.web.tables import Tables
from companion.web.tokens import Seal
from tests.table.coin import COIN, Start
from tests.web.people import new_id

SEAL = Seal("k" * 32)


@pytest.fixture
def tables(tmp_path):
    """Makes the tables of one more process on the same database, with one small game."""
    stores, games = [], MappingProxyType({COIN.id: COIN})

    def make():
        store = Store(f"sqlite:///{tmp_path / 'veglia.db'}")
        store.migrate()
        stores.append(store)
        addresses = Addresses(None, "127.0.0.1", 8000)
        return Tables(House(games, Codec(games), store, addresses, SEAL, time.time, time.time()))

    yield make
    for store in stores:
        store.close()


def test_who_finds_a_table_while_it_is_opened_finds_the_very_same(tables):
    tables = tables()
    opening = gevent.spawn(tables.open, hosted=False)
    found = None
    while found is None:
        gevent.sleep(0)
        found = tables.newest()
    assert found is opening.get(timeout=5)[0]


class Holder:
    """A device that holds a token, and what a table answers to it."""

    def __init__(self, inbox, kind, command):
        self.token, self.kind = new_id(), kind
        assert isinstance(self.asks(inbox, command), Acknowledge)

    def asks(self, inbox, command):
        return inbox.step(Ask(self.token, self.kind, new_id(), command))


def test_who_finds_that_another_process_went_on_keeps_its_time_from_there(tables, monkeypatch):
    monkeypatch.setattr(pushes, "BEAT_SECONDS", 0.1)
    here, there = tables(), tables()
    shown = Queue()
    here.show = lambda sid, frame: shown.put(frame)
    inbox, secret = here.open(hosted=True)
    host = Holder(inbox, Kind.TABLET, TakeGrant(grant=SEAL.of(secret)))
    guests = [Holder(inbox, Kind.PHONE, Join(called=name)) for name in ("Anna", "Ugo", "Pia")]
    assert inbox.connect("Anna's", Kind.PHONE, guests[0].token)
    elsewhere = there.find(inbox.table.code)
    assert isinstance(host.asks(elsewhere, Start()), Acknowledge)
    assert host.asks(inbox, Start()).refusal.code == "E_BUSY"
    # It is night, and the phones are served on the beat, whether anything has changed or not.
    with gevent.Timeout(20):
        for _ in range(6):
            shown.get()
