"""The base class of the phases of Final Decrees."""

from companion.core import PhaseOfParts, Scene, Text, text
from companion.games.final_decrees.state import DecreesState, Phase


class DecreesPhase(PhaseOfParts[DecreesState]):
    """Base class of all phases of §4 and §5."""

    order = Phase
    scene = Scene.GRAPH

    def title(self, state: DecreesState) -> Text:
        return text(f"decrees-{self.id}")
