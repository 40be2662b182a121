"""Base classes of commands; a command is defined with the phase or component that asks for it."""

from companion.core import By, Command
from companion.games.lupus.state import Phase

LOBBY = (Phase.LOBBY,)
VOTES = (Phase.ELECTION, Phase.NOMINATION, Phase.RUNOFF)
CARDS_OUT = (
    *(Phase.NIGHT, Phase.DAWN, Phase.DISCUSSION, Phase.NOMINATION, Phase.DEFENCE),
    *(Phase.RUNOFF, Phase.LOT, Phase.LYNCH, Phase.SHOT, Phase.ELECTION, Phase.HANDOVER),
)
"""From NIGHT(1) to LYNCH (L-Q1)."""


class ByHand(Command, by=By.HOST, phases=CARDS_OUT):
    """A correction of who lives and has which card."""

    seat: int


class Pointing(Command):
    """Names a player or nobody; the answer to it depends on roles."""


class ToTheVoice(Command):
    """Asked of the voice while it moderates."""
