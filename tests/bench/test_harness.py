"""The benchmark works: a few commands on our server and on the bare one; no figure is judged."""

from functools import partial

import pytest

from tests.bench import drive, servers, tables
from tests.bench.drive import House
from tests.bench.measures import Ratio
from tests.bench.work import DEVICES, PHONES


@pytest.fixture(params=["ours", "bare"])
def house(request, tmp_path):
    template = tables.furnish(tmp_path / "ours", playing=1)
    server = servers.ours(tmp_path / "ours") if request.param == "ours" else servers.bare("stock")
    with servers.running(server):
        full = House(server, 1, partial(tables.everybody_votes, template.opened))
        yield full
        full.leave()


@pytest.fixture
def patient(monkeypatch):
    """A machine that others use, too, may keep a view back for longer than an idle one."""
    monkeypatch.setattr(drive, "QUIET", 2.0)


def test_the_load_moves_every_screen_and_a_burst_is_answered_whole(house, patient):
    house.arrive()
    assert all(device.views for device in house.devices)
    spell = house.saturate(0.2)
    assert spell.commands >= 1
    assert spell.views == spell.commands * DEVICES
    assert spell.cpu > 0
    spell = house.burst()
    assert spell.commands == PHONES
    assert DEVICES <= spell.views <= PHONES * DEVICES
    strolled = house.stroll(0.2, 20)
    assert len(strolled.answers) == len(strolled.pushes) == 4
    assert min(strolled.answers) > 0


def test_a_line_of_the_table_is_the_median_of_its_rounds():
    line = Ratio("S0", "ours ÷ theirs", "")
    for ours, theirs in ((2.0, 1.0), (9.0, 1.0), (3.0, 1.0)):
        line.add(ours, theirs)
    row = line.row()
    assert (row["ratio"], row["from"], row["to"], row["rounds"]) == (3.0, 2.0, 9.0, 3)
