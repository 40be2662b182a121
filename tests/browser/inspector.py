"""Looks at every screen of a moment, and keeps what is wrong."""

from tests.browser.checks import faults_of, settled
from tests.browser.party import UPRIGHT

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo")


class Inspector:
    """Looks at every screen in every phase, and keeps what is wrong until the end."""

    def __init__(self, room, folder):
        self.room, self.folder, self.found, self.count = room, room.shots / folder, [], 0

    def __call__(self, moment, devices=None):
        self.count += 1
        named = f"{self.count:02d}-{moment}"
        devices = devices or [self.room.phones[0], self.room.host, self.room.screen]
        self.room.drawn(*devices)
        for device in devices:
            self.look_at(device, named)
            if device is self.room.host:
                width, height = device.size
                device.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
                settled(device.page)
                self.look_at(device, named, "-upright")
                device.page.set_viewport_size({"width": width, "height": height})

    def look_at(self, device, moment, more=""):
        kind = f"{type(device).__name__.lower()}{more}"
        device.shoot(self.folder / f"{moment}-{kind}.png")
        found = faults_of(device.page, touched=kind != "screen")
        self.found += [f"{moment} {kind} {one}" for one in found]

    def settle(self):
        once = {one.partition(" ")[2]: one for one in reversed(self.found)}
        assert not once, f"{len(once)} faults\n" + "\n".join(reversed(once.values()))
