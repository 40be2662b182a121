"""The public screen on screens of every size: recorded moments, drawn in one page."""

import re
from copy import deepcopy

import pytest
from playwright.sync_api import expect

from tests.browser.staged import GOLDEN, PAUSE, lot_picture, page_key, wall_pictures
from tests.browser.wall import (
    CROWD,
    EVERYBODY,
    LARGER,
    SIZES,
    dealing_picture,
    lobby_picture,
    lupus_pictures,
)
from tests.browser.walls.way_in import expect_late_qr

NAMES = ".ring .rs, .ring .middle, .ring .named, .table-seats bdi, .vote-head > div, .speaker > *"


@pytest.mark.parametrize("game", ["lupus", *GOLDEN])
def test_everything_grows_with_the_screen(wall, game):
    """In each scene all that is seen, without its motion: no other test asks a larger screen."""
    wall.page.emulate_media(reduced_motion="reduce")
    wall.page.evaluate(PAUSE)
    scenes = lupus_pictures(CROWD)
    if game in GOLDEN:
        scenes = {page_key(one)[0]: one for one in wall_pictures(game)}
    for picture in scenes.values():
        wall.resize(SIZES[0])
        wall.show(picture)
        drawn = wall.boxes(".public *")
        for size in LARGER:
            wall.resize(size)
            times = size[0] / SIZES[0][0]
            for small, large in zip(drawn, wall.boxes(".public *"), strict=True):
                assert large == pytest.approx([times * one for one in small], abs=times)
    wall.page.evaluate("() => resume()")
    wall.page.emulate_media(reduced_motion="null")


def check_sizes(wall, picture, *apart, sizes=SIZES):
    """Show a picture on screens of these sizes; then check that it is read from the sofa and that
    nothing in `apart` overlaps."""
    for size in sizes:
        wall.resize(size)
        wall.show(picture)
        yield size
        assert wall.faults_of(*apart) == [], size


@pytest.mark.parametrize("names", [EVERYBODY, CROWD], ids=len)
def test_people_who_come_are_all_read_from_the_sofa(wall, names):
    for _ in check_sizes(wall, lobby_picture(names), ".here li", sizes=(*SIZES, (1024, 768))):
        expect(wall.page.locator(".here li")).to_have_count(len(names))


def test_an_endless_name_pushes_nobody_off_the_screen(wall):
    crowd = tuple(letter * 24 for letter in "WMQGOCDAHBNUSRTPVXYZEKFL")
    for names in (("W" * 24, *EVERYBODY[:8]), crowd):
        wall.show(lobby_picture(names))
        expect(wall.page.locator(".here li")).to_have_count(len(names))
        assert wall.faults_of(".here li", least=1 / 45) == []


@pytest.mark.parametrize("names", [EVERYBODY, CROWD], ids=len)
def test_an_evening_can_be_read_from_the_sofa_and_the_way_in_lies_on_nothing(wall, names):
    evening, sealed = lupus_pictures(names), lupus_pictures(names, simultaneous_votes=True)
    secret = {
        f"secret {moment}": picture
        for moment, picture in sealed.items()
        if picture["view"] != evening[moment]["view"]
    }
    assert len(secret) >= 3
    for size in SIZES:
        wall.resize(size)
        for moment, picture in (evening | secret).items():
            wall.show(picture)
            assert wall.faults_of(NAMES) == [], (moment, size)
            if moment not in ("gathering", "end"):
                expect_late_qr(wall)


@pytest.mark.parametrize("people", range(7, 12))
def test_no_name_of_the_ring_lies_on_the_sentence_in_the_corner(wall, people):
    picture = deepcopy(lupus_pictures(EVERYBODY)["talk"])
    circle = next(one for one in picture["view"]["panels"] if one["kind"] == "circle")
    circle["marks"] = circle["marks"][:people]
    for _ in check_sizes(wall, picture, ".ring .rs .nm, .corners h1, .corners .s"):
        expect(wall.page.locator(".ring .rs")).to_have_count(people + 1)  # and who moderates
        expect(wall.page.locator(".corners .s").first).to_be_visible()


def test_the_score_and_the_sentence_of_a_ring_stand_in_its_middle(wall):
    picture = deepcopy(lupus_pictures(EVERYBODY)["talk"])
    view = picture["view"]
    view["line"] = {"t": "lupus-line-verdict"}
    score = {"kind": "piles", "title": {"t": "lupus-rules-deck"}, "notes": [view["line"]]}
    score["piles"] = [{"label": {"t": "lupus-rules-deck"}, "count": 2}]
    view["panels"] = [one for one in view["panels"] if one["kind"] == "circle"] + [score]
    for _ in check_sizes(wall, picture, ".ring .rs .nm, .ring .mid .sentence, .ring .mid .piles"):
        expect(wall.page.locator(".ring .mid .piles .num")).to_have_text("2")
        expect(wall.page.locator(".ring .mid .sentence")).to_be_visible()


def test_an_older_television_shows_an_evening_that_can_be_read(television):
    sheet = "document.querySelector('link[rel=stylesheet]').sheet?.href"
    television.page.wait_for_function(f"{sheet}?.endsWith('/screen-flat.css')")
    for moment, picture in lupus_pictures(EVERYBODY).items():
        television.show(picture)
        assert television.faults_of(NAMES) == [], moment


def test_the_dawn_says_the_names_in_a_third_of_the_height(wall):
    wall.show(lupus_pictures(EVERYBODY)["dawn-one"])
    expect(wall.page.locator(".lost-ones bdi")).to_have_text(["Sofia"])
    assert wall.font_size(".lost-ones h2") == pytest.approx(720 * 0.33, abs=4)
    expect(wall.page.locator(".village .lost-one")).to_have_count(1)
    expect(wall.page.locator(".village .on")).to_have_count(len(EVERYBODY) - 2)


def test_a_dawn_that_is_not_told_yet_names_nobody_and_darkens_no_window(wall):
    wall.show(lupus_pictures(EVERYBODY)["dawn-untold"])
    wall.shows("Fa giorno")
    expect(wall.page.locator(".lost-ones h2")).to_have_count(0)
    expect(wall.page.locator(".village .lost-one")).to_have_count(0)
    expect(wall.page.locator(".village .on")).to_have_count(len(EVERYBODY) - 1)


def test_a_dawn_of_two_with_long_names_stands_in_two_lines(wall):
    picture = deepcopy(lupus_pictures(CROWD)["dawn-one"])
    panel = next(one for one in picture["view"]["panels"] if one["kind"] == "daybreak")
    panel["fallen"] = [1, 2]
    for _ in check_sizes(wall, picture, ".lost-ones bdi, .lost-ones .q, .covered, .corners > div"):
        expect(wall.page.locator(".lost-ones bdi")).to_have_text(list(CROWD[:2]))


def test_a_vote_is_a_gouge_from_each_voter_and_who_leads_is_larger(wall):
    wall.show(lupus_pictures(EVERYBODY)["vote-half"])
    expect(wall.page.locator(".turn-of")).to_have_text("Giovanna")
    expect(wall.page.locator(".table-seats .turn .its-turn")).to_be_visible()
    expect(wall.page.locator(".last-vote")).to_have_text("Filippo vota Massimiliano")
    expect(wall.page.locator(".votes-in")).to_have_text("6 voti su 10")
    assert wall.page.locator(".cut-by .gouge").count() == 5  # one was passed over
    leads = wall.page.locator(".table-seats .leads")
    assert sorted(leads.locator("bdi").all_inner_texts()) == ["Anna", "Massimiliano"]
    picture = deepcopy(lupus_pictures(EVERYBODY)["vote-half"])
    panels = {one["kind"]: one for one in picture["view"]["panels"]}
    taken = panels["tally"]["ballots"].pop()  # the last one was for Massimiliano
    next(one for one in panels["circle"]["marks"] if one["seat"] == taken["target"])["votes"] -= 1
    wall.show(picture)
    expect(leads.locator("bdi")).to_have_text("Anna")
    assert wall.font_size(".leads bdi") > 1.3 * wall.font_size(".table-seats li:not(.leads) bdi")


@pytest.mark.parametrize("moment", ["vote-half", "vote-done", "runoff-half"])
@pytest.mark.parametrize("names", [EVERYBODY, CROWD, CROWD[:9]], ids=len)
def test_no_cards_of_a_vote_lie_on_a_name(wall, names, moment):
    apart = (
        ".table-seats bdi, .stack:not(.on-house)",
        ".table-seats :is(bdi, small), .seat-name .num, .vote-foot > p",
        ".vote-head > div, .here li, .leads-sky b",
    )
    for _ in check_sizes(wall, lupus_pictures(names)[moment], *apart):
        expect(wall.page.locator(".stack").first).to_be_visible()


def test_the_last_vote_of_many_is_an_arc_over_the_roofs(wall):
    wall.show(lupus_pictures(CROWD)["vote-half"])
    expect(wall.page.locator(".village-vote .gouge:not(.goes)")).to_have_count(1)
    expect(wall.page.locator(".village-vote .gouge.goes")).to_have_css("opacity", "0")
    expect(wall.page.locator(".leads-sky b")).to_have_text("Gianfrancesco Maria")
    expect(wall.page.locator(".here .leads")).to_have_text("Gianfrancesco Maria")
    expect(wall.page.locator(".on-house .num").first).to_have_text("4")


@pytest.mark.parametrize("names", [EVERYBODY, CROWD], ids=len)
def test_a_card_flies_to_each_house_in_seat_order(wall, names):
    apart = ".dealing .here li, .dealing .corners > div"
    for _ in check_sizes(wall, dealing_picture(names), apart):
        expect(wall.page.locator(".dealing .flies")).to_have_count(len(names))
        expect(wall.page.locator(".dealing .here li")).to_have_text(list(names))
        expect(wall.page.locator(".dealing .count")).to_contain_text("1")


@pytest.mark.parametrize("names", [EVERYBODY, CROWD], ids=len)
def test_a_secret_vote_says_who_has_voted_and_nothing_else(wall, names):
    picture = lupus_pictures(names, simultaneous_votes=True)["vote-half"]
    panels = {one["kind"]: one for one in picture["view"]["panels"]}
    awaited = [one for one in panels["circle"]["marks"] if one.get("waits")]
    wall.show(picture)
    tally = panels["tally"]
    expect(wall.page.locator(".votes-cast")).to_have_text(f"{tally['cast']} su {tally['expected']}")
    expect(wall.page.locator(".shutters:not(.closed)")).to_have_count(len(awaited))
    expect(wall.page.locator(".shutters.closed")).to_have_count(tally["cast"])
    expect(wall.page.locator(".here .awaited")).to_have_count(len(awaited))
    for part in (".gouge", ".stack", ".leads-sky", ".last-vote", ".turn-of", ".leads"):
        expect(wall.page.locator(part)).to_have_count(0)


@pytest.mark.parametrize("names", [EVERYBODY, CROWD], ids=len)
def test_who_speaks_stands_on_a_stage_and_who_follows_is_said(wall, names):
    picture = deepcopy(lupus_pictures(names)["defence"])
    clock = {"length": 60, "before": 18}
    label = {"t": "lupus-clock-talk"}
    picture["view"]["panels"].append({"kind": "countdown", "clock": clock, "label": label})
    apart = ".speaker > *, .then, .speech-of h1, .theatre .lantern"
    for _ in check_sizes(wall, picture, apart):
        expect(wall.page.locator(".speaker h2")).to_have_text(names[0])
        expect(wall.page.locator(".then")).to_have_text(re.compile("^poi .+"))
        expect(wall.page.locator(".left-of .digits")).to_be_visible()


def test_the_verdict_says_who_voted_for_whom(wall):
    wall.show(lupus_pictures(EVERYBODY)["verdict"])
    groups = wall.page.locator(".camps-of section")
    expect(groups).to_have_count(2)
    expect(groups.first.locator("h2")).to_have_text("Anna 5")
    expect(groups.first.locator("li bdi")).to_have_text(
        ["Caterina", "Elena", "Giovanna", "Massimiliano", "Nonna Pina"]
    )
    expect(groups.last.locator("li bdi")).to_have_text(["Dario", "Filippo", "Lorenzo"])


def test_upright_the_votes_of_many_stand_in_rows_of_five_at_most(wall):
    wall.resize(SIZES[-1])
    wall.show(lupus_pictures(CROWD)["verdict"])
    many = [row.locator("li").count() for row in wall.page.locator(".camps-of ul").all()]
    assert many == [4, 4, 3, 5, 4], "as long as each other, fewer where names are long"
    assert len(set(wall.page.locator(".camps-of li bdi").all_inner_texts())) == sum(many)
    assert wall.faults_of(".camps-of li bdi", ".camps-of h2, .ruling h1, .ruling .line") == []


def test_a_verdict_by_lot_says_so_and_names_both(wall):
    wall.show(lot_picture())
    wall.shows("La sorte ha scelto")
    expect(wall.page.locator(".line")).to_contain_text("Parità tra Anna e Bruno")
    expect(wall.page.get_by_text("Il villaggio ha deciso")).to_have_count(0)
    expect(wall.page.locator(".camps-of h2")).to_have_text(["Anna 5", "Bruno 5"])


def test_who_was_passed_over_is_named_with_the_verdict(wall):
    wall.show(lupus_pictures(EVERYBODY)["verdict-nobody"])
    wall.shows("Nessuno", "Nessun linciaggio")
    expect(wall.page.locator(".silent")).to_contain_text("nessun voto")
