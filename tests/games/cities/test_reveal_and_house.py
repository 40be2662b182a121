"""House rules on cities: when they are revealed, which characters must leave, who may move and
defend."""

from tests.kit.games.cities.match import A, B, Match


def test_the_city_lies_across_for_nobody_else_when_it_is_turned_up_at_the_conquest_only():
    match = Match(starter=B, reveal_on="conquest")
    match.put(A, "P", "1/4", 1)
    match.by(A).attack(match.id("P"), 1)
    assert match.stage == "defence"
    assert not match.duel.city(1).revealed
    match.by(B).decline()
    assert match.stage == "reveal"
    assert match.owner(1) is None
    match.by(A).reveal(True)
    assert (match.owner(1), match.duel.capital) == (A, 1)


def test_the_printed_layout_knows_the_capital():
    match = Match(starter=B, capital_slot="3")
    assert match.duel.capital == 3
    match.put(A, "P", "1/4", 3)
    match.by(A).attack(match.id("P"), 3).gives("CityRevealed")
    assert match.stage == "defence"


def test_a_city_must_be_cleared_where_the_table_wants_it():
    match = Match(starter=B, must_clear_city=True)
    match.put(B, "Q", "1/1", 1)
    match.put(B, "R", "1/1", 1)
    match.put(A, "P", "5/5", 1)
    match.attack("P")
    match.fight(by_defenders=("Q",))
    assert (match.outcome, match.owner(1)) == ("occupation", None)
    assert match.duel.account.stands


def test_tapped_characters_defend_unless_the_table_forbids_it():
    for allowed in (True, False):
        match = Match(starter=B, tapped_can_defend=allowed)
        match.put(B, "Q", "1/4", 1)
        match.take("Q")
        match.put(A, "P", "1/4", 1)
        match.attack("P")
        assert match.one("Q").tapped
        done = match.by(B).defend()
        if not allowed:
            done.refuses("E_NOT_QUICK")


def test_movement_may_be_to_neighbours_only():
    match = Match(starter=B, move_adjacent=True)
    match.put(A, "P", "1/1", 1)
    match.by(A).move(match.id("P"), 3).refuses("E_NOT_ADJACENT")
    match.by(A).move(match.id("P"), 2)
