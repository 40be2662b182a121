"""What the libraries of the transport do not promise is there, and of the shape that we need.

Those names are listed in `unpromised.toml` (decision 9). `make canary` runs this file with the
newest releases.
"""

import builtins
import inspect
import re
import tomllib
from contextlib import closing
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import gevent
import pytest
from flask import Flask
from gevent import socket
from wsproto.frame_protocol import Opcode

from companion.web.live.transport import gevent_adapter, socketio_adapter

LISTS = tomllib.loads(Path(__file__).with_name("unpromised.toml").read_text("utf-8"))
SAID = re.compile(
    r"(?P<module>[\w.]+):(?P<thing>\w+)(?P<made>\(\)(?=\.))?(?P<path>[\w.]*)"
    r"(\((?P<takes>.*)\))?( = (?P<kind>\w+))?"
)


def handler_of(kind):
    here, there = socket.socketpair()
    there.close()
    with closing(here):
        return kind(here, ("127.0.0.1", 1), None)


MAKE = {
    "ConnectionRefusedError": lambda kind: kind("E_BUSY", 1),
    "FrameProtocol": lambda kind: kind(client=False, extensions=[]),
    "Header": lambda kind: kind(True, None, Opcode.TEXT, 1, None),
    "Input": lambda kind: kind(None, 0),
    "ParseFailed": lambda kind: kind("why"),
    "Server": lambda kind: kind(async_mode="gevent"),
    "WSGIHandler": handler_of,
    "WSGIServer": lambda kind: kind(("127.0.0.1", 0), None, spawn=1),
}
"""How an instance comes about, where it needs more than nothing."""


@pytest.mark.parametrize("name", sorted(name for names in LISTS.values() for name in names))
def test_it_is_there_and_of_the_shape_that_we_need(name):
    parts = SAID.fullmatch(name)
    thing = getattr(import_module(parts["module"]), parts["thing"])
    if parts["made"]:
        thing = MAKE.get(parts["thing"], lambda kind: kind())(thing)
    for step in filter(None, parts["path"].split(".")):
        thing = getattr(thing, step)
    if parts["takes"] is not None:
        takes = [one.strip() for one in parts["takes"].split(",") if one.strip()]
        by_name = {one[:-1]: None for one in takes if one.endswith("=")}
        in_order = [one for one in takes if not one.endswith("=")]
        inspect.signature(thing).bind(*in_order, **by_name)
    if parts["kind"] == "None":
        assert thing is None
    elif parts["kind"]:
        assert isinstance(thing, getattr(builtins, parts["kind"]))


def test_a_request_for_a_socket_reaches_our_engine_and_handlers_register_themselves():
    app, handlers, paths = Flask("x"), {}, []

    def handle_request(environ, start_response):
        paths.append(environ["PATH_INFO"])
        start_response("400 Bad Request", [])
        return [b"ours"]

    server = socketio_adapter.attach(app, SimpleNamespace(handle_request=handle_request), handlers)
    server.on("do", print)
    assert handlers == {"do": print}
    answer = app.test_client().get("/socket.io/?EIO=4&transport=websocket")
    assert (answer.status_code, answer.data, paths) == (400, b"ours", ["/socket.io/"])


def test_the_length_of_a_frame_is_known_before_the_frame_is_there():
    reader = socketio_adapter.FrameReader()
    assert list(reader.frames(b"\x81\xfe\x10\x00\x00\x00\x00\x00some")) != [1]
    assert reader.announced() == 4096
    assert [frame.opcode for frame in reader.frames(b"x" * 4092)][-1:] == [Opcode.TEXT]
    assert reader.announced() == 0


def test_what_the_system_does_not_take_at_once_is_not_waited_for():
    here, there = socket.socketpair()
    with here, there, gevent.Timeout(60):
        while gevent_adapter.send_now(here, b"x" * 65536):
            pass
        assert gevent_adapter.send_now(here, b"x") == 0


def test_an_error_that_nobody_waits_for_is_told(monkeypatch):
    told_of = []
    hub = gevent.get_hub()
    monkeypatch.setattr(hub, "print_exception", hub.print_exception)  # put back at the end
    gevent_adapter.on_unhandled_error(lambda _, kind, error, places: told_of.append(kind))
    gevent.spawn({}.__getitem__, "nothing").join()
    assert told_of == [KeyError]
