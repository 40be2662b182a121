"""What each pair of eyes sees of the saints' game: built up from nothing for every eye (§10)."""

from __future__ import annotations

from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.text import SeatName, Text, text
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Awaited, Chronicle, Circle, Mark, Panel, Piles
from companion.core.words.panels.base import Pile as Count
from companion.core.words.prompts.base import Prompt
from companion.games.sancta import lobby
from companion.games.sancta.options import target_for
from companion.games.sancta.prompts_end import host_prompts
from companion.games.sancta.prompts_turn import turn_prompts
from companion.games.sancta.recap import chapters, verdict
from companion.games.sancta.setup import warning
from companion.games.sancta.state import Phase, SanctaState
from companion.games.sancta.view_beds import board, own_and_others
from companion.games.sancta.view_saints import last_said, limits, own_saints, table_panels
from companion.games.sancta.view_window import window_line, window_prompts

TONES = {Phase.LOBBY: Tone.TABLE, Phase.SETUP: Tone.TABLE, Phase.TURN: Tone.DAY}
SCENES = {Phase.LOBBY: Scene.LOBBY, Phase.SETUP: Scene.FLOWER, Phase.TURN: Scene.FLOWER}

TURNS_TOLD = 40


def view(state: SanctaState, eye: Eye, moment: Moment) -> View:
    """One screenful for `eye`; its prompts are exactly what it may do."""
    seat = eye.seat if eye.seat in state.ring else None
    window = state.window
    return View(
        tone=TONES.get(state.phase, Tone.END),
        scene=SCENES.get(state.phase, Scene.END),
        title=_title(state, seat),
        line=_line(state, seat),
        emblem="game-sancta" if state.phase is Phase.LOBBY else None,
        alike=window is not None and seat in window.asked,
        prompts=_prompts(state, eye, seat, moment),
        panels=_panels(state, eye, seat),
    )


def _title(state: SanctaState, seat: int | None) -> Text:
    if state.phase is Phase.LOBBY:
        return text("sancta-waiting")
    if state.phase is Phase.SETUP:
        return text("sancta-setup")
    if state.phase is Phase.OVER:
        return text("sancta-over")
    assert state.active is not None
    if seat == state.active:
        return text("sancta-your-turn")
    return text("sancta-turn-of", who=SeatName(state.active))


def _line(state: SanctaState, seat: int | None) -> Text | None:
    if state.phase is Phase.LOBBY:
        return text("sancta-waiting-line", n=len(state.ring), goal=state.goal)
    if state.phase is Phase.SETUP:
        return text("sancta-setup-line")
    if state.window is not None:
        # Whoever is asked reads the question itself.
        return None if seat in state.window.asked else window_line(state.window, seat)
    if state.phase is Phase.OVER:
        return None
    if seat == state.active and state.turn.drawn and not _begun(state):
        return text("sancta-draw", n=state.turn.drawn)
    if seat is not None and state.players[seat].gone:
        return text("sancta-left-line")
    return last_said(state)


def _begun(state: SanctaState) -> bool:
    """Whether something was told of this turn already."""
    return bool(state.story) and state.story[-1].turn == state.number


def _prompts(state: SanctaState, eye: Eye, seat: int | None, moment: Moment) -> tuple[Prompt, ...]:
    """What this eye may do; the tablet acts for whoever's turn it is."""
    host = eye.moderates
    if state.phase is Phase.LOBBY:
        return lobby.prompts(state, moment) if host else ()
    if state.phase is Phase.SETUP:
        if host:
            return (*lobby.first_saints(state, state.in_play), *host_prompts(state))
        return lobby.first_saints(state, (), seat) if seat in state.in_play else ()
    if state.phase is Phase.OVER or (seat is None and not host):
        return ()
    asked = window_prompts(state, seat, host=host)
    turn = turn_prompts(state, host=host) if host or seat == state.active else ()
    return (*asked, *turn, *(host_prompts(state) if host else ()))


def _panels(state: SanctaState, eye: Eye, seat: int | None) -> tuple[Panel, ...]:
    if state.phase is Phase.LOBBY:
        # The tablet draws the chairs by itself; what it must be told is that nobody moderates.
        chairs = Circle(marks=tuple(Mark(seat=one) for one in state.ring), moderator=False)
        return (_rules(state), chairs) if eye.moderates else (_rules(state),)
    if state.phase is Phase.SETUP:
        there = state.in_play
        missing = tuple(s for s in there if state.players[s].active is None)
        done = len(there) - len(missing)
        return (board(state, seat), Awaited(done=done, total=len(there), missing=missing))
    if state.phase is Phase.OVER:
        # A phone stays small to the end: the whole story is in the recap, one tap away.
        told = chapters(state)[-TURNS_TOLD:]
        story = (Chronicle(chapters=told),) if eye.moderates else ()
        return (verdict(state), board(state, seat), *story)
    if seat is None or state.window is not None:
        return (*table_panels(state, seat), board(state, seat))
    mine, others = own_and_others(state, seat)
    return (
        *limits(state, seat),
        mine,
        *table_panels(state, seat),
        *own_saints(state, seat),
        others,
    )


def _rules(state: SanctaState) -> Piles:
    """The house rules in one look."""
    small = warning(state)
    rules = state.options
    counted = text("sancta-rule-counted", n=rules.deck_size)
    react = text("sancta-rule-react", how=rules.reaction_mode, n=rules.react_seconds)
    dealer = None if state.dealer is None else text("sancta-dealer", who=SeatName(state.dealer))
    usual = target_for(len(state.ring))
    own = text("sancta-target-own", n=usual, players=len(state.ring))
    notes = (
        text("sancta-rule-way", way=rules.direction),
        react,
        *((own,) if state.goal != usual and len(state.ring) > 1 else ()),
        *((counted,) if rules.deck_size else ()),
        *((dealer,) if dealer is not None else ()),
        *((text("sancta-target-four"),) if len(state.ring) == 4 else ()),
    )
    return Piles(
        title=text("sancta-rules-title"),
        piles=(Count(text("sancta-goal-saints", n=state.goal), state.goal),),
        notes=notes,
        warnings=() if small is None else (small.text,),
    )
