"""Evenings whose nomination has been voted."""

from tests.kit.games.lupus.evening import Evening

A, B, C, D, E = 1, 2, 3, 4, 5


def three_alive(**options):
    evening = Evening("wolf v*2 v*3 seer wolf", **options)
    evening.night()
    for seat in (8, 7, 6, 5, 4):
        evening.tablet.remove(seat, "home")
    evening.to("nomination")
    assert evening.living == (A, B, C)
    return evening
