"""`companion`: one table on this machine, or with `--hosted` a server for many."""

import argparse
import os
import signal
import socket
import sqlite3
import sys
import time
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import gevent

from companion import __version__
from companion.core.value import replace
from companion.table.log.stored import Unreadable
from companion.web import config, gc_tuning, join_codes, terminal, upkeep
from companion.web.app import App, create_app
from companion.web.config import PORT, Config
from companion.web.live.table_actor import TableActor
from companion.web.live.transport.http import Server
from companion.web.store.checking import name_unreadable, unreadable
from companion.web.store.database_lock import DatabaseLock, LockedElsewhere
from companion.web.store.records import CannotSave, OutOfStep

NEXT_PORTS = 20
BACKLOG = 2048
GOODBYE_SECONDS = 1.0
AGAIN = 2.0
"""Seconds between two attempts to save."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the settings and serve until a signal. Exits with 2 if settings are invalid, with 1 if
    the port or the database is not available."""
    given = vars(_parser().parse_args(arguments))
    only_check, beside = given.pop("check"), given.pop("beside")
    hosted, browser, anew = given.pop("hosted"), given.pop("browser"), given.pop("new")
    action, file, anyway = given.pop("action"), given.pop("file"), given.pop("anyway")
    try:
        settings = config.read(given, os.environ, hosted=hosted)
    except config.BadConfig as bad:
        print(terminal.faults(bad), file=sys.stderr)
        sys.exit(2)
    if action is not None:
        sys.exit(upkeep.run(settings, action, file, anyway=anyway))
    listener = None if only_check else _listener(settings)
    if listener is not None:
        settings = replace(settings, port=listener.getsockname()[1])
    try:
        app = create_app(settings)
        if listener is None:
            sys.exit(_checked(app))
        welcome = _begin_hosting if hosted else partial(_welcome, browser=browser, anew=anew)
        _serve(app, listener, welcome, beside=beside)
    except terminal.CANNOT_START as no:
        terminal.complain(terminal.cannot_start(no))
        sys.exit(1)
    except (CannotSave, sqlite3.Error, OSError, ModuleNotFoundError) as error:
        from sqlalchemy.engine import make_url  # it hides the password

        terminal.complain(f"{make_url(settings.database_url)!r}: {error}")
        sys.exit(1)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="companion", description="A table for the evening.")
    parser.add_argument("--version", action="version", version=f"Veglia {__version__}")
    parser.add_argument(
        "action", nargs="?", choices=upkeep.ACTIONS, help="on the database; then stop"
    )
    parser.add_argument("file", nargs="?", type=Path, help="of the backup")
    parser.add_argument("--host", help="address to listen on (0.0.0.0: all)")
    parser.add_argument("--port", help="port (8000, or the next free one)")
    parser.add_argument("--public-url", help="how guests reach this machine from outside")
    parser.add_argument("--database", dest="database_url", help="sqlite:///… or postgresql://…")
    parser.add_argument("--data-dir", help="folder of the evenings")
    parser.add_argument("--proxies", help="how many proxies stand in front")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"))
    parser.add_argument(
        "--hosted", action="store_true", help="for many: whoever reaches the server opens a table"
    )
    parser.add_argument("--new", action="store_true", help="open a new table; others stay saved")
    parser.add_argument("--no-browser", dest="browser", action="store_false")
    parser.add_argument("--check", action="store_true", help="check settings and database, stop")
    parser.add_argument(
        "--beside", action="store_true", help="start even where another program has the database"
    )
    parser.add_argument(
        "--anyway", action="store_true", help="restore even tables that cannot be read here"
    )
    return parser


def _checked(app: App) -> int:
    """Read everything in the database; 0, or 1 with a line for each table that cannot be read."""
    store = app.shell.store
    tables = tuple(unreadable(store.codes(), store.records))
    for table in tables:
        terminal.complain(terminal.unreadable(app.shell.catalogs, table))
    store.close()
    return 1 if tables else 0


def _listener(settings: Config) -> socket.socket:
    """A socket on the configured port, or on the next free one if none was configured."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    fixed = settings.port_given or settings.hosted
    last = settings.port + (0 if fixed else NEXT_PORTS)
    for port in range(settings.port, last + 1):
        listener = socket.socket(family)
        if sys.platform != "win32":  # there it would share a port that another program has
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            why = error.strerror
        else:
            return listener
    terminal.complain(f"{settings.host}:{last}: {why}")
    sys.exit(1)


def _lock_database(app: App, *, beside: bool) -> DatabaseLock | None:
    """Lock the database for this process; exits if another process holds it, unless `beside` is
    allowed. Hosted processes share a PostgreSQL database."""
    settings = app.shell.config
    if settings.hosted and settings.database_url.startswith(config.POSTGRESQL):
        return None
    link = app.shell.addresses.links()[0]
    try:
        return DatabaseLock(settings.database_url, link)
    except LockedElsewhere as other:
        if beside:
            return None
        terminal.complain(terminal.say(app.shell.catalogs, "terminal-held", link=other.link or "?"))
        sys.exit(1)


def _serve(
    app: App, listener: socket.socket, welcome: Callable[[App], None], *, beside: bool
) -> None:
    lock = _lock_database(app, beside=beside)
    server = Server(listener, app, proxied=app.shell.config.proxies > 0, admission=app.admission)
    server.start()
    stopped = gevent.event.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        gevent.signal_handler(number, stopped.set)
    welcome(app)
    gc_tuning.collect_seldom()  # disabled until now (see __main__)
    stopped.wait()
    server.stop_gracefully(app.sockets.close_all, GOODBYE_SECONDS)
    app.shell.stop()
    if lock is not None:
        lock.close()


def _begin_hosting(app: App) -> None:
    shell = app.shell
    shell.start()
    gevent.spawn(name_unreadable, shell.catalogs, shell.store)
    link = shell.addresses.links()[0]
    print(
        terminal.say(shell.catalogs, "terminal-hosted", link=link, port=shell.config.port),
        flush=True,
    )


def _welcome(app: App, *, browser: bool, anew: bool) -> None:
    shell = app.shell
    with suppress(CannotSave):  # it is said below
        shell.sweeper.sweep()
    shell.start()
    try:
        actor = None if anew else shell.tables.newest()
    except Unreadable as one:
        terminal.complain(terminal.unreadable(shell.catalogs, one))
        actor = None
    if (kept := shell.tables.newest_if_expired()) is not None and not anew:
        names = {"code": join_codes.spoken(kept), "now": time.strftime("%Y-%m-%d %H:%M")}
        print(terminal.say(shell.catalogs, "terminal-over", **names))
    if actor is None:
        return _greet(app, *shell.tables.open(hosted=False), browser=browser)
    try:
        _greet(app, actor, shell.tables.invite_host(actor), browser=browser)
    except CannotSave as reason:
        # Devices with a place get their picture first; the host's link is made after that.
        print(terminal.say(shell.catalogs, "terminal-cannot-save", reason=str(reason)), flush=True)
        gevent.spawn(_welcome_later, app, actor, browser=browser)


def _welcome_later(app: App, actor: TableActor, *, browser: bool) -> None:
    while True:
        gevent.sleep(AGAIN)
        with suppress(CannotSave, OutOfStep):
            secret = app.shell.tables.invite_host(actor)
            return _greet(app, actor, secret, browser=browser)


def _greet(app: App, actor: TableActor, secret: str, *, browser: bool) -> None:
    shell = app.shell
    code, links = actor.table.code, shell.addresses.links()
    host_link = f"{links[0]}/g#{code}.{secret}"
    if not shell.config.port_given and shell.config.port != PORT:
        print(terminal.say(shell.catalogs, "terminal-port", port=shell.config.port))
    again = bool(actor.table.people)
    print(terminal.welcome(shell.catalogs, code, links, host_link, again=again), flush=True)
    if browser and sys.stdout.isatty():
        _open(host_link)


def _open(link: str) -> None:
    shown = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY")
    if shown or os.environ.get("WAYLAND_DISPLAY"):
        gevent.get_hub().threadpool.spawn(webbrowser.open, link)
