"""The benchmark works: a few commands on our server and on the bare one; no figure is judged."""

import time

import pytest

from tests.bench import sent, servers, tables
from tests.bench.drive import Load, Period
from tests.bench.measures import Ratio
from tests.bench.tables import vote_round
from tests.bench.work import DEVICES, PHONES


class SteadyLoad(Load):
    """Waits for the expected views, however busy the machine is, and then until it is quiet.
    `each`: a view for every command; else one for those sent together."""

    each, quiet = True, 0.02

    def wait_quiet(self) -> None:
        self._until(lambda: not any(party.waiting for party in self.parties), "no answer")
        answered = self._answered() - self._before
        owed = answered if self.each else min(answered, 1)
        seen = self._seen
        self._until(
            lambda: all(one.views >= seen[one] + owed for one in seen), "an eye saw nothing"
        )
        super().wait_quiet()

    def one_by_one(self) -> Period:
        """Send a whole round, each command after all have seen the one before."""
        before, began = self._marks(), time.perf_counter()
        for _ in vote_round():
            self.parties[0].ask_next()
            self.wait_quiet()
        return self._period(before, began)

    def _marks(self) -> tuple[int, int, int, float]:
        self._seen = {device: device.views for device in self.devices}
        self._before = self._answered()
        return super()._marks()

    def _answered(self) -> int:
        return sum(party.answered for party in self.parties)


@pytest.fixture(params=["ours", "bare"])
def load(request, tmp_path):
    tables.write_tables(tmp_path / "ours", playing=1)
    server = servers.ours(tmp_path / "ours") if request.param == "ours" else servers.bare()
    with servers.running(server):
        full = SteadyLoad(server, 1)
        yield full
        full.leave()


def test_every_command_of_the_load_moves_every_screen_and_a_burst_all_of_them_once(load):
    load.arrive()
    assert all(device.views for device in load.devices)
    period = load.one_by_one()
    assert period.commands == PHONES + 2
    assert period.views >= period.commands * DEVICES  # and the end of announcements
    load.each = False
    period = load.saturate(0.2)
    assert period.commands >= 1
    assert period.cpu > 0
    for _ in range(3):
        period = load.burst()
        assert period.commands == PHONES
        assert DEVICES <= period.views <= PHONES * DEVICES
    strolled = load.at_rate(0.2, 20)
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
