"""The pages *How it is played* on a waiting phone: nothing is loaded before the touch."""

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import Frame
from tests.browser.moments import Evening
from tests.kit.sentences import said

PAGES = 5


@pytest.fixture
def phone(gallery):
    """A guest's phone, which waits at a table where this game will be played."""
    frames = []

    def waits(game, people, *, during=False):
        evening = Evening({"game": game, "ring": people, "phones": people}, f"waits {game}")
        (first,) = evening.phones_of(people[:1])
        frame = Frame(gallery.browser, gallery.program, "phone", "it")
        held = gallery.host.http.cookies
        url = gallery.program.url
        frame.context.add_cookies(
            [{"name": one.name, "value": one.value or "", "url": url} for one in held]
        )
        frames.append(frame)
        if during:
            frame.context.route("**/p/*", _as_during_a_game)
            frame.lay(first)
        else:
            frame.hang(first)
        return frame

    yield waits
    for frame in frames:
        frame.leave()


def _as_during_a_game(route):
    """A page opened during the game loads none of these pages and does not have their address."""
    answer = route.fetch()
    told = answer.text().replace('"later":', '"not":').replace('"emblems":', '"nor":')
    route.fulfill(response=answer, body=told)


def test_a_page_that_was_opened_during_a_game_has_the_drawings_and_their_colours_too(phone):
    frame = phone("lupus", list(range(1, 9)), during=True)
    frame.page.get_by_role("button", name=said("phone-how-to")).click()
    expect(frame.page.locator(".lesson svg > *").first).to_be_attached()
    expect(frame.page.locator(".lesson .count")).to_have_css("display", "flex")


def test_a_waiting_phone_says_that_one_sits_and_shows_how_it_is_played(phone):
    frame = phone("lupus", list(range(1, 9)))
    asked = []
    frame.page.on("request", lambda request: asked.append(request.url))
    expect(frame.page.locator(".where")).to_have_text(said("phone-seated"))
    opener = frame.page.get_by_role("button", name=said("phone-how-to"))
    expect(opener).to_be_in_viewport()
    assert not [url for url in asked if "learn" in url or "lesson" in url]
    opener.click()
    sheet = frame.page.locator(".lesson")
    for page in range(1, PAGES + 1):
        expect(sheet.locator("h3")).to_have_text(said(f"learn-lupus-{page}"))
        expect(sheet.locator("svg > *").first).to_be_attached()
        sheet.locator(".go").click()
    expect(sheet).to_have_count(0)
    assert len([url for url in asked if "learn/lupus.svg" in url]) == 1
    assert not [url for url in asked if ".all." in url]
    assert frame.faults == []
