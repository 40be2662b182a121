"""What the moderator does where votes lie on real cards or on fingers (`mob_cards`, A29)."""

from __future__ import annotations

from companion.core import Text, text
from companion.games.lupus.state import LupusState

IN_THE_BOX = 26


def in_a_vote(state: LupusState, id: str) -> tuple[Text, ...]:
    """What happens with each vote (`id` of the sentence), and whether the cards may not suffice."""
    way = state.options.mob_cards
    needed = len(state.vote().order) + len(state.players) - len(state.living)
    if way == "physical" and needed > IN_THE_BOX:
        return text(id, way=way), text("lupus-hands-mob-short", n=needed, of=IN_THE_BOX)
    return (text(id, way=way),)


def face_down(state: LupusState, out: bool) -> tuple[Text, ...]:
    """A person who is `out` keeps a real card face down."""
    if state.options.mob_cards != "physical" or not out:
        return ()
    return (text("lupus-hands-mob-ghost"),)
