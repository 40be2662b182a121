"""The deck as it was dealt, and what its cards do: public, and the same for every eye."""

from __future__ import annotations

from companion.core import CardKind, Cards, Panel, Text, memoize, text
from companion.games.lupus.cast import cast, roles
from companion.games.lupus.components.names import emblem, role_name
from companion.games.lupus.role import Role
from companion.games.lupus.state import Custom, Deck, Invented, KnowsCards, LupusState


def deck_in_play(state: LupusState) -> tuple[Panel, ...]:
    """The cards of the deck; no panel while nobody is there to deal to."""
    return () if not state.ring else _cards(state.deck, state.customs)


@memoize
def _cards(deck: Deck, customs: tuple[Custom, ...]) -> tuple[Panel, ...]:
    # Nothing but the lobby's choices comes in: no hand, no death, no correction of a role.
    invented = Invented(customs)
    known = cast(invented)
    # A deck may still name a card that was withdrawn from the table.
    kinds = tuple(
        _kind(invented, id, role, deck[id]) for id, role in known.items() if deck.get(id, 0) > 0
    )
    if not kinds:
        return ()
    total = sum(one.count for one in kinds)
    return (Cards(title=text("lupus-cards"), line=text("lupus-cards-line", n=total), cards=kinds),)


def _kind(state: KnowsCards, id: str, role: Role, count: int) -> CardKind:
    return CardKind(
        name=role_name(state, id),
        count=count,
        counted=text(f"lupus-pile-{id}", n=count) if id in roles() else None,
        emblem=emblem(state, id),
        does=brief(state, id),
        side=text(f"lupus-cards-{role.side}"),
    )


def brief(state: KnowsCards, id: str) -> Text | None:
    """What a card does, in one line and about a third person; None where a table's own card says
    nothing."""
    if id in roles():
        return text(f"lupus-brief-{id}")
    words = next((card.text for card in state.customs if card.id == id), "")
    return text("lupus-words", words=words) if words else None
