"""What a result that is not applied yet makes of the city: its prince, said beforehand (J-S2)."""

from __future__ import annotations

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.panels.base import Note
from companion.core.words.prompts.allocate import Outcome
from companion.games.jrc.sessions import update
from companion.games.jrc.standing import claimants, princes
from companion.games.jrc.state import JrcState


def outcome(state: JrcState) -> Outcome:
    """For the form of victory points: the sentence for each prince that it can make."""
    city, session = state.hall.city, state.hall
    others = {str(one): row[city] for one, row in state.fi.items() if one not in session.seating}
    return Outcome(
        others={seat: fi for seat, fi in others.items() if fi},
        alone={str(one): _prince(state, one) for one in state.fi},
        shared=text("jrc-outcome-contested", city=city),
        nobody=text("jrc-outcome-vacant", city=city),
    )


def outcome_as_proposed(state: JrcState) -> Note:
    """For everybody else, while the form is open: what the proposed points come to."""
    city = state.hall.city
    table = {seat: dict(row) for seat, row in state.fi.items()}
    for change in update(state):
        table[change.seat][city] = change.after
    claim = claimants(table, city)
    if len(claim) == 1:
        said = _prince(state, claim[0])
    elif claim:
        said = text("jrc-outcome-contested", city=city, who=SeatNames(claim))
    else:
        said = text("jrc-outcome-vacant", city=city)
    return Note(title=text("jrc-outcome"), lines=(said,), tone="news")


def _prince(state: JrcState, seat: int) -> Text:
    city, needed = state.hall.city, state.options.win_princes
    if claimants(state.fi, city) == (seat,):
        many = princes(state, seat)
        return text("jrc-outcome-stays", city=city, who=SeatName(seat), n=many, of=needed)
    many = princes(state, seat) + 1
    return text("jrc-news-passes", city=city, who=SeatName(seat), n=many, of=needed)
