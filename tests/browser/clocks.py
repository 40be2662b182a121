"""Clocks on devices, compared so that a slow machine makes no difference."""

import time
from collections.abc import Callable, Sequence

from tests.browser.checks import wait_for_frames
from tests.browser.device import PATIENCE, Device

READ = "one => [one.getAttribute('aria-label'), Date.now() / 1000]"


def read(device: Device) -> tuple[int, float]:
    """The seconds left, and the time at which they were read, at once."""
    label, now = device.page.get_by_role("timer").first.evaluate(READ)
    minutes, _, rest = label.partition(":")
    return int(minutes) * 60 + int(rest), now


def seconds_left(device: Device) -> float:
    return read(device)[0]


def ends_at(device: Device) -> float:
    """When it runs out; so devices can be read one after the other. Rounded up by less than a
    second, as what is shown."""
    return sum(read(device))


def wait_until(
    true: Callable[[Sequence[float]], bool],
    devices: Sequence[Device],
    what: Callable[[Device], float] = ends_at,
) -> Sequence[float]:
    """The values of these devices, once the condition is true of them."""
    latest = time.monotonic() + PATIENCE / 1000
    while True:
        found = [what(device) for device in devices]
        if true(found):
            return found
        assert time.monotonic() < latest, found
        wait_for_frames(devices[0].page)


def expect_agreement(devices: Sequence[Device], within: float = 1.0) -> Sequence[float]:
    """Wait until all end at the same moment, give or take so many seconds."""
    return wait_until(lambda ends: max(ends) - min(ends) <= within, devices)
