"""Cities (W1–W17): conquest, defence, Quick cards, the garrison rule, what is refused meanwhile."""

import pytest

from tests.kit.games.cities.match import A, B, Match


def attacked(**options):
    """A's character attacks city 1, nobody of B is there."""
    return Match(starter=B, **options).put(A, "P", "1/4", 1).attack("P").then


def owned_by_b(attacker="1/4", garrison=("1/4",)):
    """City 1 is B's, with so many standing there; it is A's turn with one at the city."""
    match = Match(starter=B)
    for at, values in enumerate(garrison):
        match.put(B, f"Q{at}", values, 1)
    return match.take("Q0").put(A, "P", attacker, 1)


def test_w1_an_undefended_city_is_conquered_at_once():
    match = Match(starter=B).put(A, "P", "1/1", 2)
    assert match.hand(A) == 7
    match.by(A).attack(match.id("P"), 2)
    assert match.stage == "reveal"
    match.by(A).reveal(False)
    assert match.duel.city(2).revealed
    match.by(B).decline()
    assert (match.owner(2), match.state.conquests) == (A, {A: 1, B: 0})
    match.by(A).confirm_discards()
    assert (match.hand(A), match.duel.counts[A].graveyard) == (5, 2)


def test_w2_a_hand_of_one_is_discarded_whole():
    match = attacked().by(B).decline().then
    match.by(A).confirm_discards().move_cards("discard", 4).then.put(A, "R", "1/1", 2).take("R")
    assert match.hand(A) == 0
    match.put(A, "S", "1/1", 3).take("S")
    assert match.duel.due == 0, "with an empty hand nothing is due"


@pytest.mark.parametrize(
    ("attacker", "garrison", "outcome", "owner"),
    [
        ("1/4", ("1/4",), "neutrality", B),
        ("1/1", ("1/4",), "repelled", B),
        ("1/1", ("1/1",), "annihilation", None),
        ("1/1", ("1/1", "9/9"), "annihilation", B),
    ],
    ids=["w3", "w3-repelled", "w5", "w5-another-stays"],
)
def test_a_city_stays_its_owners_unless_nobody_of_theirs_is_left(
    attacker, garrison, outcome, owner
):
    match = owned_by_b(attacker, garrison).attack("P").then.fight(by_defenders=("Q0",))
    assert (match.outcome, match.owner(1)) == (outcome, owner)


def test_w4_a_neutral_city_stays_neutral_when_the_attack_is_repelled():
    match = Match(starter=B).put(B, "Q", "4/4r3", 1).put(A, "P", "1/1", 1).attack("P").then.fight()
    assert (match.outcome, match.owner(1)) == ("repelled", None)


def test_w6_a_city_left_empty_is_lost():
    match = Match(starter=B).put(A, "P", "1/1", 1).take("P").end_turn().turn_of(A)
    match.by(A).move(match.id("P"), 3).gives("CharacterMoved", "CityFell")
    assert (match.owner(1), match.duel.lost, match.state.conquests[A]) == (None, (1,), 1)


def test_w7_nobody_attacks_the_own_city():
    match = Match(starter=B).put(A, "P", "1/1", 1).take("P").put(A, "R", "1/1", 1)
    match.by(A).attack(match.id("R"), 1).refuses("E_OWN_CITY")


def test_w8_a_tapped_character_neither_attacks_nor_moves():
    match = Match(starter=B).put(A, "P", "1/1", 1)
    match.by(A).move(match.id("P"), 2).attack(match.id("P"), 2).refuses("E_TAPPED")
    match.by(A).move(match.id("P"), 3).refuses("E_TAPPED").then.put(A, "R", "1/1", 3)
    match.effect(A).change_character(str(match.id("R")), "tap")
    match.by(A).attack(match.id("R"), 3).refuses("E_TAPPED")


def test_w9_without_a_garrison_only_quick_cards_defend():
    match = Match(starter=B).put(B, "Q", "1/1").put(A, "P", "1/1", 1).attack("P").then
    match.by(B).defend().refuses("E_NOT_QUICK").bring_quick(match.id("Q")).refuses("E_NOT_QUICK")
    match.by(B).play_quick("Lento", 1, 1, 0, "no").refuses("E_NOT_QUICK")


def test_w10_who_declines_although_present_stays_and_may_attack_later():
    match = Match(starter=B).put(B, "Q", "1/1", 1).put(A, "P", "1/1", 1).take("P")
    assert (match.owner(1), match.one("Q").place) == (A, 1)
    match.turn_of(B).attack("Q")
    assert match.stage == "defence"


def test_w11_nothing_goes_on_before_the_discards():
    match = attacked().by(B).decline().by(A).end_main().refuses("E_DISCARD_DUE").then
    match.by(A).move(match.id("P"), 2).refuses("E_DISCARD_DUE")
    match.by(A).correct_capital(1, True).refuses("E_DISCARD_DUE")
    match.by(B).concede_duel().refuses("E_DISCARD_DUE").by(A).confirm_discards().end_main()


def test_w12_a_quick_character_from_the_hand_fights_and_stays():
    match = attacked()
    hand = match.hand(B)
    match.by(B).play_quick("Lesta", 1, 4, 0, "yes")
    match.ids["Lesta"] = match.duel.next_id - 1
    assert match.hand(B) == hand - 1
    match.fight()
    assert (match.outcome, match.owner(1)) == ("neutrality", None)
    assert (match.one("P").place, match.one("Lesta").place) == (1, 1)
    match.turn_of(B).attack("Lesta")
    assert match.stage == "defence"


def test_a_quick_character_of_the_field_comes_untapped():
    match = Match(starter=B).put(B, "Q", "1/4", quick=True)
    match.effect(B).change_character(str(match.id("Q")), "tap").then.put(A, "P", "1/4", 1)
    match.attack("P").by(B).bring_quick(match.id("Q"))
    assert (match.one("Q").place, match.one("Q").tapped) == (1, False)
    hand = match.hand(B)
    match.fight()
    assert match.hand(B) == hand


def test_w13_a_quick_card_that_is_no_character_is_no_defence():
    match = attacked().by(B).begin_adjust().by(A).move_cards("draw", 1).refuses("E_NOT_ACTIVE").then
    match.by(B).decline().refuses("E_ADJUST_OPEN").change_character(str(match.id("P")), "damage", 1)
    match.by(B).move_cards("discard", 1).end_adjust().defend().refuses("E_NOT_QUICK").decline()
    assert match.owner(1) == A


def test_an_effect_that_kills_the_last_attacker_calls_the_combat_off():
    match = attacked()
    match.effect(B).change_character(str(match.id("P")), "destroy")
    assert (match.stage, match.outcome, match.owner(1)) == (None, "called_off", None)


def test_w14_an_open_combat_is_finished_first():
    match = attacked()
    match.by(A).move(match.id("P"), 2).refuses("E_COMBAT_OPEN").end_main().refuses("E_COMBAT_OPEN")
    match.by(A).defend().refuses("E_NOT_ACTIVE").begin_adjust().refuses("E_COMBAT_OPEN")


def test_w15_combatants_stand_at_the_city():
    match = Match(starter=B)
    for name, slot in (("Q", 1), ("R", 1), ("S", 2)):
        match.put(B, name, "1/4", slot)
    for name, slot in (("P", 1), ("T", 1), ("U", 2)):
        match.put(A, name, "1/4", slot)
    match.attack("P")
    match.by(B).defend().by(A).name_attackers((str(match.id("U")),)).refuses("E_NOT_THERE")
    match.by(A).name_attackers(("x",)).refuses("E_NOT_THERE").name_attackers((str(match.id("T")),))
    match.by(B).name_defenders((str(match.id("S")),)).refuses("E_NOT_THERE")
    match.by(B).name_defenders((str(match.id("P")),)).refuses("E_NOT_THERE")
    match.by(B).name_defenders(()).refuses("E_NO_FIGHTER")
    assert match.one("T").tapped, "further attackers tap (C24)"


def test_w16_moving_to_where_one_stands():
    match = Match(starter=B).put(A, "P", "1/1", 1)
    match.by(A).move(match.id("P"), 1).refuses("E_SAME_CITY")
    match.by(A).set_character(match.id("P"), 2).refuses("E_NOT_THERE")
    match.by(A).attack(match.id("P"), 2).refuses("E_NOT_THERE")


def test_w17_there_is_one_capital():
    match = Match(starter=B).put(A, "P", "1/1", 1).take("P", capital=True).put(A, "R", "1/1", 2)
    match.take("R").by(A).correct_capital(2, True).refuses("E_TWO_CAPITALS")
    match.by(A).correct_capital(3, True).refuses("E_FACE_DOWN").move_capital(2)
    assert match.duel.capital == 2
