"""Faults that the self-test of the transport must find, each under the promise that it breaks.

`python -m tests.web.faults` sows them one by one into an application and says what was found;
with the number of a fault it starts the program with that one.
"""

import companion.__main__  # isort: skip  # noqa: F401  (patches for gevent, as the program does)

import sys
import tempfile
from io import BufferedReader, BytesIO
from unittest.mock import patch

from gevent import pywsgi

from companion.web import config, server
from companion.web.app import create_app
from companion.web.http import headers
from companion.web.live.transport import engine, handshake, http, reader, selftest, wire


class Anything(frozenset):
    """A list on which everything stands."""

    def __contains__(self, _: object) -> bool:
        return True


def read_on(self):
    """What pywsgi does: when the WebSocket has ended, the next request may come."""
    pywsgi.WSGIHandler.handle(self)
    if self._taken is not None:
        run, (sock, early) = self._taken, self._kept
        run(sock, early, lambda: None)
        again = http.Handler(sock, self.client_address, self.server)
        again.rfile = BufferedReader(BytesIO(early.partition(selftest.CLOSE)[2]))
        pywsgi.WSGIHandler.handle(again)


PACKED = b"\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
FAULTS = [
    (handshake, "UPGRADED", handshake.UPGRADED.replace(b"\r\n\r\n", PACKED)),
    (engine, "is_ours", lambda environ: environ.setdefault("HTTP_SEC_WEBSOCKET_KEY", "x")),
    (headers.Hosts, "knows", lambda *_: True),
    (reader, "ParseFailed", KeyError),
    (reader, "PIECES", 99),
    (engine, "frozenset", Anything),
    (http.Handler, "handle", read_on),
    (http.Handler, "__init__", pywsgi.WSGIHandler.__init__),
    (wire.Wire, "show", wire.Wire.send),
]


def main() -> None:
    """Find each, or start with one."""
    if len(sys.argv) > 1:
        thing, name, fault = FAULTS[int(sys.argv[1])]
        with patch.object(thing, name, fault, create=True), tempfile.TemporaryDirectory() as folder:
            server.main(["--no-browser", "--port", "0", "--data-dir", folder])
    # Three of the faults end in silence, which is waited for: half as long is long enough here.
    selftest.SECONDS /= 2
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(config.read({"data_dir": folder}, {}))
        selftest.prove(app)
        for thing, name, fault in FAULTS:
            with patch.object(thing, name, fault, create=True):
                try:
                    selftest.prove(app)
                except selftest.Broken as broken:
                    print(broken)
                else:
                    print("nothing found")
        app.shell.store.close()


if __name__ == "__main__":
    main()
