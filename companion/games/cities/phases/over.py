"""The match is over (§9): who has won, and the story of the duels."""

from companion.core import Chronicle, Circle, Mark, Panel, Prompt, Scene, Stage, Tone, text
from companion.games.cities.components.duel_end import REOPENED, ended_board, reopen_prompts
from companion.games.cities.duel import Phase
from companion.games.cities.narration.recap import chapters, verdict
from companion.games.cities.phase import CitiesPhase
from companion.games.cities.state import CitiesState


class Over(CitiesPhase):
    """The result and the story; the step that won the last duel may still be taken back."""

    id = Phase.OVER
    title_id = "cities-over"
    by_hand = REOPENED
    scene = Scene.END
    stage = Stage.OVER
    tone = Tone.END

    def panels(self, state: CitiesState, seat: int | None = None) -> tuple[Panel, ...]:
        marks = Circle(marks=tuple(_mark(state, one) for one in state.ring), moderator=False)
        story = Chronicle(chapters=chapters(state))
        return verdict(state), *ended_board(state, seat), marks, story

    def asks(self, state: CitiesState, seat: int) -> tuple[Prompt, ...]:
        return reopen_prompts(state, seat)

    def host_asks(self, state: CitiesState) -> tuple[Prompt, ...]:
        return ()


def _mark(state: CitiesState, seat: int) -> Mark:
    if seat not in state.players or state.result is None:
        return Mark(seat=seat)
    score = text("cities-score", wins=state.wins[seat], conquests=state.conquests[seat])
    return Mark(seat=seat, role=score, wins=state.result.winner == seat)
