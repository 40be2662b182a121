"""The turn machine (§5) and the limits of actions: cases T1–T8."""

from tests.kit.games.final_decrees.office import Office


def navy_turn():
    """T1 up to its last action."""
    office = Office().to_play(C="navy", A="hr", B="executive", D="secret", E="reform")
    office.have(C=3, navy=5, treasury=0).lay(0, "navy").turn_of("C", drawn=False).have(navy=6)
    office.active.draw("ordinary").manoeuvres()
    assert (office.state.personal[3], office.state.ministry["navy"]) == (1, 2)
    office.active.move_marker("3", "treasury").treasury_extra()
    assert office.left == 2
    return office


def test_t1_step_one_puts_one_blame_on_the_own_ministry():
    office = Office().to_play(C="navy", D="secret").have(navy=5).turn_of("B").active.end_turn().then
    assert (office.state.now().player, office.state.ministry["navy"]) == (3, 6)


def test_t1_a_whole_turn():
    office = navy_turn().active.end_turn().then
    assert (office.state.ministry["treasury"], office.state.ministry["navy"]) == (0, 2)
    assert office.state.decrees[0].place == "navy"


def test_t2_limits_are_of_the_turn_not_of_the_chair():
    office = navy_turn()
    office.active.treasury_extra().refuses("E_TREASURY_USED").move_marker("3", "navy")
    office.active.manoeuvres().refuses("E_NAVY_USED")


def test_t3_one_draw_a_turn_and_nobody_draws_from_an_empty_deck():
    office = Office().to_play(B="executive")
    office.active.draw("ordinary").draw("ordinary").refuses("E_DRAW_USED")
    Office().to_play(B="executive").deck(0).active.draw("ordinary").refuses("E_NO_CARD_LEFT")


def test_t4_the_treasury_has_four_actions_after_its_own():
    office = Office().to_play(B="treasury")
    assert (office.left, office.active.treasury_extra().then.left) == (3, 4)


def test_t5_decrees_that_lie_about_cost_blame():
    office = Office().to_play()
    assert office.state.ministry["executive"] == 1
    office.active.draw("ordinary").end_turn()
    assert office.state.ministry["executive"] == 6


def test_t6_manoeuvres_take_what_is_there():
    office = Office().to_play(B="navy").have(B=1, navy=3).active.manoeuvres().then
    assert (office.state.personal[2], office.state.ministry["navy"]) == (0, 0)


def test_t7_three_actions():
    office = Office().to_play(B="executive", C="hr")
    for way in ("treasury", "navy", "treasury"):
        office.active.move_marker("3", way)
    office.active.move_marker("3", "navy").refuses("E_NO_ACTIONS")
    office.active.draw("ordinary").refuses("E_NO_ACTIONS")


def test_t8_special_actions_belong_to_their_ministry():
    office = Office().to_play(B="hr", C="navy")
    office.active.investigate("navy").refuses("E_NOT_DIRECTOR").then.post(C="navy")
    office.active.investigate("navy").refuses("E_NO_MINISTRY").stamp("0").refuses("E_NO_MINISTRY")
    office.active.play_card().move_marker("2", "hr")


def test_without_a_ministry_steps_one_and_four_do_nothing():
    office = Office().to_play(B="hr").turn_of("C")
    before = office.state.ministry
    office.active.end_turn()
    assert office.state.ministry == before


def test_nothing_before_the_first_card_and_nobody_out_of_turn():
    office = Office().to_play(B="treasury").turn_of("B", drawn=False)
    office.active.treasury_extra().refuses("E_WRONG_PHASE").end_turn().refuses("E_WRONG_PHASE")
    office.player("C").draw("ordinary").refuses("E_NOT_YOUR_TURN")
    office.tablet.draw("ordinary").refuses("E_NOT_YOUR_TURN")
    office.tablet.on_behalf_of(2).draw("ordinary")


def test_reform_once_headed_has_no_action_of_its_own():
    office = Office().to_play(B="reform").active.manoeuvres().refuses("E_NOT_DIRECTOR").then
    office.active.restructure("remove", "navy>secret").refuses("E_NOT_DIRECTOR")
    office.active.reassign(()).refuses("E_NOT_DIRECTOR")
