"""A phone beside the game.

Without a wake lock it stays awake unless its owner says no. Help is one touch away and leads back.
*How it is played* loads nothing before the touch.
"""

import re
from itertools import islice

import pytest
from playwright.sync_api import expect

from tests.browser.checks import faults_of, wait_for_scroll_end
from tests.browser.device import SHOTS
from tests.browser.snapshots import Replay, golden_snapshots, snapshot
from tests.kit.games.sancta.saints_table import four
from tests.kit.sentences import say

PLAYS = """() => {
    const one = document.querySelector("video");
    return one && !one.paused && one.currentTime > 0;
}"""
PAGES, EIGHT = 5, list(range(1, 9))


@pytest.fixture
def phone(gallery):
    """A guest's phone, on which nothing is drawn yet."""
    phone = gallery.new_device("phone")
    yield phone
    assert phone.faults == []
    phone.leave()


def _asks(view):
    main = [one for one in view.get("prompts", ()) if one.get("weight", "main") == "main"]
    return view["scene"] == "ring" and view["tone"] == "day" and main


def _is_quiet(view):
    """Nothing is asked, and no votes are told."""
    kinds = {one["kind"] for one in view.get("panels", ())}
    return view["tone"] == "day" and not view.get("prompts") and not kinds & {"tally", "card"}


def test_a_phone_on_plain_http_stays_awake_while_a_game_runs(phone):
    phones = (one for one in golden_snapshots("pointing_with_real_cards") if "phone" in one.name)
    pictures = list(islice(phones, 400))
    lobby = next(one for one in pictures if one.picture["view"]["scene"] == "lobby")
    game = next(one for one in pictures if _asks(one.picture["view"]))
    quiet = next(one for one in pictures if _is_quiet(one.picture["view"]))
    phone.context.add_init_script("delete Navigator.prototype.wakeLock;")
    video = phone.load_all(lobby).page.locator("video")
    phone.page.locator("h1").click()
    expect(video).to_have_count(0)
    phone.show(game)
    phone.page.locator("h1, .card").first.click()
    phone.page.wait_for_function(PLAYS)
    toast = phone.page.locator(".toast")
    expect(toast).to_have_count(0)
    phone.show(quiet)
    expect(toast.locator("p")).to_have_text(say("learn-awake-price"))
    expect(toast.get_by_role("button", name=say("learn-awake-fine"))).to_be_visible()
    phone.show(game)
    expect(toast).to_have_count(0)
    phone.show(lobby)
    expect(video).to_have_count(0)
    phone.show(game)
    phone.page.locator("header.top button.code").click()
    phone.page.wait_for_function(PLAYS)
    phone.page.get_by_role("switch", name=re.compile(f"^{say('learn-awake-keep')}")).click()
    expect(video).to_have_count(0)
    phone.page.keyboard.press("Escape")
    phone.page.locator("h1, .card").first.click()
    expect(video).to_have_count(0)


def waiting():
    """What a guest's phone shows at a table where *Lupus* will be played."""
    replay = Replay({"game": "lupus", "ring": EIGHT, "phones": EIGHT}, "waits")
    (first,) = replay.on_phones(EIGHT[:1])
    return first


def _as_during_a_game(route):
    """A page opened during the game loads none of these pages and does not have their address."""
    answer = route.fetch()
    body = answer.text().replace('"later":', '"not":').replace('"emblems":', '"nor":')
    route.fulfill(response=answer, body=body)


def test_a_page_that_was_opened_during_a_game_has_the_drawings_and_their_colours_too(phone):
    phone.context.route("**/p/*", _as_during_a_game)
    phone.load(waiting())
    phone.page.get_by_role("button", name=say("phone-how-to")).click()
    expect(phone.page.locator(".lesson svg > *").first).to_be_attached()
    expect(phone.page.locator(".lesson .count")).to_have_css("display", "flex")


def test_a_waiting_phone_says_that_one_sits_and_shows_how_it_is_played(phone):
    phone.load_all(waiting())
    requested = []
    phone.page.on("request", lambda request: requested.append(request.url))
    expect(phone.page.locator(".where")).to_have_text(say("phone-seated"))
    opener = phone.page.get_by_role("button", name=say("phone-how-to"))
    expect(opener).to_be_in_viewport()
    assert not [url for url in requested if "learn" in url or "lesson" in url]
    opener.click()
    sheet = phone.page.locator(".lesson")
    for page in range(1, PAGES + 1):
        expect(sheet.locator("h3")).to_have_text(say(f"learn-lupus-{page}"))
        expect(sheet.locator("svg > *").first).to_be_attached()
        sheet.locator(".go").click()
    expect(sheet).to_have_count(0)
    assert len([url for url in requested if "learn/lupus.svg" in url]) == 1
    assert not [url for url in requested if ".all." in url]


def test_help_says_the_rules_of_this_table_and_leads_back_to_what_was_written(gallery):
    scene = four(react_seconds=60)
    phone = gallery.show(snapshot(scene, 1), (360, 640))
    fold = phone.page.locator("details.folded", has_text=say("sancta-place-title")).first
    fold.locator("summary").click()
    name = fold.locator('input[type="text"]').first
    name.fill("Lucia")
    help_button = phone.page.get_by_role("button", name=say("ui-help"), exact=True)
    help_button.focus()
    wait_for_scroll_end(phone.page)  # what was unfolded slides into sight
    before = name.bounding_box()
    phone.page.keyboard.press("Enter")
    sheet = phone.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=say("sancta-help-now", at="turn"))).to_be_visible()
    expect(sheet).to_contain_text(say("sancta-help-target", n=4))
    own = sheet.locator("li", has_text=say("ui-help-own"))
    expect(own).to_have_count(1)
    expect(own).to_contain_text(say("sancta-help-react-seconds", value=60))
    expect(sheet).to_contain_text(say("sancta-word-toll-means"))
    phone.shoot(SHOTS / "help" / "sancta.png")
    assert not faults_of(phone.page)
    expect(sheet.get_by_role("button", name=say("ui-help-back"))).to_be_visible()
    phone.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    assert help_button.evaluate("one => one === document.activeElement")
    expect(name).to_have_value("Lucia")
    wait_for_scroll_end(phone.page)
    assert name.bounding_box() == before
    name.fill("")
    host = gallery.show(snapshot(scene, "tablet"), (1024, 768)).page
    host.locator("header.top").get_by_role("button", name=say("ui-help"), exact=True).click()
    expect(host.get_by_role("dialog")).to_contain_text(say("ui-help-rules"))
    host.keyboard.press("Escape")
