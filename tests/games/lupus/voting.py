"""Evenings at a vote."""

from tests.kit.games.lupus.evening import Evening

A, B, C, D, E = 1, 2, 3, 4, 5
EIGHT = "wolf*2 seer v*5"


def voted(tally, deck="wolf*2 seer", **options):
    """A first day on which the votes fell like `tally`, one of each person."""
    people = sum(int(word[1:]) for word in tally.split())
    return Evening(deck, people=people, at="nomination", **options).vote_like(tally)


def three_alive(**options):
    """Three players at their nomination."""
    evening = Evening("wolf v*2 v*3 seer wolf", at="dawn", **options).leave(8, 7, 6, 5, 4)
    assert evening.to("nomination").living == (A, B, C)
    return evening
