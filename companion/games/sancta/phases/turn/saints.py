"""Saints from hand and in the sanctuary: placed, substituted, reordered (§6, §7)."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, closed_by, refuse
from companion.core.text import text
from companion.core.words.prompts.base import Choose, Item, Order, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.sancta import commands as do
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.components.saint_fields import saint_fields
from companion.games.sancta.facts.saint import Reordered, SaintPlaced, Substituted
from companion.games.sancta.names import saint_and_level
from companion.games.sancta.phases.turn.allowed import (
    needs_saint,
    place_refusal,
    substitution_refusal,
)
from companion.games.sancta.state import SANCTUARY, Player, SanctaState
from companion.games.sancta.typed_words import LONG_NAME, clean, place_of, wrong_saint


@answers(do.PlaceSaint)
def place_saint(state: SanctaState, command: do.PlaceSaint, seat: int) -> Decision:
    """From hand: active only where nobody else is there (G4, G5)."""
    wrong = wrong_saint(command.called, command.level) or place_refusal(state, seat)
    if wrong is not None:
        return wrong
    if len(clean(command.sort)) > LONG_NAME:
        return refuse("E_SAINT_NAME")
    player = state.players[seat]
    called, level, sort = clean(command.called), command.level, clean(command.sort)
    if player.active is None and not player.sanctuary:
        return Draft(state).record(SaintPlaced(seat, called, level, sort, None, True)).decision
    room = _room(player, command)
    if isinstance(room, Refusal):
        return room
    place, instead_of = room
    shown = not state.options.sanctuary_hidden
    return (SaintPlaced(seat, called, level, sort, place, shown, instead_of),)


def _room(player: Player, command: do.PlaceSaint) -> tuple[int, int | None] | Refusal:
    """Where it goes, and whose place is made free for it."""
    waiting, instead_of = len(player.sanctuary), None
    if waiting >= SANCTUARY:
        instead_of = place_of(command.instead_of, waiting)
        if instead_of is None:
            return refuse("E_SANCTUARY_FULL")
        waiting -= 1
    place = waiting if command.place == "last" else place_of(command.place, waiting + 1)
    return refuse("E_EFFECT") if place is None else (place, instead_of)


@answers(do.Substitute)
def substitute(state: SanctaState, command: do.Substitute, seat: int) -> Decision:
    """All points are the toll; the two saints change places (N-6, G20)."""
    wrong = substitution_refusal(state, seat)
    if wrong is not None:
        return wrong
    player = state.players[seat]
    place = place_of(command.place, len(player.sanctuary))
    if place is None or player.active is None:
        return refuse("E_SANCTUARY_EMPTY")
    new = player.sanctuary[place]
    return (Substituted(seat, place, new.name, player.active.points, new.level),)


@answers(do.Reorder)
def reorder(state: SanctaState, command: do.Reorder, seat: int) -> Decision:
    """Any order, any number of times."""
    count = len(state.players[seat].sanctuary)
    places = tuple(place_of(one, count) for one in command.order)
    order = tuple(place for place in places if place is not None)
    if not count or sorted(order) != list(range(count)) or len(places) != count:
        return refuse("E_SANCTUARY_EMPTY" if not count else "E_EFFECT")
    return (Reordered(seat, order),)


def places(state: SanctaState, seat: int, *, host: bool) -> tuple[Item, ...]:
    """The saints that wait; covered ones have no name on the tablet (`host`)."""
    covered = host and state.options.sanctuary_hidden
    return tuple(
        Item(
            str(n),
            text("sancta-covered-saint", n=n + 1)
            if covered
            else saint_and_level(one.name, one.level),
        )
        for n, one in enumerate(state.players[seat].sanctuary)
    )


def reorder_prompt(waiting: tuple[Item, ...]) -> Order:
    """The sanctuary in another order."""
    return Order(
        key="reorder",
        command="reorder",
        label=text("sancta-reorder"),
        title=text("sancta-reorder-title"),
        items=waiting,
        weight=Weight.QUIET,
    )


def place_form(state: SanctaState, seat: int, waiting: tuple[Item, ...]) -> Form:
    """A saint from hand; where four wait already, one of them must go (F1)."""
    fields: tuple[Field, ...] = saint_fields(state)
    full = len(state.players[seat].sanctuary) >= SANCTUARY
    if full:
        fields += (Field("instead_of", "choice", text("sancta-instead"), items=waiting),)
    fields += (Field("sort", "words", text("sancta-sort"), high=LONG_NAME),)
    empty = needs_saint(state, seat)
    what = "place-empty" if empty else "place"
    return Form(
        key="place-full" if full else "place",
        command="place_saint",
        label=text(f"sancta-{what}"),
        title=text(f"sancta-{what}-title"),
        hint=text(f"sancta-{what}-hint"),
        fields=fields,
        closed=closed_by(place_refusal(state, seat)),
        weight=Weight.MAIN if empty else Weight.QUIET,
    )


def substitute_prompt(state: SanctaState, seat: int, waiting: tuple[Item, ...]) -> Choose:
    """A saint that waits takes the place of the active one."""
    return Choose(
        key="substitute",
        command="substitute",
        field="place",
        label=text("sancta-substitute"),
        title=text("sancta-substitute-title"),
        hint=text("sancta-substitute-hint"),
        items=waiting,
        chosen=waiting[0].value if len(waiting) == 1 else None,
        closed=closed_by(substitution_refusal(state, seat)),
        weight=Weight.QUIET,
    )
