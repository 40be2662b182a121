"""`veglia.local`: processes that answer for a name, on loopback addresses alone.

Each has an address of its own, as machines of one network have: of several that share address and
port the kernel gives an answer to one, the same one until the machine is started anew.
"""

import gevent
import pytest
from gevent.event import AsyncResult
from zeroconf import AddressResolverIPv4, Zeroconf

from companion.web.local_name import NAMES, LocalName

FIRST, SECOND, ASKING = "127.0.0.1", "127.0.0.2", "127.0.0.3"
SECONDS = 120


@pytest.fixture
def claim():
    begun = []

    def start(address):
        """A process, and the name that it has."""
        begun.append(LocalName())
        name = AsyncResult()
        begun[-1].start(address, 8000, name.set)
        with gevent.Timeout(SECONDS):
            return begun[-1], name.get()

    yield start
    for service in begun:
        service.stop()


def resolve(name, patience=60_000):
    """The addresses that the network knows for a name. `patience`: ms, if nobody answers."""
    with Zeroconf(interfaces=[ASKING]) as net:
        resolver = AddressResolverIPv4(f"{name}.")
        resolver.request(net, patience)
        return resolver.parsed_addresses()


def test_two_in_one_network_have_two_names_and_a_name_that_is_given_back_is_free(claim):
    first, name = claim(FIRST)
    _, other = claim(SECOND)
    assert [name, other] == sorted({name, other}, key=NAMES.index)
    assert (resolve(name), resolve(other)) == ([FIRST], [SECOND])
    first.stop()
    assert resolve(name, 2000) == []
    assert claim(FIRST)[1] == name
