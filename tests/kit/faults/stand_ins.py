"""What the expressions of faults are written with, beside the names of the module they change."""

# ruff: noqa: F401
import itertools
import os
import socket
import sys
import time
from base64 import b64decode
from collections.abc import Callable
from contextlib import nullcontext, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gevent
from flask import abort, redirect, request
from gevent.event import Event
from limits import parse

from companion.core import SeatNames, replace, text
from companion.table.device import THE_TABLET, Kind, Viewer
from companion.table.effects import Outcome, Push
from companion.table.export.paper import Block
from companion.table.pushes import ANNOUNCED
from companion.table.screens.desk import desk
from companion.table.screens.difference import encode
from companion.web.http.limits import network_of
from companion.web.http.pages import table_or_404
from companion.web.live.transport.connection_limiter import host_of
from companion.web.live.transport.frames import NotAdmitted
from companion.web.shell import shell
from companion.web.store import copy_reader
from companion.web.tokens import new_token

AHEAD = float(os.environ.get("AHEAD", "0"))
"""Seconds by which the clock of this machine is wrong."""
SEEN: dict[Any, Any] = {}
"""What a fault remembers in two places."""


def stderr(*said: object) -> None:
    print(*said, file=sys.stderr, flush=True)


def refuse_socket(code: str) -> bool:
    raise NotAdmitted(code)


def fail(asked: object) -> None:
    raise RuntimeError(str(asked))


def quietly(error: type[Exception], call: Callable[..., Any], *given: Any) -> None:
    with suppress(error):
        call(*given)


def burn(seconds: float) -> None:
    """Keep the processor busy."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        pass


def edited(expression: Any, this: str, that: str) -> str:
    """The text of an SQL expression, with something else in it."""
    assert this in str(expression)
    return str(expression).replace(this, that)


def whole(value: object) -> object:
    """As `int`, where that goes."""
    with suppress(ValueError, OverflowError):
        return int(value)
    return value


def read_here(copy: bytes, code: str, invite: tuple[str, float], now: float) -> list[bytes]:
    """A copy, read by this process."""
    answer = copy_reader.read(copy, code, invite, now)
    if isinstance(answer, str):
        raise copy_reader.Refused(answer)
    return [b64decode(one) for one in answer]


class Text(bytes):
    """Bytes that say that they are text."""

    def isascii(self) -> bool:
        return True


class Never:
    """A field that is always False."""

    def __get__(self, *_instance: object) -> bool:
        return False

    def __set__(self, *_value: object) -> None: ...


def read_only_at_will(transaction: Callable[..., None]) -> Callable[..., None]:
    """Transactions of SQLite that are refused while a file `read-only` lies beside the database."""

    def watched(connection: Any, work: Any) -> None:
        ((_, _, file),) = connection.execute("PRAGMA database_list")
        mark = Path(file).parent / "read-only"
        connection.execute(f"PRAGMA query_only={int(mark.exists())}")
        transaction(connection, work)

    return watched


def spawn_at_will(seconds: float, ring: Callable[..., object], *args: object) -> Any:
    """As `gevent.spawn_later`; when a file `ring` comes to lie in the folder of the data, the clock
    is set forward to this alarm."""
    mark = in_the_data("ring")

    def wait() -> None:
        global AHEAD
        until = now() + seconds
        while now() < until:
            gevent.sleep(0.02)
            if mark.exists():
                mark.unlink()
                AHEAD += max(0.0, until - now())
        ring(*args)

    return gevent.spawn(wait)


def now() -> float:
    """The time, and a second more for each byte of a file `later` in the folder of the data."""
    mark = in_the_data("later")
    return time.time() + AHEAD + (mark.stat().st_size if mark.exists() else 0)


def in_the_data(name: str) -> Path:
    return Path(sys.argv[sys.argv.index("--data-dir") + 1]) / name
