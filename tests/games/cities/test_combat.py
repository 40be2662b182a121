"""The fights of §14 (K1–K10), blow by blow through the commands of both players."""

import pytest

from companion.core.eye import PUBLIC
from tests.kit.games.cities.match import A, B, Match


def met(attackers, defenders, slot=1, **options):
    """Everybody stands at the city, B's first; the first attacker declares, all fight."""
    match = Match(starter=B, **options)
    for name, values in defenders.items():
        match.put(B, name, values, slot)
    for name, values in attackers.items():
        match.put(A, name, values, slot)
    first, *others = attackers
    return match.attack(first).then.fight(tuple(others), tuple(defenders))


def alive(match, name):
    return match.one(name).alive


def test_k1_both_hit_and_the_stronger_occupies():
    match = met({"P": "2/3"}, {"Q": "2/2"})
    assert match.outcome == "occupation"
    assert not alive(match, "Q")
    assert (alive(match, "P"), match.one("P").damage, match.owner(1)) == (True, 2, A)


def test_k2_the_longer_range_strikes_first_and_takes_nothing():
    match = met({"X": "2/1r1"}, {"Y": "3/2"})
    assert (match.outcome, match.one("X").damage) == ("occupation", 0)
    assert [len(tick.blows) for tick in match.duel.account.ticks] == [1]


def test_k3_at_the_same_range_both_die():
    match = met({"X": "2/1"}, {"Y": "3/2"})
    assert match.outcome == "annihilation"
    assert not alive(match, "X")
    assert not alive(match, "Y")
    assert match.owner(1) is None


def test_k4_two_ticks_and_a_choice():
    match = met({"X": "1/1r2", "Z": "2/2"}, {"Y": "3/3"})
    assert match.stage == "targets"
    match.by(B).aim(match.id("Y"), str(match.id("X")))
    assert match.outcome == "occupation"
    assert [tick.range for tick in match.duel.account.ticks] == [2, 0]
    assert [alive(match, name) for name in "XYZ"] == [False, False, True]


def test_k6_nobody_dies():
    match = met({"P": "1/4"}, {"Q": "1/4"})
    assert (match.outcome, match.owner(1)) == ("neutrality", None)


def test_k7_the_attacker_dies_first():
    match = met({"P": "1/1"}, {"Q": "4/4r3"})
    assert (match.outcome, match.one("Q").damage) == ("repelled", 0)


def test_k9_damage_adds_up_during_the_turn():
    match = met({"P": "1/4"}, {"Q": "1/4"})
    assert match.one("Q").damage == 1
    match.put(A, "R", "3/1r1", 1).attack("R").then.fight(by_defenders=("Q",))
    assert match.outcome == "occupation"
    assert not alive(match, "Q")
    assert match.one("R").damage == 0


def test_k10_targets_are_chosen_among_the_living_opponents():
    match = met({"X": "2/1r1", "Z": "1/2"}, {"Y": "3/2", "V": "1/2"})
    match.by(A).aim(match.id("X"), str(match.id("Y")))
    # Z has only V left to hit; V chooses between X and Z.
    assert not alive(match, "Y")
    match.by(B).aim(match.id("V"), str(match.id("Y"))).refuses("E_NOT_AN_OPPONENT")
    match.by(B).aim(match.id("V"), str(match.id("X")))
    assert match.outcome == "neutrality"
    assert [alive(match, name) for name in "XYZV"] == [False, False, True, True]
    assert (match.one("V").damage, match.one("Z").damage) == (1, 0)


def test_a_dead_target_is_refused_to_both_sides():
    match = met({"X": "2/1r1", "Z": "1/2"}, {"Y": "3/2", "V": "1/2", "U": "1/2"})
    match.by(A).aim(match.id("X"), str(match.id("Y")))
    match.by(A).aim(match.id("Z"), str(match.id("Y"))).refuses("E_TARGET_DEAD")
    match.by(A).aim(match.id("Z"), str(match.id("X"))).refuses("E_NOT_AN_OPPONENT")
    match.by(B).aim(match.id("V"), str(match.id("X"))).refuses("E_NOT_ACTIVE")
    match.by(A).aim(match.id("Z"), str(match.id("V")))


def test_the_dead_lie_in_the_graveyard_and_are_counted():
    match = met({"P": "2/3"}, {"Q": "2/2"})
    assert (match.duel.counts[B].graveyard, match.duel.counts[A].graveyard) == (1, 0)


@pytest.mark.parametrize("values", ["2/0", "-1/3", "2/2r-1"])
def test_w18_values_that_cannot_be(values):
    from tests.kit.games.cities.match import stats

    Match().by(A).open_character("Mara", *stats(values), "no").refuses("E_BAD_STATS")


def test_damage_may_be_split_where_the_table_likes_it():
    match = met({"P": "3/5"}, {"Q": "0/1", "R": "0/2"}, split_damage=True)
    match.by(A).aim(match.id("P"), str(match.id("Q"))).refuses("E_COMBAT_OPEN")
    one, two = str(match.id("Q")), str(match.id("R"))
    match.by(A).aim_split(match.id("P"), {one: 2, two: 0}).refuses("E_SHARES")
    match.by(A).aim_split(match.id("P"), {one: 1, two: 2})
    assert (match.outcome, match.owner(1)) == ("occupation", A)


def quiet(match):
    """Why no blow fell in the last combat, as everybody reads it."""
    panels = match.view(PUBLIC).panels
    return next(one for one in panels if one.kind == "blows").line.id


def test_an_account_without_blows_says_why_none_fell():
    for ends, why in (("decline", "undefended"), ("destroy", "called-off")):
        match = Match(starter=B).put(A, "P", "1/4", 1).attack("P").then
        if ends == "decline":
            match.by(B).decline()
        else:
            match.effect(B).change_character(str(match.id("P")), "destroy")
        assert quiet(match) == f"cities-quiet-{why}"
