"""How the deck is built with the real cards (§4)."""

from __future__ import annotations

from companion.core import Pile, Piles, Refusal, text
from companion.games.final_decrees import PLAYERS, deck
from companion.games.final_decrees.state import DecreesState


def recipe(state: DecreesState, missing: Refusal | None = None) -> Piles:
    """D-S4, to be followed with the real cards. `missing`: why the game cannot begin yet."""
    players = min(max(len(state.ring), PLAYERS[0]), PLAYERS[-1])
    made = deck.recipe(state.options, players)
    parts = ("dealt", "top", "middle", "bottom")
    return Piles(
        title=text("decrees-recipe", n=players),
        piles=tuple(Pile(text(f"decrees-pile-{one}"), getattr(made, one)) for one in parts),
        notes=(text("decrees-recipe-how", deck=made.deck, latest=made.latest),),
        warnings=() if missing is None else (missing.text,),
    )
