"""A socket that is open: no greenlet waits for it, and after its end nothing is read."""

from gevent import Greenlet, sleep, socket

from companion.web.live.transport.engine import Engine
from tests.kit.wire.frames import CLOSE, spelled
from tests.kit.wire.line import handshake
from tests.kit.wire.pages import Place
from tests.web.crowd import text
from tests.web.listening import ASKED, listening


def note(seen, name):
    """A handler that notes that it was called."""

    def called(_sid, content, *_):
        seen.append(name)
        return content

    return called


def test_a_socket_that_is_open_counts_and_no_greenlet_waits_for_it(monkeypatch):
    seen, asked = [], []
    notes = {name: note(seen, name) for name in ("connect", "disconnect", "do")}
    engine = Engine(
        notes,
        ("do",),
        busy=lambda content: content,
        admits=lambda origin, environ: True,
        whose=lambda environ: None,
        may_connect=lambda guest, seated: True,
    )

    def app(environ, start_response):
        asked.append(environ["PATH_INFO"])
        return engine.handle_request(environ, start_response)

    with listening(32, monkeypatch) as (serve, connect):
        server = serve(app)
        before = server.left()
        with connect("127.0.0.1") as line:
            line.sendall(handshake(Place("localhost", 80), {}))
            assert b"101 Switching" in line.recv(4096)
            while any(isinstance(one, Greenlet) for one in server.pool):
                sleep(0.01)
            assert server.left() == before - 1
            (here,) = engine.sessions.values()
            assert here.wire.sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            line.sendall(text(b"40{}"))
            line.sendall(text(b'421["do",7]'))
            while len(seen) < 2:
                sleep(0.01)
            assert seen == ["connect", "do"]
            assert server.left() == before - 1
            line.sendall(spelled(b"", CLOSE) + ASKED)  # after its end nothing is read as HTTP
            while line.recv(4096):
                pass
        while server.left() < before:
            sleep(0.01)
        assert seen == ["connect", "do", "disconnect"]
        assert asked == ["/socket.io/"]
