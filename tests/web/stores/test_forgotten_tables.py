"""A table that is deleted leaves nothing in memory: no state, no screen, no name."""

import json
import os

from tests.kit.warm import ran

EVENINGS = (
    "the_first_day_of_the_rules",
    "all_at_once_with_ghosts",
    "five_strangers_and_invented_cards",
)


def test_a_deleted_table_leaves_nothing_in_memory(tmp_path):
    end = ran((str(tmp_path), *EVENINGS), os.environ, 30, module="tests.web.left_in_memory")
    assert (end.returncode, end.stderr) == (0, "")
    counted = json.loads(end.stdout)
    before = counted["before"]
    for game in EVENINGS:
        during = counted["during"][game]
        assert all(during[kind] > before[kind] for kind in before), during
        assert counted["after"][game] == before
