"""The hamster: alone on its side; the bite does it no harm, the seer's eye kills it (§6.3)."""

from companion.games.lupus.cast import Role, Side

ROLE = Role(
    id="hamster",
    side=Side.HAMSTER,
    emblem="hamster",
    advised=15,
    survives_bite=True,
    dies_if_seen=True,
)
