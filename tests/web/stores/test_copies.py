"""A campaign moves to another machine, or to a phone's pocket app and back: only the host's device
makes a copy and takes one up. While a stranger's copy is read others are served."""

import json
import re
import threading
import time
from dataclasses import dataclass

import pytest

from companion.pocket.bridge import Bridge
from companion.web.join_codes import spoken
from companion.web.store import copy_reader
from companion.web.store.copy_reader import Refused, read_in_subprocess
from tests.kit.client import Client
from tests.kit.pocket import Device

NAMES = ("Luca", "Fabrizio")


pytestmark = pytest.mark.shares_program


@dataclass
class Campaign:
    """The table with this code, at which one order is sealed."""

    code: str
    tablet: Client
    phones: list[Client]


@pytest.fixture(scope="module")
def campaign(shared_program):
    """For all tests of the module, which leave it as it is but for its name."""
    shared_program.open_table()
    tablet = Client(shared_program, "tablet").host()
    phones = [Client(shared_program).sit(name) for name in NAMES]
    made = Campaign(shared_program.code, tablet, phones)
    assert tablet.do("table.choose_game", {"game": "jrc"})["ok"]
    assert tablet.do("jrc.start")["ok"]
    cities = [share["value"] for share in phones[0].prompt("jrc.allocate")["rows"]]
    points = dict.fromkeys(cities, 0) | dict.fromkeys(cities[:5], 6)
    for phone in phones:
        assert phone.do("jrc.allocate", {"points": points})["ok"]
    assert tablet.do("jrc.open_papers")["ok"]
    assert tablet.do("jrc.go_on")["ok"]
    assert phones[0].do("jrc.order", {"kind": "pass"})["ok"]
    yield made
    for client in (tablet, *phones):
        client.leave()


def hand_in(device, code, copy):
    """Send a file as the form of the tablet's page does; without one if `copy` is None."""
    form = copy and {"copy": ("x.json", copy, "application/json")}
    headers = {"Origin": device.program.url, "Accept-Language": "en"}
    address = f"{device.program.url}/t/{code}/copy"
    return device.http.post(address, files=form, headers=headers, timeout=180)


def test_the_host_takes_a_copy_and_goes_on_elsewhere(campaign):
    answer = campaign.tablet.get(f"/copy/{campaign.code}.json")
    assert answer.status_code == 200
    copy = answer.json()
    assert "jrc.paper_sealed" not in answer.text
    assert [one["name"] for one in copy["people"]] == list(NAMES)
    entered = hand_in(campaign.tablet, campaign.code, answer.text)
    assert entered.status_code == 200
    assert "/t/" in entered.url
    assert campaign.code not in entered.url


def test_the_name_of_a_saved_copy_has_nothing_of_what_the_address_adds(campaign):
    code = campaign.code
    answer = campaign.tablet.get(f"/copy/{code[:4]}Ш%0D{code[4:]}.json")
    assert answer.status_code == 200
    assert f'"veglia-{code}.json"' in answer.headers["Content-Disposition"]


def test_a_guest_gets_no_copy_and_rubbish_is_refused(campaign):
    (phone, _), tablet, code = campaign.phones, campaign.tablet, campaign.code
    assert phone.get(f"/copy/{code}.json").status_code == 403
    given = ((phone, b"[1, 2"), (tablet, b"[1, 2"), (tablet, None))
    assert [hand_in(one, code, copy).status_code for one, copy in given] == [403, 422, 422]


def test_the_sheet_and_the_table_as_csv_are_everybodys(campaign):
    (phone, _), code = campaign.phones, campaign.code
    page = phone.get(f"/sheet/{code}")
    assert page.status_code == 200
    assert "Atlanta" in page.text
    csv = phone.get(f"/sheet/{code}.csv")
    assert csv.headers["Content-Type"].startswith("text/csv")
    assert '"Atlanta (contesa)";"6";"6"' in csv.text
    assert csv.content.startswith("\ufeff".encode())
    english = phone.get(f"/sheet/{code}.csv?lang=en").text
    assert '"Atlanta (contested)","6","6"' in english, "each spreadsheet finds its own columns"


def test_the_printed_sheet_says_which_campaign_it_is_of_which_day_and_turn(campaign):
    def printed(language):
        return campaign.phones[0].get(f"/sheet/{campaign.code}?lang={language}").text

    def today():
        return time.localtime().tm_mday, time.localtime().tm_year

    before = today()
    page = printed("it")
    (day, year) = before if before == today() else today()
    assert "<h1>JRC, la campagna</h1>" in page
    assert re.search(
        rf'<p class="when">{day} [a-z]+ {year} · tavolo {spoken(campaign.code)}</p>', page
    )
    assert "<h2>Le città, turno 1</h2>" in page
    assert '<h3 class="chapter">Turno 1, in corso</h3>' in page
    assert campaign.tablet.do("table.name_table", {"called": "Il giovedì"})["ok"]
    assert "<h1>Il giovedì · JRC, the campaign</h1>" in printed("en")


def test_the_history_is_everybodys_while_the_game_goes_on(campaign, device):
    """One order is sealed: the copy does not hold it."""
    for reader in (campaign.phones[0], campaign.tablet, device()):
        answer = reader.get(f"/history/{campaign.code}.json")
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


def test_a_campaign_goes_on_without_the_server_and_comes_back_to_it(program, tablet):
    for name in NAMES:
        assert tablet.do("table.add_seat", {"called": name})["ok"]
    assert tablet.do("table.choose_game", {"game": "jrc"})["ok"]
    assert tablet.do("jrc.start")["ok"]
    carried = tablet.get(f"/copy/{program.code}.json")
    assert carried.status_code == 200

    made = json.loads(Bridge().open_copy(carried.text, 5e9))
    pocket = Device(made["records"], made["row"]["code"], 5e9)
    assert [one["name"] for one in pocket.view["table"]["seats"]] == list(NAMES)
    papers = next(one for one in pocket.asks() if one["command"] == "jrc.allocate")
    cities = [row["value"] for row in papers["rows"]]
    points = dict.fromkeys(cities, 0) | dict.fromkeys(cities[:5], 6)
    for seat in papers["act_for"]:
        assert pocket.do("jrc.allocate", {"points": points}, seat=seat)["ok"]
    assert pocket.do("jrc.open_papers")["ok"]
    back = json.loads(Bridge().make_copy(pocket.code, json.dumps(pocket.log)))["copy"]

    entered = hand_in(tablet, program.code, back)
    assert entered.status_code == 200
    code = entered.url.rpartition("/t/")[2].partition("?")[0].strip("/")
    assert code != program.code
    again = tablet.get(f"/copy/{code}.json").json()
    assert [one["name"] for one in again["people"]] == list(NAMES)
    assert len(again["steps"]) >= len(json.loads(back)["steps"])
    assert back.count("opened") == json.dumps(again, ensure_ascii=False).count("opened")


OF_ONE_SOCKET = 15
"""Fewer than a socket may say at once."""


def test_a_copy_with_fifty_thousand_players_delays_nobody(program, tablet, guest):
    anna, done, answers = guest("Anna"), threading.Event(), []
    players = list(range(1, 50_001))
    started = {"wire": "jrc.campaign_started", "players": players, "cities": ["Roma"], "rules": {}}
    copy = {
        "veglia": 2,
        "game": "jrc",
        "name": "",
        "people": [{"seat": 1, "name": "Anna"}],
        "ring": [1],
        "kept": {},
        "papers": [],
        "steps": [{"at": 1.0, "name": "jrc.start", "seat": None, "events": [started]}],
    }

    def upload():
        answers.append(hand_in(tablet, program.code, json.dumps(copy)))
        done.set()

    threading.Thread(target=upload).start()
    named = 0
    while not done.is_set() and named < OF_ONE_SOCKET:
        named += 1
        assert anna.do("table.rename", {"seat": 1, "called": f"Anna {named % 7}"})["ok"]
    assert done.wait(180)
    assert named > 1
    assert answers[0].status_code == 422
    assert "too large" in answers[0].text


def test_a_copy_that_takes_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr(copy_reader, "SECONDS", 0.01)
    with pytest.raises(Refused, match="E_COPY_TOO_LARGE"):
        read_in_subprocess(b"{}", "LUME11", ("key", 9.0), 5.0)


def test_what_is_no_copy_at_all_is_refused():
    for content, code in (
        (b"", "BAD_COPY"),
        (b"[" * 50, "BAD_COPY"),
        (b"[" * 10**6, "TOO_LARGE"),
    ):
        with pytest.raises(Refused, match=code):
            read_in_subprocess(content, "LUME11", ("key", 9.0), 5.0)
