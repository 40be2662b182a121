"""Stamping and forwarding (§6): cases S1–S6, d1 = [executive, hr, treasury]."""

from tests.kit.games.final_decrees.office import Office


def executive(players=5, **more):
    return Office(players, **more).to_play(B="executive", A="hr", C="treasury").have(A=5, B=5)


def test_s1_a_stamp_and_the_way_to_the_next_step_take_blame_away():
    office = executive().active.stamp("0").then
    assert office.state.personal[2] == 4
    office.active.forward("0", "hr")
    assert office.state.personal[2] == 3
    office.active.forward("1", "hr")
    assert (office.state.personal[2], office.state.decrees[1].place) == (3, "hr")


def test_s2_forwarding_elsewhere_is_allowed_and_earns_nothing():
    office = executive().lay(0, "hr", done=1).turn_of("A").active.forward("0", "navy").then
    assert (office.state.personal[1], office.state.decrees[0].place) == (5, "navy")


def test_s3_only_the_next_step_stamps_and_only_where_the_decree_lies():
    office = executive().lay(0, "navy").active.stamp("0").refuses("E_DECREE_NOT_HERE").then
    office.active.forward("0", "hr").refuses("E_DECREE_NOT_HERE").then.post(B="navy")
    office.active.stamp("0").refuses("E_NOT_NEXT_STEP")


def test_s4_blame_never_falls_below_zero():
    assert executive().have(B=0).active.stamp("0").then.state.personal[2] == 0


def test_s5_a_decree_is_forwarded_to_another_ministry_in_play():
    executive().active.forward("0", "executive").refuses("E_SAME_MINISTRY")
    executive(4).active.forward("0", "reform").refuses("E_UNKNOWN_MINISTRY")


def test_s6_steps_on_reform_are_struck_out_for_four_players():
    office = executive(4, decrees={0: ("executive", "reform"), 1: ("hr", "reform", "treasury")})
    office.have(A=5, B=5, C=8).active.stamp("0").gives("Stamped", "Promulgated", "RemovalOpened")
    assert (office.state.pending.allowance, office.state.pending.chooser) == (10, 2)
    office.player("B").remove({}).then.lay(1, "hr").turn_of("A")
    office.active.stamp("1").forward("1", "treasury")
    assert office.state.personal[1] == 3
