"""Cards counted with one tap: the ways that they go, and taking the last entry back."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import refuse
from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.cities.combat_rules import carry_out
from companion.games.cities.commands import Effect
from companion.games.cities.components.buttons import small
from companion.games.cities.duel import Given, OwnEntry
from companion.games.cities.facts.city import CityTakenBack
from companion.games.cities.facts.effects import WAYS, CardsMoved, CountTakenBack
from companion.games.cities.state import CitiesState


class MoveCards(Effect):
    """`count` cards go a `way` (a key of `facts.effects.WAYS`); `theirs`: the opponent's."""

    way: str
    count: int
    theirs: bool = False


class TakeBackCount(Effect):
    """Undo the own last entry of this turn: counted cards go back; in light mode a city is as
    it was before."""


def is_counted(command: Effect) -> bool:
    """Whether it is asked with one tap, without the text of a card being open."""
    own_cards = isinstance(command, MoveCards) and not command.theirs
    return own_cards or isinstance(command, TakeBackCount)


@answers(MoveCards)
def _cards(state: CitiesState, command: MoveCards, seat: int, now: float) -> Decision:
    if command.way not in WAYS or not 1 <= command.count <= 99:
        return refuse("E_OPTION")
    whose = state.other(seat) if command.theirs else seat
    pile, count = WAYS[command.way][0], command.count
    there = count if pile == "field" else getattr(state.playing().counts[whose], pile)
    if command.way not in ways(state, whose):
        return refuse("E_NO_CARDS")
    if pile == "deck" and there < count:
        # What is left is drawn; a draw that cannot be made is the loss of `cannot_draw` (C13).
        drawn = CardsMoved(whose, command.way, there, failed=command.way == "draw")
        return carry_out(state, (drawn,), now)
    if there < count:
        return refuse("E_NO_CARDS")
    return carry_out(state, (CardsMoved(whose, command.way, count),), now)


def ways(state: CitiesState, seat: int) -> tuple[str, ...]:
    """The ways that one card of `seat` may go now."""
    counts = state.playing().counts[seat]
    loses = state.options.deckout == "cannot_draw"
    return tuple(
        way
        for way, (pile, _) in WAYS.items()
        if pile == "field" or getattr(counts, pile) > 0 or (way == "draw" and loses)
    )


@answers(TakeBackCount)
def _take_back(state: CitiesState, seat: int, now: float) -> Decision:
    last = last_entry(state, seat)
    if last is None:
        return refuse("E_NOTHING_CHANGES")
    undone = CityTakenBack(last.slot) if isinstance(last, Given) else CountTakenBack()
    return carry_out(state, (undone,), now)


def last_entry(state: CitiesState, seat: int) -> OwnEntry | None:
    """What `seat` has entered last, if the cards of it still lie where they went."""
    duel = state.playing()
    last = duel.own_entries[-1] if duel.own_entries else None
    if last is None or last.by != seat:
        return None
    if isinstance(last, Given):
        return last if duel.counts[seat].graveyard >= last.discards else None
    pile = WAYS[last.way][1]
    there = pile == "field" or getattr(duel.counts[last.whose], pile) >= last.count
    return last if there else None


QUICK = {"draw": "deck", "discard": "hand", "bury": "graveyard"}
"""The ways of a card that a turn is full of, and the pile whose number goes with each."""


def card_ways(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """Count the own cards with one tap: the likeliest moves as quick buttons, and their undo."""
    counts = state.playing().counts[seat]
    open_ways = ways(state, seat)
    quick = tuple(
        Item(way, text(f"cities-quick-{way}"), text(f"cities-left-{pile}", n=getattr(counts, pile)))
        for way, pile in QUICK.items()
        if way in open_ways
    )
    rest = tuple(_way(way) for way in open_ways if way not in QUICK)
    near = _counted("quick", quick, text("cities-ways"), group="quick")
    return (near, _back(state, seat), _counted("ways", rest, text("cities-ways"), group="cards"))


def their_ways(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """A card of the opponent, counted because a text says so."""
    whose = state.other(seat)
    items = tuple(_way(way) for way in ways(state, whose))
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
        return taking_back(None, text("cities-count-back-none"))
    if isinstance(entry, Given):
        return taking_back(text("cities-back-city", slot=entry.slot))
    way = entry.way if entry.way in QUICK else "other"
    return taking_back(text(f"cities-back-{way}"))


def taking_back(what: Text | None, closed: Text | None = None) -> Press:
    """The quick button that undoes the player's own last entry; `what`: that entry in a word."""
    label = text("cities-count-back")
    return small("take_back_count", label, key="back", hint=what, closed=closed)
