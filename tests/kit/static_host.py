"""A host of static files, under the policy that our own server sends with them."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

from companion.web.http.pocket import POLICY


class StaticHost:
    """Serves `folder`, without the paths that end with one of `missing`."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.missing = folder, set[str]()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, self))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Handler(SimpleHTTPRequestHandler):
    extensions_map: ClassVar = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, host: StaticHost, *args: object) -> None:
        self._host = host
        super().__init__(*args, directory=str(host.folder))

    def do_GET(self) -> None:
        if any(self.path.endswith(one) for one in self._host.missing):
            self.send_error(404)
        else:
            super().do_GET()

    def end_headers(self) -> None:
        # A worker has only the policy that is sent with it.
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass
