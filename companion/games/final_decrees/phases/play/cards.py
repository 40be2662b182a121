"""A card of the hand is played, and its words are written down (§6, §7)."""

from __future__ import annotations

from companion.core import Decision, Field, Form, Known, Weight, answers, refuse, text
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.card_words import LONG_EFFECT, LONG_NAME, is_card
from companion.games.final_decrees.facts.action import CardPlayed, CardWritten
from companion.games.final_decrees.state import DecreesState


@answers(do.PlayCard)
def _play_card(state: DecreesState) -> Decision:
    return (CardPlayed(state.now().player),)


@answers(do.WriteCard)
def _write_card(state: DecreesState, command: do.WriteCard) -> Decision:
    called, effect = command.called.strip(), command.effect.strip()
    if not is_card(called, effect):
        return refuse("E_CARD_WORDS", most=LONG_NAME, words=LONG_EFFECT)
    return (CardWritten(state.now().player, called, effect),)


def writing(state: DecreesState) -> Form:
    """The prompt for the name and effect of the card just played; known cards are proposed."""
    known = tuple(Known(name, {"effect": effect}) for name, effect in state.cards)
    called = text("decrees-card-called")
    return Form(
        key=f"write-{state.turns}",
        command="write_card",
        label=text("decrees-card-write"),
        title=text("decrees-card-write-title"),
        hint=text("decrees-card-write-hint"),
        fields=(
            Field("called", "words", called, low=1, high=LONG_NAME, value="", known=known),
            Field("effect", "words", text("decrees-card-effect"), high=LONG_EFFECT, value=""),
        ),
        weight=Weight.LINK,
    )
