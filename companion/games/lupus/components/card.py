"""The own card: the role, what it does, the partners that the rules allow, a hint."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core import Card, SeatNames, Text, memoize, text
from companion.games.lupus.cast import role, roles, unsuspected
from companion.games.lupus.components.names import emblem, role_name
from companion.games.lupus.state import Custom, Invented, KnowsCards, LupusState, Player


def own_card(state: LupusState, seat: int, *, brief: bool = False) -> tuple[Card, ...]:
    """The card of `seat`, covered; none while it has none. `brief`: the few lines of a night.

    A night phone may say only so much, and an invented card may tell a long story: then its
    name has to do.
    """
    asked = state.options.night_input != "pointing"
    return _card(state.players, state.customs, state.deck, seat, brief, asked)


@memoize
def _card(
    players: Mapping[int, Player],
    customs: tuple[Custom, ...],
    deck: Mapping[str, int],
    seat: int,
    brief: bool,
    asked: bool,
) -> tuple[Card, ...]:
    # A card knows nothing but people and cards, so it stays the same through a whole day.
    invented = Invented(customs)
    player = players.get(seat)
    if player is None or player.role is None:
        return ()
    id = player.role
    known = _partners(invented, player)
    unseen = tuple(id for id in unsuspected() if deck.get(id))
    if not brief:
        told = _story(invented, id, asked=asked)
        lines = (*told, *_eyes(id, unseen), *known, *_advice(id), text("lupus-card-law"))
    elif id in roles():
        lines = (_does(id, asked=asked), *known)
    else:
        lines = known
    return (
        Card(seat=seat, name=role_name(invented, id), emblem=emblem(invented, id), lines=lines),
    )


def _does(id: str, *, asked: bool) -> Text:
    """What the role does. `asked`: at night the phones ask everybody, also those without a part."""
    if roles()[id].step_id is None and not roles()[id].special:
        return text(f"lupus-does-{id}", way="phones" if asked else "pointing")
    return text(f"lupus-does-{id}")


def _eyes(id: str, unseen: tuple[str, ...]) -> tuple[Text, ...]:
    """Roles of this deck that a role which learns of wolves takes for humans."""
    if id not in roles() or not roles()[id].senses_wolves or not unseen:
        return ()
    return (text("lupus-eyes", who=unseen[0] if len(unseen) == 1 else "both"),)


def _story(state: KnowsCards, id: str, *, asked: bool) -> tuple[Text, ...]:
    if id in roles():
        return _does(id, asked=asked), text(f"lupus-side-{id}")
    card = next(card for card in state.customs if card.id == id)
    told = (text("lupus-does-custom", words=card.text),) if card.text else ()
    side = text("lupus-side-custom", side=card.counts_as)
    return *told, side, text("lupus-card-own")


def _advice(id: str) -> tuple[Text, ...]:
    return (text(f"lupus-hint-{id}"),) if id in roles() else ()


def _partners(state: KnowsCards, player: Player) -> tuple[Text, ...]:
    """Whom the player has met in the night step (§9)."""
    if not player.knows or player.role is None:
        return ()
    words = role(state, player.role).words
    return (text(words.partners, who=SeatNames(player.knows)),)
