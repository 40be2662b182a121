"""A phone without a wake lock stays awake while a game runs, and its owner may say no."""

import re
from itertools import islice

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import Frame
from tests.browser.moments import told
from tests.kit.sentences import said

PLAYS = """() => {
    const one = document.querySelector("video");
    return one && !one.paused && one.currentTime > 0;
}"""
WITHOUT_A_LOCK = "delete Navigator.prototype.wakeLock;"


@pytest.fixture
def frame(gallery):
    frame = Frame(gallery.browser, gallery.program, "phone", "it")
    frame.context.add_init_script(WITHOUT_A_LOCK)
    frame.keeps(gallery.host.http.cookies)
    yield frame
    frame.leave()


def _asks(view):
    main = [one for one in view.get("prompts", ()) if one.get("weight", "main") == "main"]
    return view["scene"] == "ring" and view["tone"] == "day" and main


def _is_quiet(view):
    """Nothing is asked, and no votes are told."""
    shown = {one["kind"] for one in view.get("panels", ())}
    return view["tone"] == "day" and not view.get("prompts") and not shown & {"tally", "card"}


def test_a_phone_on_plain_http_stays_awake_while_a_game_runs(frame):
    phones = (one for one in told("pointing_with_real_cards") if "phone" in one.name)
    pictures = list(islice(phones, 400))
    lobby = next(one for one in pictures if one.picture["view"]["scene"] == "lobby")
    game = next(one for one in pictures if _asks(one.picture["view"]))
    quiet = next(one for one in pictures if _is_quiet(one.picture["view"]))
    video = frame.hang(lobby).page.locator("video")
    frame.page.locator("h1").click()
    expect(video).to_have_count(0)
    frame.show(game)
    frame.page.locator("h1, .card").first.click()
    frame.page.wait_for_function(PLAYS)
    toast = frame.page.locator(".toast")
    expect(toast).to_have_count(0)
    frame.show(quiet)
    expect(toast.locator("p")).to_have_text(said("learn-awake-price"))
    expect(toast.get_by_role("button", name=said("learn-awake-fine"))).to_be_visible()
    frame.show(game)
    expect(toast).to_have_count(0)
    frame.show(lobby)
    expect(video).to_have_count(0)
    frame.show(game)
    frame.page.locator("header.top button.code").click()
    frame.page.wait_for_function(PLAYS)
    frame.page.get_by_role("switch", name=re.compile(f"^{said('learn-awake-keep')}")).click()
    expect(video).to_have_count(0)
    frame.page.keyboard.press("Escape")
    frame.page.locator("h1, .card").first.click()
    expect(video).to_have_count(0)
    assert frame.faults == []
