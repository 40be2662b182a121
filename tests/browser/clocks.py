"""What the clocks on the devices say, read so that a busy machine makes no difference."""

import time
from collections.abc import Callable, Sequence

from tests.browser.checks import settled
from tests.browser.device import PATIENCE, Device

READ = "one => [one.getAttribute('aria-label'), Date.now() / 1000]"


def read(device: Device) -> tuple[int, float]:
    """The seconds left, and the time at which they were read: in one breath."""
    label, now = device.page.get_by_role("timer").first.evaluate(READ)
    minutes, _, rest = label.partition(":")
    return int(minutes) * 60 + int(rest), now


def left(device: Device) -> float:
    """What the clock on this device says, in seconds."""
    return read(device)[0]


def end(device: Device) -> float:
    """When it will have run out: devices can be asked one after the other. Rounded up by less than
    a second, as what is shown."""
    return sum(read(device))


def until(
    true: Callable[[Sequence[float]], bool],
    devices: Sequence[Device],
    what: Callable[[Device], float] = end,
) -> Sequence[float]:
    """What is read on these devices, as soon as it is like this: a busy one draws late."""
    latest = time.monotonic() + PATIENCE / 1000
    while True:
        found = [what(device) for device in devices]
        if true(found):
            return found
        assert time.monotonic() < latest, found
        settled(devices[0].page)


def agree(devices: Sequence[Device], within: float = 1.0) -> Sequence[float]:
    """They end at the same moment, give or take so many seconds."""
    return until(lambda ends: max(ends) - min(ends) <= within, devices)
