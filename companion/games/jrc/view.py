"""What each pair of eyes sees of the campaign: built up from nothing for every eye (§9).

Nobody's eye, the host's included, looks at a sealed paper but the author's own.
"""

from __future__ import annotations

from companion.core.eye import Eye
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.account import Account
from companion.core.words.panels.base import Note
from companion.core.words.prompts.base import Prompt
from companion.games.jrc.opening import missing
from companion.games.jrc.state import IN_SESSION, OVER, JrcState, Phase
from companion.games.jrc.view_desk import desk_prompts
from companion.games.jrc.view_lobby import lobby_panels, lobby_prompts
from companion.games.jrc.view_panels import shared_panels
from companion.games.jrc.view_seat import own_paper, seat_panels, seat_prompts
from companion.games.jrc.view_words import line, title

EMBLEM = "game-jrc"
AT_THE_CARDS = tuple(phase for phase in IN_SESSION if phase is not Phase.RESULT)


def view(state: JrcState, eye: Eye) -> View:
    """One screenful for `eye`; its prompts are exactly what it may do."""
    seat = eye.seat if eye.seat in (*state.players, *state.arrivals) else None
    if state.phase is Phase.LOBBY:
        return View(
            tone=Tone.TABLE,
            scene=Scene.LOBBY,
            title=title(state),
            line=line(state, None),
            emblem=EMBLEM,
            panels=lobby_panels(state),
            prompts=lobby_prompts(state) if eye.moderates else (),
        )
    panels = shared_panels(state, seat)
    prompts: tuple[Prompt, ...] = ()
    said = line(state, seat)
    if eye.moderates:
        prompts = desk_prompts(state)
        if missing(state):  # the tablet names them beside the way to answer in their place
            said = None
        if state.phase is Phase.RESULT:  # the form itself says what each number comes to
            panels = tuple(one for one in panels if not isinstance(one, (Account, Note)))
    elif seat is not None:
        panels, prompts = (*seat_panels(state, seat), *panels), seat_prompts(state, seat)
    return View(
        tone=_tone(state),
        scene=_scene(state, seat),
        title=title(state),
        line=said,
        emblem=EMBLEM,
        panels=panels,
        prompts=prompts,
        own=own_paper(state, seat),
    )


def _tone(state: JrcState) -> Tone:
    """The room is as bright as by day while people sit around the cards."""
    if state.phase in OVER:
        return Tone.END
    return Tone.DAY if state.phase in AT_THE_CARDS else Tone.TABLE


def _scene(state: JrcState, seat: int | None) -> Scene:
    """Who takes part writes; the others look at those who do."""
    if state.phase in OVER:
        return Scene.END
    if state.phase is Phase.ALLOCATE:
        return Scene.HALL if seat is None else Scene.PAPER
    return Scene.HALL if state.phase in AT_THE_CARDS else Scene.LEDGER
