"""The hamster: alone on its side; the bite does it no harm, the seer's eye kills it (§6.3)."""

from companion.games.lupus.role import Role

ROLE = Role(
    id="hamster",
    side="hamster",
    emblem="hamster",
    advised=15,
    unharmed="lupus-story-unharmed",
    dies_if_seen=True,
    wins_alone="lupus-ghost-alone",
    banner=True,
)
