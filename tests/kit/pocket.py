"""A device with the pocket edition, without a browser: its log is a list, its clock a number."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from companion.pocket.bridge import Bridge
from companion.table.log import facts
from companion.table.log.record import Record
from tests.kit.golden.book import log_of
from tests.kit.wire.parts import Documents


class Device:
    """A table on one device. `log`: the stored records. `full`: nothing more can be stored."""

    def __init__(self, log: list[str], code: str, wall: float = 1000.0) -> None:
        self.log, self.code, self.wall, self.full = log, code, wall, False
        self.view: dict[str, Any] = {}
        self.alarms: dict[str, float | None] = {}
        self.lent: list[Any] = []
        self.notices: list[str] = []
        self.row: dict[str, Any] = {}
        self._ids = count(1)
        self.open()

    @classmethod
    def new(cls, *, name: str = "", game: str = "", wall: float = 1000.0) -> Device:
        """A device with a new table."""
        made = json.loads(Bridge().new_table(name, game, wall))
        return cls(made["records"], made["row"]["code"], wall)

    def open(self) -> None:
        """Open the page (again): everything is read from the log."""
        self.bridge = Bridge()
        self.alarms = {}
        waits = json.loads(self.bridge.open(self.code, json.dumps(self.log), self.wall))
        assert "why" not in waits, waits
        self._settle(waits)
        self._hear(self.bridge.picture(self.wall))

    def do(
        self,
        name: str,
        args: dict[str, Any] | None = None,
        *,
        id: str = "",
        seat: int | None = None,
    ) -> Any:
        """Send a command, for `seat` where it is given; returns the answer."""
        said = {"id": id or f"{next(self._ids):032x}", "name": name, "args": args or {}}
        said |= {} if seat is None else {"for": seat}
        return self._settle(json.loads(self.bridge.receive("do", json.dumps(said), self.wall)))

    def ring(self, kind: str = "wake") -> None:
        """The alarm of this kind rings now, and no longer waits."""
        self.alarms[kind] = None
        self._settle(json.loads(self.bridge.receive(kind, "null", self.wall)))

    def wakes_after(self, seconds: float) -> None:
        """Let the device sleep so long: its worker notices that the clock has jumped."""
        self.wall += seconds
        self._hear(self.bridge.slept(self.wall))

    def seat(self, *names: str) -> None:
        """Add seats with these names."""
        for name in names:
            assert self.do("table.add_seat", {"called": name})["ok"]

    def paper(self, what: str, said: dict[str, str]) -> Any:
        """The story or the sheet, or which sentences are missing for it."""
        return json.loads(self.bridge.paper(what, json.dumps(said), ","))

    def asks(self) -> list[dict[str, Any]]:
        """All prompts of the tablet, of the game and the desk."""
        return [*self.view["view"].get("prompts", ()), *self.view["desk"]["prompts"]]

    def _settle(self, waits: dict[str, Any]) -> Any:
        if waits["store"] is not None and self.full:
            return self._hear(self.bridge.not_stored("E_CANNOT_SAVE", self.wall))
        if waits["store"] is not None:
            assert waits["number"] == len(self.log) + 1
            self.log.append(waits["store"])
            self.row = waits["row"]
        return self._hear(self.bridge.stored(self.wall))

    def _hear(self, messages: str) -> Any:
        answer = None
        for name, content in json.loads(messages):
            if name == "answer":
                answer = content
            elif name == "view":
                parts = Documents()
                parts.receive(content)
                self.view = parts.picture()
            elif name == "alarm":
                self.alarms[content["kind"]] = content["at"]
            elif name == "trouble":
                self.notices.append(content["text"]["t"])
            else:
                self.lent.append((name, content))
        return answer


def pocket_log(page: dict[str, Any]) -> list[Record]:
    """A golden game as the log of a pocket table."""
    first = (
        facts.TableOpened("POCKET", ""),
        facts.InviteMade("g", "tablet", None, None),
        facts.InviteUsed("g", "pocket"),
        *(facts.SeatTaken(seat, f"P{seat}", None) for seat in page["ring"]),
    )
    return list(log_of(page, *first))
