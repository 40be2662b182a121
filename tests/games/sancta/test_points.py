"""Points, substitution and zones (§14 C, D, F)."""

from tests.kit.games.sancta.saints_table import SaintsTable, two


def test_c1_the_full_saint_goes_to_the_rose_and_the_next_moves_up():
    scene = two(3).place("x", "y").give(2).then.bless()
    assert scene.rose() == 1
    assert (scene.saint().name, scene.points(), scene.waiting()) == ("x", 0, ["y"])


def test_c2_a_cancelled_beatitude_is_played_all_the_same():
    scene = two(3, track_hands=True).give(2).then.bless(cancelled_by=2)
    assert scene.points() == 2
    assert scene.player(2).hand == 4, "the advocate is discarded"
    scene.me.beatitude().refuses("E_SOURCE_USED")


def test_c3_c4_a_trial_and_a_suffrage_need_the_level_of_the_saint():
    scene = two(3, track_hands=True).me.trial(4).refuses("E_LEVEL_TOO_LOW").then
    assert (scene.player(1).hand, scene.state.turn.task) == (7, None)
    assert scene.me.trial(3).then.points() == 1
    assert two(2).me.suffrage(3).refuses("E_LEVEL_TOO_LOW").suffrage(2).then.points() == 1


def test_c5_an_effect_on_the_level_leaves_the_required_points_alone():
    scene = two(2).change(level=1).then
    assert (scene.saint().level, scene.saint().required) == (3, 2)
    assert scene.me.trial(3).then.points() == 1


def test_c7_a_trial_whose_text_gives_no_point():
    scene = two(3).me.trial(1, "none").then
    assert scene.points() == 0
    scene.me.trial(1).refuses("E_TASK_USED")


def test_c8_surplus_points_are_lost():
    scene = two(2).place("x").give(1).then.give(3).then
    assert (scene.rose(), scene.saint().name, scene.points()) == (1, "x", 0)


def test_c10_a_saint_is_completed_in_an_opponents_turn_too():
    scene = SaintsTable({1: 3, 2: 2}).pass_on().place("x").pass_on()
    assert scene.turn == 1
    scene.give(2, seat=2).gives("Completed", "Refilled")
    assert (scene.rose(2), scene.saint(2).name) == (1, "x")


def test_c11_nothing_falls_below_its_least():
    scene = two(2).change(required=-3).then
    assert (scene.saint().required, scene.rose()) == (1, 0)
    scene = two(1).change(level=-1).then
    assert scene.saint().level == 1
    scene.me.place_saint("x", 0).refuses("E_LEVEL_RANGE").trial(0).refuses("E_LEVEL_RANGE")


def test_c12_the_point_of_a_trial_that_moves_its_saint_is_lost():
    scene = two(3).place("x", "y")
    scene.me.trial(2, "effect").beatitude().refuses("E_PENDING_TRIAL").then.drop(1, explicit=True)
    scene.me.end_trial().gives("TrialEnded", "PointLost")
    assert (scene.saint().name, scene.points(), scene.waiting()) == ("x", 0, ["y"])


def test_a_trial_with_an_effect_gives_its_point_afterwards_or_none():
    for point in (True, False):
        scene = two(3).me.end_trial().refuses("E_WRONG_PHASE").trial(2, "effect").then.give(1).then
        scene.me.end_trial(point)
        assert scene.points() == 1 + point


def test_d1_d3_the_toll_is_two_points_at_least_and_all_points_are_paid():
    scene = two(9).place("x", "y", "z").me.substitute("1").refuses("E_TOLL").then
    scene.give(1).then.me.substitute("1").refuses("E_TOLL").then.give(3).then.me.substitute("1")
    assert (scene.saint().name, scene.points()) == ("y", 0)
    assert scene.waiting() == ["x", "Primo 1", "z"], "into the place of the one that came (G20)"
    assert scene.player(1).sanctuary[1].points == 0


def test_d4_there_must_be_somebody_at_that_place():
    scene = two(9).give(2).then.me.substitute("0").refuses("E_SANCTUARY_EMPTY").then.place("x")
    scene.me.substitute("1").refuses("E_SANCTUARY_EMPTY")
    scene.me.substitute("-1").refuses("E_SANCTUARY_EMPTY")


def test_changed_values_are_printed_ones_again_out_of_the_active_zone():
    scene = two(9).place("x").change(level=2, required=3).then.give(2).then.me.substitute("0").then
    resting = scene.player(1).sanctuary[0]
    assert (resting.level, resting.required) == (9, 9)


def test_f1_a_fifth_saint_needs_the_place_of_another():
    scene = two().place("a", "b", "c", "d")
    scene.me.place_saint("e", 1).refuses("E_SANCTUARY_FULL").place_saint("e", 1, instead_of="1")
    assert scene.waiting() == ["a", "c", "d", "e"]
    scene.me.place_saint("f", 1, place="0", instead_of="3")
    assert scene.waiting() == ["f", "a", "c", "d"]


def test_f2_without_saints_one_from_hand_becomes_active():
    scene = two(1).me.suffrage(1).beatitude().refuses("E_NO_ACTIVE_SAINT").then
    scene.me.roll().refuses("E_NO_ACTIVE_SAINT").substitute("0").refuses("E_NO_ACTIVE_SAINT")
    scene.me.place_saint("x", 2)
    assert (scene.saint().name, scene.waiting()) == ("x", [])


def test_f3_the_active_saint_is_protected():
    scene = two().place("x").drop(1).refuses("E_ACTIVE_PROTECTED").then.drop(1, explicit=True).then
    assert scene.saint().name == "x"


def test_f4_the_order_of_the_sanctuary_says_who_is_next():
    scene = two(1).place("x", "y", "z").me.reorder(("2", "0", "1")).then
    assert scene.waiting() == ["z", "x", "y"]
    scene.me.suffrage(1)
    assert scene.saint().name == "z"
    scene.me.reorder(("0",)).refuses("E_EFFECT").reorder(("0", "0")).refuses("E_EFFECT")


def test_one_saint_a_turn_where_the_house_says_so():
    two(place_limit="1").place("x").me.place_saint("y", 1).refuses("E_PLACE_LIMIT")


def test_effects_are_checked():
    scene = two().me.effect(((7, 1, 0, 0),)).refuses("E_EFFECT").then
    scene.me.effect(((1, 99, 0, 0),)).refuses("E_EFFECT")
    scene.me.effect(((1, 1, 0, 0), (1, 1, 0, 0))).refuses("E_EFFECT")
    scene.me.move_saint("99", "discard").refuses("E_EFFECT")
    scene.me.drop_support(1, "0").refuses("E_EFFECT").drop_support(9, "0").refuses("E_NO_SUCH_SEAT")
    scene.me.set_hand(1, 3).refuses("E_EFFECT").support("", True).refuses("E_SAINT_NAME")


def test_a_waiting_saint_may_be_moved_by_a_cards_text():
    scene = two().place("x", "y", "z")
    first, second, third = scene.player(1).sanctuary
    scene.me.move_saint(str(first.id), "rose")
    assert scene.rose() == 1
    scene.me.move_saint(str(first.id), "rose").refuses("E_EFFECT")
    scene.me.move_saint(str(second.id), "hand")
    scene.me.move_saint(str(third.id), "elsewhere").refuses("E_EFFECT")
    assert scene.waiting() == ["z"]
