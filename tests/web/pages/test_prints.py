"""What the host prints, and what a chat shows of a guests' link: who gets the pages, and what they
open."""

import html
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests

from companion.web.join_codes import spoken
from companion.web.languages import LANGUAGES
from tests.kit.sentences import CATALOGS, say

pytestmark = pytest.mark.shares_program


def test_the_pages_are_for_the_host_alone(program, tablet, guest):
    anna = guest("Anna")
    for page in ("poster", "seats"):
        path = f"/print/{program.code}/{page}"
        assert anna.get(path).status_code == 403
        assert tablet.get(path).status_code == 200
    assert anna.post(f"/print/{program.code}/seats", {}).status_code == 403


def test_the_poster_has_the_code_and_the_way_in(program, tablet):
    page = html.unescape(tablet.get(f"/print/{program.code}/poster").text)
    assert spoken(program.code) in page
    assert f"127.0.0.1:{program.port}" in page
    assert 'href="#e-lantern"' in page
    assert 'id="e-lantern"' in page


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_poster_of_a_machine_in_the_room_says_what_to_do_where_no_page_opens(
    program, tablet, language
):
    headers = {"Accept-Language": language}
    page = tablet.get(f"/print/{program.code}/poster", headers=headers).text
    assert say("print-poster-shut", language) in page


def test_opening_the_page_of_the_cards_makes_none(program, tablet, guest):
    guest("Anna")
    before = tablet.wait_for(lambda seen: True)["v"]
    assert "<svg" not in tablet.get(f"/print/{program.code}/seats").text.partition("<main")[2]
    assert tablet.wait_for(lambda seen: True)["v"] == before


def test_every_seat_gets_a_card_and_the_tablet_lists_no_secret(program, tablet, guest):
    guest("Anna")
    assert tablet.do("table.add_seat", {"called": "Zio Carlo"})["ok"]
    answer = tablet.post(f"/print/{program.code}/seats", {})
    assert answer.status_code == 200
    assert re.findall(r"<h2><bdi>([^<]+)</bdi>", answer.text) == ["Anna", "Zio Carlo"]
    assert answer.headers["Cache-Control"] == "no-store"
    assert tablet.wait_for(lambda seen: True)["desk"]["invites"] == []


def test_cards_that_cannot_be_stored_are_not_left_out_in_silence(program, tablet, guest, locked):
    guest("Anna")
    with locked(program):
        answer = tablet.post(f"/print/{program.code}/seats", {})
    assert answer.status_code == 503
    assert CATALOGS.say("it", "E_CANNOT_SAVE") in html.unescape(answer.text)


def test_the_order_of_the_night_is_there_for_a_game_with_nights(program, tablet, guest):
    path = f"/print/{program.code}/night"
    assert tablet.get(path).status_code == 404
    for name in ("Anna", "Bea", "Carla", "Dora", "Elsa", "Fede", "Gina", "Hugo"):
        assert tablet.do("table.add_seat", {"called": name})["ok"]
    assert tablet.do("table.choose_game", {"game": "lupus"})["ok"]
    page = tablet.get(path, headers={"Accept-Language": "it"}).text
    assert page.index("<h2>Veggente") < page.index("<h2>Lupi mannari")
    assert re.search(r"2 lupi mannari", page, re.IGNORECASE)
    assert "Anna" not in page


SHOWN = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">')


def chat_preview(device, path, **headers):
    """What a chat shows of a link, which it fetches without any place at the table."""
    chat = device()
    chat.http.headers.update({"Accept-Language": None, **headers})
    return dict(SHOWN.findall(chat.get(path).text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_in_a_chat_says_what_it_is_in_the_language_of_who_sent_it(
    program, device, tablet, language
):
    device().join("Ermenegilda")
    assert tablet.do("table.name_table", {"called": "Da Giulia"})["ok"]
    path = f"/j/{program.code}?in={language}"
    about = chat_preview(device, path)
    assert about["og:title"] == "Da Giulia · Veglia"
    assert about["og:description"] == about["description"] == say("join-about", language)
    assert about["og:image"] == about["og:url"].replace(f"/j/{program.code}", "/icon-512.png")
    assert device().get(about["og:image"].replace(program.url, "")).status_code == 200
    assert "Ermenegilda" not in str(about), "who sits there is nobody's business"
    assert "k=" not in str(about), "nor is the key of the door"
    other = next(one for one in LANGUAGES if one != language)
    read = chat_preview(device, path, **{"Accept-Language": other})
    assert read["og:description"] == say("join-about", other), "a reader's own language is first"


FETCHERS = ("WhatsApp/2.23", "TelegramBot (like TwitterBot)", "facebookexternalhit/1.1", "")


def test_what_fetches_previews_for_ten_guests_at_once_takes_no_seat_and_is_nobody(
    program, device, tablet
):
    device().join("Ermenegilda")
    before = tablet.wait_for(lambda view: len(view["table"]["seats"]) == 1)
    link = f"{program.url}/j/{program.code}"

    def fetch_status(agent):
        return requests.get(link, headers={"User-Agent": agent}, timeout=60).status_code

    with ThreadPoolExecutor(10) as guests:
        assert set(guests.map(fetch_status, FETCHERS * 10)) == {200}
    assert tablet.do("table.name_table", {"called": "Da Giulia"})["ok"]
    after = tablet.wait_for(lambda view: view["table"]["name"] == "Da Giulia")
    assert after["v"] == before["v"] + 1, "naming the table is all that happened"
    assert after["table"]["seats"] == before["table"]["seats"]
    assert after["desk"]["connected"] == before["desk"]["connected"]
