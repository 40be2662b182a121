"""The fights of §14 (K1–K10), blow by blow through the commands of both players."""

import pytest

from companion.core.eye import PUBLIC
from tests.kit.games.cities.match import A, B, Match, stats


def fight_at(attackers, defenders, slot=1, **options):
    """Everybody stands at the city, B's first; the first attacker declares, all fight."""
    match = Match(starter=B, **options)
    for name, values in defenders.items():
        match.put(B, name, values, slot)
    for name, values in attackers.items():
        match.put(A, name, values, slot)
    first, *others = attackers
    return match.attack(first).then.fight(tuple(others), tuple(defenders))


def marks(match):
    """Who lives, with the damage: `"P2 Z0"`. The dead are left out."""
    return " ".join(f"{n}{match.one(n).damage}" for n in sorted(match.ids) if match.one(n).alive)


@pytest.mark.parametrize(
    ("attackers", "defenders", "outcome", "left", "owner", "ranges"),
    [
        ({"P": "2/3"}, {"Q": "2/2"}, "occupation", "P2", A, [0]),
        ({"X": "2/1r1"}, {"Y": "3/2"}, "occupation", "X0", A, [1]),
        ({"X": "2/1"}, {"Y": "3/2"}, "annihilation", "", None, [0]),
        ({"X": "1/1r2", "Z": "2/2"}, {"Y": "3/3"}, "occupation", "Z0", A, [2, 0]),
        ({"P": "1/4"}, {"Q": "1/4"}, "neutrality", "P1 Q1", None, [0]),
        ({"P": "1/1"}, {"Q": "4/4r3"}, "repelled", "Q0", None, [3]),
    ],
    ids=["k1", "k2", "k3", "k4", "k6", "k7"],
)
def test_a_fight_ends_as_the_rules_say(attackers, defenders, outcome, left, owner, ranges):
    match = fight_at(attackers, defenders)
    if match.stage == "targets":
        match.by(B).aim(match.id("Y"), str(match.id("X")))
    assert (match.outcome, marks(match), match.owner(1)) == (outcome, left, owner)
    assert [tick.range for tick in match.duel.account.ticks] == ranges
    assert sum(one.graveyard for one in match.duel.counts.values()) == len(attackers) + len(
        defenders
    ) - len(left.split()), "they are counted"


def test_k9_damage_adds_up_during_the_turn():
    match = fight_at({"P": "1/4"}, {"Q": "1/4"})
    match.put(A, "R", "3/1r1", 1).attack("R").then.fight(by_defenders=("Q",))
    assert (match.outcome, marks(match)) == ("occupation", "P1 R0")


def test_k10_targets_are_chosen_among_the_living_opponents():
    match = fight_at({"X": "2/1r1", "Z": "1/2"}, {"Y": "3/2", "V": "1/2"})
    match.by(A).aim(match.id("X"), str(match.id("Y")))
    assert not match.one("Y").alive, "Z has only V left to hit; V chooses between X and Z"
    match.by(B).aim(match.id("V"), str(match.id("Y"))).refuses("E_NOT_AN_OPPONENT")
    match.by(B).aim(match.id("V"), str(match.id("X")))
    assert (match.outcome, marks(match)) == ("neutrality", "V1 Z0")


def test_a_dead_target_is_refused_to_both_sides():
    match = fight_at({"X": "2/1r1", "Z": "1/2"}, {"Y": "3/2", "V": "1/2", "U": "1/2"})
    match.by(A).aim(match.id("X"), str(match.id("Y")))
    match.by(A).aim(match.id("Z"), str(match.id("Y"))).refuses("E_TARGET_DEAD")
    match.by(A).aim(match.id("Z"), str(match.id("X"))).refuses("E_NOT_AN_OPPONENT")
    match.by(B).aim(match.id("V"), str(match.id("X"))).refuses("E_NOT_ACTIVE")
    match.by(A).aim(match.id("Z"), str(match.id("V")))


@pytest.mark.parametrize("values", ["2/0", "-1/3", "2/2r-1"])
def test_w18_values_that_cannot_be(values):
    Match().by(A).open_character("Mara", *stats(values), "no").refuses("E_BAD_STATS")


def test_damage_may_be_split_where_the_table_likes_it():
    match = fight_at({"P": "3/5"}, {"Q": "0/1", "R": "0/2"}, split_damage=True)
    match.by(A).aim(match.id("P"), str(match.id("Q"))).refuses("E_COMBAT_OPEN")
    first, second = str(match.id("Q")), str(match.id("R"))
    match.by(A).aim_split(match.id("P"), {first: 2, second: 0}).refuses("E_SHARES")
    match.by(A).aim_split(match.id("P"), {first: 1, second: 2})
    assert (match.outcome, match.owner(1)) == ("occupation", A)


@pytest.mark.parametrize("why", ["undefended", "called-off"])
def test_an_account_without_blows_says_why_none_fell(why):
    match = Match(starter=B).put(A, "P", "1/4", 1).attack("P").then
    if why == "undefended":
        match.by(B).decline()
    else:
        match.effect(B).change_character(str(match.id("P")), "destroy")
    (account,) = [one for one in match.view(PUBLIC).panels if one.kind == "blows"]
    assert account.line.id == f"cities-quiet-{why}"
