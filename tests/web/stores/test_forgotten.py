"""A table that is deleted leaves nothing in memory: no state, no screen, no name."""

import gc
from collections import Counter

import gevent
import pytest

from companion.core.words.panels.base import Circle, Mark
from companion.games.lupus.state import Custom, LupusState, Player
from companion.table.device import THE_TABLET, Kind
from companion.table.log import facts
from companion.table.log.facts import Record
from companion.table.state import Running, Seat, Table
from companion.web import config
from companion.web.app import create_app
from companion.web.live.inbox import Inbox
from tests.kit.golden.book import CODEC, read, steps_of

CODE = "LUME42"
OF_A_TABLE = (Inbox, Table, Running, Seat, LupusState, Player, Circle, Mark, Custom)
EVENINGS = (
    "the_first_day_of_the_rules",
    "all_at_once_with_ghosts",
    "five_strangers_and_invented_cards",
)


def of_a_table():
    """All things of these sorts that are in memory."""
    gc.collect()
    return [one for one in gc.get_objects() if type(one) in OF_A_TABLE]


@pytest.fixture
def here():
    """Tells how many things of each sort are in memory. What other tests have left is held fast:
    that it went meanwhile must not look like a table that did."""
    left = of_a_table()

    def count():
        found = Counter(type(one) for one in of_a_table())
        return {kind.__name__: found[kind] for kind in OF_A_TABLE}

    yield count
    left.clear()


@pytest.fixture
def shell(tmp_path):
    app = create_app(config.read({"data_dir": str(tmp_path)}, {}))
    yield app.shell
    app.shell.store.close()


def stored(name):
    """A recorded game, every seat of which has a phone."""
    book = read(name)
    ring = tuple(book["ring"])
    seats = (facts.SeatTaken(seat, f"Name {seat}", f"token {seat}") for seat in ring)
    opened = (facts.TableOpened(CODE, ""), *seats, facts.GameChosen(book["game"], ring, {}))
    yield CODEC.dump(Record(1, 1000.0, "table.open", None, opened))
    for one in steps_of(book):
        yield CODEC.dump(Record(one.number + 1, one.at, one.name, one.seat, one.events))


def everybody_looks(shell):
    """All phones, a screen and the tablet are shown the table, and go."""
    inbox = shell.tables.find(CODE)
    looking = [(f"phone {seat}", Kind.PHONE, f"token {seat}") for seat in inbox.table.people]
    for sid, kind, token in (*looking, ("screen", Kind.SCREEN, None)):
        assert inbox.connect(sid, kind, token)
    gevent.sleep(0)
    assert inbox.showing().to(THE_TABLET)["desk"]
    assert inbox.devices.kept.memory.answers
    for sid in tuple(inbox.devices.by_sid):
        inbox.disconnect(sid)
    gevent.sleep(0)


def test_a_deleted_table_leaves_nothing_in_memory(shell, here):
    before = here()
    for game in EVENINGS:
        shell.store.open_table(CODE, 1000.0, *stored(game))
        everybody_looks(shell)
        during = here()
        assert all(during[kind] > before[kind] for kind in before if kind != "Custom"), during
        assert (during["Custom"] > before["Custom"]) is ("invented" in game)
        assert shell.tables.forget(CODE)
        gevent.sleep(0)
        assert here() == before
