"""What may happen to a good program: slow storage, a disk that cannot be written, no limits."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.kit.faults.fault import ALL, fault

__all__ = ["ALL"]


@fault()
def slow_store() -> None:
    """Storage takes some milliseconds for each record."""
    from companion.web.random_source import RandomSource
    from companion.web.store.records import Store

    append = Store.append

    def slowly(self: Any, *record: Any) -> None:
        time.sleep(RandomSource().between(0.001, 0.006))
        append(self, *record)

    Store.append = slowly


@fault()
def read_only_at_will() -> None:
    """SQLite refuses to write while a file named `read-only` lies beside the database."""
    from pathlib import Path

    from sqlalchemy import event
    from sqlalchemy.engine import make_url

    from companion.web.store import records

    make = records.engine_of

    def watched(url: str) -> Any:
        engine, file = make(url), make_url(url).database
        assert file is not None
        mark = Path(file).parent / "read-only"

        @event.listens_for(engine, "begin")
        def look(connection: Any) -> None:
            cursor = connection.connection.cursor()
            cursor.execute(f"PRAGMA query_only={int(mark.exists())}")
            cursor.close()

        return engine

    records.engine_of = watched


@fault()
def no_limits() -> None:
    """Nobody is told that he has guessed too often, so that guesses can be counted."""
    from companion.web.http.limits import RateLimits

    for name in (one for one in vars(RateLimits) if one.startswith("may_")):
        setattr(RateLimits, name, lambda self, *who, **more: True)


@fault()
def as_on_wire() -> None:
    """The system keeps no more of an answer that nobody reads than on a way through the Internet:
    48 kB, where it takes 4 MB for this machine itself."""
    import socket

    from companion.web.live.transport.http import Server

    came = Server.came

    def narrow(self: Any, sock: Any, *more: Any) -> None:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 24 << 10)  # it counts twice
        came(self, sock, *more)

    Server.came = narrow


@fault()
def no_line_is_kept() -> None:
    """Each line of the voice is made anew, as if there were no end of tables."""
    from companion.web.speech.shipped import SoundMemory

    SoundMemory.get = lambda self, table, key: None


@fault()
def few_seats() -> None:
    """One network may take forty seats in an hour."""
    from limits import parse

    from companion.web.http import limits

    limits.SEATS_OF_A_NETWORK = parse("40/hour")


@fault()
def few_requests() -> None:
    """One network may ask a hundred times, and its browsers that were let in fifty times more."""
    from companion.web.http import limits

    limits.REQUESTS, limits.REQUESTS_OF_BROWSERS = 100, 50
    limits.REQUESTS_PER_SECOND = limits.REQUESTS_OF_BROWSERS_PER_SECOND = 1


@fault()
def rules_that_fail() -> None:
    """The rules raise an exception for the name «Stumble»."""
    from companion.web.live import table_actor

    handle = table_actor.handle

    def fragile(table: Any, asked: Any, *rest: Any) -> Any:
        if getattr(getattr(asked, "command", None), "called", "") == "Stumble":
            raise RuntimeError(str(asked))
        return handle(table, asked, *rest)

    table_actor.handle = fragile


@fault()
def little_room() -> None:
    """The server holds 256 connections, so that few strangers are many."""
    from companion.web.live.transport import connection_limiter

    connection_limiter.CONNECTIONS = 256


@fault()
def a_house_for_all() -> None:
    """Anybody may open tables, as on a hosted server, so that there is a second one."""
    from companion.web import config

    read = config.read
    config.read = lambda given, environ, hosted: read(given, environ, hosted=True)


@fault()
def short_pings() -> None:
    """Signs of life are asked for every second, and not every ten."""
    from companion.web.live.transport import engine, session

    engine.PING_SECONDS = session.PING_SECONDS = 1.0


@fault()
def impatient() -> None:
    """Who says nothing has a fifth of the time that is meant, so that a short trial is short."""
    from companion.web.live.transport import engine, http

    http.ASKS_WITHIN /= 5
    engine.HELLO_WITHIN /= 5


@fault()
def names_without_end() -> None:
    """Guests may change their names as often as they like: it is what the trials have them do."""
    from companion.web.http.limits import RateLimits

    for name in ("may_rename", "may_command"):
        setattr(RateLimits, name, lambda self, *who, **more: True)


@fault()
def a_clock_that_can_be_set() -> None:
    """It goes as many seconds ahead as AHEAD says; and when a file named `ring` comes to lie in the
    folder of the data, it is set forward to the next alarm."""
    from pathlib import Path
    from types import SimpleNamespace

    import gevent

    from companion.web import shell
    from companion.web.live import alarms

    ahead = float(os.environ.get("AHEAD", "0"))

    def now() -> float:
        return time.time() + ahead

    def wait(seconds: float, ring: Callable[..., object], *args: object) -> None:
        nonlocal ahead
        until = now() + seconds
        mark = Path(sys.argv[sys.argv.index("--data-dir") + 1]) / "ring"
        while now() < until:
            gevent.sleep(0.02)
            if mark.exists():
                mark.unlink()
                ahead += max(0.0, until - now())
        ring(*args)

    spawns = {"spawn_later": partial(gevent.spawn, wait), "getcurrent": gevent.getcurrent}
    alarms.gevent = SimpleNamespace(**spawns)
    shell.time = SimpleNamespace(time=now)
