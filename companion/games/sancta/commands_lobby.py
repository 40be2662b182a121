"""What may be asked before the game: house rules, the dealer, the first saints."""

from __future__ import annotations

from companion.core.command import By, Command
from companion.core.kit.rules import SetOption as SetOption
from companion.core.kit.rules import UseRules as UseRules
from companion.games.sancta.state import Phase


class SetTarget(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: saints to win (§2)."""

    saints: str


class SetDieTable(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: six rows of words, points and «ask» (§8)."""

    rows: tuple[tuple[str, int, bool], ...]


class NameDealer(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: who deals (§4)."""

    seat: int


class Begin(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: the rules stand; everybody looks for a first saint."""


class FirstSaint(Command, phases=(Phase.SETUP,)):
    """Set-up: the first saint of the seat; until all have one it may be entered anew."""

    called: str
    level: int
