"""What may be asked in the lobby, by the tablet alone."""

from __future__ import annotations

from companion.core.command import By, Command
from companion.core.kit.rules import SetOption as SetOption
from companion.core.kit.rules import UseRules as UseRules
from companion.games.final_decrees.state import Phase


class SetDecree(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: the decree in `slot` (0–4) is called so and needs these stamps (D-S5)."""

    slot: int
    called: str
    steps: tuple[str, ...]


class SaveTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: keep the five decrees under a name, for another evening."""

    called: str


class UseTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: the five decrees kept under that name."""

    called: str


class DropTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: forget what is kept under that name."""

    called: str


class Begin(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: everything lies ready; the bids begin (D-S2)."""
