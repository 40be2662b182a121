"""Flask-SocketIO at its best, which does the same work without rules, tables or a store.

    python -m gevent.monkey --module tests.bench.bare PORT

With TCP_NODELAY (without it every second message waits for an acknowledgement), a packet class that
searches for no binary data, and orjson.
"""

import socket
import sys
from typing import Any

import orjson
from flask import Flask, request
from flask_socketio import SocketIO
from gevent.pywsgi import WSGIServer
from socketio.packet import Packet

from tests.bench.work import personal_view


class TextPacket(Packet):
    """Nothing binary is ever sent, so nothing has to be searched for it."""

    uses_binary_events = False


class Json:
    """orjson in the shape of the standard library's module."""

    @staticmethod
    def dumps(thing: Any, **_: Any) -> str:
        return orjson.dumps(thing).decode()

    @staticmethod
    def loads(text: str, **_: Any) -> Any:
        return orjson.loads(text)


def serve(port: int) -> None:
    """Serve until killed."""
    app = Flask(__name__)
    io = SocketIO(
        app, async_mode="gevent", cors_allowed_origins="*", serializer=TextPacket, json=Json
    )
    tables: dict[str, list[str]] = {}
    versions: dict[str, int] = {}
    places: dict[str, str] = {}

    @io.on("connect")
    def _connect(auth: dict[str, str]) -> None:
        sid, code = request.sid, auth["code"]
        tables.setdefault(code, []).append(sid)
        places[sid] = code
        view = personal_view(code, len(tables[code]), versions.setdefault(code, 0))
        io.emit("view", view, to=sid)

    @io.on("do")
    def _do(said: dict[str, Any]) -> dict[str, Any]:
        code = places[request.sid]
        versions[code] += 1
        for seat, sid in enumerate(tables[code], start=1):
            io.emit("view", personal_view(code, seat, versions[code]), to=sid)
        return {"id": said["id"], "ok": True}

    @io.on("disconnect")
    def _gone(*_: Any) -> None:
        tables[places[request.sid]].remove(request.sid)

    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listener.bind(("127.0.0.1", port))
    listener.listen(256)
    print(f"port {listener.getsockname()[1]}", flush=True)
    WSGIServer(listener, app, log=None).serve_forever()


if __name__ == "__main__":
    serve(int(sys.argv[1]))
