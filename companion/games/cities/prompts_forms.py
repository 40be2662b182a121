"""Prompts that several moments share: a character typed in, cards that go a way."""

from __future__ import annotations

from companion.core.form import Field, Form
from companion.core.prompt import Choose, Item, Prompt, Weight
from companion.core.text import SeatName, text
from companion.games.cities.effects import ways
from companion.games.cities.state import CitiesState, Duel
from companion.games.cities.turn import LIVING_AT_MOST, LONG_NAME


def character_form(
    command: str,
    label: str,
    *,
    key: str,
    quick: str | None = None,
    weight: Weight = Weight.MAIN,
    group: str = "",
) -> Form:
    """A character typed in. `quick`: fixed where it must be so, "none" where nobody asks."""
    fields = [
        Field("called", "words", text("cities-field-name"), low=1, high=LONG_NAME),
        Field("power", "number", text("cities-field-power"), low=0, high=30, value=1),
        Field("hp", "number", text("cities-field-hp"), low=1, high=30, value=1),
        Field("range", "number", text("cities-field-range"), low=0, high=9, value=0),
    ]
    if quick is None:
        items = (Item("no", text("cities-quick-no")), Item("yes", text("cities-quick-yes")))
        fields.append(Field("quick", "choice", text("cities-field-quick"), items=items, value="no"))
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


def card_ways(state: CitiesState, seat: int, *, theirs: bool = False) -> tuple[Prompt, ...]:
    """Counters with one tap: the likeliest ways of a card."""
    whose = state.other(seat) if theirs else seat
    items = tuple(Item(way, text(f"cities-way-{way}")) for way in ways(state, whose))
    title = text("cities-ways-theirs", who=SeatName(whose)) if theirs else text("cities-ways")
    return (
        Choose(
            key=f"ways-{theirs}",
            command="move_cards",
            args={"count": 1, "theirs": theirs},
            field="way",
            items=items,
            at_once=True,
            label=text("cities-ways-set"),
            title=title,
            weight=Weight.QUIET,
            group="" if theirs else "cards",
        ),
    )
