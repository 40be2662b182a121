"""The way of one sealed vote through the program, in files and calls: `python -m tests.bench.walk`.

A table of 24 phones and a tablet, of which half have voted: what the bytes of a frame say, the
step, its record, and the frames of all 25 devices. Queue, store and sockets are left out.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, TypeVar

from msgspec import convert
from msgspec.json import encode

from companion.games.lupus import commands as lupus
from companion.games.registry import find_games
from companion.table.device import Kind
from companion.table.effects import Ask, Outcome, Push
from companion.table.handle import handle
from companion.table.log.codec import Codec
from companion.table.screens.present import Showing, Surroundings, looker_of
from companion.table.state import Table
from companion.web.live.devices import Device, Devices
from companion.web.live.messages import Do
from companion.web.live.transport import frames
from companion.web.live.transport.reader import SocketReader
from tests.bench import tables
from tests.bench.work import DEVICES, PHONES
from tests.kit.deals import Dice

R = TypeVar("R")
MASK = b"\0\0\0\0"


class Walk:
    """One table, and what one vote at it calls. `seen`: by stage, the file of each call."""

    def __init__(self) -> None:
        self._games, self._luck = find_games(), Dice("walk")
        self._codec = Codec(self._games)
        self._table: Table = tables.Template().table
        self._devices = Devices(lambda *_: None, lambda *_: None, lambda _: None)
        self._now = self._table.acted_at
        self.seen: dict[str, list[str]] = {}
        for place in range(1, DEVICES + 1):
            kind = Kind.TABLET if place == DEVICES else Kind.PHONE
            looker = looker_of(self._table, kind, tables.key(place))
            assert looker is not None
            self._devices.add(Device(str(place), kind, tables.key(place), looker))
        self._show(Push(everybody=True))

    def vote(self, seat: int) -> None:
        """This seat votes, and everybody is shown it."""
        self.seen.clear()
        vote = {"target": 1 + seat % PHONES}
        said = {"id": secrets.token_hex(16), "name": lupus.Vote.name, "args": vote, "pad": " " * 64}
        do, command = self._counted("read", lambda: self._read(b"427" + encode(["do", said])))
        asked = Ask(tables.key(seat), Kind.PHONE, do.id, command, do.for_seat)
        outcome: Outcome = self._counted("decide and fold", lambda: self._handle(asked))
        assert outcome.record is not None
        record = outcome.record
        self._counted("write", lambda: self._codec.dump(record))
        self._table = outcome.table
        pushes = [one for one in outcome.effects if isinstance(one, Push)]
        self._counted("show to 25", lambda: self._show(*pushes))

    def _read(self, packet: bytes) -> Any:
        frame = b"\x81\xfe" + len(packet).to_bytes(2) + MASK + packet
        ((_, said),) = SocketReader().receive(frame)
        assert isinstance(said, str)
        _, content, _ = frames.asked(said)
        do = convert(content, Do)
        return do, self._codec.command(do.name, do.args, "lupus")

    def _handle(self, asked: Ask) -> Outcome:
        run = self._devices.kept.memory.run
        return run(handle, self._table, asked, self._now, self._luck, self._games)

    def _show(self, *pushes: Push) -> None:
        told = self._table, self._now, self._games, Surroundings(), self._devices.kept
        self._devices.show(pushes, Showing(*told))

    def _counted(self, stage: str, work: Callable[[], R]) -> R:
        calls = self.seen[stage] = []

        def note(frame: FrameType, event: str, _: object) -> None:
            path = frame.f_code.co_filename
            if event == "call" and "/companion/" in path:
                calls.append(path.rpartition("/companion/")[2])

        sys.setprofile(note)
        try:
            return work()
        finally:
            sys.setprofile(None)


def main() -> None:
    """Print what the twelfth vote calls."""
    walk = Walk()
    for seat in range(1, PHONES // 2 + 1):
        walk.vote(seat)
    for stage, calls in walk.seen.items():
        print(f"{stage:16} {len({*calls}):3} files {len(calls):5} calls")
    every = [file for calls in walk.seen.values() for file in calls]
    print(f"{'all':16} {len({*every}):3} files {len(every):5} calls")


if __name__ == "__main__":
    main()
