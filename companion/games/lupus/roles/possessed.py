"""The possessed: a human who wins with the wolves and knows nobody (A1)."""

from companion.games.lupus.role import Role, Side


class Possessed(Role):
    """Has no part in the night."""

    id = "possessed"
    side = Side.WOLVES
    advised = 10
