"""What a person asks for: a name, typed arguments, and who asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

SEVERAL_LINES = "several lines"
SeveralLines = Annotated[str, SEVERAL_LINES]
"""Words of a command that may have line breaks and tabs in them; every other `str` is one line."""


@dataclass(frozen=True)
class Command:
    """A wish. Subclasses are frozen dataclasses; the shell validates their fields strictly: the
    exact types, and words of one line unless the field says SeveralLines.

    The seat that acts is never an argument: it comes with the `Caller`.
    """

    name: ClassVar[str]


@dataclass(frozen=True)
class Tick(Command):
    """The alarm that a game asked for (`Game.wakes_at`) has rung; only the table sends it."""

    name: ClassVar[str] = "tick"


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks: for which `seat` (None: for nobody), and with the tablet's rights or not.

    The tablet may act for a seat; then both are set. `blind`: the host wants to be surprised, so
    no answer to this tablet may depend on what it does not see.
    """

    seat: int | None = None
    moderator: bool = False
    blind: bool = False


TABLET = Caller(moderator=True)
ALARM = Caller()
