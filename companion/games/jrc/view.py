"""What is seen of the campaign, part by part: everybody's, what follows from it for one player, and
what is for one eye alone (§9).

A sealed paper is shown to its author alone, not even to the host.
"""

from __future__ import annotations

from typing import Literal

from companion.core.eye import Eye
from companion.core.slip import ALL, NOTHING, Slip, named
from companion.core.text import Text
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.games.jrc.papers import missing
from companion.games.jrc.phase import EMBLEM, phase_of
from companion.games.jrc.screens.desk import desk_prompts
from companion.games.jrc.screens.panels import shared_panels
from companion.games.jrc.screens.seat import own_paper, seat_prompts
from companion.games.jrc.screens.words import line
from companion.games.jrc.state import JrcState


def public_view(state: JrcState) -> View:
    """What everybody sees."""
    phase = phase_of(state)
    return View(
        tone=phase.tone,
        scene=phase.scene,
        title=phase.title(state),
        line=line(state, None),
        emblem=EMBLEM,
        panels=shared_panels(state, None),
    )


def seat_cue(state: JrcState, seat: int) -> Slip:
    """What a player, or whoever has just arrived, sees and is asked in another way."""
    if not _takes_part(state, seat):
        return NOTHING
    phase = phase_of(state)
    panels = (*phase.beside(state, seat), *shared_panels(state, seat))
    said, without = _instead(line(state, seat), state)
    return Slip(
        scene=phase.own_scene,
        line=said,
        without=without,
        prompts=seat_prompts(state, seat),
        panels=named(panels, shared_panels(state, None)),
    )


def slip(state: JrcState, eye: Eye) -> Slip:
    """What is for `eye` alone: the own paper, or what the host is asked."""
    if eye.moderates:
        return _desk_slip(state)
    paper = own_paper(state, eye.seat)
    return Slip(own=paper) if paper else NOTHING


def _desk_slip(state: JrcState) -> Slip:
    phase = phase_of(state)
    panels: tuple[Panel | str, ...] = (ALL,)
    if phase.desk_without:
        public = shared_panels(state, None)
        kept = tuple(one for one in public if not isinstance(one, phase.desk_without))
        panels = named(kept, public)
    # Where papers are missing the tablet names them beside the way to answer in their place.
    said, without = _instead(None if missing(state) else line(state, None), state)
    prompts = (phase.host or desk_prompts)(state)
    return Slip(line=said, without=without, prompts=prompts, panels=panels)


def _instead(said: Text | None, state: JrcState) -> tuple[Text | None, tuple[Literal["line"], ...]]:
    """A line in the place of the public one, as a slip says it."""
    everybodys = line(state, None)
    if said == everybodys:
        return None, ()
    return said, ("line",) if said is None else ()


def slip_follows(state: JrcState, seat: int) -> tuple[object, ...] | None:
    """All that the own paper is made from; None: it may be anything."""
    papers = state.papers
    if papers is None or seat not in papers:
        return (state.phase,)
    return (state.phase, papers.own(seat), seat in papers.filed)


def _takes_part(state: JrcState, seat: int) -> bool:
    return seat in state.players or seat in state.arrivals
