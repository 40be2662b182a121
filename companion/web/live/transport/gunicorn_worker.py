"""The seam to gunicorn: its worker is the same server as `companion`'s own, under gunicorn's care.

gunicorn's `gevent` worker reads HTTP in another way and knows nothing of our limits, so
`gunicorn.conf.py` puts this one in its place, whatever `-k` says. Nothing of Flask is imported
here: gunicorn loads this file before its worker patches for gevent. `UNPROMISED` is the list that a
newer gunicorn may break (decision 9; `tests/web/sockets/test_unpromised.py`, `make canary`).
"""

from __future__ import annotations

import sys
from typing import Any

import gevent
from gunicorn.workers.ggevent import GeventWorker

UNPROMISED = (
    "gunicorn.arbiter:Arbiter()._num_workers = int",
    "gunicorn.arbiter:Arbiter().worker_class",
    "gunicorn.workers.ggevent:GeventWorker().alive = bool",
    "gunicorn.workers.ggevent:GeventWorker().cfg.workers = int",
    "gunicorn.workers.ggevent:GeventWorker().sockets",
    "gunicorn.workers.ggevent:GeventWorker().wsgi",
    "gunicorn.workers.ggevent:GeventWorker.handle_exit(self, sig, frame)",
    "gunicorn.workers.ggevent:GeventWorker.handle_quit(self, sig, frame)",
    "gunicorn.workers.ggevent:GeventWorker.notify(self)",
    "gunicorn.workers.ggevent:GeventWorker.run(self)",
)
"""What has to be there: `(…)` what it is called with, `()` an instance, `= …` what it is."""
GLANCE_SECONDS = 0.2
GOODBYE_SECONDS = 1.0


def one_only(workers: int) -> None:
    """End gunicorn, with the reason, where it was told to start more workers than one."""
    if workers > 1:
        from companion.web import places
        from companion.web.catalogs import Catalogs
        from companion.web.terminal import say

        said = say(Catalogs(places.locale_dir()), "config-workers", workers=workers)
        print(f"companion: {said}", file=sys.stderr)
        raise SystemExit(3)


def not_followed(concurrency: str) -> None:
    """Say that this WEB_CONCURRENCY is not what happens. Hosts set it by themselves from the size
    of the machine, so it is no reason not to start."""
    if concurrency not in ("", "1"):
        from companion.web import places
        from companion.web.catalogs import Catalogs
        from companion.web.terminal import say

        said = say(Catalogs(places.locale_dir()), "config-concurrency", given=concurrency)
        print(f"companion: {said}", file=sys.stderr)


def take_over(arbiter: Any) -> None:
    """Have gunicorn start our worker, whatever the command line says."""
    arbiter.worker_class = Worker


def stay_one(arbiter: Any) -> None:
    """Undo a change of the number of workers that a signal asked for."""
    arbiter._num_workers = 1


class Worker(GeventWorker):
    """One process with one server for each address that gunicorn listens on."""

    def handle_quit(self, sig: int, frame: Any) -> None:
        """Ctrl-C, too, is told to the phones."""
        self.handle_exit(sig, frame)

    def run(self) -> None:
        """Serve until gunicorn says stop."""
        from companion.web import garbage
        from companion.web.live.transport import selftest
        from companion.web.live.transport.http import Server
        from companion.web.store.checking import name_unreadable

        one_only(self.cfg.workers)  # where another configuration than ours was read
        try:
            selftest.prove(self.wsgi)
        except selftest.Broken as broken:
            print(f"companion: {broken}", file=sys.stderr)
            raise SystemExit(3) from None  # gunicorn's word for «do not try again»
        proxied = self.wsgi.shell.config.proxies > 0
        servers: list[Any] = [
            Server(one, self.wsgi, proxied=proxied, door=self.wsgi.door) for one in self.sockets
        ]
        for server in servers:
            server.start()
        shell = self.wsgi.shell
        shell.start()
        gevent.spawn(name_unreadable, shell.words, shell.store)
        garbage.look_seldom()
        while self.alive:
            self.notify()
            gevent.sleep(GLANCE_SECONDS)
        for server in servers:
            server.goodbye(self.wsgi.sockets.close_all, GOODBYE_SECONDS)
        shell.stop()
