"""The villager: a plain human."""

from companion.games.lupus.role import Role, Side


class Villager(Role):
    """Has no part in the night."""

    id = "villager"
    side = Side.HUMANS
    in_box = 12
    special = False
    banner = True
