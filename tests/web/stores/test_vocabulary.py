"""What another process of the house could not read yet is not written."""

from companion.core.event import RingChanged
from companion.table.effects import Append, Outcome
from companion.table.log.facts import DoorOpened, Record
from companion.table.state import Table
from companion.web.live.queue import TooNew, Turn, decided


class Tomorrow(RingChanged):
    """A fact of the next vocabulary."""

    vocabulary = 2


def turn(*events):
    """Whoever has its turn writes these."""

    def work(table, now):
        made = Record(table.version + 1, now, "x", None, events)
        return Outcome(Table(code="", version=made.number), (Append(made),))

    return Turn(work)


def test_a_newer_fact_is_refused_and_counts_for_nobody_until_all_can_read_it():
    turns = [turn(DoorOpened()), turn(DoorOpened(), Tomorrow((1,))), turn(DoorOpened())]
    both = decided(turns, Table(code=""), lambda: 0.0, 1)
    assert [one.number for one in both.written] == [1, 2]
    assert isinstance(turns[1].done.exception, TooNew)
    both = decided([turn(Tomorrow((1,)))], Table(code=""), lambda: 0.0, 2)
    assert [one.vocabulary for one in both.written] == [2]
