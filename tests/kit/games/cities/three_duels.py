"""A whole match over three duels with extra time, for the golden games."""

from __future__ import annotations

from tests.kit.games.cities.match import A, B, Match


def first_duel(match):
    """A takes the capital and two more; on the way two fights and a Quick card."""
    match.put(A, "Mara", "2/3", 1)
    match.attack("Mara")
    match.by(B).play_quick("Lesta", 1, 2, 0, "yes")
    match.ids["Lesta"] = match.duel.next_id - 1
    match.fight()
    match.by(A).confirm_discards()
    match.wait(300)
    for name, slot in (("Gino", 2), ("Orsola", 3)):
        match.put(A, name, "1/1r1", slot)
        match.take(name, capital=slot == 3)


def second_duel(match):
    """B wins by the deck of A, after a pause and a lost garrison."""
    match.start(B)
    match.put(B, "Ugo", "1/1", 4)
    match.take("Ugo")
    match.by(A).ask_pause()
    match.by(B).confirm_pause()
    match.wait(120)
    match.by(A).resume()
    match.end_turn()
    match.turn_of(B)
    match.by(B).move(match.id("Ugo"), 5)
    match.turn_of(A)
    match.by(A).begin_adjust()
    match.by(A).move_cards("mill", match.duel.counts[A].deck)
    match.by(A).end_adjust()


def third_duel(match):
    """The bell rings over level cities; extra time is decided by a conquest."""
    match.by(A).declare_deck({"main": 61, "side": 9})
    match.start(A)
    match.own(A, 2)
    match.own(B, 4)
    match.own(B, 5)
    one = match.duel.there(5, B)[0]
    match.effect(B).change_character(str(one.id), "destroy")
    match.ring_bell()
    match.by(B).call_time()
    match.turn_of(A)
    match.put(A, "Nina", "3/3", 1)
    match.attack("Nina")
    match.by(B).decline()


def three_duels() -> Match:
    """The capital, a deck that runs out, and level cities at the bell: extra time decides."""
    match = Match(starter=A)
    first_duel(match)
    second_duel(match)
    third_duel(match)
    return match
