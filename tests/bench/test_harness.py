"""The benchmark works: a few commands on our server and on the bare one; no figure is judged."""

import time

import pytest

from tests.bench import sent, servers, tables
from tests.bench.drive import House, Spell
from tests.bench.measures import Ratio
from tests.bench.tables import everybody_votes
from tests.bench.work import DEVICES, PHONES


class Awaited(House):
    """Waits for the views that everybody is owed, however busy the machine is, and only then for
    the silence after them. `each`: a view of every command; else one of those asked together."""

    each, quiet = True, 0.02

    def calm(self) -> None:
        self._until(lambda: not any(party.waiting for party in self.parties), "no answer")
        answered = self._answered() - self._before
        owed = answered if self.each else min(answered, 1)
        seen = self._seen
        self._until(
            lambda: all(one.views >= seen[one] + owed for one in seen), "an eye saw nothing"
        )
        super().calm()

    def one_by_one(self) -> Spell:
        """A whole round, each command once all have seen the one before: sealed votes reach phones
        after the wall, or never where the next command comes first."""
        before, began = self._marks(), time.perf_counter()
        for _ in everybody_votes():
            self.parties[0].ask_next()
            self.calm()
        return self._spell(before, began)

    def _marks(self) -> tuple[int, int, int, float]:
        self._seen = {device: device.views for device in self.devices}
        self._before = self._answered()
        return super()._marks()

    def _answered(self) -> int:
        return sum(party.answered for party in self.parties)


@pytest.fixture(params=["ours", "bare"])
def house(request, tmp_path):
    tables.furnish(tmp_path / "ours", playing=1)
    server = servers.ours(tmp_path / "ours") if request.param == "ours" else servers.bare()
    with servers.running(server):
        full = Awaited(server, 1)
        yield full
        full.leave()


def test_every_command_of_the_load_moves_every_screen_and_a_burst_all_of_them_once(house):
    house.arrive()
    assert all(device.views for device in house.devices)
    spell = house.one_by_one()
    assert spell.commands == PHONES + 2
    assert spell.views >= spell.commands * DEVICES  # a tablet sees the end of an announcement, too
    house.each = False
    spell = house.saturate(0.2)
    assert spell.commands >= 1
    assert spell.cpu > 0
    for _ in range(3):
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
        line.views.append((ours, 25.0))
    row = line.row()
    assert row["views"] == [3.0, 25.0]
    assert (row["ratio"], row["from"], row["to"], row["rounds"]) == (3.0, 2.0, 9.0, 3)


def test_a_round_of_open_votes_sends_less_than_half_of_what_whole_pictures_take():
    now, _ = sent.rows()
    assert 0 < now["ours"] < now["theirs"] / 2
