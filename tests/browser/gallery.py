"""Snapshots of recorded games, shown and checked in one page per kind of device and language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count

from playwright.sync_api import Browser

from tests.browser.checks import unchecked
from tests.browser.device import SHOTS
from tests.browser.gallery_device import SPACES, VARIANTS, GalleryDevice
from tests.browser.snapshots import Snapshot
from tests.kit.client import Client
from tests.kit.program import Program

SAMPLES = 5
"""The first variant shows all snapshots, and opens what can be opened; each other one shows one of
so many samples."""


def sampled(snapshots: Sequence[Snapshot], samples: int) -> Iterator[tuple[Snapshot, int]]:
    """Each snapshot with the number of its sample. Snapshots of one title, which are built alike,
    are dealt out in turn, so that every sample has some of every sort."""
    turns = dict[str, Iterator[int]]()
    for one in snapshots:
        title = json.dumps(one.picture["view"]["title"])
        yield one, next(turns.setdefault(title, count(len(turns)))) % samples


def covering(
    snapshots: Sequence[Snapshot], parts: Mapping[str, Iterable[int]]
) -> Iterator[Snapshot]:
    """Snapshots that together have all parts that axe has not passed, the one with most of them
    first. `parts`: of each snapshot, by its name."""
    left = set().union(*(unchecked(some) for some in parts.values()))
    while left:
        best = max(snapshots, key=lambda one: len(left.intersection(parts[one.name])))
        left -= set(parts[best.name])
        yield best


class Gallery:
    """A page for each kind of device and each language, opened at first use.

    `all_variants`: whether each snapshot is checked in each variant.
    """

    def __init__(self, browser: Browser, program: Program, *, all_variants: bool = False) -> None:
        self.browser, self.program, self.all_variants = browser, program, all_variants
        self.host = Client(program, "tablet")
        self.host.use_invite(program.invite)
        self.devices: dict[tuple[str, str], GalleryDevice] = {}

    def device(self, kind: str, language: str, first: Snapshot | None = None) -> GalleryDevice:
        """The page. `first`: a snapshot to open it with; it needs sentences that come later."""
        if (kind, language) not in self.devices:
            assert first, "it was opened before"
            self.devices[kind, language] = self.new_device(kind, language).load_all(first)
        return self.devices[kind, language]

    def new_device(self, kind: str, language: str = "it") -> GalleryDevice:
        """A page of its own, which the caller loads and closes."""
        device = GalleryDevice(self.browser, self.program, kind, language)
        device.add_cookies(self.host.http.cookies)
        return device

    def show(
        self, snapshot: Snapshot, size: tuple[int, int], language: str = "it"
    ) -> GalleryDevice:
        """Show it in the page of its kind of device."""
        device = self.device(snapshot.kind, language, snapshot)
        device.resize(size)
        device.show_at_top(snapshot)
        return device

    def check(self, kind: str, snapshots: Iterable[Snapshot], *, font_size: str = "") -> None:
        """Check those of this kind of device in each variant; AssertionError lists all faults.

        `font_size`: instead of the device's own; then nothing is opened."""
        wanted = [one for one in snapshots if one.kind == kind]
        assert wanted, f"nothing was recorded for a {kind}: no golden game of it is named"
        asks = (one for one in wanted if one.picture["view"].get("prompts"))
        first = next(asks, wanted[0])
        numbered = list(sampled(wanted, SAMPLES))
        found: list[str] = []
        for at, (language, size) in enumerate(VARIANTS[kind]):
            whole = self.all_variants or at == 0
            some = [one for one, number in numbered if whole or number == at % SAMPLES]
            device = self.device(kind, language, first)
            device.resize(size)
            device.set_font_size(font_size)
            opens, where = at == 0 and not font_size, f"{language} {size[0]}x{size[1]}"
            found += self._faults(device, some, where, opens=opens)
            device.set_font_size("")
        assert not found, f"{len(found)} faults\n" + "\n".join(found)

    def _faults(
        self, device: GalleryDevice, snapshots: Sequence[Snapshot], where: str, *, opens: bool
    ) -> list[str]:
        found: list[str] = []
        parts: dict[str, list[int]] = {}
        for one in snapshots:
            name = f"{one.name}, {where}"
            faults, parts[one.name] = device.show_and_check(one)
            found += _photographed(device, name, faults)
            if opens:
                for label, faults in device.open_each(one.picture["view"]["tone"]):
                    found += _photographed(device, f"{name}, {label}", faults)
        for one in covering(snapshots, parts):
            device.show(one)
            faults = device.axe_faults(parts[one.name])
            found += [f"{one.name}, {where}: {fault}" for fault in faults]
        return found

    def close(self) -> None:
        for device in self.devices.values():
            device.leave()
        self.host.leave()


def _photographed(device: GalleryDevice, name: str, faults: list[str]) -> list[str]:
    """The faults under this name, once the page is photographed where `SHOTS` is set."""
    device.shoot(SHOTS / "look" / f"{SPACES.sub(' ', name)[:180]}.png")
    return [f"{name}: {fault}" for fault in faults]
