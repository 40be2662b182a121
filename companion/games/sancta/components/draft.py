"""The draft of a decision, which completes the recorded facts with what follows from them."""

from __future__ import annotations

from companion.core import Event
from companion.core.kit import facts
from companion.games.sancta.facts.saint import Completed, PointLost, PointsGained, Refilled, Won
from companion.games.sancta.facts.window import WindowClosed
from companion.games.sancta.state import SanctaState


class Draft(facts.Draft[SanctaState]):
    """As in the kit; `decision` adds what always follows from the recorded facts."""

    def gain(self, seat: int, saint: int, points: int) -> Draft:
        """Give points to `saint`; they are lost if it is no longer active (N-8)."""
        active = self.state.players[seat].active
        if active is None or active.id != saint:
            return self.record(PointLost(seat))
        if points:
            self.record(PointsGained(seat, active.name, points, active.level))
        return self

    def close_window(self) -> Draft:
        """Close the open window without a cancel, and give its points."""
        window = self.state.window
        assert window is not None
        return self.record(WindowClosed()).gain(window.by, window.saint, window.points)

    @property
    def decision(self) -> tuple[Event, ...]:
        """The recorded facts, with all that follows: Roses, refills, the end (N-4, N-5, §9)."""
        if self.state.playing:
            self._complete()
            self._win()
        return super().decision

    @property
    def _priority(self) -> tuple[int, ...]:
        active = self.state.active
        assert active is not None
        here = (active,) if active in self.state.in_play else ()
        return (*here, *self.state.following(active))

    def _complete(self) -> None:
        for seat in self._priority:
            saint = self.state.players[seat].active
            if saint is not None and saint.points >= saint.required:
                self.record(Completed(seat, saint.name, saint.level))
            player = self.state.players[seat]
            if player.active is None and player.sanctuary:
                first = player.sanctuary[0]
                self.record(Refilled(seat, first.name, first.level))

    def _win(self) -> None:
        state = self.state
        full = tuple(s for s in self._priority if len(state.players[s].rose) >= state.goal)
        if full and state.options.simultaneous_win == "order":
            full = full[:1]
        if not full and len(state.in_play) == 1:
            full = state.in_play
        if full:
            self.record(Won(full))
