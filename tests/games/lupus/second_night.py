"""Evenings at the opening of the second night."""

from tests.kit.games.lupus.evening import Evening

# 1, 2 wolves · 3 seer · 4 bodyguard · 5 hamster · 6–10 villagers
PETS = "wolf*2 seer guard hamster v*5"
# 1, 2 wolves · 3 seer · 4 mythomaniac · 5 possessed · 6, 7 masons · 8 hamster · 9 guard · 10–14
CROWD = "wolf*2 seer myth possessed mason*2 hamster guard v*5"


def second_night(deck, way, **options):
    """An evening at the opening of night 2; nobody has died."""
    evening = Evening(deck, night_input=way, **options)
    evening.night()
    evening.lynch_nobody()
    return evening
