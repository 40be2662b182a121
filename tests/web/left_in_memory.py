"""Counts what of a table is in memory before it is there, while it is, and once it is deleted.

`main` runs in a process of its own: what other tests have begun in theirs goes on meanwhile, and a
table of theirs that moves or ends would be taken for one of ours.
"""

import gc
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator

import gevent

from companion.core.words.panels.base import Circle, Mark
from companion.games.lupus.state import LupusState, Player
from companion.table.device import THE_TABLET, Kind
from companion.table.log import facts
from companion.table.state import Running, Table
from companion.web import config
from companion.web.app import create_app
from companion.web.live.table_actor import TableActor
from companion.web.shell import Shell
from tests.kit.golden.book import CODEC, log_of, read

CODE = "LUME42"
OF_A_TABLE = (TableActor, Table, Running, LupusState, Player, Circle, Mark)


def main() -> None:
    """Open, look at and delete the table of each game that the arguments name, in the folder that
    the first names. Says one object of JSON: "before", and "during" and "after" of each game."""
    folder, *games = sys.argv[1:]
    shell = create_app(config.read({"data_dir": folder}, {})).shell
    counted = {"before": _counted(), "during": {}, "after": {}}
    for game in games:
        shell.store.open_table(CODE, 1000.0, *_stored(game))
        _everybody_looks(shell)
        counted["during"][game] = _counted()
        _everybody_goes(shell)
        assert shell.tables.forget(CODE, shell.tables.peek(CODE).version)
        _everything_ends()
        counted["after"][game] = _counted()
    print(json.dumps(counted))


def _everything_ends() -> None:
    """What the table still does in the background ends, within a minute."""
    latest = time.monotonic() + 60
    while _counted()["TableActor"] and time.monotonic() < latest:
        gevent.sleep(0.01)


def _counted() -> dict[str, int]:
    """How many things of each sort are in memory, by its name."""
    gc.collect()
    counts = Counter(map(type, gc.get_objects()))
    return {kind.__name__: counts[kind] for kind in OF_A_TABLE}


def _stored(name: str) -> Iterator[str]:
    """A recorded game, every seat of which has a phone."""
    book = read(name)
    seats = (facts.SeatTaken(seat, f"Name {seat}", f"token {seat}") for seat in book["ring"])
    return map(CODEC.dump, log_of(book, facts.TableOpened(CODE, ""), *seats))


def _everybody_looks(shell: Shell) -> None:
    """All phones, a screen and the tablet are shown the table."""
    actor = shell.tables.find(CODE)
    looking = [(f"phone {seat}", Kind.PHONE, f"token {seat}") for seat in actor.table.people]
    for sid, kind, token in (*looking, ("screen", Kind.SCREEN, None)):
        assert actor.connect(sid, kind, token)
    with gevent.Timeout(60):
        while any(one.sent.wall is None for one in actor.devices.by_sid.values()):
            gevent.sleep(0.01)
    assert actor.showing().to(THE_TABLET)["desk"]
    assert actor.devices.cache.memory.answers


def _everybody_goes(shell: Shell) -> None:
    actor = shell.tables.find(CODE)
    for sid in tuple(actor.devices.by_sid):
        actor.disconnect(sid)
    gevent.sleep(0)
