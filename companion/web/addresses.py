"""The addresses under which guests reach this machine, the likeliest first."""

import ipaddress
import re
import socket
import time

VIRTUAL = re.compile(
    r"docker|veth|^br-|virbr|vmnet|vmware|vethernet|virtualbox|vboxnet|hyper-v|wsl|podman|cni"
    r"|^tun|^tap|utun|^wg|wireguard|tailscale|zerotier|^zt|hamachi|loopback",
    re.IGNORECASE,
)
LOOK_AGAIN = 2.0
"""Seconds between two looks at the network; a laptop changes its network now and then."""
NOWHERE = ("192.0.2.1", 9)
"""An address for documentation (RFC 5737): it shows the default route, and nothing is sent."""


def lan_addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this machine; 127.0.0.1 only if there is no other."""
    import ifaddr  # only here: the import searches for a C library

    favourite = _default_route()
    found: list[tuple[tuple[bool, ...], str]] = []
    for adapter in ifaddr.get_adapters():
        virtual = bool(VIRTUAL.search(f"{adapter.nice_name} {adapter.name}"))
        for one in adapter.ips:
            if one.is_IPv4 and not (ip := ipaddress.ip_address(str(one.ip))).is_loopback:
                doubts = (ip.is_link_local, virtual, str(ip) != favourite, not ip.is_private)
                found.append((doubts, str(ip)))
    return tuple(dict.fromkeys(ip for _, ip in sorted(found))) or ("127.0.0.1",)


def _default_route() -> str | None:
    """Our address on the default route; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return None


class Addresses:
    """The links that guests may be shown, and the one that is shown now. A configured public
    address replaces all others. A server that listens on one address has only that one. The host
    chooses on the tablet; the choice is not stored."""

    def __init__(self, public_url: str | None, host: str, port: int) -> None:
        self._public_url, self._host, self.port = public_url, host, port
        self.chosen: str | None = None
        self._found: tuple[str, ...] = ()
        self._looked = 0.0
        self.name: str | None = None
        """A name of this machine to be typed (`local_name`); never in a QR."""

    def choose(self, link: str) -> bool:
        """Show `link` from now on; False: it is none of `links`, or is shown already."""
        if link not in self.links()[1:]:
            return False
        self.chosen = link
        return True

    def links(self) -> tuple[str, ...]:
        """All links, the chosen one first."""
        if self._public_url:
            return (self._public_url,)
        everywhere = self._host in ("0.0.0.0", "::")
        hosts = self._of_the_network() if everywhere else (self._host,)
        named = (f"[{host}]" if ":" in host else host for host in hosts)
        links = [f"http://{host}{_suffix(self.port)}" for host in named]
        return tuple(sorted(links, key=lambda link: link != self.chosen))

    def link(self) -> str:
        return self.links()[0]

    def shown(self) -> tuple[tuple[str, ...], str | None]:
        """All links, and the name with the port, as it is typed; None: there is none."""
        return self.links(), None if self.name is None else f"{self.name}{_suffix(self.port)}"

    def wants_name(self) -> str | None:
        """The address for which a name is of use; None: guests have another way."""
        if self._public_url or self._host not in ("0.0.0.0", "::"):
            return None
        address = self._of_the_network()[0]
        return None if ipaddress.ip_address(address).is_loopback else address

    def _of_the_network(self) -> tuple[str, ...]:
        now = time.monotonic()
        if not self._found or now - self._looked > LOOK_AGAIN:
            self._found, self._looked = lan_addresses(), now
        return self._found


def _suffix(port: int) -> str:
    return "" if port == 80 else f":{port}"
