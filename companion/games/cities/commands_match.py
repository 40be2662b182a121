"""What may be asked of the city game around the duels; the acting seat comes with the caller."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.command import By, Command, SeveralLines
from companion.core.kit.rules import SetOption as SetOption
from companion.core.kit.rules import UseRules as UseRules
from companion.games.cities.state import Step


class Around(Command):
    """Of the two who play, while the clock runs: decks, ready, giving a duel up."""


class SetPlayer(Command, by=By.HOST, phases=(Step.LOBBY,)):
    """Lobby, tablet: who plays on one `side` (0 or 1); the other side stays or is swapped."""

    side: int
    target: int


class Begin(Command, by=By.HOST, phases=(Step.LOBBY,)):
    """Lobby, tablet: on to the decks. `tracking`: what the app follows, if it is said here."""

    tracking: str | None = None


class DeclareDeck(Around):
    """Before a duel: `{"main": cards, "side": cards}` (§2); after a duel the same cards in all."""

    sizes: Mapping[str, int]


class ListCards(Around):
    """Before a duel, if wished: «3 Drago, 2+1 Arciere, 9 Fante*» (main+side, * mercenary)."""

    text: SeveralLines


class Ready(Around):
    """Before a duel: ready. With both, the duel begins, and with the first duel the clock (M4)."""


class AskPause(Command):
    """A player would like a pause (M4)."""


class ConfirmPause(Command):
    """The other player agrees to the pause (M4)."""


class DropPause(Command):
    """Either player: no pause after all."""


class Pause(Command, by=By.HOST):
    """Tablet alone, in an emergency: the match stands still (M4)."""


class Resume(Command, by=By.ANYBODY):
    """Either player or the tablet: the match goes on at once (M4)."""


class CallTime(Command, by=By.ANYBODY):
    """After the bell, with nothing open: either player or the tablet ends the time (M2)."""


class ConcedeDuel(Around):
    """Give up this duel; before the bell only (M3)."""


class ConcedeMatch(Command):
    """Give up the match (M3)."""
