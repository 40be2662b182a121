"""What a chat shows of a guests' link before anybody has opened it."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests

from companion.web.languages import LANGUAGES
from tests.kit.sentences import said

SHOWN = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">')


def shown_by_a_chat(device, path, **headers):
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
    about = shown_by_a_chat(device, path)
    assert about["og:title"] == "Da Giulia · Veglia"
    assert about["og:description"] == about["description"] == said("join-about", language)
    assert about["og:image"] == about["og:url"].replace(f"/j/{program.code}", "/icon-512.png")
    assert device().get(about["og:image"].replace(program.url, "")).status_code == 200
    assert "Ermenegilda" not in str(about), "who sits there is nobody's business"
    assert "k=" not in str(about), "nor is the key of the door"
    other = next(one for one in LANGUAGES if one != language)
    read = shown_by_a_chat(device, path, **{"Accept-Language": other})
    assert read["og:description"] == said("join-about", other), "a reader's own language is first"


FETCHERS = ("WhatsApp/2.23", "TelegramBot (like TwitterBot)", "facebookexternalhit/1.1", "")


def test_what_fetches_previews_for_ten_guests_at_once_takes_no_seat_and_is_nobody(
    program, device, tablet
):
    device().join("Ermenegilda")
    before = tablet.see(lambda view: len(view["table"]["seats"]) == 1)
    link = f"{program.url}/j/{program.code}"

    def fetched(agent):
        return requests.get(link, headers={"User-Agent": agent}, timeout=60).status_code

    with ThreadPoolExecutor(10) as guests:
        assert set(guests.map(fetched, FETCHERS * 10)) == {200}
    assert tablet.do("table.name_table", {"called": "Da Giulia"})["ok"]
    after = tablet.see(lambda view: view["table"]["name"] == "Da Giulia")
    assert after["v"] == before["v"] + 1, "naming the table is all that happened"
    assert after["table"]["seats"] == before["table"]["seats"]
    assert after["desk"]["connected"] == before["desk"]["connected"]
