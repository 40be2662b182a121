"""The moderator's tablet: the line to read, the one big button, the ring, and everything at hand.

The blind moderator has the same rights and the schedule, and sees no role, pick or answer.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.eye import Eye, Sight
from companion.core.game import Moment
from companion.core.seat import Ring
from companion.core.text import SeatNames, Text, text
from companion.core.view import View
from companion.core.words.panels.base import Awaited, Chronicle, Circle, Note, Panel
from companion.core.words.prompts.base import Prompt
from companion.games.lupus import (
    lobby,
    prompts_day,
    prompts_deal,
    prompts_hands,
    prompts_night,
    steps,
)
from companion.games.lupus.cast import steps as known_steps
from companion.games.lupus.events_vote import current_round
from companion.games.lupus.flow import awaited
from companion.games.lupus.prompts_advance import advance_press
from companion.games.lupus.recap_story import chapters
from companion.games.lupus.script import script, way
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.view_cover import choice_and_answer
from companion.games.lupus.view_day import day_line, day_panels, final_verdict, tone
from companion.games.lupus.view_public import lobby_panels, seen_cards
from companion.games.lupus.view_ring import day_ring, end_ring
from companion.games.lupus.view_words import heading


def desk_view(state: LupusState, eye: Eye, moment: Moment) -> View:
    """The moderator's screen; `eye` says whether it knows the secrets."""
    knows = eye.sight is Sight.MODERATOR
    return View(
        tone=tone(state),
        title=heading(state),
        line=_line(state),
        prompts=_prompts(state, moment, knows=knows),
        panels=_panels(state, moment, knows=knows),
    )


def _line(state: LupusState) -> Text | None:
    if state.phase is Phase.LOBBY:
        return text("lupus-deck-people", n=len(state.ring)) if state.ring else None
    if state.phase is Phase.DEAL:
        entered = sum(player.role is not None for player in state.players.values())
        return text("lupus-deal-entered", n=entered, of=len(state.players))
    if state.phase in (Phase.NIGHT, Phase.DAWN, Phase.OVER):
        return None  # the line that is read says it
    return day_line(state)


def _prompts(state: LupusState, moment: Moment, *, knows: bool) -> tuple[Prompt, ...]:
    if state.phase is Phase.LOBBY:
        return lobby.prompts(state)
    if state.phase is Phase.OVER:
        return ()
    here: tuple[Prompt, ...] = ()
    if state.phase is Phase.DEAL:
        here = prompts_deal.prompts(state, moment, knows=knows)
    elif state.phase is Phase.NIGHT:
        here = prompts_night.prompts(state, moment) if knows else ()
    else:
        here = prompts_day.prompts(state, moment)
    return (advance_press(state, moment, knows=knows), *here, *prompts_hands.prompts(state))


def _panels(state: LupusState, moment: Moment, *, knows: bool) -> tuple[Panel, ...]:
    if state.phase is Phase.LOBBY:
        return lobby_panels(state)
    read = script(state, moment)
    lines: tuple[Panel, ...] = () if read is None else (read,)
    if state.phase is Phase.OVER:
        return (*lines, *_end(state))
    waiting = waited_for(state)
    ring = day_ring(state, knows, waiting)
    if state.phase is Phase.DEAL:
        return (*lines, seen_cards(state, waiting), ring)
    if state.phase is Phase.NIGHT:
        return (
            *lines,
            *_of_night(state, waiting, moment, knows=knows),
            *_packs(state, moment),
            ring,
        )
    return (*lines, ring, *day_panels(state))


def _of_night(
    state: LupusState, waiting: Ring, moment: Moment, *, knows: bool
) -> tuple[Panel, ...]:
    found: list[Panel] = []
    if asked := steps.asked(state):
        done = len(asked) - len(waiting)
        found.append(Awaited(done=done, total=len(asked), missing=waiting))
    if knows and state.tonight().called is not None:
        found.append(choice_and_answer(state))
    if not knows:
        found.extend(_for_the_blind(state, moment))
    return tuple(found)


def _for_the_blind(state: LupusState, moment: Moment) -> Iterator[Note]:
    """Who cannot see whom people point at, and may not answer, cannot lead such a night."""
    if state.options.night_input == "pointing":
        yield Note(lines=(text("lupus-blind-pointing"),), tone="warning")
        return
    seats = tuple(seat for seat in state.living if seat not in moment.phones)
    if seats:
        line = text("lupus-blind-night", who=SeatNames(seats), n=len(seats))
        yield Note(lines=(line,), tone="warning")


def _packs(state: LupusState, moment: Moment) -> tuple[Note, ...]:
    """Phones show their pack; whoever has none is shown it by hand. Said whoever is called, for
    the tablet lies open."""
    called = known_steps().get(state.tonight().called or "")
    meets = called is not None and called.words.met is not None
    if state.number > 1 or not meets or way(state, moment) != "mixed":
        return ()
    return (Note(lines=(text("lupus-mixed-pack"),)),)


def waited_for(state: LupusState) -> Ring:
    """Whom the table waits for, as everybody may know: the tablet lies open.

    At night a missing phone tells nothing, for everybody has something to tap; whoever is played
    by pointing and awaited has a part in the step.
    """
    if state.phase is Phase.NIGHT:
        return steps.untapped(state)
    missing = awaited(state)
    return missing if state.phase is Phase.DEAL or current_round(state) is None else ()


def _end(state: LupusState) -> tuple[Panel, ...]:
    verdict = final_verdict(state)
    ring: Circle = end_ring(state)
    story = Chronicle(chapters=chapters(state))
    return (ring, story) if verdict is None else (verdict, ring, story)
