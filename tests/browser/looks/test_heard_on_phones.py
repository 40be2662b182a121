"""What a screen reader hears on a phone: whose turn it is, its own vote, names of buttons."""

import pytest
from playwright.sync_api import expect

from companion.web.languages import LANGUAGES
from tests.browser.snapshots import snapshot
from tests.kit.games.lupus.evening import Evening
from tests.kit.sentences import say

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo", "Mina")


def at_nomination():
    """A nomination, voter by voter."""
    return Evening("wolf*2 seer v*6").night().to("nomination")


def test_who_votes_now_and_whom_one_has_voted_for_is_heard_with_each_vote(gallery):
    evening = at_nomination()
    first, second, third, *_, last = evening.order
    page = gallery.show(snapshot(evening, last, NAMES), (360, 640)).page
    heard = page.get_by_role("status").first
    expect(heard).to_contain_text(NAMES[first - 1])
    evening.by(first).vote(last)
    gallery.show(snapshot(evening, last, NAMES), (360, 640))
    expect(heard).to_contain_text(NAMES[second - 1])
    evening.by(second).vote(last)
    gallery.show(snapshot(evening, second, NAMES), (360, 640))
    for name in (NAMES[last - 1], NAMES[third - 1]):
        expect(heard).to_contain_text(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_is_called_by_whole_words(gallery, language):
    page = gallery.show(snapshot(at_nomination(), 2, NAMES), (360, 640), language).page
    place = say("phone-place", language, place=2)
    called = ", ".join(("Bruno", place, say("phone-seat-title", language)))
    expect(page.get_by_role("button", name=called, exact=True)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_of_a_day_are_not_called_those_of_a_night_and_one_is_the_current(
    gallery, language
):
    page = gallery.show(snapshot(at_nomination(), "tablet", NAMES), (1024, 768), language).page
    steps = page.get_by_role("list", name=say("ui-stages", language))
    assert {"it": "notte", "en": "night", "fr": "nuit", "de": "Nacht", "es": "noche"}[
        language
    ] not in steps.get_attribute("aria-label")
    expect(steps.locator('[aria-current="step"]')).to_have_count(1)
