"""The public view of a table, read by a screen that connects for it."""

from typing import Any

from tests.kit.people import Program, names
from tests.kit.player import Player


class PublicView:
    program: Program

    @property
    def public_picture(self) -> dict[str, Any]:

        spectator = Player(self.program, "screen").connect()
        picture = spectator.views[-1]
        spectator.leave()
        return picture

    @property
    def public_version(self) -> int:

        return self.public_picture["v"]

    @property
    def seated_names(self) -> list[str]:

        return names(self.public_picture)
