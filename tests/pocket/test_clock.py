"""The table's seconds on a device whose clock is put back, or sleeps."""

import json

from companion.games.registry import find_games
from companion.pocket.bridge import CODEC, Bridge
from companion.pocket.clock import DeviceClock
from tests.kit.golden.book import read
from tests.kit.pocket import Device, pocket_log


def test_time_goes_on_where_the_clock_does():
    clock = DeviceClock(100.0)
    assert [clock.at(wall) for wall in (200.0, 201.5)] == [200.0, 201.5]
    assert clock.wall(210.0) == 210.0


def test_a_clock_that_is_put_back_takes_nothing_back():
    clock = DeviceClock(100.0)
    assert clock.at(500.0) == 500.0
    assert clock.at(140.0) == 500.0
    assert clock.at(150.0) == 510.0
    assert clock.wall(520.0) == 160.0


def test_a_log_from_tomorrow_goes_on_from_its_newest_record():
    clock = DeviceClock(1000.0)
    assert clock.at(10.0) == 1000.0
    assert clock.at(12.0) == 1002.0


def test_a_device_whose_clock_was_put_back_can_go_on():
    device = Device.new(game=next(iter(find_games())), wall=50_000.0)
    device.wall = 10.0
    device.open()
    device.seat("Anna", "Bruno")
    assert device.bridge.time(11.0) == 50_001.0


def test_a_clock_that_was_put_back_is_said_once_and_a_small_correction_is_not():
    device = Device.new(wall=50_000.0)
    device.wall = 49_990.0
    device.seat("Anna")
    assert device.notices == []
    device.wall = 10_000.0
    device.seat("Bruno")
    device.seat("Carla")
    assert device.notices == ["pocket-clock-back"]


def test_a_copy_that_was_made_by_a_clock_ahead_goes_on_from_its_own_time_and_says_so():
    """Else a clock that runs in the game would stand still until this device has caught up."""
    page = read("three_duels_and_extra_time")
    records = pocket_log(page)
    log = [CODEC.dump(one).decode() for one in records]
    carried = json.loads(Bridge().make_copy("POCKET", json.dumps(log)))
    newest = max(one.at for one in records)
    behind = newest - 7200.0
    made = json.loads(Bridge().open_copy(carried["copy"], behind))
    device = Device(made["records"], made["row"]["code"], behind)
    assert device.bridge.time(behind + 10.0) >= newest + 10.0
    assert device.notices == ["pocket-clock-back"]


def waiting_for_an_alarm():
    """A device whose game goes on by itself, after a while."""
    page = read("nobody_moderates")
    log = [CODEC.dump(one).decode() for one in pocket_log(page)]
    devices = (Device(log[:stop], "POCKET", 50_000.0) for stop in range(2, len(log)))
    return next(one for one in devices if one.alarms.get("wake"))


def test_an_alarm_whose_step_could_not_be_kept_is_said_and_rings_again():
    device = waiting_for_an_alarm()
    kept, device.full, device.wall = list(device.log), True, device.alarms["wake"]
    device.ring()
    assert (device.log, device.notices) == (kept, ["pocket-not-saved"])
    device.full, device.wall = False, device.alarms["wake"]
    device.ring()
    assert len(device.log) > len(kept)


def test_a_table_that_could_not_be_opened_on_a_full_device_goes_on_once_there_is_room():
    device = waiting_for_an_alarm()
    kept, device.full, device.wall = list(device.log), True, device.alarms["wake"] + 3600.0
    device.open()
    assert (device.log, [*device.alarms]) == (kept, ["opened"])
    device.full, device.wall = False, device.alarms["opened"]
    device.ring("opened")
    assert device.alarms["wake"] > device.wall
    assert len(device.log) > len(kept)
