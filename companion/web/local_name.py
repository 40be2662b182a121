"""`veglia.local`, a name of this machine in the local network, for people who type the address.

`python -m companion.web.local_name ADDRESS PORT` answers for the name by multicast DNS until its
input ends, and prints the name once it has it. It is a separate process because the library (the
extra `local`) has threads and an event loop, which gevent would replace.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

import gevent
from gevent import subprocess

from companion.web.limited_process import SECRET_SETTINGS

NAMES = ("veglia.local", *(f"veglia-{n}.local" for n in range(2, 10)))
"""A second Veglia in the same network takes the second name."""
LISTEN_MS = 3000.0
"""How long another machine may take to say that it has a name."""
GOODBYE_SECONDS = 2.0
_SERVICE = "_http._tcp.local."


class LocalName:
    """The process that answers for a name."""

    def __init__(self) -> None:
        self._process: subprocess.Popen | None = None

    def start(self, address: str, port: int, claimed: Callable[[str], object]) -> None:
        """Claim a name for `address` if the library is installed; `claimed` is called with it."""
        if find_spec("zeroconf") is None:
            return
        environ = {name: value for name, value in os.environ.items() if name not in SECRET_SETTINGS}
        with suppress(OSError):  # then there is no name
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, address, str(port)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environ,
            )
            gevent.spawn(self._listen, claimed)

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_SECONDS)
        self._process.kill()
        self._process = None

    def _listen(self, claimed: Callable[[str], object]) -> None:
        assert self._process is not None
        if name := self._process.stdout.readline().decode().strip():
            claimed(name)


def main(address: str, port: int) -> None:
    """Answer for the first free name until standard input ends."""
    from zeroconf import Zeroconf

    net = Zeroconf(interfaces=[address])
    try:
        if name := _claimed(net, address, port):
            print(name, flush=True)
            sys.stdin.read()
    finally:
        net.close()


def _claimed(net: Any, address: str, port: int) -> str | None:
    from zeroconf import (  # type: ignore[attr-defined]  # not in its __all__
        AddressResolverIPv4,
        NonUniqueNameException,
        ServiceInfo,
    )

    for name in NAMES:
        host, label = f"{name}.", name.removesuffix(".local")
        resolver = AddressResolverIPv4(host)
        if resolver.request(net, LISTEN_MS) and set(resolver.parsed_addresses()) - {address}:
            continue
        # The host's address goes with a service, whose name the library probes for.
        service = ServiceInfo(
            _SERVICE, f"{label}.{_SERVICE}", port=port, parsed_addresses=[address], server=host
        )
        with suppress(NonUniqueNameException):
            net.register_service(service)
            return name
    return None


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
