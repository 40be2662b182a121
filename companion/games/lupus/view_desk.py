"""The moderator's tablet: the line to read, the one big button, the ring, and everything at hand.

The blind moderator has the same rights and the schedule, and sees no role, pick or answer.
"""

from __future__ import annotations

from companion.core.eye import Eye, Sight
from companion.core.game import Moment
from companion.core.panel import Awaited, Card, Chronicle, Circle, Note, Panel
from companion.core.prompt import Prompt
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.view import View
from companion.games.lupus import lobby, prompts_day, prompts_deal, prompts_hands, prompts_night
from companion.games.lupus.events_vote import current_round
from companion.games.lupus.flow import awaited
from companion.games.lupus.prompts_advance import advance_press
from companion.games.lupus.recap_story import chapters
from companion.games.lupus.script import dawn_causes, script, way
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.view_card import own_card
from companion.games.lupus.view_cover import choice_and_answer
from companion.games.lupus.view_day import day_line, day_panels, final_verdict, tone
from companion.games.lupus.view_public import lobby_panels
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
        own=_cards_at_hand(state, moment) if knows else (),
    )


def _line(state: LupusState) -> Text | None:
    if state.phase is Phase.LOBBY:
        return text("lupus-deck-people", n=len(state.ring)) if state.ring else None
    if state.phase is Phase.DEAL:
        entered = sum(player.role is not None for player in state.players.values())
        return text("lupus-deal-entered", n=entered, of=len(state.players))
    if state.phase in (Phase.NIGHT, Phase.OVER):
        return None
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
    waiting = waited_for(state, knows=knows)
    ring = day_ring(state, knows, waiting)
    if state.phase is Phase.DEAL:
        return (*lines, _count(state, waiting), ring, *_handed_over(state, moment, knows=knows))
    if state.phase is Phase.NIGHT:
        return (*lines, *_of_night(state, waiting, knows=knows), *_packs(state, moment), ring)
    return (*lines, *_causes(state), ring, *day_panels(state))


def _of_night(state: LupusState, waiting: Ring, *, knows: bool) -> tuple[Panel, ...]:
    found: list[Panel] = []
    night = state.tonight()
    if night.open_step is not None and state.options.night_input != "pointing":
        tappers = tuple(seat for seat in state.living if seat in night.phones)
        late = tuple(seat for seat in waiting if seat in tappers)
        found.append(Awaited(done=len(tappers) - len(late), total=len(tappers), missing=late))
    if knows and night.called is not None:
        found.append(choice_and_answer(state))
    if not knows and state.options.night_input == "pointing":
        # Who cannot see whom they point at, and may not answer, cannot lead such a night.
        found.append(Note(lines=(text("lupus-blind-pointing"),), tone="warning"))
    return tuple(found)


PACKS = ("wolves", "masons")
"""Steps in which people recognise each other."""


def _packs(state: LupusState, moment: Moment) -> tuple[Note, ...]:
    """Phones show their pack; whoever has none is shown it by hand. Said whoever is called, for
    the tablet lies open."""
    first = state.number == 1 and state.tonight().called in PACKS
    if not first or way(state, moment) != "mixed":
        return ()
    return (Note(lines=(text("lupus-mixed-pack"),)),)


def waited_for(state: LupusState, *, knows: bool) -> Ring:
    """Whom the table waits for. At night the blind moderator is told of phones only.

    A missing phone tells nothing, for everybody has something to tap; somebody without one who
    is awaited has a part in the step.
    """
    missing = awaited(state)
    if state.phase is Phase.NIGHT:
        return missing if knows else tuple(s for s in missing if s in state.tonight().phones)
    return missing if state.phase is Phase.DEAL or current_round(state) is None else ()


def _count(state: LupusState, waiting: Ring) -> Awaited:
    total = len(state.players)
    return Awaited(done=total - len(waiting), total=total, missing=waiting)


def _handed_over(state: LupusState, moment: Moment, *, knows: bool) -> tuple[Panel, ...]:
    """The cards of those without a phone, covered, to be looked at on the tablet (§6.1)."""
    seats = prompts_deal.without_phone(state, moment)
    if not knows and seats:
        return (Note(lines=(text("lupus-blind-cards"),), tone="warning"),)
    return tuple(card for seat in seats for card in own_card(state, seat))


def _cards_at_hand(state: LupusState, moment: Moment) -> tuple[Card, ...]:
    """Anybody may look at the own card again, those without a phone on the tablet."""
    if state.phase in (Phase.LOBBY, Phase.DEAL, Phase.OVER):
        return ()
    seats = (seat for seat in state.living if seat not in moment.phones)
    return tuple(card for seat in seats for card in own_card(state, seat, brief=True))


def _causes(state: LupusState) -> tuple[Note, ...]:
    causes = dawn_causes(state) if state.phase is Phase.DAWN else ()
    return (Note(lines=causes),) if len(causes) > 1 else ()


def _end(state: LupusState) -> tuple[Panel, ...]:
    verdict = final_verdict(state)
    ring: Circle = end_ring(state)
    story = Chronicle(chapters=chapters(state))
    return (ring, story) if verdict is None else (verdict, ring, story)
