"""`veglia.local`: processes that answer for a name, on the loopback address alone."""

import gevent
import pytest
from gevent.event import AsyncResult
from zeroconf import AddressResolverIPv4, Zeroconf

from companion.web.local_name import NAMES, LocalName

HERE = "127.0.0.1"
SECONDS = 120


@pytest.fixture
def claim():
    begun = []

    def claimed():
        """A process, and the name that it has."""
        begun.append(LocalName())
        name = AsyncResult()
        begun[-1].start(HERE, 8000, name.set)
        with gevent.Timeout(SECONDS):
            return begun[-1], name.get()

    yield claimed
    for one in begun:
        one.stop()


def resolved(name, patience=60_000):
    """The addresses that the network knows for a name. `patience`: ms, if nobody answers."""
    with Zeroconf(interfaces=[HERE]) as net:
        asked = AddressResolverIPv4(f"{name}.")
        asked.request(net, patience)
        return asked.parsed_addresses()


def test_two_in_one_network_have_two_names_and_a_name_that_is_given_back_is_free(claim):
    first, name = claim()
    _, other = claim()
    assert [name, other] == sorted({name, other}, key=NAMES.index)
    assert resolved(name) == resolved(other) == [HERE]
    first.stop()
    assert resolved(name, 2000) == []
    assert claim()[1] == name
