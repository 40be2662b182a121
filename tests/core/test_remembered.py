"""Answers kept for the very same arguments, and not for ever."""

import gc
import weakref

from companion.core import remembered as module
from companion.core.remembered import remembered


class Thing:
    pass


def test_the_same_things_are_asked_once_and_equal_ones_again():
    asked = []

    @remembered
    def size(things, more):
        asked.append(things)
        return len(things) + more

    one, alike = ["a"], ["a"]
    assert [size(one, 1), size(one, 1), size(alike, 1), size(one, 2)] == [2, 2, 2, 3]
    assert len(asked) == 3


def test_what_is_kept_has_an_end_and_the_oldest_goes_first():
    echo = remembered(lambda thing: thing)
    things = [Thing() for _ in range(module.MANY + 1)]
    first, last = weakref.ref(things[0]), weakref.ref(things[-1])
    for thing in things:
        assert echo(thing) is thing
    del thing
    things.clear()
    gc.collect()
    assert first() is None
    assert last() is not None
