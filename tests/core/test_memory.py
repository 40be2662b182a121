"""Answers kept for the very same arguments, and not for ever."""

import gc
import weakref
from contextvars import Context

import pytest

from companion.core import memory as module
from companion.core.memory import Memory, memoize


class Thing:
    pass


def test_the_same_things_are_asked_once_and_equal_ones_again():
    calls = []

    @memoize
    def size(things, more):
        calls.append(things)
        return len(things) + more

    one, alike = ["a"], ["a"]

    def ask():
        return [size(one, 1), size(one, 1), size(alike, 1), size(one, 2)]

    memory = Memory()
    assert memory.run(ask) == [2, 2, 2, 3]
    assert len(calls) == 3
    assert memory.run(ask) == Memory().run(ask)
    assert len(calls) == 6, "each memory is asked for itself"


def test_without_a_memory_nothing_is_kept():
    calls = []
    echo = memoize(lambda thing: calls.append(thing))
    Memory().run(echo, 1)
    for _ in range(2):
        Context().run(echo, 1)
    assert calls == [1, 1, 1]


def test_a_memory_is_not_at_hand_any_more_when_its_work_has_failed():
    echo, memory, thing = memoize(lambda thing: thing), Memory(), Thing()

    def fail():
        raise LookupError

    with pytest.raises(LookupError):
        memory.run(fail)
    Context().run(echo, thing)
    assert memory.answers == {}


def test_what_a_memory_keeps_is_gone_with_it():
    echo, memory, thing = memoize(lambda thing: thing), Memory(), Thing()
    memory.run(echo, thing)
    reference = weakref.ref(thing)
    del thing
    gc.collect()
    assert reference() is not None
    del memory
    gc.collect()
    assert reference() is None


def test_what_is_kept_has_an_end_and_the_oldest_goes_first():
    echo = memoize(lambda thing: thing)
    things = [Thing() for _ in range(module.MANY + 1)]
    first, last = weakref.ref(things[0]), weakref.ref(things[-1])
    memory = Memory()
    for thing in things:
        assert memory.run(echo, thing) is thing
    del thing
    things.clear()
    gc.collect()
    assert first() is None
    assert last() is not None
