"""Light matches, and matches that stand at a score."""

from tests.kit.games.cities.match import A, B, Match


def light_match(**options):
    return Match.with_rules(tracking="light", **options).start(A)


def result_of(match):
    result = match.state.result
    return None if result is None else (result.winner, result.how)


def match_with_score(wins=(0, 0), conquests=(0, 0), **options):
    """A duel with these wins and conquests from the duels before, A begins."""
    match = Match(starter=A, **options)
    for seat, count in ((A, wins[0]), (B, wins[1])):
        for _ in range(count):
            match.by(match.state.other(seat)).concede_duel().then.start(A)
    if conquests != (0, 0):
        _conquer(match, dict(zip((A, B), conquests, strict=True)))
    while match.active != A:
        match.end_turn()
    return match.turn_of(A)


def _conquer(match, wanted):
    """Take city 5 back and forth, and leave it, until the totals are these."""
    for seat, count in wanted.items():
        match.turn_of(seat)
        while match.state.conquests[seat] < count:
            match.own(seat, 5)
            character = match.duel.there(5, seat)[-1]
            match.effect(seat).change_character(str(character.id), "destroy")
            for other in match.duel.there(5, seat):
                match.effect(seat).change_character(str(other.id), "destroy")
            if match.hand(seat) < 2:
                match.by(seat).move_cards("recall", 4)


def between_duels(wins=(1, 1), conquests=(0, 0), **options):
    """The bell rings between two duels; the last one was given up."""
    match = match_with_score((wins[0] - 1, wins[1]), conquests, **options).by(B).concede_duel().then
    assert match.duel is None
    return match.ring_bell()
