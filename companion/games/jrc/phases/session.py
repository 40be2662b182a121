"""Common parts of the steps of a session (§7)."""

from __future__ import annotations

from companion.core import Circle, Mark, Note, Panel, Scene, SeatName, Text, Tone, text
from companion.games.jrc.components.names import city_name
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.state import JrcState, Phase


class SessionPhase(JrcPhase):
    """A step of a session. The wall shows the ring: everybody's prey sits next (§1)."""

    by_hand = (Phase.SEATING, Phase.CITY_SELECT, Phase.CITY_END, Phase.ENDED)
    tone = Tone.DAY
    scene = Scene.HALL
    in_session = True

    def mark(self, state: JrcState, seat: int) -> Text | None:
        """The word under a name: the FI in the city of the session, or what is left to spend."""
        if state.hall.left:
            return text("jrc-mark-left", left=state.hall.left[seat], of=state.hall.fi0[seat])
        return text("jrc-mark-fi", n=state.fi[seat][state.hall.city])

    def shared(self, state: JrcState, seat: int | None) -> tuple[Panel, ...]:
        return (self.ring(state), *self.more(state), *self.waits(state))

    def ring(self, state: JrcState) -> Circle:
        session, waits = state.hall, state.missing
        marks = tuple(
            Mark(seat=one, dead=one in session.out, waits=one in waits, note=self.mark(state, one))
            for one in session.seating
        )
        return Circle(marks=marks, moderator=False, middle=city_name(session.city))

    def beside(self, state: JrcState, seat: int) -> tuple[Panel, ...]:
        """The own place in the session: predator and prey (§1)."""
        if seat not in state.hall.seating:
            return (Note(tone="quiet", lines=(text("jrc-not-in-session"),)),)
        if seat in state.hall.out or len(state.hall.living) < 2:
            return ()
        prey, predator = state.hall.neighbours(seat)
        line = text("jrc-prey", prey=SeatName(prey), predator=SeatName(predator))
        return (Note(tone="quiet", lines=(line,)),)
