"""The moderator's tablet: the line to read, the one big button, the ring, and everything at hand.

The blind moderator has the same rights and the schedule, and sees no role, pick or answer.
"""

from __future__ import annotations

from companion.core.eye import BLIND, Eye, Sight
from companion.core.game import Moment
from companion.core.text import Text
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.games.lupus.night.dawn import before_the_news
from companion.games.lupus.passing.screen import passing_view
from companion.games.lupus.passing.turns import passing
from companion.games.lupus.phase import phase_of
from companion.games.lupus.phases import mob_cards
from companion.games.lupus.screens import prompts_corrections, prompts_day
from companion.games.lupus.screens.day import day_panels, public_line, scene
from companion.games.lupus.screens.lantern import give_back, lantern_view
from companion.games.lupus.screens.prompts_advance import advance_press
from companion.games.lupus.screens.ring import day_ring
from companion.games.lupus.screens.words import heading
from companion.games.lupus.state import LupusState
from companion.games.lupus.told.script import script
from companion.games.lupus.voice.spoken import spoken


def tablet_view(state: LupusState, eye: Eye, moment: Moment, wall: View) -> View:
    """A moderator's tablet, one that goes from hand to hand, or the lantern."""
    told = before_the_news(state)
    if state.led:
        return lantern_view(told, moment, wall)
    if passing(state) is not None:
        return passing_view(state, moment, wall)
    played = state.voice is not None and state.result is None
    # Who moderates knows of an untold dawn; who has taken over from the voice plays.
    knows, sees = (told, BLIND) if played else (state, eye)
    return desk_view(knows, sees, moment)


def desk_view(state: LupusState, eye: Eye, moment: Moment) -> View:
    """The moderator's screen; `eye` says whether it knows the secrets."""
    knows = eye.sight is Sight.MODERATOR
    return View(
        tone=phase_of(state).tone,
        scene=scene(state),
        title=heading(state),
        line=_line(state),
        prompts=_prompts(state, moment, knows=knows),
        panels=_panels(state, moment, knows=knows),
    )


def _line(state: LupusState) -> Text | None:
    own = phase_of(state).desk_line
    return public_line(state) if own is None else own(state)


def _prompts(state: LupusState, moment: Moment, *, knows: bool) -> tuple[Prompt, ...]:
    """The button, what the phase asks, the clock and the votes, corrections."""
    phase = phase_of(state)
    here = phase.desk_prompts(state, moment, knows)
    if not phase.has_button:
        return here
    button, by_day = advance_press(state, moment, knows=knows), prompts_day.prompts(state, moment)
    return (button, *give_back(state), *by_day, *here, *prompts_corrections.prompts(state))


def _panels(state: LupusState, moment: Moment, *, knows: bool) -> tuple[Panel, ...]:
    phase, read = phase_of(state), script(state, moment)
    lines: tuple[Panel, ...] = spoken(state) or (() if read is None else (read,))
    if phase.desk_panels is not None:
        return *lines, *phase.desk_panels(state, moment, knows)
    return *lines, day_ring(state, knows, ()), *mob_cards.note(state), *day_panels(state)
