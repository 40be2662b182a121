"""Cards from hand, a saint or a support, and the saints in the sanctuary (§6, §7)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core import Decision, Field, Form, Refusal, answers, closed_by, refuse, text
from companion.core.words.prompts.base import Choose, Item, Order, Press, Prompt, Weight
from companion.games.sancta import commands as do
from companion.games.sancta.components.saint_fields import saint_fields
from companion.games.sancta.facts.effect import SupportPlayed
from companion.games.sancta.facts.saint import Reordered, SaintPlaced, Substituted
from companion.games.sancta.names import saint_and_level, worded
from companion.games.sancta.phases.turn.allowed import (
    EFFECT,
    hand_refusal,
    needs_saint,
    place_refusal,
    substitution_refusal,
)
from companion.games.sancta.state import SANCTUARY, Player, SanctaState
from companion.games.sancta.typed_words import LONG_NAME, place_of, wrong_name, wrong_saint


@answers(do.PlaceSaint)
def place_saint(state: SanctaState, command: do.PlaceSaint, seat: int) -> Decision:
    """From hand: active only where nobody else is there (G4, G5)."""
    if wrong := wrong_saint(command.called, command.level) or place_refusal(state, seat):
        return wrong
    if len(command.sort.strip()) > LONG_NAME:
        return refuse("E_SAINT_NAME")
    room = _room(state.players[seat], command)
    if isinstance(room, Refusal):
        return room
    place, instead_of = room
    shown = place is None or not state.options.sanctuary_hidden
    called, level, sort = command.called.strip(), command.level, command.sort.strip()
    return (SaintPlaced(seat, called, level, sort, place, shown, instead_of),)


def _room(player: Player, command: do.PlaceSaint) -> tuple[int | None, int | None] | Refusal:
    """Its place in the sanctuary (None: active), and that of the saint discarded for it."""
    waiting, instead_of = len(player.sanctuary), None
    if player.active is None and not waiting:
        return None, None
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
    if wrong := substitution_refusal(state, seat):
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
    places = [str(n) for n in range(len(state.players[seat].sanctuary))]
    if not places:
        return refuse("E_SANCTUARY_EMPTY")
    if sorted(command.order) != places:
        return refuse("E_EFFECT")
    return (Reordered(seat, tuple(map(int, command.order))),)


@answers(do.Support)
def support(state: SanctaState, command: do.Support, seat: int) -> Decision:
    """As many as one likes (§6)."""
    wrong = hand_refusal(state, seat)
    if wrong is None and command.stays:
        wrong = wrong_name(command.called)
    return wrong or (SupportPlayed(seat, command.called.strip(), command.stays),)


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


def place_form(state: SanctaState, seat: int, waiting: tuple[Item, ...]) -> Form:
    """A form to place a saint from hand; if four wait already, one of them is discarded (F1)."""
    full, empty = len(waiting) >= SANCTUARY, needs_saint(state, seat)
    instead = Field("instead_of", "choice", text("sancta-instead"), items=waiting)
    sort = Field("sort", "words", text("sancta-sort"), high=LONG_NAME)
    words = worded(
        *("place-full" if full else "place", "title", "hint"),
        words="place-empty" if empty else "place",
    )
    return Form(
        command="place_saint",
        fields=(*saint_fields(state), *((instead,) if full else ()), sort),
        closed=closed_by(place_refusal(state, seat)),
        weight=Weight.MAIN if empty else Weight.QUIET,
        **words,
    )


def supports(state: SanctaState, seat: int) -> tuple[Prompt, ...]:
    """A support from hand: applied at once, or staying under its name."""
    more = {"closed": closed_by(hand_refusal(state, seat)), **EFFECT}
    name = Field("called", "words", text("sancta-support-name"), low=1, high=LONG_NAME)
    stays = worded("support-stays", "title", args={"stays": True}, fields=(name,), **more)
    return Press(command="support", **worded("support", **more)), Form(command="support", **stays)


def sanctuary(state: SanctaState, seat: int, waiting: tuple[Item, ...]) -> Iterator[Prompt]:
    """A saint that waits takes the place of the active one; those that wait in another order."""
    yield Choose(
        command="substitute",
        field="place",
        items=waiting,
        chosen=waiting[0].value if len(waiting) == 1 else None,
        closed=closed_by(substitution_refusal(state, seat)),
        **worded("substitute", "title", "hint", weight=Weight.QUIET),
    )
    if len(waiting) > 1:
        more = worded("reorder", "title", weight=Weight.QUIET)
        yield Order(command="reorder", items=waiting, **more)
