"""Prompts that several moments share: a character typed in, cards that go a way."""

from __future__ import annotations

from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.core.words.prompts.field import Field, Known
from companion.core.words.prompts.form import Form
from companion.games.cities.duel.effects import ways
from companion.games.cities.duel.known_characters import HIGHEST, LONG_NAME, Face, offered, printed
from companion.games.cities.duel.own_entries import Given, OwnEntry
from companion.games.cities.duel.own_undo import last_entry
from companion.games.cities.duel.turn import LIVING_AT_MOST
from companion.games.cities.state import CitiesState, Duel


def remembered(state: CitiesState, seat: int, *, quick: str | None = None) -> tuple[Known, ...]:
    """What was typed in before, for a form of `seat`: its own first, last used first. All of it
    was laid open on the table when it was typed (§10)."""
    offers = offered(state.faces, seat)
    if quick == "yes":
        offers = tuple(one for one in offers if one.quick)
    return tuple(_known(one, quick) for one in offers)


def _known(one: Face, quick: str | None) -> Known:
    fills: dict[str, int | str] = {"power": one.power, "hp": one.hp, "range": one.range}
    if quick is None:
        fills["quick"] = "yes" if one.quick else "no"
    return Known(one.name, fills, note=printed(one.power, one.hp, one.range, quick=one.quick))


def character_form(
    command: str,
    label: str,
    *,
    key: str,
    known: tuple[Known, ...] = (),
    quick: str | None = None,
    weight: Weight = Weight.MAIN,
    group: str = "",
) -> Form:
    """A character typed in; its name may be left out. `known`: those from before. `quick`: fixed
    where it must be so, "none" where nobody asks."""
    power, hp, range = HIGHEST
    fields = [
        Field("power", "number", text("cities-field-power"), low=0, high=power, value=1),
        Field("hp", "number", text("cities-field-hp"), low=1, high=hp, value=1),
        Field("range", "number", text("cities-field-range"), low=0, high=range, value=0),
    ]
    if quick is None:
        items = (Item("no", text("cities-quick-no")), Item("yes", text("cities-quick-yes")))
        fields.append(Field("quick", "choice", text("cities-field-quick"), items=items, value="no"))
    name = text("cities-field-name")
    fields.append(Field("called", "words", name, high=LONG_NAME, value="", known=known))
    return Form(
        key=key,
        command=command,
        args={} if quick in (None, "none") else {"quick": quick},
        label=text(label),
        title=text(f"{label}-title"),
        fields=tuple(fields),
        weight=weight,
        group=group,
    )


def crowded(duel: Duel, seat: int) -> bool:
    """No more characters of this player can be kept track of."""
    mine = [one for one in duel.characters.values() if one.owner == seat and one.alive]
    return len(mine) >= LIVING_AT_MOST


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
    return (near, *_back(state, seat), _counted("ways", rest, text("cities-ways"), group="cards"))


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


def _short(entry: OwnEntry) -> Text:
    """What would be taken back, in a word."""
    if isinstance(entry, Given):
        return text("cities-back-city", slot=entry.slot)
    way = entry.way if entry.way in QUICK else "other"
    return text(f"cities-back-{way}")


def _back(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """Taking back what was entered last; it keeps its place while there is nothing."""
    entry = last_entry(state, seat)
    closed = text("cities-count-back-none") if entry is None else None
    return (taking_back(None if entry is None else _short(entry), closed),)


def taking_back(what: Text | None, closed: Text | None = None) -> Press:
    """The quick button that undoes the player's own last entry; `what`: that entry in a word."""
    return Press(
        key="back",
        command="take_back_count",
        label=text("cities-count-back"),
        hint=what,
        closed=closed,
        weight=Weight.QUIET,
        group="quick",
    )


def press(
    command: str, label: Text, *, key: str = "", weight: Weight = Weight.MAIN, **more: object
) -> Press:
    """A button of its own command."""
    return Press(key=key or command, command=command, label=label, weight=weight, **more)  # type: ignore[arg-type]
