"""The game is over (§9): whose Rose is full, and on the tablet the last turns."""

from companion.core import ALL, Chronicle, Moment, Panel, Scene, Stage, Text, Tone, Verdict, text
from companion.games.sancta.components.roses import board
from companion.games.sancta.narration.recap import chapters, rose_full, verdict
from companion.games.sancta.phase import SanctaPhase
from companion.games.sancta.state import Phase, SanctaState

TURNS_TOLD = 40


class Over(SanctaPhase):
    """The game is over (§9): whose Rose is full, and on the tablet the last turns."""

    id = Phase.OVER
    stage = Stage.OVER
    tone = Tone.END
    scene = Scene.END

    def title(self, state: SanctaState) -> Text:
        return text("sancta-over" if rose_full(state) else "sancta-over-alone")

    def panels(self, state: SanctaState) -> tuple[Panel, ...]:
        """A phone stays small to the end: the whole story is in the recap, one tap away."""
        return (verdict(state), board(state, None))

    def own_panels(self, state: SanctaState, seat: int) -> tuple[Panel | str, ...]:
        return (Verdict.kind, board(state, seat))

    def desk_panels(self, state: SanctaState, moment: Moment) -> tuple[Panel | str, ...]:
        return (ALL, Chronicle(chapters=chapters(state)[-TURNS_TOLD:]))
