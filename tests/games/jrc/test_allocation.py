"""Set-up: the allocation, the princes it makes, and sealed papers (cases 1–3, 21, 25, 26, 29)."""

import pytest

from companion.core.eye import PUBLIC
from companion.games.jrc.city_names import EIGHT
from companion.games.jrc.game import GAME
from companion.games.jrc.state import Phase
from tests.kit.games.jrc.campaign import COLUMNS, FOUR, WASHINGTON, C, Campaign, F, L, M, points
from tests.kit.playbook import Scene


def test_1_all_columns_are_accepted_and_nothing_shows_until_the_host_opens():
    scene = Campaign().started()
    for seat, column in COLUMNS.items():
        scene.by(seat).allocate(points(*column)).gives("PaperSealed")
        assert scene.state.phase is Phase.ALLOCATE
    assert set(scene.state.fi[L].values()) == {0}
    scene.tablet.open_papers()
    assert [scene.column(seat) for seat in (L, F, C, M)] == list(COLUMNS.values())
    assert scene.funds() == (0, 0, 0, 0)


def test_2_princes_are_the_unique_highest():
    scene = Campaign().allocated()
    assert scene.princes() == (1, 2, 2, 3)
    held = {"Atlanta": F, "Boston": F, "Chicago": C, "Cleveland": M, "Dallas": M, "Houston": M}
    held |= {"Miami": L, "Seattle": C, WASHINGTON: None}
    assert ({city: scene.prince(city) for city in held}, scene.claim(WASHINGTON)) == (held, (L, M))


@pytest.mark.parametrize(
    ("column", "code", "params"),
    [
        ((0, 2, 3, 4, 5, 0, 9, 3, 4), "E_ALLOC_CAP", {"most": 8}),
        ((0, 2, 3, 4, 5, 0, 8, 3, 4), "E_ALLOC_SUM", {"given": 29, "off": 1, "way": "under"}),
        ((0, 2, 3, 4, 5, 0, 8, 3, 6), "E_ALLOC_SUM", {"given": 31, "off": 1, "way": "over"}),
        ((-1, 3, 3, 4, 5, 0, 8, 3, 5), "E_NEGATIVE", {}),
        ((0, 2, 3, 4, 5, 0, 8, 3, 2.5), "E_NOT_INTEGER", {}),
    ],
)
def test_3_a_wrong_allocation_is_refused(column, code, params):
    outcome = Campaign().started().by(L).allocate(points(*column)).refuses(code)
    assert params.items() <= dict(outcome.decision.params).items()


def test_j_a3_the_order_of_the_checks():
    wrong = {"Denver": 1.5, "Boston": -1, "Miami": 9}
    scene = Campaign().started().by(L).allocate(wrong).refuses("E_UNKNOWN_CITY").then
    for atlanta, boston, code in (
        (1.5, -1, "E_NOT_INTEGER"),
        (True, -1, "E_NOT_INTEGER"),
        (1, -1, "E_NEGATIVE"),
        (1, 1, "E_ALLOC_CAP"),
    ):
        scene.by(L).allocate({"Atlanta": atlanta, "Boston": boston, "Miami": 9}).refuses(code)


def test_21_eight_cities_are_without_seattle():
    scene = Campaign(city_set="eight").started()
    assert scene.state.cities == EIGHT
    assert "Seattle" not in EIGHT
    short = {city: n for city, n in points(*COLUMNS[L]).items() if city != "Seattle"}
    assert dict(scene.by(L).allocate(short).refuses("E_ALLOC_SUM").decision.params)["off"] == 3


def test_25_a_paper_is_one_submission_and_may_be_taken_back():
    scene = Campaign().started()
    first, second = points(*COLUMNS[L]), points(*COLUMNS[M])
    scene.by(L).take_back().refuses("E_NOTHING_SUBMITTED").allocate(first)
    scene.by(L).allocate(second).refuses("E_ALREADY_SUBMITTED").take_back().allocate(second)
    scene.by(F).allocate(first).by(C).allocate(first)
    scene.tablet.open_papers().refuses("E_PAPERS_MISSING").by(M).allocate(first)
    scene.by(M).open_papers().refuses("E_NOT_MODERATOR").tablet.open_papers()
    assert scene.column(L) == COLUMNS[M]
    scene.by(L).take_back().refuses("E_ALREADY_REVEALED")
    scene.by(L).allocate(first).refuses("E_ALREADY_REVEALED")


def test_25_the_paper_that_the_app_filed_cannot_be_taken_back():
    scene = Campaign().example().countered()
    scene.by(F).take_back().refuses("E_NOTHING_SUBMITTED").buy({}).refuses("E_ALREADY_SUBMITTED")


def test_26_cities_that_are_not_in_the_set():
    Campaign().started().by(L).allocate({"Denver": 30}).refuses("E_UNKNOWN_CITY")
    scene = Campaign().allocated()
    scene.tablet.go_on().by(L).order("invest", ("Denver",)).refuses("E_UNKNOWN_CITY")
    scene = Campaign(city_set="eight").started()
    scene.by(L).allocate(points(*COLUMNS[L])).refuses("E_UNKNOWN_CITY")


def test_26_papers_out_of_place():
    scene = Campaign().by(L).allocate(points(*COLUMNS[L])).refuses("E_WRONG_PHASE").then.started()
    scene.by(L).order("pass").refuses("E_WRONG_PHASE").counter({}).refuses("E_WRONG_PHASE")
    scene.by(L).buy({}).refuses("E_WRONG_PHASE").pick_city("Miami").refuses("E_WRONG_PHASE")
    scene.tablet.go_on().refuses("E_WRONG_PHASE").start().refuses("E_WRONG_PHASE")


def test_the_tablet_writes_for_who_has_no_phone():
    scene = Campaign().started().tablet.on_behalf_of(L).allocate(points(*COLUMNS[L])).then
    scene.tablet.allocate(points(*COLUMNS[L])).refuses("E_NOT_SEATED")
    assert scene.state.round.answered == (L,)


@pytest.mark.parametrize(("people", "warned"), [(2, True), (3, True), (4, False)])
def test_29_fewer_than_four_are_warned_of_in_the_lobby(people, warned):
    scene = Campaign(ring=tuple(range(1, people + 1)))
    assert ("W_FEW_PLAYERS" in str(scene.sees(PUBLIC))) is warned
    scene.tablet.start().gives("CampaignStarted", "PapersAsked")


def test_in_a_rematch_no_paper_is_asked_for_under_the_name_of_an_old_one():
    """A phone keeps what it has sealed under that name, and would show it filled in."""
    played = Campaign().allocated()
    again = Scene(GAME, FOUR, GAME.keep(played.state))
    again.tablet.start()
    key = again.view(1).prompts[0].key
    assert (key, GAME.open(FOUR, {"asked": "x"}).asked) == (f"paper:{played.state.asked + 1}", 0)
