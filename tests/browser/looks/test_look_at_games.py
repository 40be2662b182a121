"""Every recorded moment of the golden games, on each kind of device, in both languages; and that at
night the phones of all roles look alike: every one of them is drawn."""

import pytest

from tests.browser.checks import axe_violations, differences
from tests.browser.gallery_device import VARIANTS
from tests.browser.snapshots import LONG, NAMES, crowded, gathering, nights, recorded
from tests.kit.laws.games import GAMES

EVERY_KIND = pytest.mark.parametrize("kind", VARIANTS)
SPOIL = """() => {
    const main = document.querySelector("main");
    main.insertAdjacentHTML("afterbegin", '<p class="pale">pale</p><button class="mute"></button>');
    const above = { position: "fixed", top: "0px", left: "0px", zIndex: 99 };
    Object.assign(main.firstChild.style, { color: "#777", background: "#888", ...above });
}"""
"""Above all that is there: axe is not sure of what another thing lies on, and a ring that has less
room is drawn anew while it looks."""
TWICE = "32px"
"""Letters of 200 %."""


@EVERY_KIND
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong_in_any_recorded_moment(gallery, game, kind):
    gallery.check(kind, recorded(game))


@EVERY_KIND
def test_nothing_is_wrong_while_people_gather(gallery, kind):
    people = ((), NAMES[:1], NAMES[:7], LONG)
    gallery.check(kind, [one for names in people for one in gathering(names)])


@EVERY_KIND
def test_a_full_table_of_long_names_can_be_read(gallery, kind):
    gallery.check(kind, crowded())


def test_every_kind_of_moment_can_be_read_in_large_letters(gallery):
    moments = (one for game in GAMES for one in recorded(game))
    phones = (one for one in moments if one.kind == "phone")
    sorts = {one.picture["view"]["title"]["t"]: one for one in phones}
    gallery.check("phone", [*gathering(LONG), *sorts.values()], font_size=TWICE)


def test_a_part_that_was_never_seen_is_judged_and_its_faults_are_told(gallery):
    first = next(gathering(NAMES[:1]))
    tablet = gallery.device("tablet", "it", first)
    tablet.show(first)
    tablet.page.evaluate(SPOIL)
    errors = axe_violations(tablet.page)
    tablet.show(first)
    assert {one.partition(":")[0] for one in errors} >= {"color-contrast", "button-name"}, errors


@pytest.mark.parametrize("size", [(360, 640), (412, 915)], ids=str)
def test_at_night_no_phone_can_be_told_from_another(gallery, size):
    moments = nights()
    assert len(moments) >= 8
    asks = (one for pictures in moments for one in pictures if one.picture["view"].get("prompts"))
    phone = gallery.device("phone", "it", next(asks))
    phone.resize(size)
    for pictures in moments:
        drawn = []
        for picture in pictures:
            phone.show(picture)
            drawn.append(phone.outline())
        for picture, outline in zip(pictures[1:], drawn[1:], strict=True):
            assert differences(drawn[0], outline) == [], f"{pictures[0].name} and {picture.name}"
