"""The open sockets of one table: who looks through each, and what it was shown last."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import orjson

from companion.table.device import Kind, Looker
from companion.table.effects import Push

AT_MOST = 128
"""Sockets of one table: forty phones, twice, and some screens."""

Emit = Callable[[str, str, Any], None]
"""Send the named event with this content to the socket with this id."""
Picture = Callable[[Looker], dict[str, Any]]


@dataclass(slots=True)
class Device:
    """One socket. `token` is the hash of what it holds; `shown` what it was sent last."""

    sid: str
    kind: Kind
    token: str | None
    looker: Looker
    shown: bytes = b""


@dataclass(slots=True)
class Devices:
    """All sockets of one table, by socket id."""

    emit: Emit
    close: Callable[[str], None]
    by_sid: dict[str, Device] = field(default_factory=dict)

    def add(self, device: Device) -> None:
        """A new socket; an older one of the same place is told `moved` and closed."""
        if device.looker.seat is not None or device.kind is Kind.TABLET:
            self.move([one for one in self.by_sid.values() if one.looker == device.looker])
        self.by_sid[device.sid] = device

    def move(self, gone: Iterable[Device]) -> None:
        """These places have gone to other devices."""
        for device in tuple(gone):
            del self.by_sid[device.sid]
            self.emit(device.sid, "moved", {})
            self.close(device.sid)

    def holding(self, token: str) -> list[Device]:
        """The sockets that came with this token (hash)."""
        return [one for one in self.by_sid.values() if one.token == token]

    def seats(self) -> frozenset[int]:
        """The seats whose phone is connected now."""
        lookers = (one.looker for one in self.by_sid.values())
        return frozenset(one.seat for one in lookers if one.seat is not None)

    def tell_tablet(self, name: str, content: Any) -> None:
        """An event for the tablet alone."""
        for device in self.by_sid.values():
            if device.kind is Kind.TABLET:
                self.emit(device.sid, name, content)

    def show(self, pushes: Iterable[Push], picture: Picture) -> None:
        """Send the picture to everybody whom one of `pushes` means and for whom it is new."""
        drawn: dict[Looker, tuple[bytes, orjson.Fragment]] = {}
        wanted = tuple(pushes)
        for device in tuple(self.by_sid.values()):
            meant = [push for push in wanted if means(push, device.looker)]
            if not meant:
                continue
            if device.looker not in drawn:
                drawn[device.looker] = _drawn(picture(device.looker))
            lasting, whole = drawn[device.looker]
            if lasting != device.shown or any(push.always for push in meant):
                device.shown = lasting
                self.emit(device.sid, "view", whole)


def means(push: Push, looker: Looker) -> bool:
    """Whether `push` is for this pair of eyes."""
    if push.everybody:
        return True
    if looker.kind is Kind.TABLET:
        return push.tablet
    return push.onlookers if looker.seat is None else looker.seat in push.seats


def _drawn(picture: dict[str, Any]) -> tuple[bytes, orjson.Fragment]:
    """What is compared (a clock that runs is no news), and what is sent."""
    lasting = orjson.dumps({name: part for name, part in picture.items() if name != "now"})
    return lasting, orjson.Fragment(orjson.dumps(picture))
