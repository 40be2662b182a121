"""Seeded leaks: how a screen could tell of a deck list that is not one's own (P2)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.log import Step
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Note, Pile, Piles
from companion.core.words.prompts.base import Press
from companion.games.cities.deck import DeckLine
from companion.games.cities.facts.match import DeckListed
from companion.games.cities.game import Cities
from companion.games.cities.state import CitiesState
from tests.kit.games.cities.pairs import Wishes
from tests.kit.laws.altered_game import AlteredGame
from tests.kit.laws.leaky import Leaky
from tests.kit.laws.seeded_leaks import cued, in_the_scene, telling, walled

Secret = Callable[[tuple[DeckLine, ...]], str | int]
Channel = Callable[[View, str | int], View]


def first_name(cards: tuple[DeckLine, ...]) -> str | int:
    return cards[0][0] if cards else ""


def lines(cards: tuple[DeckLine, ...]) -> str | int:
    return len(cards)


def copies(cards: tuple[DeckLine, ...]) -> str | int:
    return sum(main + side for _, main, side, _ in cards)


def mercenaries(cards: tuple[DeckLine, ...]) -> str | int:
    return sum(free for *_, free in cards)


def in_the_title(view: View, secret: str | int) -> View:
    return replace(view, title=text("x", secret=secret))


def in_the_line(view: View, secret: str | int) -> View:
    return replace(view, line=text("x", secret=secret))


def in_a_note(view: View, secret: str | int) -> View:
    return replace(view, panels=(*view.panels, Note(lines=(text("x", secret=secret),))))


def in_a_pile(view: View, secret: str | int) -> View:
    pile = Piles(title=text("x"), piles=(Pile(text("x", secret=secret), 1),))
    return replace(view, own=(pile,))


def in_a_button(view: View, secret: str | int) -> View:
    press = Press(key=f"x{secret}", command="ready", label=text("x"))
    return replace(view, prompts=(*view.prompts, press))


SECRETS: tuple[Secret, ...] = (first_name, lines, copies, mercenaries)
CHANNELS: tuple[Channel, ...] = (
    *(in_the_title, in_the_line, in_the_scene, in_a_note, in_a_pile, in_a_button),
)


class Spoiled(AlteredGame, Cities):
    """The game with one more thing to see: of the opponent's list, or of the first player's."""

    def __init__(self, secret: Secret, channel: Channel) -> None:
        self._secret, self._channel = secret, channel

    def retell(self, state: CitiesState, eye: Eye, moment: Moment, shown: View) -> View:
        others = [deck for seat, deck in state.decks.items() if seat != eye.seat]
        return self._channel(shown, self._secret(others[0].cards)) if others else shown


class TalkativeDiary(Cities):
    def diary_line(self, step: Step) -> Text | None:
        listed = [event for event in step.events if isinstance(event, DeckListed)]
        return text("x", card=str(listed[0].cards)) if listed else super().diary_line(step)


class OpenForms(AlteredGame, Cities):
    """The tablet's form shows what the player has written."""

    def retell(self, state: CitiesState, eye: Eye, moment: Moment, shown: View) -> View:
        if not eye.moderates:
            return shown
        lists = {seat: str(deck.cards) for seat, deck in state.decks.items()}
        prompts = tuple(
            replace(one, hint=text("x", cards=lists.get(one.act_for[0], "")))
            if one.command == "list_cards"
            else one
            for one in shown.prompts
        )
        return replace(shown, prompts=prompts)


def listed(state: CitiesState) -> int:
    """A number that only the lists of cards tell."""
    return sum(len(repr(deck.cards)) for deck in state.decks.values())


MUTANTS = (
    *(
        Leaky(f"{secret.__name__} {channel.__name__}", Spoiled(secret, channel), Wishes())
        for secret, channel in product(SECRETS, CHANNELS)
    ),
    Leaky("the diary names the cards", TalkativeDiary(), Wishes("moderator")),
    Leaky("the tablets form is filled in", OpenForms(), Wishes("blind")),
    Leaky("the host is refused by lists", telling(Cities, listed, host=True), Wishes("moderator")),
    Leaky("a cue follows from a secret", cued(Cities, listed), Wishes("public")),
    Leaky("the wall follows from a secret", walled(Cities, listed), Wishes("seat")),
)
UNALIKE: tuple[Leaky, ...] = ()
"""No phone of this game is ever dark."""
