"""The reader's card (role, partners that the rules allow, a hint), and the public deck."""

from collections.abc import Iterator, Mapping

from companion.core import Card, CardKind, Cards, Panel, SeatNames, Text, memoize, text
from companion.games.lupus.cast import cast, printed_role, role, unsuspected_roles
from companion.games.lupus.components.names import emblem, role_name
from companion.games.lupus.role import Role
from companion.games.lupus.state import Custom, Deck, Invented, KnowsCards, LupusState, Player


def own_card(state: LupusState, seat: int, *, brief: bool = False) -> tuple[Card, ...]:
    """The covered card of `seat`, if it has one. `brief`: as at night, when phones have little
    room; an invented card with a long text then shows its name only."""
    return _card(state.players, state.customs, state.deck, seat, brief, not state.options.dark)


@memoize  # 6 µs, in each of 24 views; it is the same through a whole day
def _card(
    players: Mapping[int, Player],
    customs: tuple[Custom, ...],
    deck: Mapping[str, int],
    seat: int,
    brief: bool,
    asked: bool,
) -> tuple[Card, ...]:
    # A card depends on people and cards only.
    invented = Invented(customs)
    player = players.get(seat)
    if player is None or player.role is None:
        return ()
    id = player.role
    name, lines = role_name(invented, id), _lines(invented, player, id, deck, brief, asked)
    return (Card(seat=seat, name=name, emblem=emblem(invented, id), lines=tuple(lines)),)


def _lines(
    state: KnowsCards, player: Player, id: str, deck: Deck, brief: bool, asked: bool
) -> Iterator[Text]:
    """The lines of the card. `asked`: at night phones ask everybody, also those without a part."""
    own = printed_role(id)
    if own is not None:
        ways = {"way": "phones" if asked else "pointing"}
        plain = own.step_id is None and not own.special
        yield text(f"lupus-does-{id}", **(ways if plain else {}))
    if own is not None and not brief:
        yield text(f"lupus-side-{id}")
        # Roles of this deck that a role which learns of wolves takes for humans.
        unseen = [one for one in unsuspected_roles() if deck.get(one)]
        if own.senses_wolves and unseen:
            yield text("lupus-eyes", who=unseen[0] if len(unseen) == 1 else "both")
    elif not brief:
        card = next(card for card in state.customs if card.id == id)
        if card.text:
            yield text("lupus-does-custom", words=card.text)
        yield text("lupus-side-custom", side=card.counts_as)
        yield text("lupus-card-own")
    if player.knows:  # met in the night step (§9)
        yield text(role(state, id).words.partners, who=SeatNames(player.knows))
    for name, seats in player.told:
        yield text(f"lupus-card-{name}", who=SeatNames(seats), n=len(seats))
    if not brief:
        if own is not None:
            yield text(f"lupus-hint-{id}")
        yield text("lupus-card-law")


def deck_in_play(state: LupusState) -> tuple[Panel, ...]:
    """The cards of the deck; no panel without players."""
    return () if not state.ring else _cards(state.deck, state.customs)


@memoize  # 26 µs a picture
def _cards(deck: Deck, customs: tuple[Custom, ...]) -> tuple[Panel, ...]:
    # It depends on the lobby's choices only: no hand, no death, no correction of a role.
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
        counted=text(f"lupus-pile-{id}", n=count) if printed_role(id) else None,
        emblem=emblem(state, id),
        does=brief(state, id),
        side=text(f"lupus-cards-{role.side}"),
    )


def brief(state: KnowsCards, id: str) -> Text | None:
    """What a card does, in one line in the third person; None if an invented card says nothing."""
    if printed_role(id):
        return text(f"lupus-brief-{id}")
    words = next((card.text for card in state.customs if card.id == id), "")
    return text("lupus-words", words=words) if words else None
