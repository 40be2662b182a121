"""What the text of a revealed card may do (§6)."""

from __future__ import annotations

from companion.core.text import SeatName, Text, text
from companion.core.words.panels.board import Reach, Touch
from companion.core.words.prompts.base import Item, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.cities.duel.character_words import called, fighter
from companion.games.cities.duel.effects import CHANGES
from companion.games.cities.duel.prompts_forms import (
    card_ways,
    character_form,
    crowded,
    remembered,
    their_ways,
)
from companion.games.cities.state import SLOTS, Character, CitiesState, Duel


def effect_prompts(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """Everything that can be entered, and the end of it."""
    duel = state.playing()
    done = Press(
        key="end_adjust",
        command="end_adjust",
        label=text("cities-go-adjusted"),
        hint=text("cities-go-adjusted-hint"),
    )
    cards = (*card_ways(state, seat), *their_ways(state, seat))
    if state.options.light:
        return (done, *_cities(state, duel, seat), *cards)
    living = [one for one in duel.characters.values() if one.alive]
    on_them = (_change(state, living), _stats(state, living), _shift(state, living))
    put = () if crowded(duel, seat) else (_put(state, seat),)
    return (done, *(on_them if living else ()), *put, *_cities(state, duel, seat), *cards)


def _who(state: CitiesState, living: list[Character]) -> Field:
    items = tuple(Item(str(one.id), fighter(state, one)) for one in living)
    return Field("character", "choice", text("cities-field-who"), items=items)


def _change(state: CitiesState, living: list[Character]) -> Form:
    what = tuple(Item(one, text(f"cities-change-{one}")) for one in CHANGES)
    return _form(
        "change_character",
        "cities-effect-change",
        _who(state, living),
        Field("what", "choice", text("cities-field-what"), items=what, value="damage"),
        Field("amount", "number", text("cities-field-amount"), low=1, high=30, value=1),
    )


def _stats(state: CitiesState, living: list[Character]) -> Form:
    return _form(
        "change_stats",
        "cities-effect-stats",
        _who(state, living),
        Field("power", "number", text("cities-field-power"), low=0, high=30, value=1),
        Field("hp", "number", text("cities-field-hp"), low=1, high=30, value=1),
        Field("range", "number", text("cities-field-range"), low=0, high=9, value=0),
    )


def _form(command: str, label: str, *fields: Field) -> Form:
    return Form(
        key=command,
        command=command,
        label=text(label),
        title=text(f"{label}-title"),
        fields=fields,
        weight=Weight.QUIET,
        group="characters",
    )


def _put(state: CitiesState, seat: int) -> Form:
    return character_form(
        *("put_character", "cities-effect-put"),
        key="put",
        known=remembered(state, seat),
        weight=Weight.QUIET,
        group="characters",
    )


def _shift(state: CitiesState, living: list[Character]) -> Touch:
    reaches = tuple(
        Reach(one.id, called(state, one), tuple(slot for slot in SLOTS if slot != one.place))
        for one in living
    )
    return Touch(
        key="shift",
        command="shift_character",
        label=text("cities-touch-shift"),
        reaches=reaches,
        weight=Weight.QUIET,
    )


def _cities(state: CitiesState, duel: Duel, seat: int) -> tuple[Touch, ...]:
    other = state.other(seat)
    wishes = (
        ("mine", text("cities-touch-mine"), seat),
        ("theirs", text("cities-touch-to", who=SeatName(other)), other),
        ("nobodys", text("cities-touch-free"), None),
    )
    given = (_give(duel, *wish) for wish in wishes)
    return tuple(one for one in given if one.places)


def _give(duel: Duel, to: str, label: Text, owner: int | None) -> Touch:
    return Touch(
        key=f"give-{to}",
        command="give_city",
        args={"to": to},
        label=label,
        places=tuple(city.slot for city in duel.cities if city.owner != owner),
        weight=Weight.QUIET,
    )
