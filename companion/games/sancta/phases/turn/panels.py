"""Panels besides the saints: the die, the last effects, the decks."""

from collections.abc import Mapping

from companion.core import Countdown, Die, Limit, Limits, Note, Panel, Text, text
from companion.games.sancta.facts.turn import SPENT, used_up
from companion.games.sancta.names import comma_list, saint_and_sort, saint_word
from companion.games.sancta.state import (
    SHARED,
    Face,
    PendingRoll,
    PendingTrial,
    SanctaState,
    Shuffle,
)

SHOWN = 3
"""The last sentences that stand on the screens."""
WAITS: Mapping[type, str] = {PendingRoll: "die", Shuffle: "shuffle", PendingTrial: "trial"}


def must_draw(state: SanctaState) -> bool:
    """Whether the active player still has to draw, before anything else in this turn."""
    begun = bool(state.story) and state.story[-1].turn == state.number
    return bool(state.turn.drawn) and not begun


def table_panels(state: SanctaState, seat: int | None) -> tuple[Panel, ...]:
    """The clock of a window, the die, what is waited for, and the last lines of the story."""
    found: list[Panel] = []
    window = state.window
    if window is not None and window.clock is not None and seat not in window.asked:
        found.append(Countdown(clock=window.clock, label=text("sancta-window"), bell=False))
    if state.die is not None:
        found.append(_die(state.die, asked=isinstance(state.pending, PendingRoll)))
    waits = _waits(state)
    if waits is not None and seat != state.active:
        found.append(Note(lines=(waits,)))
    # The newest sentence is the line of the view itself, unless that asks to draw.
    story = state.story if must_draw(state) and seat != state.active else state.story[:-1]
    pile = state.piles.get(SHARED if SHARED in state.piles or seat is None else seat)
    deck = () if pile is None else (text("sancta-deck", left=pile.left, discard=pile.discard),)
    lines = (*(one.text for one in story[:-SHOWN:-1]), *deck)
    if lines:
        found.append(Note(lines=lines, tone="quiet"))
    return tuple(found)


def limits(state: SanctaState, seat: int) -> tuple[Panel, ...]:
    """What the turn allows once, on the active player's phone (§6)."""
    if seat != state.active or state.pending is not None:
        return ()
    used = used_up(state.turn)
    shown = tuple(Limit(text(f"sancta-limit-{one}"), one not in used) for one in SPENT)
    return (Limits(title=text("sancta-limits", n=len(SPENT) - len(used)), limits=shown),)


def _die(shown: Face, *, asked: bool) -> Die:
    """`asked`: its points are still to be read in the printed table."""
    line = text("sancta-die-printed") if asked else None
    if shown.card:
        line = text("sancta-die-for-card")
    if shown.words:
        line = text("sancta-words", words=shown.words)
    return Die(face=shown.face, label=text("sancta-die-shows", n=shown.face), line=line)


def _waits(state: SanctaState) -> Text | None:
    what = WAITS.get(type(state.pending))
    return text(f"sancta-waits-{what}") if what else None


def own_saints(state: SanctaState, seat: int) -> tuple[Panel, ...]:
    """The own sanctuary in its order, and the finished saints."""
    player = state.players[seat]
    waiting = tuple(
        text("sancta-own-place", n=place, saint=saint_and_sort(one))
        for place, one in enumerate(player.sanctuary, 1)
    )
    title = text("sancta-own-sanctuary")
    found: tuple[Panel, ...] = (Note(title=title, lines=waiting),) if waiting else ()
    rose = comma_list(saint_word(one.name, one.level, starts=True) for one in player.rose)
    if not rose:
        return found
    finished = text("sancta-words", words=rose)
    return (*found, Note(title=text("sancta-own-rose"), lines=(finished,)))
