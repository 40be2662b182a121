"""A campaign moves to another machine: only the host's device makes a copy and takes one up."""

import json
import re
import time

import pytest

from companion.web.join_codes import spoken

NAMES = ("Luca", "Fabrizio")


@pytest.fixture
def campaign(tablet, guest):
    phones = [guest(name) for name in NAMES]
    assert tablet.do("table.choose_game", {"game": "jrc"})["ok"]
    assert tablet.do("jrc.start")["ok"]
    cities = [share["value"] for share in prompt(tablet, "jrc.allocate")["rows"]]
    points = dict.fromkeys(cities, 0) | dict.fromkeys(cities[:5], 6)
    for phone in phones:
        assert phone.do("jrc.allocate", {"points": points})["ok"]
    assert tablet.do("jrc.open_papers")["ok"]
    assert tablet.do("jrc.go_on")["ok"]
    assert phones[0].do("jrc.order", {"kind": "pass"})["ok"]
    return phones


def prompt(device, command):
    picture = device.see(
        lambda seen: any(one["command"] == command for one in seen["view"].get("prompts", ()))
    )
    picture = device.views[-1] if picture is True else picture
    return next(one for one in picture["view"]["prompts"] if one["command"] == command)


def test_the_host_takes_a_copy_and_goes_on_elsewhere(program, tablet, campaign):
    answer = tablet.http.get(f"{program.url}/copy/{program.code}.json")
    assert answer.status_code == 200
    copy = answer.json()
    assert "jrc.paper_sealed" not in answer.text
    assert [one["name"] for one in copy["people"]] == list(NAMES)
    form = {"copy": ("campaign.json", json.dumps(copy), "application/json")}
    entered = tablet.http.post(
        f"{program.url}/t/{program.code}/copy", files=form, headers={"Origin": program.url}
    )
    assert entered.status_code == 200
    assert "/t/" in entered.url
    assert program.code not in entered.url


def test_the_name_of_a_saved_copy_has_nothing_of_what_the_address_adds(program, tablet, campaign):
    answer = tablet.get(f"/copy/{program.code[:4]}Ш%0D{program.code[4:]}.json")
    assert answer.status_code == 200
    assert f'"veglia-{program.code}.json"' in answer.headers["Content-Disposition"]


def test_a_guest_gets_no_copy_and_rubbish_is_refused(program, tablet, campaign):
    phone = campaign[0]
    assert phone.http.get(f"{program.url}/copy/{program.code}.json").status_code == 403
    form = {"copy": ("x.json", b"[1, 2", "application/json")}
    address, origin = f"{program.url}/t/{program.code}/copy", {"Origin": program.url}
    assert phone.http.post(address, files=form, headers=origin).status_code == 403
    assert tablet.http.post(address, files=form, headers=origin).status_code == 422
    assert tablet.http.post(address, headers=origin).status_code == 422


def test_the_sheet_and_the_table_as_csv_are_everybodys(program, tablet, campaign):
    phone = campaign[0]
    page = phone.http.get(f"{program.url}/sheet/{program.code}")
    assert page.status_code == 200
    assert "Atlanta" in page.text
    csv = phone.http.get(f"{program.url}/sheet/{program.code}.csv")
    assert csv.headers["Content-Type"].startswith("text/csv")
    assert '"Atlanta (contesa)";"6";"6"' in csv.text
    assert csv.content.startswith("\ufeff".encode())


def test_a_spreadsheet_of_either_language_finds_its_own_columns(program, tablet, campaign):
    address = f"{program.url}/sheet/{program.code}.csv"
    assert '"Atlanta (contesa)";"6";"6"' in campaign[0].http.get(f"{address}?lang=it").text
    assert '"Atlanta (contested)","6","6"' in campaign[0].http.get(f"{address}?lang=en").text


def test_the_printed_sheet_says_which_campaign_it_is_of_which_day_and_turn(
    program, tablet, campaign
):
    def printed(language):
        return campaign[0].http.get(f"{program.url}/sheet/{program.code}?lang={language}").text

    def today():
        return time.localtime().tm_mday, time.localtime().tm_year

    before = today()
    page = printed("it")
    (day, year) = before if before == today() else today()
    assert "<h1>JRC, la campagna</h1>" in page
    assert re.search(
        rf'<p class="when">{day} [a-z]+ {year} · tavolo {spoken(program.code)}</p>', page
    )
    assert "<h2>Le città, turno 1</h2>" in page
    assert '<h3 class="chapter">Turno 1, in corso</h3>' in page
    assert tablet.do("table.name_table", {"called": "Il giovedì"})["ok"]
    assert "<h1>Il giovedì · JRC, the campaign</h1>" in printed("en")


def test_the_history_is_everybodys_while_the_game_goes_on(program, tablet, campaign, device):
    """One order is sealed: the copy does not hold it."""
    for reader in (campaign[0], tablet, device()):
        answer = reader.get(f"/history/{program.code}.json")
        assert answer.headers["Cache-Control"] == "no-store"
        panels = answer.json()["panels"]
        assert [panel["kind"] for panel in panels] == [
            "ledger",
            "tiles",
            "chart",
            "leaves",
            "leaves",
        ]
        assert "jrc-order" not in answer.text
    assert device().get("/history/NOCE99.json").status_code == 404
