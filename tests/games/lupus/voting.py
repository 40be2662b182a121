"""Evenings at a vote."""

from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 seer v*5"


def voting(deck=EIGHT, **options):
    evening = Evening(deck, **options)
    evening.night()
    evening.to("nomination")
    return evening
