"""Restructuring (D-C): cases C1–C8, and the postings M, I, H."""

from tests.kit.games.final_decrees.office import Office


def executive(**options):
    return Office(**options).to_play(B="executive", A="hr", C="navy", D="secret")


def test_c1_no_circle():
    executive().active.restructure("add", "secret>reform").refuses("E_CYCLE")


def test_c2_five_arrows_are_all_there_are():
    office = executive().active.restructure("add", "treasury>reform").then
    assert len(office.state.arrows) == 5
    office.active.restructure("add", "reform>treasury").refuses("E_ARROW_LIMIT")


def test_c3_an_arrow_may_be_turned_round():
    office = executive().active.restructure("reverse", "reform>executive").then
    assert ("executive", "reform") in office.state.arrows


def test_c4_not_where_the_upper_end_is_controlled():
    executive().active.restructure("reverse", "executive>hr").refuses("E_ALREADY_CONTROLLED")


def test_c8_the_other_objections():
    office = executive()
    for change, arrow, code in (
        ("add", "executive>hr", "E_DUPLICATE_ARROW"),
        ("add", "navy>navy", "E_SELF_ARROW"),
        ("remove", "secret>navy", "E_NO_SUCH_ARROW"),
        ("add", "navy>hr", "E_ALREADY_CONTROLLED"),
        ("add", "navy>post", "E_UNKNOWN_MINISTRY"),
        ("paint", "navy>hr", "E_OPTION"),
    ):
        office.active.restructure(change, arrow).refuses(code)


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


def test_i1_an_investigation_makes_blame_personal():
    office = Office().to_play(D="secret", B="navy").have(navy=6, B=1)
    office.active.investigate("navy")
    assert (office.state.personal[2], office.state.ministry["navy"]) == (7, 0)


def test_i2_i3_somebody_else_must_sit_there():
    office = Office().to_play(D="secret", B="navy")
    office.active.investigate("reform").refuses("E_NO_DIRECTOR")
    office.active.investigate("secret").refuses("E_OWN_MINISTRY")
    assert office.left == 3


def test_m1_m2_a_marker_moves_to_an_empty_ministry():
    office = Office().to_play(C="secret", B="navy", D="hr").active.move_marker("2", "reform").then
    assert office.state.posting(2) == "reform"
    assert "navy" in office.state.empty()
    office.active.move_marker("2", "hr").refuses("E_MINISTRY_OCCUPIED")


def test_h1_human_resources_swaps_two_and_stays():
    office = Office().to_play(C="hr", A="executive", B="navy", D="secret", E="treasury")
    places = ((1, "navy"), (2, "executive"), (3, "hr"), (4, "secret"), (5, "treasury"))
    office.active.reassign(places)
    assert [office.state.posting(n) for n in (1, 2, 3)] == ["navy", "executive", "hr"]


def test_h2_who_moves_away_goes_on_with_the_new_abilities():
    office = Office().to_play(C="hr", A="executive", B="navy", D="secret", E="treasury")
    places = ((1, "executive"), (2, "navy"), (3, "treasury"), (4, "secret"), (5, "reform"))
    office.active.reassign(places).treasury_extra()
    assert office.left == 3


def test_everybody_is_posted_unless_the_table_allows_it():
    places = ((1, "executive"), (2, "navy"), (3, "hr"), (4, ""), (5, "treasury"))
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
