"""Ways from phase to phase that few matches go."""

from companion.games.cities.game import GAME
from tests.kit.games.cities.match import A, B, Match
from tests.kit.games.transitions import RareTransitions, Transitions, transitions


def a_choice_of_the_only_defender() -> Match:
    """Two attackers, one defender: nobody names it, and it must choose whom it hits."""
    match = Match(starter=A).turn_of(B).put(B, "guard", "1/1", 3).turn_of(A)
    for name in ("first", "second"):
        match.put(A, name, "1/3", 3)
    match.attack("first").then.fight(with_attackers=("second",))
    assert match.stage == "targets"
    return match


def a_second_duel_that_begins_with_a_draw() -> Match:
    match = Match(starter=A, first_turn_draw="all")
    return match.by(B).concede_duel().then.start(A)


def fights_that_are_worked_out() -> Match:
    """Light mode: one defender leaves no choice, two do."""
    match = Match(starter=A, tracking="light")
    for slot, defenders in ((1, 1), (2, 2)):
        match.to_main().by(A).attack_city(slot).reveal(False).by(B).defend()
        match.by(A).enter_fighter("", 2, 2, 0).muster_done()
        for _ in range(defenders):
            match.by(B).enter_fighter("", 1, 3, 0)
        match.by(B).muster_done()
        if match.stage == "targets":
            target = max(match.duel.characters)
            match.by(A).aim(min(match.duel.characters), str(target))
        match.by(A).settle_city("stays")
    return match


def a_time_that_is_called(*, conquests: int) -> Match:
    """The side with more cities wins; with as many on both sides, play goes on."""
    match = Match(starter=A).turn_of(A).own(A, *range(1, 1 + conquests)).ring_bell()
    match.by(A).call_time()
    assert match.state.extra is not bool(conquests)
    return match


def scenes() -> Transitions:
    """The ways of all of them."""
    few, more = (a_time_that_is_called(conquests=number) for number in (0, 1))
    played = (a_choice_of_the_only_defender(), a_second_duel_that_begins_with_a_draw())
    ways = Transitions()
    for match in (*played, fights_that_are_worked_out(), few, more):
        events = [event for step in match.steps for event in step.events]
        ways |= transitions(GAME, match.ring, events)
    return ways


RARE = RareTransitions(played=scenes)
