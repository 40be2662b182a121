"""The evening of *Cities* that is kept as a golden game: three duels, and extra time decides."""

from tests.kit.games.cities.match import A, B, Match


def first_duel(match):
    """A takes the capital and two more; on the way two fights and a Quick card."""
    match.put(A, "Mara", "2/3", 1).attack("Mara").by(B).play_quick("Lesta", 1, 2, 0, "yes")
    match.ids["Lesta"] = match.duel.next_id - 1
    match.fight().by(A).confirm_discards().then.wait(300)
    for name, slot in (("Gino", 2), ("Orsola", 3)):
        match.put(A, name, "1/1r1", slot).take(name, capital=slot == 3)


def second_duel(match):
    """B wins by the deck of A, after a pause and a lost garrison."""
    match.start(B).put(B, "Ugo", "1/1", 4).take("Ugo")
    match.by(A).ask_pause().by(B).confirm_pause().then.wait(120).by(A).resume()
    match.end_turn().turn_of(B).by(B).move(match.id("Ugo"), 5).then.turn_of(A)
    match.by(A).begin_adjust().move_cards("mill", match.duel.counts[A].deck).end_adjust()


def third_duel(match):
    """The bell rings over level cities; extra time is decided by a conquest."""
    match.by(A).declare_deck({"main": 61, "side": 9}).then.start(A).own(A, 2).own(B, 4)
    match.own(B, 5)
    one = match.duel.there(5, B)[0]
    match.effect(B).change_character(str(one.id), "destroy").then.ring_bell().by(B).call_time()
    match.turn_of(A).put(A, "Nina", "3/3", 1).attack("Nina").by(B).decline()


def three_duels_and_extra_time() -> Match:
    """The capital, a deck that runs out, and level cities at the bell: extra time decides."""
    match = Match(starter=A)
    first_duel(match)
    second_duel(match)
    third_duel(match)
    return match


SCENES = (three_duels_and_extra_time,)
