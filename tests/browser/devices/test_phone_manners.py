"""How a phone behaves in the hand: languages, a lost link, a refused tap; by day in every shape the
thing to do, the clock and everybody are in sight."""

import re

import pytest
from playwright.sync_api import expect

from companion.web.join_codes import WORDS
from companion.web.languages import LANGUAGES
from tests.browser.conftest import EIGHT
from tests.browser.device import CUT_OFF, SHOTS
from tests.browser.evening import Evening
from tests.browser.people import finger_on
from tests.browser.snapshots import cards_dealt, gathering, snapshot
from tests.kit.games.lupus import evening as wired
from tests.kit.games.lupus.world import world
from tests.kit.sentences import say


def test_the_tablet_says_whose_phone_is_awaited_in_vain(party):
    room = party(crowd=EIGHT, wall=False)
    Evening(room).choose_game()
    room.send_as_host("deal")
    room.crowd["Anna"].connect()
    room.host.shows(re.compile(r"^I telefoni di Bruno, .* e Lorenzo non sono collegati\.$"))


def test_a_guest_changes_the_language_and_the_screen_follows_at_once(dealt):
    anna = dealt.room.phones[0]
    expect(anna.html).to_have_attribute("lang", "it")
    heard = anna.page.locator("p.sr[role=status]").first
    expect(heard).not_to_be_empty()
    before = heard.inner_text()
    anna.page.locator("header.top button.code").click()
    anna.page.get_by_role("button", name="English").click()
    anna.page.keyboard.press("Escape")
    expect(anna.html).to_have_attribute("lang", "en")
    expect(heard).not_to_have_text(before)
    anna.shows(say("phone-card-hold", "en"))
    anna.reload()
    anna.shows(say("phone-card-hold", "en"))


EMPTY = """() => {
    window.empty = [];
    const look = () => window.empty.push(...[...document.querySelectorAll("h1, h2")]
        .filter(one => !one.textContent.trim()).map(one => one.outerHTML));
    const all = {subtree: true, childList: true, characterData: true};
    new MutationObserver(look).observe(document, all);
}"""
"""Keeps every heading that stood empty on a page, if only for an instant."""


def test_until_the_words_of_a_game_have_come_the_phone_shows_what_it_showed(party):
    room = party("Anna", crowd=EIGHT[1:], wall=False)
    anna, before = room.phones[0], room.phones[0].heading.inner_text()
    words, held = "**/lang/it.lupus.*", []
    anna.page.route(words, lambda route: held.append(route))
    anna.page.evaluate(EMPTY)
    with anna.allowing(re.compile(r"lang/it\.lupus|ERR_FAILED")):
        with anna.page.expect_request(words):
            Evening(room).choose_game()
        expect(anna.html).to_have_attribute("data-game", "lupus")
        expect(anna.heading).to_have_text(before)
        with anna.page.expect_request(words):
            held.pop().abort()
        expect(anna.heading).to_have_text(before)
        held.pop().continue_()
        expect(anna.heading).not_to_have_text(before)
    assert anna.page.evaluate("window.empty") == []


def test_a_lost_link_is_said_with_a_way_back(dealt):
    room, anna = dealt.room, dealt.room.phones[0]
    room.open_screen()
    with anna.allowing(CUT_OFF), room.host.allowing(CUT_OFF), room.screen.allowing(CUT_OFF):
        room.program.kill()
        anna.shows(say("phone-lost-title"))
        # Pressed while nobody answers: it goes as soon as the page has found its own way back.
        anna.page.get_by_role("button", name=say("phone-lost-retry")).click()
        anna.shows(say("phone-lost-title"))
        room.host.shows(say("desk-lost-title"))
        room.screen.shows(say("desk-lost-title"))
        anna.shoot(room.shots / "lost" / "phone.png")
        room.host.shoot(room.shots / "lost" / "tablet.png")
        room.screen.shoot(room.shots / "lost" / "screen.png")
        room.program.start()
        for device in room.everybody:
            device.wait_connected()
    expect(anna.card).to_be_visible()


def test_a_wrong_tap_is_refused_in_words_and_a_reader_hears_each_new_scene(dealt):
    anna = dealt.room.phones[0]
    heard = anna.page.locator('p.sr[role="status"][aria-live="polite"]')
    expect(heard).to_contain_text(say("lupus-deal"))
    anna.act("advance")
    anna.shows(say("E_NOT_MODERATOR"))
    anna.act("vote", target=2)
    anna.shows(say("E_WRONG_PHASE"))
    dealt.room.send_as_host("advance")
    expect(heard).to_contain_text(say("lupus-night", n=1))


def test_less_motion_is_less_motion(gallery):
    """The phones of the gallery ask for less."""
    *_, phone = gathering(EIGHT)
    longest = gallery.show(phone, (360, 640)).page.evaluate(
        """() => Math.max(0, ...[...document.querySelectorAll('*')].flatMap(one => {
            const style = getComputedStyle(one);
            return [style.transitionDuration, style.animationDuration]
                .flatMap(all => all.split(',').map(parseFloat)); }))"""
    )
    assert longest <= 0.01


SOON = """what => new Promise(done => {
    const until = performance.now() + 60000;
    const fold = () => document.querySelector('details[open]')?.getBoundingClientRect().bottom;
    const look = () => {
        const there = what === 'top' ? scrollY === 0 : fold() <= innerHeight - 90;
        if (there || performance.now() > until) done(there);
        else requestAnimationFrame(look);
    };
    look();
})"""


@pytest.fixture
def phone_at_dusk(gallery):
    """A phone with a card and a long page; afterwards, what makes the night fall on it."""
    scene = cards_dealt()
    anna = gallery.show(snapshot(scene, 1), (360, 640))
    anna.page.evaluate("document.body.style.minHeight = '3000px'")

    def night_falls():
        scene.tablet.advance()
        anna.show(snapshot(scene, 1))
        anna.shows(say("lupus-night", n=1))

    yield anna.page, night_falls
    anna.page.evaluate("document.body.style.minHeight = ''")


def test_a_new_question_opens_at_its_top_but_not_under_a_finger(phone_at_dusk):
    page, night_falls = phone_at_dusk
    page.evaluate("scrollTo(0, 700)")
    page.mouse.move(5, 300)
    page.mouse.down()
    night_falls()
    assert page.evaluate("scrollY") == 700
    page.mouse.up()
    assert page.evaluate(SOON, "top")


def test_a_finger_whose_button_has_gone_is_no_finger_any_more(phone_at_dusk):
    page, night_falls = phone_at_dusk
    with finger_on(page.locator(".card .grip .under")):
        expect(page.locator(".card .face")).to_be_visible()
        night_falls()
        page.evaluate("scrollTo(0, 700)")
        assert page.evaluate("scrollY") == 700
    assert page.evaluate(SOON, "top")


def test_what_is_unfolded_comes_into_sight_above_the_button(party):
    page = party("Anna", wall=False, motion=True).phones[0].page
    page.evaluate(
        """() => {
            const fold = document.createElement('details');
            fold.innerHTML = '<summary>more</summary><p>told</p>';
            fold.lastChild.style.height = '200px';
            const band = document.createElement('div');
            band.className = 'foot';
            Object.assign(band.style, { position: 'sticky', bottom: 0, height: '90px' });
            const room = document.createElement('div');
            room.style.height = '900px';
            document.body.append(fold, room, band);
            scrollTo(0, fold.offsetTop - innerHeight + 140);
        }"""
    )
    page.locator("summary", has_text="more").click()
    assert page.evaluate(SOON, "fold")


SHAPES = ((360, 640), (740, 360), (568, 320), (320, 568))
WRAPPED = """words => {
  const [who, tools] = [".top .who", ".top .tools"].map((one) => document.querySelector(one));
  const code = document.querySelector(".tools .code");
  const text = [...code.childNodes].find((one) => one.textContent.trim().length > 4);
  const label = text.nodeType === Node.TEXT_NODE ? text : text.firstChild;
  const before = label.data;
  const wrapped = words.filter((word) => {
    label.data = `${word} 88`;
    return tools.getBoundingClientRect().top >= who.getBoundingClientRect().bottom;
  });
  label.data = before;
  return wrapped;
}"""
"""The words of a code that are too wide to stand beside the name."""

BARE = """one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const { x, width, bottom } = words.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, bottom - 1));
}"""
"""Whether the last line of an element is in the window, with nothing over it."""

NAMES = (*EIGHT[:-1], "Ermenegildo")


def test_by_day_the_thing_to_do_the_clock_and_the_ring_are_in_sight(gallery):
    anna = gallery.show(
        snapshot(wired.Evening("v*5 wolf*2 seer", at="discussion"), 1, names=NAMES),
        SHAPES[0],
    )
    expect(anna.heading).to_have_text(say("lupus-talk-hint"))
    expect(anna.page.locator(".head .where")).to_have_text(say("lupus-day", n=1))
    # What the clock is called is said once.
    assert anna.page.get_by_text(say("lupus-clock-talk"), exact=True).count() == 1
    for size in SHAPES:
        anna.resize(size)
        for part in (".countdown .digits", ".countdown .gouges", ".shoe li"):
            expect(anna.page.locator(part).first).to_be_in_viewport(ratio=1)
        assert anna.page.evaluate(WRAPPED, WORDS) == []
        anna.shoot(SHOTS / "day" / f"phone-{size[0]}x{size[1]}.png")
    # A long name is set smaller before it is broken.
    name = anna.place_of("Ermenegildo").locator("bdi")
    assert name.evaluate("one => one.getClientRects().length") == 1
    assert name.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 13


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_stands_above_the_button_of_the_last_word(gallery, language):
    evening = world("wolf*2 seer hunter v*5", first_night="bite")
    evening.night(wolves=4)
    evening.to("shot")
    fallen = gallery.show(snapshot(evening, 4, names=(*NAMES, "Mina")), SHAPES[0], language)
    for size in SHAPES[:2]:
        fallen.resize(size)
        assert fallen.page.locator("button.nobody").evaluate(BARE), size
