"""Sockets against a real process: who one is, what one may send, what one is told."""

import re

import pytest

from tests.kit.client import wait
from tests.kit.program import Program
from tests.kit.wire.phone import Refused, names, new_id
from tests.kit.wire.websocket import Gone

pytestmark = pytest.mark.shares_program


def test_a_guest_who_joins_is_seen_by_everybody(tablet, guest, device):
    screen = device("screen").connect()
    anna = guest("Anna")
    assert anna.names() == ["Anna"]
    assert anna.picture["me"] == {"kind": "phone", "seat": 1}
    screen.wait_for(lambda picture: names(picture) == ["Anna"])
    tablet.wait_for(lambda picture: picture["desk"]["connected"] == [1])


def test_a_command_is_answered_with_its_id(tablet):
    id = new_id()
    assert tablet.do("table.add_seat", {"called": "Pia"}, id) == {"id": id, "ok": True}
    tablet.wait_for(lambda picture: names(picture) == ["Pia"])


def test_what_fills_a_command_up_to_a_round_size_says_nothing(tablet):
    said = {"id": new_id(), "name": "table.add_seat", "args": {"called": "Pia"}}
    for length in (900, 0, 300):
        assert tablet.call("do", {**said, "pad": " " * length}) == {"id": said["id"], "ok": True}
    tablet.wait_for(lambda picture: names(picture) == ["Pia"])
    for pad in ("x", " \n", 7, None):
        answer = tablet.call("do", {**said, "id": new_id(), "pad": pad})
        assert answer["code"] == "E_BAD_INPUT"


def test_a_tablet_brings_as_many_cards_as_it_keeps_and_goes_on(tablet, guest):
    cards = [[f"Carta {number}", "è" * 160] for number in range(60)]
    chosen = tablet.do("table.choose_game", {"game": "final_decrees", "cards": cards})
    assert chosen["ok"]
    picture = tablet.wait_for(lambda picture: picture["desk"].get("cards"))
    assert len(picture["desk"]["cards"]) == 60
    anna = guest("Anna")
    with pytest.raises(Gone):
        anna.do("table.rename", {"called": "x" * 5000})


def test_a_guest_has_not_the_rights_of_the_host(tablet, guest):
    anna = guest("Anna")
    answer = anna.do("table.add_seat", {"called": "Pia"})
    assert answer["ok"] is False
    assert answer["text"]["t"] == answer["code"]
    assert anna.names() == ["Anna"]


NONSENSE = [
    ({}, "E_BAD_INPUT"),
    ([], "E_BAD_INPUT"),
    (None, "E_BAD_INPUT"),
    ({"id": "x", "name": "table.open_door", "args": {}}, "E_BAD_INPUT"),
    ({"id": "0" * 32, "name": "table.open_door", "args": {"x": 1}}, "E_BAD_INPUT"),
    ({"id": "0" * 32, "name": "table.add_seat", "args": {"called": 7}}, "E_BAD_INPUT"),
    ({"id": "0" * 32, "name": "table.undo", "args": {"to": True}}, "E_BAD_INPUT"),
    ({"id": "0" * 32, "name": "table.undo", "args": {"to": 1.0}}, "E_BAD_INPUT"),
    ({"id": "0" * 32, "name": "table.undo", "args": {"to": 1}, "for": "1"}, "E_BAD_INPUT"),
    ({"id": "0" * 32, "name": "table.undo", "args": {"to": 1}, "as": 1}, "E_BAD_INPUT"),
    ({"id": "0" * 32, "name": "table.name_table", "args": {"called": "A\nB"}}, "E_ONE_LINE"),
    ({"id": "0" * 32, "name": "tick", "args": {}}, "E_UNKNOWN_COMMAND"),
    ({"id": "0" * 32, "name": "__proto__", "args": {}}, "E_UNKNOWN_COMMAND"),
    ({"id": "0" * 32, "name": "table.join", "args": {"called": "x"}}, "E_UNKNOWN_COMMAND"),
    ({"id": "0" * 32, "name": "table.use_invite", "args": {"invite": "x"}}, "E_UNKNOWN_COMMAND"),
]


def test_what_makes_no_sense_is_refused_and_changes_nothing(tablet):
    for message, code in NONSENSE:
        answer = tablet.call("do", message)
        assert (answer["ok"], answer["code"]) == (False, code), message
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]


def test_where_the_rules_fail_the_asker_is_told_to_try_again_and_nothing_changes(program, tablet):
    id, version = new_id(), tablet.picture["v"]
    answer = tablet.do("table.add_seat", {"called": "Stumble"}, id)
    assert (answer["id"], answer["code"]) == (id, "E_TRY_AGAIN")
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]
    assert tablet.wait_for(lambda seen: names(seen) == ["Pia"])["v"] == version + 1
    assert "Stumble" not in program.errors()


def test_devices_say_whether_a_voice_is_heard_from_them(tablet, device):
    screen = device("screen").connect()
    assert screen.call("sound", {"works": True}) == {"devices": 1}
    assert tablet.call("sound", {}) == {"devices": 1}
    for nonsense in (None, [], {"works": 1}, {"works": True, "more": 1}):
        assert tablet.call("sound", nonsense) == {"devices": None}
    assert tablet.call("sound", {"works": False}) == {"devices": 1}


def test_who_talks_too_much_is_told_to_wait(tablet):
    """All commands are sent before the first answer: five a second may follow the first."""

    async def undo():
        asked = [tablet.ask("table.undo", {"to": 1}) for _ in range(60)]
        return [(await one.answer)["code"] for one in asked]

    codes = wait(undo())
    assert codes[0] != "E_BUSY"
    assert "E_BUSY" in codes


def test_the_newest_phone_of_a_seat_takes_the_place(tablet, guest, device):
    old = guest("Anna")
    new = device()
    new.http.cookies = old.http.cookies
    new.connect()
    old.wait_event("moved")
    assert new.picture["me"]["seat"] == 1


def test_a_screen_and_an_onlooker_need_the_code_alone(tablet, device):
    assert device("screen").connect().picture["me"] == {"kind": "screen"}
    assert device("phone").connect().picture["me"] == {"kind": "phone"}


def test_a_tablet_needs_its_token(program, device, guest):
    with pytest.raises(Refused):
        device("tablet").connect()
    anna = guest("Anna")
    anna.leave()
    anna.kind = "tablet"
    with pytest.raises(Refused):
        anna.connect()


def test_a_wrong_code_opens_nothing(program, device):
    stranger = device("screen")
    program.code = "LUME11" if program.code != "LUME11" else "LUME12"
    with pytest.raises(Refused, match="E_NO_TABLE"):
        stranger.connect()


def test_a_host_that_is_not_ours_gets_no_socket(program, device):
    strange = f"rebound.example:{program.port}"
    with pytest.raises(Refused):
        device("screen").connect(host=strange, origin=f"http://{strange}")


def test_only_a_changed_picture_is_sent(tablet, device):
    screen = device("screen").connect()
    seen = len(screen.received("view"))
    # An invite is the tablet's business alone: nobody else's picture changes.
    assert tablet.do("table.hand_over")["ok"]
    tablet.wait_for(lambda picture: any("link" in one for one in picture["desk"]["invites"]))
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]
    screen.wait_for(lambda picture: names(picture) == ["Pia"])
    assert len(screen.received("view")) == seen + 1


def test_a_phone_whose_seat_was_taken_off_the_table_is_told_so(tablet, guest):
    anna, luca = guest("Anna"), guest("Luca")
    assert tablet.do("table.remove_seat", {"seat": 1})["ok"]
    assert anna.wait_event("moved") == {"why": "removed"}
    assert tablet.do("table.release_seat", {"seat": 2})["ok"]
    assert luca.wait_event("moved") == {"why": "released"}


def test_a_page_of_another_version_is_told_to_load_itself_anew(program, device):
    one = device()
    page = one.get(f"/s/{program.code}").text
    (build,) = re.findall(r'"build":\s*"([0-9a-f]+)"', page)
    one.kind = "screen"
    with pytest.raises(Refused, match="E_OLD_PAGE"):
        one.connect(build="0" * 12)
    one.connect(build=build)


def test_pages_with_a_qr_load_themselves_anew_when_the_host_picks_another_address(tmp_path, people):
    with Program(tmp_path / "data", faults=("two_addresses",)) as program:
        tablet, anna, screen = (people(program, kind) for kind in ("tablet", "phone", "screen"))
        tablet.use_invite(program.invite)
        anna.join("Anna")

        def page(one):
            """The version and the QR of its page."""
            text = one.get(f"/{one.kind[0]}/{program.code}").text
            build = re.search(r'"build":\s*"([0-9a-f]+)"', text)[1]
            return build, text.partition('id="qr"')[2].partition("</template>")[0]

        old = {one: page(one) for one in (tablet, anna, screen)}
        for one, (build, _) in old.items():
            one.connect(build=build)
        link = f"http://127.0.0.2:{program.port}"
        assert tablet.post(f"/t/{program.code}/address", {"link": link}).status_code == 303
        tablet.wait_for(lambda picture: picture["desk"]["addresses"][0] == link)
        assert page(tablet) == old[tablet]
        for one in (anna, screen):
            wait(one.wire.wait_closed())
            with pytest.raises(Refused, match="E_OLD_PAGE"):
                one.connect(build=old[one][0])
            build, qr = page(one)
            assert qr != old[one][1]
            one.connect(build=build)
        assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]
