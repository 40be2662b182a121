"""The table as one side sees it: the line of cities with the characters, the counted cards."""

from __future__ import annotations

from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Note, ScriptStage
from companion.core.words.panels.board import Board, Piece, Place
from companion.core.words.panels.counters import Counter, Counters, Tray
from companion.games.cities.components.character_names import called, values
from companion.games.cities.duel import FIELD, TURN, Character, City, Duel, Given
from companion.games.cities.state import CitiesState


def board(state: CitiesState, duel: Duel, seat: int | None, *, over: bool = False) -> Board:
    """The line as `seat` sees it: from the other side of the table it runs the other way.

    `over`: the duel has ended; only the cities are shown."""
    own = state.near(seat)
    cities = duel.cities if own == state.players[0] else tuple(reversed(duel.cities))
    living = () if over else tuple(one for one in duel.characters.values() if one.alive)
    beside = tuple(_piece(state, one, own) for one in living if one.place == FIELD)
    return Board(
        title=text("cities-line"),
        places=tuple(_place(state, duel, city, own, living) for city in cities),
        near=own,
        far=state.other(own),
        beside=beside,
        stages=() if over else _stages(duel),
        legend=text("cities-legend") if living else None,
    )


def _stages(duel: Duel) -> tuple[ScriptStage, ...]:
    """The phases of the turn (§5); recovery needs no hand, so it is always done."""
    names = ("recovery", *(phase.value for phase in TURN))
    now = names.index(duel.turn_phase.value)
    return tuple(
        ScriptStage(
            text(f"cities-phase-{name}"), "done" if at < now else "now" if at == now else "next"
        )
        for at, name in enumerate(names)
    )


def _place(
    state: CitiesState, duel: Duel, city: City, own: int, living: tuple[Character, ...]
) -> Place:
    fought = duel.combat is not None and duel.combat.slot == city.slot
    turned = 0 if city.owner is None or fought else (1 if city.owner == own else -1)
    capital = duel.capital == city.slot
    return Place(
        id=city.slot,
        label=text("cities-city", slot=city.slot),
        turned=turned,
        up=city.revealed or capital,
        marked=capital,
        hot=fought,
        owner=city.owner,
        note=_kind(city, capital=capital),
        pieces=tuple(_piece(state, one, own) for one in living if one.place == city.slot),
    )


def _kind(city: City, *, capital: bool) -> Text:
    if capital:
        return text("cities-is-capital")
    return text("cities-is-city" if city.revealed else "cities-is-hidden")


def _piece(state: CitiesState, one: Character, own: int) -> Piece:
    combat = state.playing().combat
    fights = combat is not None and one.id in (*combat.attackers, *combat.defenders)
    return Piece(
        id=one.id,
        name=called(state, one),
        side=1 if one.owner == own else -1,
        values=values(one),
        hurt=one.damage,
        spent=one.tapped,
        hot=fights,
    )


def city_taken(state: CitiesState, duel: Duel, seat: int | None) -> tuple[Note, ...]:
    """Light mode: the conquest that was just entered, and its discards, which are counted."""
    last = duel.own_entries[-1] if duel.own_entries else None
    paid = duel.account if state.options.light else None
    if isinstance(last, Given) and last.conquest:
        who, slot, count = last.by, last.slot, last.discards
    elif paid is not None and paid.paid:
        who, slot, count = paid.attacker, paid.slot, paid.paid
    else:
        return ()
    if who == seat:
        return (Note(lines=(text("cities-taken-you", slot=slot, n=count),)),)
    return (Note(lines=(text("cities-taken", who=SeatName(who), slot=slot, n=count),)),)


def cities_fallen(duel: Duel) -> tuple[Note, ...]:
    """The garrison rule, explained when it strikes (§6)."""
    return tuple(
        Note(
            title=text("cities-fell", slot=slot),
            lines=(text("cities-fell-why"),),
            emblem="tower",
        )
        for slot in duel.lost
    )


NEARLY_GONE = 5
"""Cards of a deck that is nearly gone."""


def counters(state: CitiesState, seat: int | None) -> Counters:
    """Duels, conquests and cards of both players, the reader's first."""
    own = state.near(seat)
    order = (own, state.other(own))
    return Counters(
        title=text("cities-counters"),
        trays=tuple(_tray(state, one) for one in order),
        own=seat if seat in state.players else None,
    )


def _tray(state: CitiesState, seat: int) -> Tray:
    score = (
        Counter(text("cities-count-wins"), state.wins[seat], large=True),
        Counter(text("cities-count-conquests"), state.conquests[seat], large=True),
    )
    duel = state.duel
    if duel is None:
        note = text("cities-is-ready") if seat in state.ready else None
        return Tray(seat, (*score, *_sizes(state, seat)), note=note)
    cards = duel.counts[seat]
    return Tray(
        seat,
        (
            *score,
            Counter(text("cities-count-cities"), duel.occupied(seat), large=True),
            Counter(text("cities-count-hand"), cards.hand),
            Counter(text("cities-count-deck"), cards.deck, low=cards.deck <= NEARLY_GONE),
            Counter(text("cities-count-graveyard"), cards.graveyard),
        ),
        turn=duel.active == seat,
    )


def _sizes(state: CitiesState, seat: int) -> tuple[Counter, ...]:
    deck = state.decks.get(seat)
    if deck is None:
        return ()
    return (
        Counter(text("cities-count-deck"), deck.main),
        Counter(text("cities-count-side"), deck.side),
    )
