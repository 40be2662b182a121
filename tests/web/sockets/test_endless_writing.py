"""What one guest writes into the log of a table has an end, and is told so."""

from companion.web.http.limits import RENAMES
from tests.kit.people import new_id

OF_ONE_SOCKET = 15
"""Fewer than a socket may say at once."""


def test_a_guest_who_changes_the_name_without_end_is_told_to_wait(tablet, guest):
    anna, ugo, id = guest("Anna"), guest("Ugo"), ""
    for number in range(RENAMES):
        if number % OF_ONE_SOCKET == 0:
            anna.connect()
        id = new_id()
        assert anna.do("table.rename", {"seat": 1, "called": f"Anna {number}"}, id)["ok"]
    anna.connect()
    refused = anna.do("table.rename", {"seat": 1, "called": "Anna again"})
    assert refused["code"] == "E_RENAMED_OFTEN"
    assert ugo.do("table.rename", {"seat": 2, "called": "Ugolino"})["ok"]
    assert tablet.do("table.rename", {"seat": 1, "called": "Annetta"})["ok"]
    # A command that was answered before is no new one.
    assert anna.do("table.rename", {"seat": 1, "called": f"Anna {number}"}, id)["ok"]


def test_a_name_that_was_not_changed_counts_as_no_change(tablet, guest):
    anna, _ = guest("Anna"), guest("Ugo")
    for number in range(RENAMES):
        if number % OF_ONE_SOCKET == 0:
            anna.connect()
        refused = anna.do("table.rename", {"seat": 1, "called": "Ugo"})
        assert not refused["ok"]
    anna.connect()
    assert anna.do("table.rename", {"seat": 1, "called": "Anna again"})["ok"]
