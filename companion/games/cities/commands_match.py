"""What may be asked of the city game around the duels; the acting seat comes with the caller."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command, SeveralLines
from companion.core.option import Value


@dataclass(frozen=True)
class SetOption(Command):
    """Lobby, tablet: one house rule (§11)."""

    name: ClassVar[str] = "set_option"
    option: str
    value: Value


@dataclass(frozen=True)
class SetPlayer(Command):
    """Lobby, tablet: who plays on one `side` (0 or 1); the other side stays or is swapped."""

    name: ClassVar[str] = "set_player"
    side: int
    target: int


@dataclass(frozen=True)
class Begin(Command):
    """Lobby, tablet: on to the decks. `tracking`: what the app follows, if it is said here."""

    name: ClassVar[str] = "begin"
    tracking: str | None = None


@dataclass(frozen=True)
class DeclareDeck(Command):
    """Before a duel: `{"main": cards, "side": cards}` (§2); after a duel the same cards in all."""

    name: ClassVar[str] = "declare_deck"
    sizes: Mapping[str, int]


@dataclass(frozen=True)
class ListCards(Command):
    """Before a duel, if wished: «3 Drago, 2+1 Arciere, 9 Fante*» (main+side, * mercenary)."""

    name: ClassVar[str] = "list_cards"
    text: SeveralLines


@dataclass(frozen=True)
class Ready(Command):
    """Before a duel: ready. With both, the duel begins, and with the first duel the clock (M4)."""

    name: ClassVar[str] = "ready"


@dataclass(frozen=True)
class AskPause(Command):
    """A player would like a pause (M4)."""

    name: ClassVar[str] = "ask_pause"


@dataclass(frozen=True)
class ConfirmPause(Command):
    """The other player agrees to the pause (M4)."""

    name: ClassVar[str] = "confirm_pause"


@dataclass(frozen=True)
class DropPause(Command):
    """Either player: no pause after all."""

    name: ClassVar[str] = "drop_pause"


@dataclass(frozen=True)
class Pause(Command):
    """Tablet alone, in an emergency: the match stands still (M4)."""

    name: ClassVar[str] = "pause"


@dataclass(frozen=True)
class Resume(Command):
    """Either player or the tablet: the match goes on at once (M4)."""

    name: ClassVar[str] = "resume"


@dataclass(frozen=True)
class CallTime(Command):
    """After the bell, with nothing open: either player or the tablet ends the time (M2)."""

    name: ClassVar[str] = "call_time"


@dataclass(frozen=True)
class ConcedeDuel(Command):
    """Give up this duel; before the bell only (M3)."""

    name: ClassVar[str] = "concede_duel"


@dataclass(frozen=True)
class ConcedeMatch(Command):
    """Give up the match (M3)."""

    name: ClassVar[str] = "concede_match"


OF_THE_TABLET: tuple[type[Command], ...] = (SetOption, SetPlayer, Begin, Pause)
"""All others are a player's, or the tablet's for a player."""
BY_ANYBODY: tuple[type[Command], ...] = (Resume, CallTime)
"""Either player's or the tablet's own."""
AROUND: tuple[type[Command], ...] = (
    *(DeclareDeck, ListCards, Ready, AskPause, ConfirmPause, DropPause, ConcedeDuel, ConcedeMatch),
)
