"""`companion`: one table on this machine, served by gevent until Ctrl-C."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import gevent
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from companion.web import backups, config, places, telling
from companion.web.app import App, create_app
from companion.web.config import Config
from companion.web.store import CannotSave
from companion.web.transport import selftest
from companion.web.transport.http import Server
from companion.web.words import Words

NEXT_PORTS = 20
BACKLOG = 256
GOODBYE_SECONDS = 1.0


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the settings, open the door, serve. Ends with 2 when the settings make no sense, with
    1 when the port or the database cannot be had."""
    given = vars(_parser().parse_args(arguments))
    only_check, browser = given.pop("check"), given.pop("browser")
    action, file = given.pop("action"), given.pop("file")
    try:
        settings = config.read(given, os.environ)
    except config.BadConfig as bad:
        print(telling.faults(bad), file=sys.stderr)
        sys.exit(2)
    if action is not None:
        sys.exit(_kept(settings, action, file))
    listener = None if only_check else _listener(settings)
    if listener is not None:
        settings = settings.model_copy(update={"port": listener.getsockname()[1]})
    try:
        app = create_app(settings)
        if listener is not None:
            _serve(app, listener, browser=browser)
    except (SQLAlchemyError, CannotSave, OSError, ModuleNotFoundError) as error:
        # SQLAlchemy's own way to write an address down: with stars in the place of a password.
        print(f"companion: {make_url(settings.database_url)!r}: {error}", file=sys.stderr)
        sys.exit(1)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="companion", description="A table for the evening.")
    parser.add_argument(
        "action", nargs="?", choices=("backup", "restore"), help="of the database; then stop"
    )
    parser.add_argument("file", nargs="?", type=Path, help="of the backup")
    parser.add_argument("--host", help="address to listen on (0.0.0.0: all)")
    parser.add_argument("--port", help="port (8000, or the next free one)")
    parser.add_argument("--public-url", help="how guests reach this machine from outside")
    parser.add_argument("--database", dest="database_url", help="sqlite:///… or postgresql://…")
    parser.add_argument("--data-dir", help="folder of the evenings")
    parser.add_argument("--proxies", help="how many proxies stand in front")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"))
    parser.add_argument("--no-browser", dest="browser", action="store_false")
    parser.add_argument("--check", action="store_true", help="check settings and database, stop")
    return parser


def _kept(settings: Config, action: str, file: Path | None) -> int:
    """Make a backup or go back to one; 0, or 1 with a line that says why not."""
    words, url = Words(places.locale_dir()), settings.database_url
    try:
        if file is None:
            raise backups.BackupRefused("backup-which-file")
        held = (backups.backup if action == "backup" else backups.restore)(url, file)
    except backups.BackupRefused as no:
        print(f"companion: {telling.say(words, no.reason, **no.params)}", file=sys.stderr)
        return 1
    except (OSError, sqlite3.Error) as error:
        print(f"companion: {error}", file=sys.stderr)
        return 1
    done: dict[str, str | int] = {"file": str(file), "tables": held.tables, "records": held.records}
    print(telling.say(words, f"{action}-done", **done))
    return 0


def _listener(settings: Config) -> socket.socket:
    """A socket on the port that was asked for, or on the next free one if none was."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    last = settings.port + (0 if settings.port_given else NEXT_PORTS)
    for port in range(settings.port, min(last, 65535) + 1):
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if port == last:
                print(f"companion: {settings.host}:{port}: {error.strerror}", file=sys.stderr)
                sys.exit(1)
        else:
            return listener
    raise AssertionError("unreachable")


def _serve(app: App, listener: socket.socket, *, browser: bool) -> None:
    try:
        selftest.prove(app)
    except selftest.Broken as broken:
        print(f"companion: {broken}", file=sys.stderr)
        sys.exit(1)
    server = Server(listener, app, proxied=app.shell.config.proxies > 0)
    server.start()
    stopped = gevent.event.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        gevent.signal_handler(number, stopped.set)
    _welcome(app, browser=browser)
    # Rubbish is looked for from now on (see __main__), and never again in the program itself.
    gc.freeze()
    gc.enable()
    stopped.wait()
    server.goodbye(app.sockets.close_all, GOODBYE_SECONDS)
    app.shell.store.close()


def _welcome(app: App, *, browser: bool) -> None:
    shell = app.shell
    shell.sweeper.sweep()
    shell.sweeper.start()
    inbox = shell.tables.newest()
    if inbox is None:
        inbox, secret = shell.tables.open(hosted=False)
    else:
        secret = shell.tables.welcome_host(inbox)
    code, links = inbox.table.code, shell.addresses.links()
    host_link = f"{links[0]}/g#{code}.{secret}"
    if not shell.config.port_given and shell.config.port != Config.model_fields["port"].default:
        print(telling.say(shell.words, "terminal-port", port=shell.config.port))
    print(telling.welcome(shell.words, code, links, host_link), flush=True)
    if browser and sys.stdout.isatty():
        _open(host_link)


def _open(link: str) -> None:
    """Show the host's page here, if this machine has something to show it with."""
    shown = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY")
    if shown or os.environ.get("WAYLAND_DISPLAY"):
        gevent.get_hub().threadpool.spawn(webbrowser.open, link)
