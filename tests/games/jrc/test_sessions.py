"""Sessions: counter-influence, advantages, prince bonus, result (cases 7–12, 14, 19–28, 34)."""

import pytest

from companion.core.eye import PUBLIC
from companion.games.jrc.advantages import ADVANTAGES, uses_left
from companion.games.jrc.phases.counter import wasted
from companion.games.jrc.standing import card_holder
from companion.games.jrc.state import Phase
from tests.kit.games.jrc.campaign import WASHINGTON, C, Campaign, F, L, M, empty


def test_7_counter_influence_is_simultaneous_and_limited_by_fi0():
    scene = Campaign().example()
    assert (scene.state.hall.fi0, scene.state.round.filed) == ({L: 6, C: 2, M: 6, F: 0}, {F})
    scene.by(L).counter({"4": 2}).by(M).counter({"1": 1}).by(C).counter({"1": 2})
    scene.tablet.open_papers()
    assert scene.state.hall.left == {L: 1, F: 0, C: 0, M: 3}
    assert scene.row(WASHINGTON) == (6, 0, 2, 6)  # J-C1


def test_8_wrong_plans_are_refused():
    scene = Campaign().example().by(C).counter({"1": 3}).refuses("E_COUNTER_TOTAL").then
    scene.by(L).counter({"1": 1}).refuses("E_COUNTER_SELF").counter({"4": -1}).refuses("E_NEGATIVE")
    scene.by(L).counter({"4": 0.5}).refuses("E_NOT_INTEGER")
    scene.by(F).counter({"1": 1}).refuses("E_COUNTER_TOTAL")
    scene.by(F).counter({}).refuses("E_ALREADY_SUBMITTED")


def test_8_nobody_aims_at_who_is_not_in_the_session():
    scene = Campaign().allocated().ordered().in_counter(WASHINGTON, L, C, M)
    scene.by(L).counter({"2": 1}).refuses("E_COUNTER_ABSENT")
    scene.by(F).counter({}).refuses("E_NOT_AWAITED")


def test_9_advantages_are_paid_with_what_is_left():
    scene = Campaign().example().countered()
    assert scene.state.round.filed == {C, F}
    scene.by(L).buy({"very_active": 2}).refuses("E_CANNOT_AFFORD")  # C2
    scene.by(F).buy({"very_active": 1}).refuses("E_CANNOT_AFFORD")
    scene.by(C).buy({"very_active": 1}).refuses("E_CANNOT_AFFORD").by(M).buy({"well_connected": 1})
    scene.by(L).buy({"very_active": 1}).tablet.open_papers()
    assert scene.state.hall.bought[M] == (("well_connected", 1),)


def test_10_the_prince_bonus_looks_at_the_campaign():
    scene = Campaign().example().countered()
    assert (scene.prince(WASHINGTON), card_holder(scene.state)) == (None, None)


def test_11_12_points_go_to_the_predators_the_update_takes_one_and_adds_them():
    scene = Campaign().example().countered().bought(empty(L, M)).played(C, L, F)
    assert scene.vp() == {L: 1, C: 0, M: 2, F: 1}
    others = [scene.row(city) for city in scene.state.cities[:-1]]
    funds = scene.funds()
    scene.tablet.apply_result()
    assert scene.row(WASHINGTON) == (6, 0, 1, 7)
    assert [scene.row(city) for city in scene.state.cities[:-1]] == others
    assert scene.funds() == funds == (0, 1, 4, 2)


@pytest.mark.parametrize(("vp", "after"), [((0, 0), (0, 0)), ((2, 0), (1, 0))])
def test_14_an_fi_never_falls_below_nothing(vp, after):
    columns = {1: (0, 6, 6, 6, 6, 6, 0, 0, 0), 2: (1, 0, 0, 0, 0, 5, 8, 8, 8)}
    columns[3] = (4, 4, 4, 4, 4, 4, 4, 2, 0)
    scene = Campaign(ring=(1, 2, 3), win_princes=9).allocated(columns).passed()
    scene.in_counter("Atlanta", 1, 2).by(2).counter({}).tablet.open_papers().go_on()
    scene.by(2).buy({}).tablet.open_papers().then.played()
    scene.tablet.apply_result({"1": vp[0], "2": vp[1]})
    assert scene.row("Atlanta") == (*after, 4)  # FI 1 and VP 0 → 0; who is away keeps 4 (J-S5)


def test_j_s3_more_points_than_people_are_refused_fewer_are_warned_of():
    scene = Campaign().example().countered().bought(empty(L, M)).played(C)
    assert scene.prompts()["jrc.apply_result"].short.id == "W_VP_INCOMPLETE"
    scene.tablet.apply_result({"1": 3, "4": 2}).refuses("E_VP_TOTAL")
    scene.tablet.apply_result({"1": 0.5}).refuses("E_NOT_INTEGER")
    scene.tablet.apply_result({"1": -1}).refuses("E_NEGATIVE")
    scene.tablet.apply_result({"9": 1}).refuses("E_NO_SUCH_SEAT")


def test_what_stands_in_the_form_of_victory_points_is_what_is_applied():
    scene = Campaign().example().countered().bought(empty(L, M)).played(C)
    form = scene.prompts()["jrc.apply_result"]
    assert [row.before for row in form.rows] == [
        scene.state.fi[int(row.value)][scene.state.hall.city] for row in form.rows
    ]
    edited = {row.value: 0 for row in form.rows} | {form.rows[0].value: form.budget}
    first = form.rows[0]
    scene.tablet.apply_result(edited).gives("VpSet", "ResultApplied")
    applied = scene.state.turns[-1].sessions[-1]
    assert applied.vp[int(first.value)] == form.budget
    assert {str(one.seat): one.after for one in applied.changes} == {
        row.value: row.becomes[edited[row.value]] for row in form.rows
    }


def test_19_a_plan_may_be_split():
    columns = {1: (6, 8, 8, 8, 0, 0, 0, 0, 0), 2: (2, 8, 8, 8, 4, 0, 0, 0, 0)}
    columns[3] = (3, 8, 8, 8, 3, 0, 0, 0, 0)
    scene = Campaign(ring=(1, 2, 3)).allocated(columns).passed().in_counter("Atlanta")
    scene.by(1).counter({"2": 2, "3": 3}).by(2).counter({}).by(3).counter({}).tablet.open_papers()
    assert scene.state.hall.left == {1: 1, 2: 0, 3: 0}


def with_fi(fi: int = 8, options: int = 8) -> Campaign:
    """Two players; the first has `fi` in Atlanta and nobody cuts it."""
    each, more = divmod(30 - fi, 8)
    columns = {1: (fi, *(each + (at < more) for at in range(8))), 2: (0, 0, 0, 0, *[6] * 5)}
    scene = Campaign(ring=(1, 2), max_per_city=max(options, fi), win_princes=9)
    scene.allocated(columns).passed().in_counter("Atlanta")
    return scene.countered({1: {}})


def test_23_prices():
    assert sum(one.cost for one in ADVANTAGES) == 21
    with_fi().by(1).buy({"political_power": 1, "political_influence": 1})
    with_fi().by(1).buy({"large_crypt": 1, "very_powerful": 1}).refuses("E_CANNOT_AFFORD")
    with_fi().by(1).buy({"immortality": 1}).refuses("E_UNKNOWN_ADVANTAGE")


def test_24_a_one_shot_is_used_once_a_purchase():
    scene = with_fi(2).bought({1: {"very_active": 2}})
    scene.tablet.go_on().by(1).use_advantage("very_active")
    scene.tablet.on_behalf_of(1).use_advantage("very_active")
    scene.by(1).use_advantage("very_active").refuses("E_NO_USES_LEFT")
    scene.by(1).use_advantage("large_crypt").refuses("E_NO_USES_LEFT")
    scene.by(2).use_advantage("very_active").refuses("E_NO_USES_LEFT")


def test_24_political_power_never_runs_out():
    scene = with_fi(6).bought({1: {"political_power": 1}}).tablet.go_on().then
    for _ in range(5):
        scene.by(1).use_advantage("political_power")
    assert uses_left(scene.state.hall, 1, "political_power") is None


def test_who_is_out_of_the_session_is_offered_no_advantage_any_more():
    scene = with_fi(8).bought({1: {"political_power": 1, "very_active": 1}}).tablet.go_on().then
    assert "use_advantage" in str(scene.sees(1))
    scene.tablet.eliminate(1)
    assert "use_advantage" not in str(scene.sees(1))
    scene.by(1).use_advantage("political_power").refuses("E_NO_USES_LEFT")
    scene.by(1).use_advantage("very_active").refuses("E_NO_USES_LEFT")


def test_27_waste_is_judged_by_what_everybody_knows():
    scene = Campaign().example().by(M).counter({"1": 1}).then
    assert (wasted(scene.state, (("2", 1),)), wasted(scene.state, (("3", 3),))) == ((F,), (C,))
    assert wasted(scene.state, (("4", 6),)) == ()
    scene.by(C).counter({"2": 1}).gives("PaperSealed")
    assert "W_COUNTER_WASTED" in str(scene.sees(C))
    assert "W_COUNTER_WASTED" not in str(scene.sees(PUBLIC)["panels"])


def test_28_the_prince_needs_its_holder():
    scene = Campaign().finished()
    assert scene.prince(WASHINGTON) == M
    scene.passed().in_counter(WASHINGTON, L, F, C)
    assert card_holder(scene.state) is None


@pytest.mark.parametrize("use", [True, False])
def test_28_the_holder_says_yes_or_no(use):
    scene = Campaign().finished().passed().in_counter(WASHINGTON, L, F, C, M)
    scene.countered(empty(L, C, M)).bought(empty(L, C, M))
    assert card_holder(scene.state) == M
    scene.by(L).answer_prince_card(True).refuses("E_NOT_AWAITED").by(M).answer_prince_card(use)
    assert scene.state.hall.prince_card is use


def test_34_purchases_add_up_and_half_points_do_not_count():
    scene = with_fi(12, 12).bought({1: {"political_power": 2}})
    assert dict(scene.state.hall.bought[1]) == {"political_power": 2}
    assert "jrc-effect-political-power" in str(scene.sees(PUBLIC))
    scene = with_fi(8).bought({1: {"very_powerful": 2}})
    effects = [one for one in str(scene.sees(PUBLIC)).split("jrc-effect-") if "powerful" in one]
    assert "'n': 2" in effects[0]


def test_34_ten_princes_of_nine_cities_cannot_win():
    scene = Campaign().tablet.set_option("win_princes", 10).refuses("E_OPTIONS").then
    scene.tablet.set_option("max_per_city", 3).refuses("E_OPTIONS").set_option("max_per_city", 4)
    scene.tablet.set_option("start_fund", 37).refuses("E_OPTIONS")


def test_papers_of_a_session_that_was_opened():
    scene = Campaign().example().countered().by(L).counter({}).refuses("E_ALREADY_REVEALED").then
    scene.by(L).order("pass").refuses("E_ALREADY_REVEALED").then.bought(empty(L, M))
    scene.by(L).buy({}).refuses("E_ALREADY_REVEALED").take_back().refuses("E_ALREADY_REVEALED")


def test_a_later_session_of_the_turn_uses_the_new_prince():
    scene = Campaign().allocated().ordered()
    scene.tablet.go_on().choose_cities(("Houston", WASHINGTON)).set_seating(("1", "2", "3", "4"))
    scene.tablet.begin_session()
    scene.countered(empty(C, M)).bought(empty(C, M)).played(M, L, F)
    scene.tablet.apply_result().gives("ResultApplied", "SessionOpened")
    assert scene.prince("Houston") == C  # 3 − 1 + 4 against 4 − 1, J-S4
    assert (scene.state.hall.city, scene.state.phase) == (WASHINGTON, Phase.SEATING)
