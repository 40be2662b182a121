"""The tablet goes round at night: who has no phone holds it, reads, taps a name, passes it on."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import ailments, faults_of, settled
from tests.browser.evening import Evening
from tests.browser.finger import holding
from tests.kit.sentences import said

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Maria Maddalena Francesc", "Gina", "Ugo")
SIZES = ((1024, 768), (768, 1024), (740, 360), (360, 640))


@pytest.fixture
def night(party):
    """The first night of eight people, none of whom has a phone: the tablet sets out."""

    def begun(language="it-IT", names=NAMES):
        room = party(wall=False, language=language)
        Evening(room).choose_game()
        for name in names:
            room.sits(name)
        together = {"night_input": "together", "without_phone": "passing", "step_seconds": 60}
        room.tells("use_rules", values=together)
        room.tells("deal")
        for name in names:
            room.does(name, "look")
        room.host.next()
        room.host.next()
        expect(room.host.page.locator(".passing .whose")).to_have_text(names[0])
        return room

    return begun


def test_it_is_covered_between_two_people_and_shows_alike_to_all_what_is_not_held(night):
    room = night()
    host = room.host
    pages = []
    for name in NAMES[:2]:
        expect(host.page.locator(".passing .whose")).to_have_text(name)
        expect(host.page.locator(".names")).to_have_count(0)
        host.page.get_by_role("button", name=said("lupus-passing-take", who=name)).click()
        names = host.page.locator(".passing .names button")
        expect(names).to_have_count(len(NAMES))
        pages.append(host.page.locator(".passing .page").inner_html())
        with holding(host.page) as own:
            expect(own.locator(".asked")).not_to_be_empty()
            assert ailments(host.page) == []
        names.nth(3).click()
        host.ready("pick").click()
        expect(host.page.locator(".passing h2")).to_have_text(said("lupus-passing-done"))
        expect(host.page.locator(".passing [aria-pressed=true]")).to_have_count(0)
        # a tablet that is reloaded shows the same page, covered
        host.reload()
        expect(host.page.locator(".passing h2")).to_have_text(said("lupus-passing-done"))
        expect(host.page.locator(".own")).to_have_count(0)
        host.page.get_by_role("button", name=said("lupus-passing-wrong", who=name)).click()
        expect(host.page.locator(".passing .whose")).to_have_text(name)
        room.tells("pass_over")
    assert pages[0] == pages[1]


def test_no_hand_on_its_way_takes_a_step_back_and_the_last_gives_it_to_the_moderator(night):
    room = night()
    host = room.host
    diary = host.page.get_by_role("button", name=said("desk-diary"), exact=True)
    corrections = host.page.get_by_role("button", name=said("desk-group-corrections"), exact=True)
    room.tells("pass_over")
    expect(diary).to_be_visible()

    def taken_and_given_back():
        host.page.get_by_role("button", name=said("lupus-passing-take", who=NAMES[1])).click()
        expect(host.page.locator(".passing .names button")).to_have_count(len(NAMES))
        room.tells("return_device")

    taken_and_given_back()
    expect(host.page.locator(".passing .whose")).to_have_text(NAMES[1])
    expect(diary.or_(corrections)).to_have_count(0)
    looked_at(room, "on-its-way")
    host.page.get_by_role("button", name=said("desk-passing-host")).click()
    expect(diary).to_be_visible()
    expect(corrections).to_be_visible()
    taken_and_given_back()
    for _ in NAMES[1:]:
        room.tells("pass_over")
    expect(host.page.locator(".passing h1")).to_have_text(said("desk-passing-over"))
    expect(host.page.locator(".board")).to_have_count(0)
    looked_at(room, "given-back")
    host.page.get_by_role("button", name=said("desk-passing-host")).click()
    expect(host.page.locator(".board")).to_have_count(1)


@pytest.mark.parametrize("language", ["it-IT", "en-GB"])
def test_the_page_fits_the_tablet_and_a_phone(night, language):
    room = night(language)
    host, tongue = room.host, language[:2]
    take = host.page.get_by_role("button", name=said("lupus-passing-take", tongue, who=NAMES[0]))
    for size in SIZES:
        host.page.set_viewport_size({"width": size[0], "height": size[1]})
        settled(host.page)
        looked_at(room, f"{tongue}-{size[0]}-covered")
    take.click()
    for size in SIZES:
        host.page.set_viewport_size({"width": size[0], "height": size[1]})
        settled(host.page)
        looked_at(room, f"{tongue}-{size[0]}-turn")
        with holding(host.page):
            looked_at(room, f"{tongue}-{size[0]}-held")


def looked_at(room, name):
    room.host.shoot(room.shots / "passing" / f"{name}.png")
    assert faults_of(room.host.page) == []
