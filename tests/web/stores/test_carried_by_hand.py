"""A table goes from a server to the pocket app of a phone and back, as an exported file."""

import json

from companion.pocket.bridge import Bridge
from tests.kit.pocket import Device

NAMES = ["Luca", "Fabrizio"]


def press(asks, command):
    return next(one for one in asks if one["kind"] == "press" and one["command"] == command)


def test_a_campaign_goes_on_without_the_server_and_comes_back_to_it(program, tablet):
    for name in NAMES:
        assert tablet.do("table.add_seat", {"called": name})["ok"]
    assert tablet.do("table.choose_game", {"game": "jrc"})["ok"]
    assert tablet.do("jrc.start")["ok"]
    carried = tablet.http.get(f"{program.url}/copy/{program.code}.json")
    assert carried.status_code == 200

    made = json.loads(Bridge().taken_up(carried.text, 5e9))
    pocket = Device(made["records"], made["row"]["code"], 5e9)
    assert [one["name"] for one in pocket.view["table"]["seats"]] == NAMES
    papers = next(one for one in pocket.asks() if one["command"] == "jrc.allocate")
    cities = [row["value"] for row in papers["rows"]]
    points = dict.fromkeys(cities, 0) | dict.fromkeys(cities[:5], 6)
    for seat in papers["act_for"]:
        assert pocket.do("jrc.allocate", {"points": points}, seat=seat)["ok"]
    assert pocket.do("jrc.open_papers")["ok"]
    back = json.loads(Bridge().carried(pocket.code, json.dumps(pocket.log)))["copy"]

    form = {"copy": ("campaign.json", back, "application/json")}
    entered = tablet.http.post(
        f"{program.url}/t/{program.code}/copy", files=form, headers={"Origin": program.url}
    )
    assert entered.status_code == 200
    code = entered.url.rpartition("/t/")[2].partition("?")[0].strip("/")
    assert code != program.code
    again = tablet.http.get(f"{program.url}/copy/{code}.json").json()
    assert [one["name"] for one in again["people"]] == NAMES
    assert len(again["steps"]) >= len(json.loads(back)["steps"])
    assert back.count("opened") == json.dumps(again, ensure_ascii=False).count("opened")
