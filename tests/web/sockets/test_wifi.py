"""The house's Wi-Fi: passed from the tablet to the screens of its table, and kept nowhere."""

import pytest

pytestmark = pytest.mark.shares_program
NETWORK = {"name": "Casa Ulivi", "cells": "01" * 312 + "1"}
SAID = {"network": NETWORK}


def test_only_the_screens_of_the_table_receive_it(program, tablet, device, guest):
    other, foreign = tablet, device("screen").connect()
    program.open_table()
    tablet = device("tablet").host()
    screens = [device("screen").connect() for _ in range(2)]
    watcher, anna = device().connect(), guest("Anna")
    assert tablet.call("wifi", SAID) == {"shown": True}
    assert [one.wait_event("wifi") for one in screens] == [SAID, SAID]
    for one in (anna, watcher, tablet, foreign, other):
        one.call("time", {})  # answered after whatever was sent before
        assert one.received("wifi") == []
        assert NETWORK["name"] not in str(one.wire.received)


def test_phones_and_screens_cannot_send_one(tablet, guest, device):
    screen, other, anna = device("screen").connect(), device("screen").connect(), guest("Anna")
    for one in (screen, anna, device().connect()):
        assert one.call("wifi", SAID) == {"shown": False}
    other.call("time", {})
    assert other.received("wifi") == []


def test_the_tablet_hears_of_a_screen_and_nobody_else_does(tablet, guest, device):
    anna = guest("Anna")
    device("screen").connect()
    assert tablet.wait_event("screen") == {}
    anna.call("time", {})
    assert anna.received("screen") == []


NONSENSE = (
    *(None, [], {}, {"network": 7}),
    {"network": {"name": "x"}},
    {"network": {"name": "", "cells": NETWORK["cells"]}},
    {"network": {"name": "x" * 33, "cells": NETWORK["cells"]}},
    {"network": {"name": "x", "cells": "<svg>" * 100}},
    {"network": {"name": "x", "cells": "1" * 3722}},
)


def test_what_is_no_network_is_not_passed_on(tablet, device):
    screen = device("screen").connect()
    for nonsense in NONSENSE:
        assert tablet.call("wifi", nonsense) == {"shown": False}, nonsense
    screen.call("time", {})
    assert screen.received("wifi") == []


def test_a_tablet_that_sends_without_end_is_not_passed_on(tablet, device):
    screen = device("screen").connect()
    accepted = [tablet.call("wifi", SAID)["shown"] for _ in range(12)]
    assert accepted[:6] == [True] * 6
    assert False in accepted
    screen.call("time", {})
    assert len(screen.received("wifi")) == accepted.count(True)


def test_removing_it_is_told(tablet, device):
    screen = device("screen").connect()
    tablet.call("wifi", SAID)
    tablet.call("wifi", {"network": None})
    screen.call("time", {})
    assert screen.received("wifi") == [SAID, {"network": None}]


@pytest.mark.alone
def test_nothing_of_it_is_in_database_log_copy_or_later_screens(program, tablet, device):
    screen = device("screen").connect()
    tablet.call("wifi", SAID)
    screen.wait_event("wifi")
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]
    assert tablet.do("table.choose_game", {"game": "lupus"})["ok"]
    copy = tablet.get(f"/copy/{program.code}.json")
    assert copy.status_code == 200
    assert "Pia" in copy.text
    late = device("screen").connect()
    late.call("time", {})
    assert late.received("wifi") == []
    program.stop()
    files = [path for path in program.folder.parent.rglob("*") if path.is_file()]
    assert program.database in files
    marks = (NETWORK["name"].encode(), NETWORK["cells"].encode())
    for content in [copy.content, *(path.read_bytes() for path in files)]:
        assert not any(mark in content for mark in marks)
