"""The public view of a table, read by a screen that connects for it."""

from typing import Any

from tests.kit.client import Client
from tests.kit.program import Program
from tests.kit.wire.phone import names


class PublicView:
    program: Program

    @property
    def public_picture(self) -> dict[str, Any]:

        spectator = Client(self.program, "screen").connect()
        picture = spectator.picture
        spectator.leave()
        return picture

    @property
    def public_version(self) -> int:

        return self.public_picture["v"]

    @property
    def seated_names(self) -> list[str]:

        return names(self.public_picture)
