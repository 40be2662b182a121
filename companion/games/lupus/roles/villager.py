"""The villager: a plain human."""

from companion.games.lupus.role import Role, Side

ROLE = Role(
    id="villager", side=Side.HUMANS, emblem="villager", in_box=12, special=False, banner=True
)
