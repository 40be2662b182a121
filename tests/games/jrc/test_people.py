"""Who goes home, stays away, comes late or leaves for good (cases 30–33, §7.1, J-Z2, J-Z3)."""

import pytest

from companion.core.event import RingChanged
from companion.core.eye import MODERATOR
from companion.games.jrc.game import GAME
from companion.games.jrc.standing import winners
from companion.games.jrc.state import Phase
from tests.kit.games.jrc.campaign import COLUMNS, WASHINGTON, C, Campaign, F, L, M, points


def test_30_who_goes_home_in_counter_takes_all_plans_along():
    scene = Campaign().example()
    scene.by(L).counter({"4": 2}).by(C).counter({"1": 2}).by(M).counter({"1": 1})
    scene.tablet.mark_absent((str(M),))
    assert (scene.state.hall.seating, scene.state.round.answered) == ((L, C, F), (F,))
    assert scene.state.round.filed == {F}
    scene.by(L).counter({"3": 1}).by(C).counter({}).tablet.open_papers().go_on()
    scene.bought({L: {}, C: {}}).played(F, C).tablet.apply_result()
    assert scene.row(WASHINGTON)[3] == 6


def test_30_who_goes_home_in_advantages_buys_nothing_and_stays():
    scene = Campaign().example().countered()
    scene.by(M).buy({"well_connected": 1}).tablet.mark_absent((str(M),)).by(L).buy({})
    scene.tablet.open_papers()
    assert M not in scene.state.hall.bought
    scene.played()
    assert M in scene.vp()
    scene.tablet.apply_result({"4": 2})
    assert scene.row(WASHINGTON)[3] == 7


def test_31_with_one_left_the_session_is_cancelled():
    scene = Campaign().allocated().ordered()
    fi, funds = scene.state.fi, scene.funds()
    scene.in_counter(WASHINGTON, L, M)
    scene.by(L).counter({"4": 1}).tablet.mark_absent((str(M),)).gives("SessionCancelled")
    assert scene.state.phase is Phase.CITY_SELECT
    assert (scene.state.round, scene.state.fi, scene.funds()) == (None, fi, funds)


def test_with_one_left_a_turn_with_more_cities_is_the_hosts_to_end():
    scene = Campaign(ring=(L, M)).allocated({L: COLUMNS[L], M: COLUMNS[M]}).passed()
    scene.tablet.go_on().choose_cities(("Miami", "Boston")).mark_absent((str(M),))
    assert scene.state.phase is Phase.CITY_SELECT, "no session was played in this turn"
    assert scene.state.chosen == ()
    scene.tablet.end_city_turn().gives("CityTurnEnded")


def test_31_too_few_for_a_session_or_a_campaign():
    scene = Campaign().allocated().ordered().seated(WASHINGTON)
    scene.tablet.set_participants((str(L),)).refuses("E_SESSION_SIZE")
    Campaign(ring=(1,)).tablet.start().refuses("E_PLAYER_COUNT")


def test_31_a_turn_without_a_session_is_warned_of_and_changes_nothing():
    scene = Campaign().allocated().ordered().tablet.go_on().then
    assert scene.prompts()["jrc.end_city_turn"].warn.id == "W_NO_SESSION"
    fi, funds = scene.state.fi, scene.funds()
    scene.tablet.end_city_turn()
    assert (scene.state.phase, scene.state.fi, scene.funds()) == (Phase.CITY_END, fi, funds)


@pytest.mark.parametrize("first", ["the order", "the absence"])
def test_32_an_order_counts_from_home(first):
    scene = Campaign().allocated()
    if first == "the order":
        scene.tablet.go_on().by(F).order("invest", ("Seattle",)).tablet.mark_absent((str(F),))
    else:
        scene.tablet.mark_absent((str(F),)).go_on()
        assert scene.state.round.asked == (L, C, M)
        scene.by(F).order("invest", ("Seattle",))
    scene.by(L, C, M).order("pass").tablet.open_papers()
    assert scene.row("Seattle")[1] == 5


@pytest.mark.parametrize(("paid", "funds"), [(True, (1, 2, 2, 3)), (False, (1, 0, 2, 3))])
def test_32_without_one_it_is_a_pass_and_income_by_the_rule(paid, funds):
    scene = Campaign(absent_income=paid).allocated()
    scene.tablet.go_on().mark_absent((str(F),)).by(L, C, M).order("pass").tablet.open_papers()
    assert scene.funds() == funds


def test_32_an_absent_author_who_takes_the_order_back_gets_no_income():
    scene = Campaign(absent_income=False).allocated()
    scene.tablet.go_on().by(F).order("invest", ("Seattle",)).tablet.mark_absent((str(F),))
    assert scene.funds()[1] == 2
    scene.by(F).take_back()
    assert scene.funds()[1] == 0


def test_33_drop_clears_the_column():
    scene = Campaign(leaver="drop").finished().tablet.leave_for_good(M).then
    held = [scene.prince(c) for c in ("Cleveland", "Dallas", "Houston", WASHINGTON)]
    assert (held, scene.princes()) == ([F, L, C, L], (3, 3, 3, 0))
    scene.tablet.go_on()
    assert scene.state.fund[M] == 0


def test_33_freeze_keeps_the_table():
    scene = Campaign().finished()
    fi = scene.state.fi
    scene.tablet.leave_for_good(M)
    assert scene.state.fi == fi
    scene.tablet.go_on()
    assert scene.funds() == (1, 3, 6, 2)
    scene.by(M).order("pass").refuses("E_NOT_AWAITED")
    assert M not in scene.state.round.asked
    assert winners(scene.state) == ()


def test_j_z3_nobody_leaves_within_a_turn_or_leaves_one_alone():
    Campaign().allocated().ordered().tablet.leave_for_good(M).refuses("E_WRONG_PHASE")
    scene = Campaign().finished()
    scene.tablet.leave_for_good(M).leave_for_good(M).refuses("E_NO_SUCH_SEAT").leave_for_good(L)
    scene.tablet.leave_for_good(F).refuses("E_PLAYER_COUNT")


def test_j_z2_the_campaign_starts_without_who_is_away():
    scene = Campaign().started()
    scene.by(M).allocate(points(*COLUMNS[M])).tablet.mark_absent((str(M),))
    assert scene.state.players == (L, F, C)
    scene.tablet.mark_absent((str(C),)).mark_absent((str(F),)).refuses("E_PLAYER_COUNT")
    for seat in (L, F):
        scene.by(seat).allocate(points(*COLUMNS[seat]))
    scene.tablet.open_papers()
    assert scene.state.players == (L, F)


def test_j_z2_present_again_from_the_next_step_on():
    scene = Campaign().allocated()
    scene.tablet.mark_absent((str(F),)).go_on().mark_present((str(F),))
    assert F not in scene.state.round.asked
    scene.by(L, C, M).order("pass").tablet.open_papers().go_on().choose_cities((WASHINGTON,))
    assert F in scene.state.hall.seating


def test_j_z2_who_goes_home_at_the_seats_is_not_in_the_session():
    scene = Campaign().allocated().ordered().seated().tablet.mark_absent((str(M),)).then
    assert scene.state.hall.seating == (L, F, C)
    scene.tablet.set_participants(("1", "4")).refuses("E_NO_SUCH_SEAT")


def seat_guest(scene: Campaign, seat: int = 5) -> Campaign:
    """A guest sits down at the table."""
    scene._state = GAME.evolve(scene.state, RingChanged((*scene.ring, seat)))
    return scene


def test_a_late_comer_allocates_before_the_next_income():
    scene = seat_guest(Campaign(late_join=True).finished())
    scene.tablet.welcome(("5",)).go_on().gives("PapersAsked")
    assert scene.state.phase is Phase.LATE_ALLOCATE
    scene.by(L).allocate(points(*COLUMNS[L])).refuses("E_ALREADY_REVEALED")
    scene.by(5).allocate(points(8, 0, 6, 0, 8, 8, 0, 0, 0))
    scene.tablet.open_papers().gives("PapersOpened", "IncomePaid", "PapersAsked")
    assert scene.princes() == (1, 1, 1, 2, 3)
    paid = {one.seat: one.after - one.before for one in scene.state.turns[-1].paid}
    assert (paid, scene.state.phase) == ({L: 1, F: 1, C: 1, M: 2, 5: 3}, Phase.METHUSELAH_ORDERS)


def test_a_late_comer_who_goes_away_again_holds_nobody_up_and_without_late_join_nobody_comes():
    scene = seat_guest(Campaign(late_join=True).finished())
    scene.tablet.welcome(("5",)).go_on().mark_absent(("5",)).gives("IncomePaid")
    assert scene.state.players == (L, F, C, M)
    seat_guest(Campaign().finished()).tablet.welcome(("5",)).refuses("E_WRONG_PHASE")


def test_several_people_are_named_absent_and_back_at_once():
    scene = Campaign().allocated().ordered()
    scene.tablet.mark_absent(("2", "3")).gives("MarkedAbsent", "MarkedAbsent")
    assert scene.state.here == (L, M)
    scene.tablet.mark_absent(("4", "9")).refuses("E_NO_SUCH_SEAT")
    scene.tablet.mark_absent(("4", "4")).refuses("E_NO_SUCH_SEAT")
    scene.tablet.mark_absent(()).refuses("E_NO_SUCH_SEAT")
    scene.tablet.mark_present(("2", "3")).gives("MarkedPresent", "MarkedPresent")
    assert scene.state.here == (L, F, C, M)


def test_when_two_leave_the_plans_of_a_session_the_others_write_anew_or_it_is_called_off():
    scene = Campaign().example().by(L).counter({"4": 2}).tablet.mark_absent(("2", "3")).then
    assert (scene.state.phase, scene.state.hall.seating) == (Phase.COUNTER, (L, M))
    assert scene.state.missing == (L, M)
    scene.tablet.mark_absent(("1",)).gives("SessionCancelled")
    assert scene.state.phase is Phase.CITY_SELECT


def test_before_the_allocations_two_stay_however_many_are_named_at_once():
    scene = Campaign().started()
    assert scene.prompts()["jrc.mark_absent"].most == 2
    scene.tablet.mark_absent(("1", "2", "3")).refuses("E_PLAYER_COUNT")
    assert scene.state.players == (L, F, C, M)
    scene.tablet.mark_absent(("1", "2"))
    assert scene.state.players == (C, M)


@pytest.mark.parametrize("how", ["agreed", "each_picks", "random"])
def test_j_z2_people_who_come_back_while_cities_are_chosen_can_play(how):
    scene = Campaign(city_choice=how).allocated().ordered()
    scene.tablet.mark_absent(("2", "3", "4")).go_on().mark_present(("2", "3", "4"))
    assert all(one.closed is None for one in scene.view(MODERATOR).prompts if how != "each_picks")
    if how == "agreed":
        scene.tablet.choose_cities((WASHINGTON,))
    elif how == "random":
        scene.tablet.draw_cities(1)
    else:
        scene.by(L).pick_city(WASHINGTON).tablet.open_papers()
    assert scene.state.hall.seating == (L, F, C, M)


def test_j_z2_two_who_are_back_after_a_cancelled_session_choose_again():
    scene = Campaign(ring=(L, M)).allocated({L: COLUMNS[L], M: COLUMNS[M]}).passed()
    scene.in_counter("Miami", L, M).tablet.mark_absent((str(M),)).choose_cities(("Miami",)).refuses(
        "E_SESSION_SIZE"
    )
    scene.tablet.mark_present((str(M),)).choose_cities(("Miami",)).gives("SessionOpened")


def test_j_z2_with_no_pick_at_all_everybody_who_is_back_is_asked_again():
    scene = Campaign(city_choice="each_picks").allocated().ordered().tablet.go_on().then
    scene.by(L).pick_city("Miami").tablet.mark_absent(("1", "2", "3", "4"))
    scene.tablet.open_papers().refuses("E_SESSION_SIZE").mark_present(("1", "4"))
    scene.tablet.open_papers().gives("PapersAsked")
    assert (scene.state.phase, scene.state.round.asked) == (Phase.CITY_SELECT, (L, M))
