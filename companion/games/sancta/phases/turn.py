"""The turns (§6 to §9): saints gain points, and a window asks whether somebody cancels them."""

from __future__ import annotations

from companion.core.game import Decision, Moment
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.core.view import ALL, Tone, View, laid
from companion.core.words.panels.base import Panel
from companion.core.words.panels.limits import Limits
from companion.core.words.panels.petals import Petals
from companion.core.words.prompts.base import Prompt
from companion.games.sancta.commands import Remove
from companion.games.sancta.phase import SanctaPhase
from companion.games.sancta.screens.reaction_window import window_line, window_prompts
from companion.games.sancta.screens.roses import board, own_and_others
from companion.games.sancta.screens.saints import draws, last_said, limits, own_saints, table_panels
from companion.games.sancta.state import Phase, SanctaState
from companion.games.sancta.turn.prompts_end import host_prompts
from companion.games.sancta.turn.prompts_turn import turn_prompts
from companion.games.sancta.turn.start_and_end import remove_in_play

NAMING = frozenset(("place_saint", "substitute", "reorder", "move_saint"))
"""Commands of which the own phone offers waiting saints by their names."""


def _turn(state: SanctaState, seat: int) -> tuple[Prompt, ...]:
    """What somebody may do in turn."""
    return turn_prompts(state, host=False) if seat == state.active else ()


def _names_covered(state: SanctaState, asked: Prompt) -> bool:
    return state.options.sanctuary_hidden and asked.command in NAMING


class Turn(SanctaPhase):
    """One person is on turn: saints gain points, and a window asks who cancels them (§6 to §9)."""

    id = Phase.TURN
    follows = (Phase.OVER,)
    tone = Tone.DAY
    turns = True
    help_step = "turn"
    help_steps = ("draw", "source", "task", "free", "end")

    def title(self, state: SanctaState) -> Text:
        assert state.active is not None
        return text("sancta-turn-of", who=SeatName(state.active))

    def own_title(self, state: SanctaState, seat: int, wall: View) -> Text:
        return text("sancta-your-turn") if seat == state.active else wall.title

    def line(self, state: SanctaState) -> Text | None:
        if state.window is not None:
            return window_line(state.window, None)
        if draws(state):
            assert state.active is not None
            return text("sancta-draws", who=SeatName(state.active), n=state.turn.drawn)
        return last_said(state)

    def own_line(self, state: SanctaState, seat: int, wall: View) -> Text | None:
        window = state.window
        if window is not None:
            # A seat that is asked reads the question itself.
            return None if seat in window.asked else window_line(window, seat)
        if seat == state.active and draws(state):
            return text("sancta-draw", n=state.turn.drawn)
        return text("sancta-left-line") if state.players[seat].gone else wall.line

    def panels(self, state: SanctaState) -> tuple[Panel, ...]:
        return (*table_panels(state, None), board(state, None))

    def own_panels(self, state: SanctaState, seat: int) -> tuple[Panel | str, ...]:
        shared = table_panels(state, seat)
        if state.window is not None:
            return (*shared, Petals.kind)
        mine, others = own_and_others(state, seat)
        if state.options.sanctuary_hidden:  # the own flower is secret, before the covered saints
            return (*limits(state, seat), *shared, others)
        return (*limits(state, seat), mine, *shared, *own_saints(state, seat), others)

    def asks(self, state: SanctaState, seat: int) -> tuple[Prompt, ...]:
        return tuple(one for one in _turn(state, seat) if not _names_covered(state, one))

    def secret(self, state: SanctaState, seat: int, shown: View) -> View:
        """The own answer to a window (§8), and the own saints where they lie covered."""
        window = state.window
        if window is not None:
            if seat not in window.asked:
                return shown
            return replace(shown, alike=True, prompts=window_prompts(state, seat, host=False))
        if not state.options.sanctuary_hidden:
            return shown
        mine, _ = own_and_others(state, seat)
        covered: tuple[Panel | str, ...] = (
            Limits.kind,
            mine,
            ALL,
            *own_saints(state, seat),
            Petals.kind,
        )
        prompts = tuple(
            replace(one, known=not _names_covered(state, one)) for one in _turn(state, seat)
        )
        return replace(shown, prompts=prompts, panels=laid(covered, shown))

    def desk_asks(self, state: SanctaState, moment: Moment) -> tuple[Prompt, ...]:
        """What the tablet may do for the active player."""
        asked = window_prompts(state, None, host=True)
        return (*asked, *turn_prompts(state, host=True), *host_prompts(state))

    def removes(self, state: SanctaState, command: Remove) -> Decision:
        return remove_in_play(state, command)
