"""The hamster: alone on its side; the bite does it no harm, the seer's eye kills it (§6.3)."""

from companion.games.lupus.role import Role


class Hamster(Role):
    """Wins alone, if it is alive at the end."""

    id = "hamster"
    side = "hamster"
    advised = 15
    unharmed = "lupus-story-unharmed"
    dies_if_seen = True
    wins_alone = True
    banner = True
