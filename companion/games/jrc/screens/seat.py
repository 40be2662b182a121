"""What a player's phone shows and asks besides what everybody sees."""

from __future__ import annotations

from companion.core.text import SeatName, text
from companion.core.words.panels.base import Card, Note, Panel
from companion.core.words.prompts.base import Prompt
from companion.games.jrc.phase import phase_of
from companion.games.jrc.screens.papers import may_take_back, paper_prompt, take_back_prompt
from companion.games.jrc.state import JrcState


def seat_prompts(state: JrcState, seat: int) -> tuple[Prompt, ...]:
    """What `seat` may do now."""
    if seat in may_take_back(state):
        return (take_back_prompt(f"take-back:{state.asked}"),)
    paper = paper_prompt(state, seat)
    return phase_of(state).asks(state, seat) if paper is None else (paper,)


def own_place(state: JrcState, seat: int) -> tuple[Panel, ...]:
    """The own place in the session: predator and prey (§1)."""
    living = [one for one in state.hall.seating if one not in state.hall.out]
    if seat not in state.hall.seating:
        return (Note(tone="quiet", lines=(text("jrc-not-in-session"),)),)
    if seat not in living or len(living) < 2:
        return ()
    place = living.index(seat)
    prey, predator = living[(place + 1) % len(living)], living[place - 1]
    said = text("jrc-prey", prey=SeatName(prey), predator=SeatName(predator))
    return (Note(tone="quiet", lines=(said,)),)


def own_paper(state: JrcState, seat: int | None) -> tuple[Panel, ...]:
    """The own sealed paper, covered until it is held."""
    papers, paper = state.papers, phase_of(state).paper
    if seat is None or papers is None or paper is None:
        return ()
    if seat not in papers or seat in papers.filed:
        return ()
    card = Card(
        seat=seat,
        name=text("jrc-own-paper"),
        tag=text("jrc-own-paper-tag"),
        emblem="game-jrc",
        lines=paper.own(state, seat, papers.own(seat)),
    )
    return (card,)
