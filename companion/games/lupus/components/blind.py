"""What a tablet that hides the secrets cannot lead, with the way to show them."""

from __future__ import annotations

from companion.core import Moment, Note, Ring, SeatNames, Text, text
from companion.games.lupus.night_rules.pass_and_play import passes
from companion.games.lupus.state import LupusState


def for_the_blind(
    state: LupusState, moment: Moment, pointing: str, people: Ring
) -> tuple[Note, ...]:
    """Why it cannot lead the night; (): it can. `pointing`: id of the sentence for a night without
    phones; `people`: who may have to choose at night."""
    if state.options.night_input == "pointing":
        return (_hidden(text(pointing)),)
    seats = tuple(seat for seat in people if seat not in moment.phones)
    if not seats or passes(state):
        return ()
    return (_hidden(text("lupus-blind-night", who=SeatNames(seats), n=len(seats))),)


def _hidden(line: Text) -> Note:
    return Note(lines=(line,), tone="warning", offer="table.set_blind")
