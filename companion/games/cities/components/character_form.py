"""Typed-in characters: their limits, and the form that asks for one."""

from companion.core import Field, Form, Item, Known, Refusal, Weight, refuse, text
from companion.games.cities.character_cards import HIGHEST, LONG_NAME, cards_for
from companion.games.cities.commands import TypedIn
from companion.games.cities.duel import Character, Duel
from companion.games.cities.facts.turn import CharacterEntered
from companion.games.cities.state import CitiesState

MOST = 99
"""The highest value of a character."""
LIVING_AT_MOST = 30
"""Characters of a player that can be kept track of at once."""


def entered_fact(
    state: CitiesState, seat: int, wish: TypedIn, place: int, *, hand: bool = False
) -> CharacterEntered | Refusal:
    """The fact that this typed-in character comes to `place`; E_BAD_STATS, E_CARD_NAME, E_OPTION,
    E_TOO_MANY. `hand`: its card was in the hand."""
    duel, quick = state.playing(), getattr(wish, "quick", "no")
    if bad_stats(wish.power, wish.hp, wish.range):
        return refuse("E_BAD_STATS")
    if len(wish.called.strip()) > LONG_NAME:
        return refuse("E_CARD_NAME")
    if quick not in ("yes", "no"):
        return refuse("E_OPTION")
    if has_too_many(duel, seat):
        return refuse("E_TOO_MANY")
    stats = (wish.power, wish.hp, wish.range, quick == "yes")
    return CharacterEntered(Character(wish.called.strip(), *stats, seat, duel.next_id, place), hand)


def bad_stats(power: int, hp: int, range: int) -> bool:
    """Power and range from 0, hit points from 1 (§12)."""
    return not (0 <= power <= MOST and 1 <= hp <= MOST and 0 <= range <= MOST)


def find_living(state: CitiesState, id: int, seat: int | None = None) -> Character | Refusal:
    """A living character, of `seat` or (None) of either player; E_NOT_THERE."""
    one = state.playing().characters.get(id)
    if one is None or not one.alive or seat not in (None, one.owner):
        return refuse("E_NOT_THERE")
    return one


def has_too_many(duel: Duel, seat: int) -> bool:
    """Whether this player has as many characters as can be kept track of."""
    return len(duel.living(seat)) >= LIVING_AT_MOST


def number_fields() -> tuple[Field, ...]:
    """Power, hit points and range."""
    rows = zip(("power", "hp", "range"), (0, 1, 0), HIGHEST, (1, 1, 0), strict=True)
    return tuple(
        Field(id, "number", text(f"cities-field-{id}"), low=low, high=high, value=value)
        for id, low, high, value in rows
    )


def form(
    command: str,
    label: str,
    *,
    key: str,
    known: tuple[Known, ...] = (),
    quick: str | None = None,
    weight: Weight = Weight.MAIN,
) -> Form:
    """A form for a character. `quick`: "yes" if it must be Quick, "none" if that is not asked."""
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
    )


def known_cards(state: CitiesState, seat: int, *, quick: bool = False) -> tuple[Known, ...]:
    """Cards typed in before, for a form of `seat`: its own first, newest first. All of them were
    public (§10). `quick`: Quick cards only, for a form that does not ask for that."""
    found = []
    for one in cards_for(state.known_cards, seat):
        fills: dict[str, int | str] = {"power": one.power, "hp": one.hp, "range": one.range}
        if not quick:
            fills["quick"] = "yes" if one.quick else "no"
        if one.quick or not quick:
            found.append(Known(one.name, fills, note=one.values))
    return tuple(found)
