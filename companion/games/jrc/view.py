"""What is seen of the campaign, part by part: everybody's, what follows from it for one player, and
what is for one eye alone (§9).

A sealed paper is shown to its author alone, not even to the host.
"""

from __future__ import annotations

from companion.core.value import replace
from companion.core.view import View, mark_known
from companion.games.jrc.papers import missing
from companion.games.jrc.phase import EMBLEM, phase_of
from companion.games.jrc.screens.desk import desk_prompts
from companion.games.jrc.screens.panels import shared_panels
from companion.games.jrc.screens.seat import own_paper, seat_prompts
from companion.games.jrc.screens.words import line
from companion.games.jrc.state import JrcState


def wall_view(state: JrcState) -> View:
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


def phone_view(state: JrcState, seat: int, wall: View) -> View:
    """What a player, or whoever has just arrived, sees and is asked: all but the own paper
    everybody may know."""
    own = own_paper(state, seat)
    if not _takes_part(state, seat):
        return replace(wall, own=own)
    phase = phase_of(state)
    return replace(
        wall,
        scene=phase.own_scene or wall.scene,
        line=line(state, seat),
        prompts=mark_known(seat_prompts(state, seat)),
        panels=mark_known((*phase.beside(state, seat), *shared_panels(state, seat))),
        own=own,
        known=("scene", "line"),
    )


def desk_view(state: JrcState, wall: View) -> View:
    """What the host sees and is asked."""
    phase = phase_of(state)
    panels = tuple(one for one in wall.panels if not isinstance(one, phase.desk_without))
    # Where papers are missing the tablet names them beside the way to answer in their place.
    said = None if missing(state) else line(state, None)
    prompts = (phase.host or desk_prompts)(state)
    return replace(wall, line=said, prompts=prompts, panels=panels)


def _takes_part(state: JrcState, seat: int) -> bool:
    return seat in state.players or seat in state.arrivals
