"""What each pair of eyes sees of the campaign: built up from nothing for every eye (§9).

Nobody's eye, the host's included, looks at a sealed paper but the author's own.
"""

from __future__ import annotations

from companion.core.eye import Eye
from companion.core.view import View
from companion.core.words.prompts.base import Prompt
from companion.games.jrc.papers import missing
from companion.games.jrc.phase import EMBLEM, phase_of
from companion.games.jrc.screens.desk import desk_prompts
from companion.games.jrc.screens.panels import shared_panels
from companion.games.jrc.screens.seat import own_paper, seat_prompts
from companion.games.jrc.screens.words import line
from companion.games.jrc.state import JrcState


def view(state: JrcState, eye: Eye) -> View:
    """One screenful for `eye`; its prompts are exactly what it may do."""
    seat = eye.seat if eye.seat in (*state.players, *state.arrivals) else None
    phase = phase_of(state)
    if phase.whole is not None:
        return phase.whole(state, eye)
    panels = shared_panels(state, seat)
    prompts: tuple[Prompt, ...] = ()
    said = line(state, seat)
    if eye.moderates:
        prompts = desk_prompts(state)
        if missing(state):  # the tablet names them beside the way to answer in their place
            said = None
        panels = tuple(one for one in panels if not isinstance(one, phase.desk_without))
    elif seat is not None:
        panels, prompts = (*phase.beside(state, seat), *panels), seat_prompts(state, seat)
    return View(
        tone=phase.tone,
        scene=phase.scene if seat is None else phase.own_scene or phase.scene,
        title=phase.title(state),
        line=said,
        emblem=EMBLEM,
        panels=panels,
        prompts=prompts,
        own=own_paper(state, seat),
    )
