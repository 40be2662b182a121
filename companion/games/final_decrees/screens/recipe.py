"""How the deck is built with the real cards (§4)."""

from __future__ import annotations

from companion.core.text import text
from companion.core.words.panels.base import Pile, Piles
from companion.games.final_decrees import deck
from companion.games.final_decrees.setup import PLAYERS, begin_refusal
from companion.games.final_decrees.state import DecreesState


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
