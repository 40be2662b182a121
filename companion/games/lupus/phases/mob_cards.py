"""What the moderator does where votes lie on real cards or on fingers (`mob_cards`, A29)."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.text import Text, text
from companion.core.words.panels.base import Note
from companion.games.lupus.facts.vote import current_round
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState

IN_THE_BOX = 26


def note(state: LupusState) -> tuple[Note, ...]:
    """Return it as a panel; none with votes on screen, and none where nobody moderates."""
    if state.options.mob_cards == "on_screen" or state.voice is not None:
        return ()
    lines = phase_of(state).mob_cards(state)
    return (Note(lines=lines),) if lines else ()


def in_a_vote(id: str) -> Callable[[LupusState], tuple[Text, ...]]:
    """What happens with each vote (`id` of the sentence), and whether 26 cards may not suffice."""

    def lines(state: LupusState) -> tuple[Text, ...]:
        vote, way = current_round(state), state.options.mob_cards
        out = len(state.players) - len(state.living)
        needed = 0 if vote is None else len(vote.order) + out
        if way == "physical" and needed > IN_THE_BOX:
            return text(id, way=way), text("lupus-hands-mob-short", n=needed, of=IN_THE_BOX)
        return (text(id, way=way),)

    return lines


def face_down(state: LupusState, out: bool) -> tuple[Text, ...]:
    """A person who is `out` keeps a real card face down."""
    if state.options.mob_cards != "physical" or not out:
        return ()
    return (text("lupus-hands-mob-ghost"),)
