"""The size of the deck and the recipe of D-S4."""

from companion.core import Frozen, Pile, Piles, Refusal, text
from companion.games.final_decrees import PLAYERS
from companion.games.final_decrees.options import Options
from companion.games.final_decrees.state import DecreesState

TOP, BOTTOM = 5, 20
"""Cards that are set aside, to be put on top and at the bottom."""
ORDINARY, DECLINE = "ordinary", "decline"
"""Kinds of card that a player may report to have drawn."""


class Recipe(Frozen):
    """Numbers of cards: dealt to all, top, middle with S&D, bottom."""

    dealt: int
    top: int
    middle: int
    bottom: int

    @property
    def deck(self) -> int:
        """Cards in the deck when play begins, S&D included."""
        return self.top + self.middle + self.bottom

    @property
    def latest(self) -> int:
        """The last place from the top at which S&D can lie."""
        return self.top + self.middle


def recipe(options: Options, players: int) -> Recipe:
    """The row of the table in D-S4 for this number of players."""
    ordinary = options.deck_total - (0 if options.sd_is_extra else 1)
    middle = ordinary - players - TOP - BOTTOM + 1
    return Recipe(players, TOP, middle, BOTTOM)


def warning(state: DecreesState, card: str) -> str | None:
    """The code of the warning if the next card cannot be a `card` (D-S4), or None."""
    place = state.deck_start - state.deck_left + 1
    if card == DECLINE:
        return "W_SD_TOO_EARLY" if place <= TOP and not state.declines else None
    latest = recipe(state.options, len(state.ring)).latest
    missed = place == latest and not state.declines
    return "W_SD_MISSING" if missed or state.deck_left == 1 else None


def recipe_panel(state: DecreesState, missing: Refusal | None = None) -> Piles:
    """D-S4, to be followed with the real cards. `missing`: why the game cannot begin yet."""
    players = min(max(len(state.ring), PLAYERS[0]), PLAYERS[-1])
    made = recipe(state.options, players)
    parts = ("dealt", "top", "middle", "bottom")
    return Piles(
        title=text("decrees-recipe", n=players),
        piles=tuple(Pile(text(f"decrees-pile-{one}"), getattr(made, one)) for one in parts),
        notes=(text("decrees-recipe-how", deck=made.deck, latest=made.latest),),
        warnings=() if missing is None else (missing.text,),
    )
