"""What everybody sees before the first turn: who is here, and how the deck is built (§4)."""

from __future__ import annotations

from companion.core.text import text
from companion.core.words.panels.base import Circle, Mark, Panel, Pile, Piles
from companion.games.final_decrees import deck
from companion.games.final_decrees.setup import PLAYERS, begin_refusal
from companion.games.final_decrees.state import DecreesState


def lobby_panels(state: DecreesState, *, host: bool) -> tuple[Panel, ...]:
    """Who is here, how the deck is built; the `host` is told what is missing."""
    marks = tuple(Mark(seat=seat) for seat in state.ring)
    return Circle(marks=marks, moderator=False), recipe(state, host=host)


def recipe(state: DecreesState, *, host: bool = False) -> Piles:
    """D-S4, to be followed with the real cards."""
    players = min(max(len(state.ring), PLAYERS[0]), PLAYERS[-1])
    made = deck.recipe(state.options, players)
    rows = (
        ("dealt", made.dealt),
        ("top", made.top),
        ("middle", made.middle),
        ("bottom", made.bottom),
    )
    missing = begin_refusal(state) if host else None
    return Piles(
        title=text("decrees-recipe", n=players),
        piles=tuple(Pile(text(f"decrees-pile-{id}"), n) for id, n in rows),
        notes=(text("decrees-recipe-how", deck=made.deck, latest=made.latest),),
        warnings=() if missing is None else (missing.text,),
    )
