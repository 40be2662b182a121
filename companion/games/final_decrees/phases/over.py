"""The end of the game (§9)."""

from companion.core import ALL, Chronicle, Moment, Panel, Scene, Stage, Tone
from companion.games.final_decrees.narration.recap import chapters, end_panels
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.state import DecreesState, Phase


class Over(DecreesPhase):
    """The winners; on phones and the tablet the bids and the path of each decree, too."""

    id = Phase.OVER
    stage = Stage.OVER
    tone = Tone.END
    scene = Scene.END

    def panels(self, state: DecreesState) -> tuple[Panel, ...]:
        return end_panels(state)

    def own_panels(self, state: DecreesState, seat: int) -> tuple[Panel | str, ...]:
        return (ALL, Chronicle(chapters=chapters(state)))

    def desk_panels(self, state: DecreesState, moment: Moment) -> tuple[Panel | str, ...]:
        return (ALL, Chronicle(chapters=chapters(state)))
