"""What a table tells now, asked by a screen that is switched on for it and off again."""

from typing import Any

from tests.kit.people import Program, names
from tests.kit.player import Player


class Told:
    """A table of this program."""

    program: Program

    @property
    def told(self) -> dict[str, Any]:
        """What a screen that is switched on now would show."""
        onlooker = Player(self.program, "screen").connect()
        picture = onlooker.views[-1]
        onlooker.leave()
        return picture

    @property
    def newest(self) -> int:
        """The version of what is told now."""
        return self.told["v"]

    @property
    def seated(self) -> list[str]:
        """Who sits at the table, by what is told now."""
        return names(self.told)
