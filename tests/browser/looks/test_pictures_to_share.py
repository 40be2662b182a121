"""The picture of an evening that is over, as a phone of each game hands it on."""

import re
import struct
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.snapshots import FIRST_NIGHTS, NAMES, gathering, golden_snapshots
from tests.browser.wall import CROWD
from tests.kit.sentences import say

EVENINGS = (
    *("a_rose_for_four", "five_decrees", "three_duels_and_extra_time"),
    "the_fourth_prince_and_the_fifth",
)
WRITTEN = """() => {
    globalThis.written = [];
    const brush = CanvasRenderingContext2D.prototype, fill = brush.fillText;
    brush.fillText = function (words, ...where) {
        const [x, y] = where, size = Number(this.font.match(/([\\d.]+)px/)[1]);
        globalThis.written.push([words, size, x, y, this.measureText(words).width]);
        fill.call(this, words, ...where);
    };
}"""
"""From now on, what is written on a picture, and how large in pixels."""


@pytest.mark.parametrize("evening", EVENINGS)
def test_every_game_ends_with_a_picture_to_share_of_one_size_and_a_name_without_the_code(
    gallery, evening
):
    gallery.device("phone", "it", next(one for one in gathering(NAMES[:3]) if is_phone(one)))
    *_, end = (one for one in golden_snapshots(evening) if is_phone(one))
    page = gallery.show(end, (360, 640)).page
    with page.expect_download() as taken:
        page.get_by_role("button", name=say("phone-share")).click()
    game = end.picture["table"]["game"]
    assert re.fullmatch(rf"veglia-{game}-\d{{4}}-\d\d-\d\d\.png", taken.value.suggested_filename)
    picture = Path(taken.value.path()).read_bytes()
    assert struct.unpack(">II", picture[16:24]) == (1080, 1350)


def test_sentences_of_the_picture_can_be_read_on_a_phone_however_long_they_are(gallery):
    *_, end = (one for one in golden_snapshots("nobody_moderates") if is_phone(one))
    page = gallery.show(end, (360, 640)).page
    page.evaluate(WRITTEN)
    with page.expect_download():
        page.get_by_role("button", name=say("phone-share")).click()
    written = page.evaluate("globalThis.written")
    sentences = {words: size for words, size, *_ in written if words.count(" ") > 4}
    assert len(sentences) >= 4
    assert min(sentences.values()) >= 26, sentences


def test_names_of_a_crowd_stand_apart_on_the_picture_and_can_be_read(gallery):
    *_, end = (one for one in golden_snapshots("the_whole_box", CROWD) if is_phone(one))
    page = gallery.show(end, (360, 640)).page
    page.evaluate(WRITTEN)
    with page.expect_download():
        page.get_by_role("button", name=say("phone-share")).click()
    words = {word for name in CROWD for word in (name, *name.split())}
    written = dict.fromkeys(map(tuple, page.evaluate("globalThis.written")))
    names = [one for one in written if one[0] in words]
    assert min(size for _, size, *_ in names) >= 22
    for (_, size, x, y, wide), (_, _, next_x, next_y, next_wide) in pairwise(names):
        assert y != next_y or next_x - x >= (wide + next_wide) / 2 + size


def test_each_of_several_winners_is_told_so_on_the_own_phone(gallery):
    last = list(golden_snapshots("five_decrees"))[-7:]
    phones = {one.picture["me"]["seat"]: one for one in last if is_phone(one)}
    winners = last[-1].picture["view"]["panels"][0]["winners"]
    assert len(winners) == 2
    for seat, snap in phones.items():
        title = gallery.show(snap, (360, 640)).page.locator(".verdict h1")
        if seat in winners:
            expect(title).to_have_text(say("ui-you-won"))
            expect(title.page.locator(".verdict .winners")).to_be_visible()
        else:
            expect(title).not_to_have_text(say("ui-you-won"))


def is_phone(snap):
    return snap.kind == "phone"


@pytest.mark.parametrize("size", [(360, 640), (740, 360)], ids=str)
def test_who_has_won_the_own_titles_and_the_button_are_in_sight_at_once(gallery, size):
    """The phone of who has an own title, as the game ends."""
    titled = (
        one
        for one in golden_snapshots(FIRST_NIGHTS[0])
        if is_phone(one) and "medals" in [panel["kind"] for panel in one.picture["view"]["panels"]]
    )
    page = gallery.show(next(titled), size, "en").page
    button = page.locator(".share .go").bounding_box()
    assert button["y"] + button["height"] <= size[1]
    for part in (".fated .note h2", ".fated .note p", ".fated .verdict h1", ".medals.own .s"):
        words = page.locator(part).last.bounding_box()
        assert words["y"] + words["height"] <= button["y"] + 1, part
