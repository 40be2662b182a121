"""The classes of the phases are the whole truth: every way from one to another is in them."""

from companion.games.cities.duel import Phase
from companion.games.cities.game import GAME
from companion.games.cities.phase import phases
from tests.kit.games.cities.match import A, B, Match
from tests.kit.games.ways import said, walked, ways_of


def ways_in(match: Match) -> set[tuple[str, str]]:
    return walked(GAME, match.ring, [event for step in match.steps for event in step.events])


def a_choice_of_the_only_defender() -> Match:
    """Two attackers, one defender: nobody names it, and it must choose whom it hits."""
    match = Match(starter=A)
    match.turn_of(B)
    match.put(B, "guard", "1/1", 3)
    match.turn_of(A)
    for name in ("first", "second"):
        match.put(A, name, "1/3", 3)
    match.attack("first")
    match.fight(with_attackers=("second",))
    assert match.stage == "targets"
    return match


def a_second_duel_that_begins_with_a_draw() -> Match:
    match = Match(starter=A, first_turn_draw="all")
    match.by(B).concede_duel()
    match.start(A)
    return match


def test_every_phase_has_its_class():
    assert list(phases()) == [phase.value for phase in Phase]


def test_no_match_goes_a_way_that_is_in_no_class():
    ways = ways_of(GAME)
    ways |= ways_in(a_choice_of_the_only_defender())
    ways |= ways_in(a_second_duel_that_begins_with_a_draw())
    assert len(ways) > 30
    assert ways <= said(phases()), sorted(ways - said(phases()))
    assert said(phases(), by_hand=False) <= ways, sorted(said(phases(), by_hand=False) - ways)
