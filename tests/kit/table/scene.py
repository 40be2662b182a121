"""A scene at a table: devices ask, time passes, and every record is folded again beside it.

    room = Room()
    anna = room.guest("Anna")              # a phone with a seat
    room.host.do(Start())                  # must be accepted
    anna.do(OpenHands()).refuses("E_NOT_MODERATOR")

After each step the table must equal the fold of its records, and a refusal must leave it as it
was: no test has to ask for that.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, TypeVar

from companion.core import Chance, Command, Refusal, payload
from companion.games.registry import Games
from companion.table.commands import ChooseGame, Join, Undo, UseInvite
from companion.table.device import Kind, Viewer
from companion.table.effects import (
    Acknowledge,
    Announced,
    AnnouncedAt,
    Append,
    Ask,
    Beat,
    BeatAt,
    Input,
    Outcome,
    PlaceLost,
    Push,
    Refuse,
    Wake,
    WakeAt,
)
from companion.table.handle import handle, open_table
from companion.table.log.fold import evolve, fold
from companion.table.log.record import Record
from companion.table.screens.present import Showing, Surroundings, viewer_of
from companion.table.screens.view_cache import ViewCache
from companion.table.state import Table
from tests.kit.playbook import FixedChance
from tests.kit.table.coin import COIN

Effects = TypeVar("Effects")

NOON = 1_000.0
OTHER = type("Other", (type(COIN),), {"id": "other"})()
"""A second game on the shelf: the same rules under another name."""
REPLAYED_EVERY = 8
"""All records are folded anew after one of so many."""
SET: dict[str, type[Announced | Wake | Beat]] = {
    "announced_at": Announced,
    "alarm": Wake,
    "beat": Beat,
}
"""The input that comes at each of these times of a room."""


@dataclass
class Answered:
    """The outcome of one input."""

    outcome: Outcome
    before: Table

    @property
    def refusal(self) -> Refusal | None:
        return next((one.refusal for one in self.all(Refuse)), None)

    def refuses(self, code: str) -> None:
        assert self.refusal is not None, f"accepted, not {code}"
        assert self.refusal.code == code
        assert self.outcome.table == self.before
        assert self.outcome.record is None

    def accepted(self) -> Answered:
        assert self.refusal is None, self.refusal
        assert len(self.all(Acknowledge)) == 1
        return self

    def all(self, kind: type[Effects]) -> list[Effects]:
        return [effect for effect in self.outcome.effects if isinstance(effect, kind)]

    @property
    def push(self) -> Push:
        (push,) = self.all(Push)
        return push

    @property
    def moved(self) -> list[str]:
        return [effect.device for effect in self.all(PlaceLost)]


class Phone:
    """A device; `token` is None for one that has none."""

    def __init__(self, room: Room, kind: Kind, token: str | None) -> None:
        self.room = room
        self.kind = kind
        self.token = token

    @property
    def seat(self) -> int:
        seat = self.viewer.seat
        assert seat is not None, "this phone has no seat"
        return seat

    def asks(
        self, command: Command, *, id: str = "", act_for: int | None = None, fresh: str = ""
    ) -> Answered:
        """Send a command, accepted or not; by default with a new id."""
        number = next(self.room.ids)
        id, fresh = id or f"{number:032x}", fresh or f"g{number}"
        return self.room.takes(Ask(self.token, self.kind, id, command, act_for, fresh))

    def do(self, command: Command, **how: Any) -> Answered:
        """Send a command that must be accepted."""
        return self.asks(command, **how).accepted()

    def sees(self, **around: Any) -> dict[str, Any]:
        """The whole picture. Devices share its parts, as in the program."""
        room = self.room
        told = room.table, room.now, room.games, Surroundings(**around)
        if told != room.told:
            room.told, room.showings = told, (Showing(*told), Showing(*told, room.cache))
        shown, kept = (one.to(self.viewer) for one in room.showings)
        assert kept == shown, "the cache changes nothing"
        return shown

    def own(self) -> dict[str, Any]:
        """The secret document of this device."""
        showing = Showing(self.room.table, self.room.now, self.room.games)
        secret = showing.documents(self.viewer)[1]
        phone = self.kind is Kind.PHONE
        return json.loads(showing.padded(self.viewer, secret)) if phone else payload(secret)

    @property
    def viewer(self) -> Viewer:
        viewer = viewer_of(self.room.table, self.kind, self.token)
        assert viewer is not None
        return viewer


class Room:
    """A table with its host, its records and a clock that is moved by hand."""

    def __init__(
        self, games: Games | None = None, chance: Chance | None = None, code: str = "luna"
    ):
        self.chance: Chance = chance or FixedChance()
        self.games: Games = games or {COIN.id: COIN, "other": OTHER}
        self.now = NOON
        self.ids = iter(range(1, 1_000_000))
        self.alarm: float | None = None
        self.beat: float | None = None
        self.announced_at: float | None = None
        self.records: list[Record] = []
        self.table = self.folded = Table(code="")
        self.cache = ViewCache()
        self.told: tuple[Any, ...] = ()
        self.showings: tuple[Showing, ...] = ()
        """For the newest picture: one without a cache, and one with it."""
        self._carry_out(open_table(code, "", NOON, self.games, invite="house"))
        self.host = Phone(self, Kind.TABLET, "tablet-1")
        self.host.do(UseInvite("house"))

    def guest(self, name: str) -> Phone:
        """A guest comes in with a phone and sits down."""
        phone = Phone(self, Kind.PHONE, f"phone-{next(self.ids)}")
        phone.do(Join(name))
        return phone

    def guests(self, number: int) -> list[Phone]:
        """So many people."""
        return [self.guest(f"Guest {place}") for place in range(1, number + 1)]

    def called(self, *names: str) -> list[Phone]:
        """Guests with these names; the first game is chosen."""
        phones = [self.guest(name) for name in names]
        if self.table.game is None:
            self.host.do(ChooseGame(next(iter(self.games))))
        return phones

    def stranger(self, kind: Kind = Kind.PHONE, token: str | None = "nobody") -> Phone:
        """A device without a seat."""
        return Phone(self, kind, token)

    def with_coin(self) -> Room:
        """Choose the coin game."""
        self.host.do(ChooseGame("coin"))
        return self

    def undo(self) -> None:
        """Press the button of the tablet."""
        self.host.do(Undo(**self.host.sees()["desk"]["undo"]["args"]))

    def takes(self, asked: Input) -> Answered:
        """Handle one input as the server does."""
        before = self.table
        outcome = handle(before, asked, self.now, self.chance, self.games)
        self._carry_out(outcome)
        return Answered(outcome, before)

    def wait(self, seconds: float) -> list[Answered]:
        """Let time pass; alarms and beats come when they are due."""
        until, happened = self.now + seconds, []
        while due := [one for one in SET if (at := getattr(self, one)) is not None and at <= until]:
            first = min(due, key=lambda one: getattr(self, one))
            self.now = max(self.now, getattr(self, first))
            setattr(self, first, None)
            happened.append(self.takes(SET[first]()))
        self.now = until
        return happened

    def _carry_out(self, outcome: Outcome) -> None:
        answered = False
        for effect in outcome.effects:
            match effect:
                case Append(record):
                    assert not answered, "stored before it is acknowledged"
                    assert record.number == len(self.records) + 1
                    self.records.append(record)
                case Acknowledge() | Refuse():
                    answered = True
                case WakeAt(at):
                    self.alarm = at
                case BeatAt(at):
                    self.beat = at
                case AnnouncedAt(at):
                    self.announced_at = at
        self.table = outcome.table
        self._check()

    def _check(self) -> None:
        """The fold of the records equals the table; sometimes all are folded anew."""
        for record in self.records[self.folded.version :]:
            self.folded = evolve(self.folded, record, self.games)
            if record.number % REPLAYED_EVERY == 0:
                assert fold(self.records, self.games) == self.folded, "a replay is always the same"
        assert self.folded == self.table, "replay equals live"


class QuickRoom(Room):
    """A room without the check of the fold, for laws that look at many steps."""

    def _check(self) -> None: ...
