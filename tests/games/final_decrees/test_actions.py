"""Actions (§6, D-C): stamps S1–S6, blame R1–R6, arrows C1–C8, postings M, I, H."""

import pytest

from tests.kit.games.final_decrees.office import Office


def executive(**options):
    return Office(**options).to_play(B="executive", A="hr", C="navy", D="secret")


@pytest.mark.parametrize(
    ("change", "arrow", "code"),
    [
        ("add", "secret>reform", "E_CYCLE"),
        ("reverse", "executive>hr", "E_ALREADY_CONTROLLED"),
        ("add", "executive>hr", "E_DUPLICATE_ARROW"),
        ("add", "navy>navy", "E_SELF_ARROW"),
        ("remove", "secret>navy", "E_NO_SUCH_ARROW"),
        ("add", "navy>hr", "E_ALREADY_CONTROLLED"),
        ("add", "navy>post", "E_UNKNOWN_MINISTRY"),
        ("paint", "navy>hr", "E_OPTION"),
    ],
    ids=["c1", "c4", "c8-twice", "c8-itself", "c8-none", "c8-controlled", "c8-unknown", "c8-way"],
)
def test_an_arrow_makes_no_circle_and_meets_no_other_objection(change, arrow, code):
    executive().active.restructure(change, arrow).refuses(code)


def test_c2_five_arrows_are_all_there_are():
    office = executive().active.restructure("add", "treasury>reform").then
    assert len(office.state.arrows) == 5
    office.active.restructure("add", "reform>treasury").refuses("E_ARROW_LIMIT")


def test_c3_an_arrow_may_be_turned_round():
    office = executive().active.restructure("reverse", "reform>executive").then
    assert ("executive", "reform") in office.state.arrows


def test_a_move_is_checked_on_its_result():
    office = executive()
    office.active.restructure("move", "executive>navy", "secret>navy").refuses("E_CYCLE")
    office.active.restructure("move", "executive>navy", "treasury>navy")
    assert office.state.roots("secret") == ("treasury",)
    office.active.restructure("remove", "treasury>navy")
    assert office.state.roots("secret") == ("navy",)


def test_a_house_rule_allows_several_controllers():
    office = executive(multi_control=True).active.restructure("add", "treasury>hr").then
    assert office.state.roots("hr") == ("reform", "treasury")


def test_i1_i2_i3_an_investigation_makes_the_blame_of_somebody_else_personal():
    office = Office().to_play(D="secret", B="navy").have(navy=6, B=1)
    office.active.investigate("reform").refuses("E_NO_DIRECTOR")
    office.active.investigate("secret").refuses("E_OWN_MINISTRY")
    assert office.left == 3
    office.active.investigate("navy")
    assert (office.state.personal[2], office.state.ministry["navy"]) == (7, 0)


def test_m1_m2_a_marker_moves_to_an_empty_ministry():
    office = Office().to_play(C="secret", B="navy", D="hr").active.move_marker("2", "reform").then
    assert office.state.posting(2) == "reform"
    assert "navy" in office.state.empty()
    office.active.move_marker("2", "hr").refuses("E_MINISTRY_OCCUPIED")


def everybody(*places):
    return tuple(enumerate(places, 1))


def test_h1_h2_human_resources_swaps_two_and_who_moves_away_has_the_new_abilities():
    office = Office().to_play(C="hr", A="executive", B="navy", D="secret", E="treasury")
    office.active.reassign(everybody("navy", "executive", "hr", "secret", "treasury"))
    assert [office.state.posting(n) for n in (1, 2, 3)] == ["navy", "executive", "hr"]
    office.active.reassign(everybody("executive", "navy", "treasury", "secret", "reform"))
    office.active.treasury_extra()
    assert office.left == 2


def test_everybody_is_posted_unless_the_table_allows_it():
    places = everybody("executive", "navy", "hr", "", "treasury")
    office = Office().to_play(C="hr").active.reassign(places).refuses("E_POSTING_INCOMPLETE").then
    office.active.reassign(((1, "hr"), *places[1:])).refuses("E_POSTING_DUPLICATE")
    office = Office(allow_vacant_player=True).to_play(C="hr").active.reassign(places).then
    assert office.state.posting(4) is None


def test_postings_and_arrows_that_stay_as_they_are_cost_no_action():
    office = Office().to_play(A="hr", B="executive", C="navy", D="secret", E="treasury")
    places = tuple((n, office.state.posting(n)) for n in office.ring)
    office.active.reassign(places).refuses("E_UNCHANGED").then.turn_of("B")
    office.active.restructure("move", "executive>hr", "executive>hr").refuses("E_UNCHANGED")
    assert office.left == 3


def stamping(players=5, **more):
    return Office(players, **more).to_play(B="executive", A="hr", C="treasury").have(A=5, B=5)


def test_s1_a_stamp_and_the_way_to_the_next_step_take_blame_away():
    office = stamping().active.stamp("0").then
    assert office.state.personal[2] == 4
    office.active.forward("0", "hr")
    assert office.state.personal[2] == 3
    office.active.forward("1", "hr")
    assert (office.state.personal[2], office.state.decrees[1].place) == (3, "hr")


def test_s2_forwarding_elsewhere_is_allowed_and_earns_nothing():
    office = stamping().lay(0, "hr", done=1).turn_of("A").active.forward("0", "navy").then
    assert (office.state.personal[1], office.state.decrees[0].place) == (5, "navy")


def test_s3_only_the_next_step_stamps_and_only_where_the_decree_lies():
    office = stamping().lay(0, "navy").active.stamp("0").refuses("E_DECREE_NOT_HERE").then
    office.active.forward("0", "hr").refuses("E_DECREE_NOT_HERE").then.post(B="navy")
    office.active.stamp("0").refuses("E_NOT_NEXT_STEP")


def test_s4_blame_never_falls_below_zero():
    assert stamping().have(B=0).active.stamp("0").then.state.personal[2] == 0


def test_s5_a_decree_is_forwarded_to_another_ministry_in_play():
    stamping().active.forward("0", "executive").refuses("E_SAME_MINISTRY")
    stamping(4).active.forward("0", "reform").refuses("E_UNKNOWN_MINISTRY")


def test_s6_steps_on_reform_are_struck_out_for_four_players():
    office = stamping(4, decrees={0: ("executive", "reform"), 1: ("hr", "reform", "treasury")})
    office.have(A=5, B=5, C=8).active.stamp("0").gives("Stamped", "Promulgated", "RemovalOpened")
    assert (office.state.pending.allowance, office.state.pending.chooser) == (10, 2)
    office.player("B").remove({}).then.lay(1, "hr").turn_of("A")
    office.active.stamp("1").forward("1", "treasury")
    assert office.state.personal[1] == 3


def example(**places):
    office = Office().to_play(**places).arrows("reform>executive", "reform>navy", "navy>secret")
    return office.have(reform=3, executive=4, navy=2, secret=1)


def blame(office, *ministries):
    return tuple(office.state.ministry[one] for one in ministries)


@pytest.mark.parametrize("wanted", [(0, 0, 0, 10), (10, 0, 0, 0)])
def test_r1_any_split_among_the_own_and_all_below(wanted):
    office = example(A="reform")
    chain = ("reform", "executive", "navy", "secret")
    office.active.redistribute(dict(zip(chain, wanted, strict=True)))
    assert blame(office, *chain) == wanted


@pytest.mark.parametrize(
    ("own", "wanted", "code"),
    [
        ("navy", {"navy": 1, "executive": 3}, "E_OUTSIDE_SUBTREE"),
        ("secret", {"secret": 1}, "E_NO_SUBORDINATES"),
        ("reform", {"reform": 1, "executive": 0, "navy": 0, "secret": 10}, "E_SUM_CHANGED"),
        ("reform", {"reform": -1, "executive": 8}, "E_NEGATIVE"),
        ("reform", {}, "E_UNCHANGED"),
        ("reform", {"reform": 3, "executive": 4, "navy": 2, "secret": 1}, "E_UNCHANGED"),
    ],
    ids=["r2", "r3", "r4-sum", "r4-negative", "as-found-empty", "as-found"],
)
def test_only_the_own_and_those_below_the_sum_stays_and_something_moves(own, wanted, code):
    office = example(A=own)
    office.active.redistribute(wanted).refuses(code)
    assert office.left == 3, "it costs no action"


def test_r2_r5_those_below_and_their_own_count():
    office = example(B="navy").active.redistribute({"navy": 0, "secret": 3}).then
    assert blame(office, "navy", "secret") == (0, 3)
    office = Office().to_play(B="executive")
    assert set(office.state.below("executive")) == {"hr", "navy", "secret"}
    office.have(hr=4).active.redistribute({"hr": 0, "secret": 4})
    assert blame(office, "hr", "secret") == (0, 4)


def test_r6_the_own_may_be_closed_by_a_house_rule():
    office = Office(redistribute_into_own=False).to_play(A="reform")
    office.arrows("reform>executive", "reform>navy", "navy>secret").have(reform=3, executive=4)
    office.active.redistribute({"reform": 4, "executive": 3}).refuses("E_INTO_OWN")
    office.active.redistribute({"reform": 2, "executive": 5})


def test_reform_is_unknown_to_four_players():
    office = Office(4).to_play(B="executive")
    office.active.redistribute({"executive": 0, "reform": 0}).refuses("E_UNKNOWN_MINISTRY")


def redistributed(office):
    view = office.view(office.state.now().player)
    return [one for one in view.prompts if one.command == "redistribute"]


def test_nothing_is_asked_where_no_blame_can_be_moved():
    office = example(A="reform")
    assert redistributed(office)
    office.have(reform=0, executive=0, navy=0, secret=0)
    assert not redistributed(office)


def test_where_the_own_is_closed_blame_can_only_go_down_or_between_those_below():
    office = Office(redistribute_into_own=False).to_play(B="navy").have(navy=0, secret=3)
    assert not redistributed(office)
    office.have(navy=1)
    assert redistributed(office)


def test_where_somebody_may_stay_without_a_ministry_unchanged_postings_are_not_sent():
    office = Office(allow_vacant_player=True).to_play(B="hr", A="executive", C="treasury")
    (prompt,) = (one for one in office.view(2).prompts if one.command == "reassign")
    assert prompt.same is not None
    office.active.reassign(prompt.chosen).refuses("E_UNCHANGED")
