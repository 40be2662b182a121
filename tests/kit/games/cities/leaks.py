"""Seeded leaks: how a screen could tell of a deck list that is not one's own (P2)."""

# ruff: noqa: F401
from collections.abc import Callable
from itertools import product
from typing import Any

from companion.core import Countdown, Eye, Moment, Pile, Piles, Press, Sight, View, replace, text
from companion.games.cities.facts.match import DeckListed
from companion.games.cities.game import Cities
from companion.games.cities.state import CitiesState
from tests.kit.games.cities.pairs import Spec
from tests.kit.laws.leaks import (
    AlteredGame,
    Leaky,
    by_line,
    by_refusal,
    by_wall,
    note,
    prompts,
    seeded,
    with_scene,
)

SECRETS: dict[str, Callable[[Any], str | int]] = {
    "first_name": lambda cards: cards[0][0] if cards else "",
    "lines": len,
    "copies": lambda cards: sum(main + side for _, main, side, _ in cards),
    "mercenaries": lambda cards: sum(free for *_, free in cards),
}
"""What a list of cards tells."""
CHANNELS: dict[str, Callable[[View, str | int], View]] = {
    "in_the_title": lambda view, secret: replace(view, title=text("x", secret=secret)),
    "in_the_line": lambda view, secret: replace(view, line=text("x", secret=secret)),
    "in_the_scene": with_scene,
    "in_a_note": lambda view, secret: note(view, secret=secret),
    "in_a_pile": lambda view, secret: replace(
        view, own=(Piles(title=text("x"), piles=(Pile(text("x", secret=secret), 1),)),)
    ),
    "in_a_button": lambda view, secret: replace(
        view, prompts=(*view.prompts, Press(key=f"x{secret}", command="ready", label=text("x")))
    ),
}
"""Where a view tells it."""


class Spoiled(AlteredGame, Cities):
    """The game with one more thing to see: of the opponent's list, or of the first player's."""

    def __init__(self, secret: str, channel: str) -> None:
        self._secret, self._channel = SECRETS[secret], CHANNELS[channel]

    def alter(self, state: CitiesState, eye: Eye, moment: Moment, shown: View) -> View:
        others = [deck for seat, deck in state.decks.items() if seat != eye.seat]
        return self._channel(shown, self._secret(others[0].cards)) if others else shown


def lists_size(state: CitiesState) -> int:
    """A number that only the lists of cards tell."""
    return sum(len(repr(deck.cards)) for deck in state.decks.values())


def fill(state: CitiesState, prompt: Any) -> Any:
    """The form of a list, with what its player has written."""
    if prompt.command != "list_cards":
        return prompt
    lists = {seat: str(deck.cards) for seat, deck in state.decks.items()}
    return replace(prompt, hint=text("x", cards=lists.get(prompt.act_for[0], "")))


MOVING = seeded(Cities, globals(), "moving")
HOST = by_refusal(Cities, lists_size, host=True)
MUTANTS = (
    *(
        Leaky(f"{secret} {channel}", Spoiled(secret, channel), Spec())
        for secret, channel in product(SECRETS, CHANNELS)
    ),
    *seeded(Cities, globals()),
    Leaky("the host is refused by lists", HOST, Spec("moderator"), view_seed=17),
    Leaky("a cue follows from a secret", by_line(Cities, lists_size), Spec("public")),
    Leaky("the wall follows from a secret", by_wall(Cities, lists_size), Spec("seat")),
)
