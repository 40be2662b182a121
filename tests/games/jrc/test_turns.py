"""Methuselah turns, margins and victory (cases 4–6, 13–16, 29)."""

import pytest

from companion.core.value import replace
from companion.games.jrc.game import GAME
from companion.games.jrc.standing import by_margin, claimants, margin, prince, winners
from companion.games.jrc.state import Phase
from tests.kit.games.jrc.campaign import ORDERS, WASHINGTON, C, Campaign, F, L, M


def test_4_income_then_orders_all_at_once():
    scene = Campaign().allocated().tablet.go_on().then
    assert scene.funds() == (1, 2, 2, 3)
    for seat, order in ORDERS.items():
        scene.by(seat).order(*order)
    assert scene.row(WASHINGTON) == (5, 0, 2, 5)
    scene.tablet.open_papers()
    assert (scene.funds(), scene.column(C)[0]) == ((0, 1, 4, 2), 0)
    assert (scene.row("Seattle"), scene.row(WASHINGTON)) == ((3, 5, 6, 0), (6, 0, 2, 6))
    assert (scene.claim(WASHINGTON), scene.prince("Seattle")) == ((L, M), C)
    assert scene.princes() == (1, 2, 2, 3)


def test_5_wrong_orders_are_refused():
    scene = Campaign().allocated()
    scene.tablet.go_on().by(F).order("withdraw", ("Boston",), 3).refuses("E_WITHDRAW_LIMIT")
    scene.by(F).order("withdraw", ("Boston",), 0).refuses("E_WITHDRAW_LIMIT")
    scene.by(F).order("withdraw", ("Boston",), 1.5).refuses("E_NOT_INTEGER")
    scene.by(F).order("withdraw", ("Houston",), 1).refuses("E_FI_TOO_LOW")
    scene.by(F).order("withdraw", ("Boston", "Miami"), 1).refuses("E_ONE_ORDER")
    scene.by(F).order("invest", ("Seattle",)).order("pass").refuses("E_ONE_ORDER")


def test_5_without_a_prince_and_a_fund_nothing_is_invested():
    columns = {1: (8, 8, 8, 6, 0, 0, 0, 0, 0), 2: (7, 7, 7, 5, 0, 0, 0, 0, 4)}
    columns[3] = (6, 6, 6, 4, 0, 0, 0, 4, 4)
    scene = Campaign(ring=(1, 2, 3)).allocated(columns).tablet.go_on().then
    assert scene.funds() == (4, 0, 1)
    scene.by(2).order("invest", ("Dallas",)).refuses("E_FUND_EMPTY")


def test_6_cities_by_margin_the_contested_first():
    scene = Campaign().allocated().ordered()
    assert by_margin(scene.state)[:3] == (WASHINGTON, "Houston", "Seattle")
    assert by_margin(scene.state)[-1] == "Atlanta"
    margins = {city: margin(scene.state, city) for city in scene.state.cities}
    assert margins == {
        **{WASHINGTON: 0, "Houston": 1, "Seattle": 1, "Boston": 2, "Chicago": 2},
        **{"Cleveland": 2, "Dallas": 2, "Miami": 2, "Atlanta": 8},
    }


def test_6_the_advice_names_contested_and_narrow_cities_with_one_full_stop():
    scene = Campaign().allocated().ordered()
    (ledger,) = [one for one in scene.sees(L)["panels"] if one["kind"] == "ledger"]
    assert ledger["note"]["p"]["contested"] == WASHINGTON
    assert ledger["note"]["p"]["narrow"] == "Houston, Seattle"
    scene = Campaign().finished().passed()
    (ledger,) = [one for one in scene.sees(L)["panels"] if one["kind"] == "ledger"]
    assert ledger["note"]["p"]["narrow"] == "Houston, Seattle, Washington D.C"


def test_13_15_nobody_has_won_with_four_and_the_next_income_is_that_of_the_new_table():
    scene = Campaign().finished()
    assert (scene.princes(), scene.state.phase) == ((1, 2, 2, 4), Phase.CITY_END)
    assert winners(scene.state) == ()
    before = scene.funds()
    scene.tablet.go_on()
    assert scene.state.turn == 2
    assert tuple(b - a for a, b in zip(before, scene.funds(), strict=True)) == (1, 2, 2, 4)


def with_seattle(scene: Campaign, *row: int) -> Campaign:
    """The same campaign with another row for Seattle."""
    fi = {
        seat: {**scene.state.fi[seat], "Seattle": n}
        for seat, n in zip((L, F, C, M), row, strict=True)
    }
    scene._state = replace(scene.state, fi=fi)
    return scene


@pytest.mark.parametrize(
    ("seattle", "instant", "phase", "won"),
    [
        ((2, 4, 4, 5), False, Phase.METHUSELAH_REVEAL, (M,)),
        ((2, 4, 4, 5), True, Phase.WON, (M,)),
        ((2, 5, 4, 5), False, Phase.METHUSELAH_REVEAL, ()),
    ],
    ids=["at-the-end", "instant_win", "contested"],
)
def test_16_five_princes_win_and_a_contested_city_counts_for_nobody(seattle, instant, phase, won):
    scene = with_seattle(Campaign(instant_win=instant).finished(), *seattle).passed()
    assert (scene.princes()[3], scene.state.phase) == (5 if won else 4, phase)
    if phase is not Phase.WON:
        scene.tablet.go_on().end_city_turn()
    assert scene.state.phase == (Phase.WON if won else Phase.CITY_END)
    assert scene.state.winners == won


def test_20_vacant_and_contested():
    state = Campaign().allocated().state
    nothing = {seat: {**row, "Miami": 0} for seat, row in state.fi.items()}
    vacant = replace(state, fi=nothing)
    assert (prince(vacant, "Miami"), claimants(vacant.fi, "Miami")) == (None, ())
    tied = {**nothing, L: {**nothing[L], "Miami": 3}, F: {**nothing[F], "Miami": 3}}
    assert (claimants(tied, "Miami"), prince(replace(state, fi=tied), "Miami")) == ((L, F), None)


TWO = {1: (6, 6, 6, 6, 6, 0, 0, 0, 0), 2: (0, 0, 0, 0, 0, 8, 8, 7, 7)}


@pytest.mark.parametrize("instant", [True, False])
def test_29_no_campaign_ends_before_its_first_turn(instant):
    scene = Campaign(ring=(1, 2), instant_win=instant).allocated(TWO)
    assert (scene.state.phase, scene.princes()) == (Phase.REVEAL_ALLOCATION, (5, 4))
    scene.passed()
    if not instant:
        assert scene.state.phase is Phase.METHUSELAH_REVEAL
        scene.tablet.go_on().end_city_turn()
    assert scene.state.winners == (1,)


def test_j_w2_j_w4_the_most_princes_win_else_the_victory_is_shared_by_those_who_are_there():
    assert winners(Campaign(win_princes=2).allocated().state) == (M,)
    even = {1: (8, 8, 8, 6, 0, 0, 0, 0, 0), 2: (0, 0, 0, 0, 0, 8, 8, 7, 7)}
    assert winners(Campaign(win_princes=1, ring=(1, 2)).allocated(even).state) == (1, 2)
    scene = with_seattle(Campaign().finished(), 2, 4, 4, 5).tablet.leave_for_good(M).then
    assert winners(scene.state) == ()


def test_fi_cap_after_setup_holds_investments_and_results():
    scene = Campaign(fi_cap_after_setup=True).allocated()
    scene.tablet.go_on().by(L).order("invest", ("Miami",)).refuses("E_ALLOC_CAP")


def test_the_diary_says_of_every_going_on_what_began():
    scene = Campaign().finished().passed()
    lines = [GAME.diary_line(step).id for step in scene.steps if step.name == "jrc.go_on"]
    assert lines == [
        "jrc-diary-turn",
        *(f"jrc-diary-on-{one}" for one in ("city-select", "advantages", "play", "result")),
        "jrc-diary-turn",
    ]
