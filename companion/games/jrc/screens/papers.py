"""The questions that a sealed paper answers, on a phone and on the tablet."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import text
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.jrc import commands as do
from companion.games.jrc.papers import may_still_write
from companion.games.jrc.phase import Asked, phase_of
from companion.games.jrc.state import JrcState

GROUP = "seat"


def may_take_back(state: JrcState) -> tuple[int, ...]:
    """Whose own paper lies on the table, seen by nobody else."""
    return () if state.papers is None else state.papers.recallable


def paper_prompts(state: JrcState) -> Iterator[Prompt]:
    """The questions on the tablet for players without a phone at the table; a question that is the
    same for all is asked once."""
    paper, seats = phase_of(state).paper, may_still_write(state)
    if paper is None or not seats:
        return
    key = f"paper:{state.asked}"
    if paper.alike:
        yield paper.ask(state, seats[0], Asked(key, seats, GROUP))
        return
    for seat in seats:
        yield paper.ask(state, seat, Asked(f"{key}:{seat}", (seat,), GROUP))


def paper_prompt(state: JrcState, seat: int) -> Prompt | None:
    """What `seat` is asked to write on the own phone, if anything."""
    paper = phase_of(state).paper
    if paper is None or seat not in may_still_write(state):
        return None
    return paper.ask(state, seat, Asked(f"paper:{state.asked}"))


def take_back_prompt(key: str, seats: tuple[int, ...] = ()) -> Press:
    """The own paper again; for the tablet, of one of `seats`."""
    return Press(
        key=key,
        command=do.TakeBack.name,
        label=text("jrc-take-back"),
        title=text("jrc-take-back-title") if seats else None,
        act_for=seats,
        group=GROUP if seats else "actions",
        weight=Weight.QUIET,
    )
