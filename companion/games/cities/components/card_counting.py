"""Counting cards with one tap: where they go, and undoing the last entry."""

from companion.core import Decision, SeatName, Text, refuse, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.cities.combat_rules import decide_with
from companion.games.cities.commands import Effect
from companion.games.cities.components.buttons import small
from companion.games.cities.duel import WAYS, OwnEntry
from companion.games.cities.facts.effects import CardsMoved, EntryTakenBack
from companion.games.cities.state import CitiesState

QUICK = {"draw": "deck", "discard": "hand", "bury": "graveyard"}
"""The most frequent ways of a card, each with the pile whose number is shown beside it."""


class MoveCards(Effect):
    """Move `count` cards along a `way` (a key of `WAYS`)."""

    way: str
    count: int
    theirs: bool = False
    """Whether the cards are the opponent's."""

    def decide(self, state: CitiesState, seat: int, now: float) -> Decision:
        way, count = self.way, self.count
        if way not in WAYS or not 1 <= count <= 99:
            return refuse("E_OPTION")
        whose = state.other(seat) if self.theirs else seat
        pile = WAYS[way][0]
        there = cards_in(state, whose, pile)
        if way not in open_ways(state, whose) or (pile != "deck" and there < count):
            return refuse("E_NO_CARDS")
        # What is left is drawn; a draw that cannot be made is the loss of `cannot_draw` (C13).
        fact = CardsMoved(whose, way, min(there, count), failed=way == "draw" and there < count)
        return decide_with(state, (fact,), now)


class TakeBackCount(Effect):
    """Undo the player's last entry of this turn: counted cards go back; in light mode a city is as
    before."""

    def decide(self, state: CitiesState, seat: int, now: float) -> Decision:
        last = last_entry(state, seat)
        if last is None:
            return refuse("E_NOTHING_CHANGES")
        slot = None if last.city is None else last.city.slot
        return decide_with(state, (EntryTakenBack(slot),), now)


def is_counted(command: Effect) -> bool:
    """Whether it takes one tap, without an open card text."""
    own_cards = isinstance(command, MoveCards) and not command.theirs
    return own_cards or isinstance(command, TakeBackCount)


def cards_in(state: CitiesState, seat: int, pile: str) -> int:
    """The cards in a pile of `seat`; of those on the field, which are not counted, enough."""
    counts = state.playing().counts[seat]
    return 99 if pile == "field" else int(getattr(counts, pile))


def open_ways(state: CitiesState, seat: int) -> tuple[str, ...]:
    """The ways that one card of `seat` may go now."""
    loses = state.options.deckout == "cannot_draw"
    return tuple(
        way
        for way, (pile, _) in WAYS.items()
        if cards_in(state, seat, pile) > 0 or (way == "draw" and loses)
    )


def last_entry(state: CitiesState, seat: int) -> OwnEntry | None:
    """The last entry of `seat`, if it can still be taken back."""
    last = next(reversed(state.playing().entries), None)
    if last is None or last.by != seat:
        return None
    return last if cards_in(state, last.whose, WAYS[last.way][1]) >= last.count else None


def card_ways(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """Count the player's cards with one tap: the likeliest as quick buttons, and their undo."""
    possible, title = open_ways(state, seat), text("cities-ways")
    quick = tuple(
        Item(
            *(way, text(f"cities-quick-{way}")),
            text(f"cities-left-{pile}", n=cards_in(state, seat, pile)),
        )
        for way, pile in QUICK.items()
        if way in possible
    )
    rest = tuple(_way(way) for way in possible if way not in QUICK)
    return (
        _counted("quick", quick, title, group="quick"),
        _back(state, seat),
        _counted("ways", rest, title, group="cards"),
    )


def opponent_ways(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """A card of the opponent, moved by the text of a card."""
    whose = state.other(seat)
    items = tuple(_way(way) for way in open_ways(state, whose))
    title = text("cities-ways-theirs", who=SeatName(whose))
    return (_counted("theirs", items, title, theirs=True),)


def _way(way: str) -> Item:
    return Item(way, text(f"cities-way-{way}"))


def _counted(
    key: str, items: tuple[Item, ...], title: Text, *, group: str = "", theirs: bool = False
) -> Choose:
    return Choose(
        key=key,
        command="move_cards",
        args={"count": 1, "theirs": theirs},
        field="way",
        items=items,
        at_once=True,
        label=text("cities-ways-set"),
        title=title,
        weight=Weight.QUIET,
        group=group,
    )


def _back(state: CitiesState, seat: int) -> Press:
    """Taking back what was entered last; it keeps its place while there is nothing."""
    entry = last_entry(state, seat)
    if entry is None:
        return undo_press(None, text("cities-count-back-none"))
    if entry.city is not None:
        return undo_press(text("cities-back-city", slot=entry.city.slot))
    way = entry.way if entry.way in QUICK else "other"
    return undo_press(text(f"cities-back-{way}"))


def undo_press(what: Text | None, closed: Text | None = None) -> Press:
    """The quick button that undoes the player's own last entry; `what`: that entry in a word."""
    label = text("cities-count-back")
    return small("take_back_count", label, key="back", hint=what, closed=closed)
