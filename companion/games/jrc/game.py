"""The class of the campaign."""

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core import Event, Panel, PhasedGame, Ring, RingChanged, Step, replace, text
from companion.games.jrc import PLAYERS
from companion.games.jrc.narration.diary import diary_line
from companion.games.jrc.narration.recap import history, pictures, recap
from companion.games.jrc.options import Options
from companion.games.jrc.paper_phase import PaperPhase
from companion.games.jrc.phase import JrcPhase, phase_of
from companion.games.jrc.state import JrcState

OPENING_SECONDS = 0.7
"""For each city."""
PAPERS = 1_000_000
"""More than are asked for at any table."""


class Jrc(PhasedGame[JrcState], package=__package__):
    """A campaign of weeks."""

    id: ClassVar[str] = "jrc"
    players: ClassVar[tuple[int, int]] = PLAYERS
    lasting: ClassVar[bool] = True
    state: ClassVar[type[Any]] = JrcState
    phase: ClassVar[type[Any]] = JrcPhase
    rules: ClassVar[type[Options]] = Options
    over: ClassVar[str] = ""
    terms: ClassVar[tuple[str, ...]] = ("prince", "contested", "margin", "fund", "prey")
    diary_line = staticmethod(diary_line)

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> JrcState:
        asked = kept.get("asked", 0)
        known = isinstance(asked, int) and 0 <= asked < PAPERS
        return replace(super().open(ring, kept), asked=asked if known else 0)

    def keep(self, state: JrcState) -> Mapping[str, Any]:
        """The rules, and `"asked": n`: a phone keeps its papers by that number, and one of another
        campaign must not lie open as the answer of this one."""
        return {**super().keep(state), "asked": state.asked}

    def evolve(self, state: JrcState, event: Event) -> JrcState:
        """The ring may grow later, too: the new people may join the campaign."""
        if isinstance(event, RingChanged):
            return replace(state, ring=event.ring)
        return super().evolve(state, event)

    def plays(self, state: JrcState, seat: int) -> bool:
        return seat in state.players or seat in state.arrivals

    def admits_late_guests(self, state: JrcState) -> bool:
        """Late comers may sit down between turns, where `late_join` is on (§5)."""
        return state.options.late_join and phase_of(state).between_turns

    def announcement_seconds(self, before: JrcState, after: JrcState) -> float:
        """The wall opens the envelopes city by city (§5, §6): as long as there are cities."""
        phase = phase_of(before)
        opens = isinstance(phase, PaperPhase) and phase.moves and phase_of(after).opened
        return OPENING_SECONDS * len(after.cities) if opens else 0.0

    def history(self, state: JrcState) -> tuple[Panel, ...]:
        title = text("jrc-ledger-at", n=state.turn)
        now = replace(phase_of(state).ledger(state, None), title=title)
        return (now, *pictures(state), *history(state)) if state.past else ()

    def story(self, state: JrcState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        return recap(state)


GAME = Jrc()
