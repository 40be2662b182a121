"""A character is typed in: what may be written, and the form that asks for it."""

from __future__ import annotations

from companion.core.refusal import Refusal, refuse
from companion.core.text import text
from companion.core.words.prompts.base import Item, Weight
from companion.core.words.prompts.field import Field, Known
from companion.core.words.prompts.form import Form
from companion.games.cities.commands import TypedIn
from companion.games.cities.duel import Character, Duel
from companion.games.cities.facts.turn import CharacterEntered
from companion.games.cities.known_characters import HIGHEST, LONG_NAME, Face, offered, printed
from companion.games.cities.state import CitiesState

MOST = 99
"""Of any value of a character."""
LIVING_AT_MOST = 30
"""Characters of a player that can be kept track of at once."""


def bad_character(state: CitiesState, seat: int, wish: TypedIn) -> Refusal | None:
    """Why a character cannot be typed in like this: E_BAD_STATS, E_CARD_NAME, E_TOO_MANY."""
    if bad_stats(wish.power, wish.hp, wish.range):
        return refuse("E_BAD_STATS")
    if len(wish.called.strip()) > LONG_NAME:
        return refuse("E_CARD_NAME")
    if getattr(wish, "quick", "no") not in ("yes", "no"):
        return refuse("E_OPTION")
    return refuse("E_TOO_MANY") if crowded(state.playing(), seat) else None


def bad_stats(power: int, hp: int, range: int) -> bool:
    """Power and range from 0, hit points from 1 (§12)."""
    return not (0 <= power <= MOST and 1 <= hp <= MOST and 0 <= range <= MOST)


def entered(
    state: CitiesState, seat: int, wish: TypedIn, place: int, *, hand: bool
) -> CharacterEntered:
    """The fact that this typed-in character comes to `place`."""
    quick = getattr(wish, "quick", "no") == "yes"
    stats = (wish.called.strip(), wish.power, wish.hp, wish.range, quick)
    return CharacterEntered(state.playing().next_id, seat, *stats, place, hand)


def own(state: CitiesState, seat: int, id: int) -> Character | Refusal:
    """A living character of `seat`; E_NOT_THERE."""
    one = state.playing().characters.get(id)
    return refuse("E_NOT_THERE") if one is None or one.owner != seat or not one.alive else one


def crowded(duel: Duel, seat: int) -> bool:
    """No more characters of this player can be kept track of."""
    return len(duel.living(seat)) >= LIVING_AT_MOST


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


def number_fields() -> tuple[Field, Field, Field]:
    """Power, hit points and range."""
    power, hp, range = HIGHEST
    return (
        Field("power", "number", text("cities-field-power"), low=0, high=power, value=1),
        Field("hp", "number", text("cities-field-hp"), low=1, high=hp, value=1),
        Field("range", "number", text("cities-field-range"), low=0, high=range, value=0),
    )


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
    fields = [*number_fields()]
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
