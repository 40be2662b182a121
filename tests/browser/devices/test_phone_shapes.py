"""What a phone shows by day, in every shape: the thing to do, the clock and everybody in sight."""

import pytest
from playwright.sync_api import expect

from companion.web.join_codes import WORDS
from companion.web.languages import LANGUAGES
from tests.browser.conftest import EIGHT
from tests.browser.device import SHOTS
from tests.browser.pictured import hung, pictured
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.world import world
from tests.kit.sentences import said

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
    anna = hung(
        gallery, pictured(Evening("v*5 wolf*2 seer", at="discussion"), 1, names=NAMES), SHAPES[0]
    )
    expect(anna.heading).to_have_text(said("lupus-talk-hint"))
    expect(anna.page.locator(".head .where")).to_have_text(said("lupus-day", n=1))
    # What the clock is called is said once.
    assert anna.page.get_by_text(said("lupus-clock-talk"), exact=True).count() == 1
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
    fallen = hung(gallery, pictured(evening, 4, names=(*NAMES, "Mina")), SHAPES[0], language)
    for size in SHAPES[:2]:
        fallen.resize(size)
        assert fallen.page.locator("button.nobody").evaluate(BARE), size
