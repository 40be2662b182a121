"""The possessed: a human who wins with the wolves and knows nobody (A1)."""

from companion.games.lupus.role import Role, Side

ROLE = Role(id="possessed", side=Side.WOLVES, emblem="possessed", advised=10)
