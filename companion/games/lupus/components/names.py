"""Names and emblems of roles and steps on all screens."""

from companion.core import Pile, Ring, SeatNames, Text, text
from companion.games.lupus.cast import get_step, printed_role, role
from companion.games.lupus.state import KnowsCards, LupusState

BLANK = "lantern"
"""The emblem of an invented card."""
MOB, GHOST, FLAME = "mob", "ghost", "flame"
"""Emblems beside what is read by day."""
NAMED = 5
"""Most names in a question."""


def role_name(state: KnowsCards, id: str) -> Text:
    """«Veggente»; for an invented card the name that the table typed."""
    if printed_role(id):
        return text(f"lupus-role-{id}")
    return text("lupus-words", words=next((one.name for one in state.customs if one.id == id), id))


def emblem(state: KnowsCards, id: str) -> str:
    """The emblem of a role in the sprite."""
    return role(state, id).emblem if printed_role(id) else BLANK


def pile(state: LupusState, id: str, count: int) -> Pile:
    """The cards of one role, with their number."""
    label = text(f"lupus-pile-{id}", n=count) if printed_role(id) else role_name(state, id)
    return Pile(label, count, emblem(state, id))


def step_name(state: LupusState, id: str) -> Text:
    """«Lupi mannari», as the marks above the script say it."""
    if any(card.id == id for card in state.customs):
        return role_name(state, id)
    return text(f"lupus-step-{id}")


def step_emblem(state: LupusState, id: str) -> str:
    """The emblem of the role of that step; a lantern if all act together."""
    found = get_step(state, id)
    return BLANK if found is None else found.emblem


def joined(first: Text, then: Text) -> Text:
    """Two sentences as one text."""
    return text("lupus-say-both", first=first, then=then)


def missing_line(id: str, missing: Ring) -> Text | None:
    """The missing seats by name, or only their number where they are many."""
    if len(missing) > NAMED:
        return text(f"{id}-many", n=len(missing))
    return text(id, who=SeatNames(missing), n=len(missing)) if missing else None
