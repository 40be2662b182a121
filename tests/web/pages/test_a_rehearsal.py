"""A rehearsal on the server: begun beside a table, played by the program's friends, thrown away."""

import re

import pytest

from companion.table.friends import NAMES

pytestmark = pytest.mark.shares_program


@pytest.fixture
def host(tablet):
    """The tablet of a table on which Lupus lies."""
    assert tablet.do("table.choose_game", {"game": "lupus"})["ok"]
    return tablet


def begin(host):
    """Begin a rehearsal; its code."""
    answer = host.post(f"/t/{host.program.code}/rehearsal", {})
    assert answer.status_code == 303
    return answer.headers["Location"].removeprefix("/t/")


@pytest.fixture
def rehearsing(host, device):
    """Connects devices with the host's cookies to a rehearsal."""

    def connect(code, kind="tablet"):
        one = device(kind)
        one.http.cookies.update(host.http.cookies)
        return one.connect(code)

    return connect


def test_the_friends_look_at_their_cards_so_that_the_night_begins(host, rehearsing):
    tablet = rehearsing(begin(host))
    assert tablet.names() == list(NAMES)
    assert tablet.picture["table"]["rehearsal"]
    assert tablet.do("deal")["ok"]
    tablet.wait_for(lambda view: not view["view"]["prompts"][0].get("closed"))
    assert tablet.do("advance")["ok"]
    tablet.wait_for(lambda view: view["view"]["tone"] == "night")


def test_before_a_game_is_chosen_the_first_one_is_rehearsed(tablet, rehearsing):
    assert rehearsing(begin(tablet)).names() == list(NAMES)


def test_every_page_of_it_says_what_it_is(host):
    code = begin(host)
    for page in (f"/t/{code}", f"/s/{code}", f"/j/{code}", f"/p/{code}"):
        assert "data-rehearsal=" in host.get(page).text, page
        assert "data-rehearsal=" not in host.get(page.replace(code, host.program.code)).text


def test_no_copy_of_it_becomes_a_real_table(host):
    code = begin(host)
    assert host.get(f"/copy/{code}.json").status_code == 404
    assert host.get(f"/copy/{host.program.code}.json").status_code == 200


@pytest.mark.alone
def test_guests_without_a_code_are_led_to_the_real_table(host, device):
    begin(host)
    assert f"/j/{host.program.code}" in device().get("/").text


@pytest.mark.alone
def test_its_end_deletes_it_and_leads_back(host, rehearsing):
    code = begin(host)
    wall = rehearsing(code, "screen")
    answer = host.post(f"/t/{code}/end", {})
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/t/{host.program.code}")
    assert host.get(f"/s/{code}").status_code == 404
    assert not host.program.database.read_bytes().count(NAMES[3].encode())
    wall.leave()


def test_a_second_one_takes_the_place_of_the_first(host):
    first, second = begin(host), begin(host)
    assert first != second
    assert host.get(f"/s/{first}").status_code == 404
    assert host.get(f"/s/{second}").status_code == 200


def test_only_the_tablet_begins_and_ends_one_and_no_real_table_is_ended(host, device):
    code, guest = begin(host), device()
    assert guest.post(f"/t/{host.program.code}/rehearsal", {}).status_code == 403
    assert guest.post(f"/t/{code}/end", {}).status_code == 403
    assert host.post(f"/t/{host.program.code}/end", {}).status_code == 404
    assert host.get(f"/s/{host.program.code}").status_code == 200


def test_while_the_tablet_is_away_the_friends_wait(host, rehearsing):
    tablet = rehearsing(begin(host))
    wall = rehearsing(tablet.code, "screen")
    tablet.drop()
    wall.wait_for(lambda view: True)
    tablet.connect(tablet.code)
    assert tablet.do("deal")["ok"]
    tablet.wait_for(lambda view: not view["view"]["prompts"][0].get("closed"))


@pytest.mark.alone
def test_the_operator_sees_how_many_are_played(host, rehearsing):
    def played():
        return re.search(r"^veglia_rehearsals (\S+)$", host.get("/metrics").text, re.MULTILINE)[1]

    rehearsing(begin(host)).wait_for(lambda view: True)
    assert played() == "1.0"
