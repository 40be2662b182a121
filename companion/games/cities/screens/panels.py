"""What every screen shows of a match: clock, line of cities, counters, the last combat."""

from __future__ import annotations

from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Countdown, Note, Panel, ScriptStage
from companion.core.words.panels.board import Board, Piece, Place
from companion.core.words.panels.counters import Counter, Counters, Tray
from companion.games.cities import clocks
from companion.games.cities.duel.character_words import called, values
from companion.games.cities.duel.own_entries import Given
from companion.games.cities.screens.account import account
from companion.games.cities.state import (
    FIELD,
    Character,
    CitiesState,
    City,
    Duel,
    Phase,
    Step,
)
from companion.games.cities.told.news import latest

FEW = 5
"""Cards of a deck that is nearly gone."""


def match_panels(state: CitiesState, seat: int | None) -> tuple[Panel, ...]:
    """Everything of a running match as `seat` (None: nobody in particular) sees it."""
    taken = _taken(state, seat) if seat in state.players else ()
    # What a conquest has cost says who has made it, too; others read it among the news.
    panels: list[Panel] = [*head_panels(state, seat), *(taken or latest(state, seat))]
    panels += laid_out(state)
    if state.duel is not None:
        panels.append(board(state, state.duel, seat))
        # On a phone the row comes first; that it is extra time its title says.
        panels += _extra(state) if seat in state.players else ()
        panels += _fallen(state.duel)
        told = account(state, state.duel, near(state, seat))
        panels += [] if told is None else [told]
    panels.append(counters(state, seat))
    return tuple(panels)


def head_panels(state: CitiesState, seat: int | None) -> tuple[Panel, ...]:
    """The clock, and what nobody may miss."""
    return *_clock(state), *_notices(state, seat)


def laid_out(state: CitiesState) -> tuple[Note, ...]:
    """Before a duel: how the table is laid (§4)."""
    if state.step is not Step.READY:
        return ()
    cities = text("cities-lay-cities", capital=state.options.capital_slot)
    return (Note(title=text("cities-lay"), lines=(cities, text("cities-lay-decks"))),)


def near(state: CitiesState, seat: int | None) -> int:
    """The player who is drawn on the near side."""
    return seat if seat in state.players and seat is not None else state.players[0]


def _clock(state: CitiesState) -> tuple[Countdown, ...]:
    if state.clock is None or state.extra:
        return ()
    return (Countdown(clock=state.clock, label=text("cities-clock"), head=True),)


def _notices(state: CitiesState, seat: int | None) -> tuple[Note, ...]:
    """What nobody may miss: the bell, extra time, a pause that is asked for."""
    if state.extra:
        return _extra(state) if state.duel is None or seat not in state.players else ()
    if clocks.is_counted(state):
        return ()  # the title says it
    if clocks.time_is_up(state):
        return (Note(title=text("cities-bell"), lines=(text("cities-bell-how"),), tone="warning"),)
    if state.pause_asked is not None:
        who = state.pause_asked
        said = "cities-pause-asked" if who != seat else "cities-pause-asked-you"
        asked = state.other(who) if who == seat else who
        return (Note(lines=(text(said, who=SeatName(asked)),)),)
    return ()


def _extra(state: CitiesState) -> tuple[Note, ...]:
    """How extra time is decided; the greatest words of every screen, its title, say that it is."""
    if not state.extra:
        return ()
    said = "cities-extra-duel" if state.duel else "cities-extra-next"
    winner = "duel" if len(set(state.wins.values())) > 1 else state.options.extra_time_winner
    return (Note(lines=(text(said, wins=winner),), tone="warning", bell=True),)


def _taken(state: CitiesState, seat: int | None) -> tuple[Note, ...]:
    """Light mode: the conquest that was just entered, and its discards, which are counted."""
    duel = state.duel
    last = duel.own_entries[-1] if duel and duel.own_entries else None
    paid = duel.account if duel and state.options.light else None
    if isinstance(last, Given) and last.conquest:
        who, slot, count = last.by, last.slot, last.discards
    elif paid is not None and paid.paid:
        who, slot, count = paid.attacker, paid.slot, paid.paid
    else:
        return ()
    if who == seat:
        return (Note(lines=(text("cities-taken-you", slot=slot, n=count),)),)
    return (Note(lines=(text("cities-taken", who=SeatName(who), slot=slot, n=count),)),)


def _fallen(duel: Duel) -> tuple[Note, ...]:
    """The garrison rule, explained when it strikes (§6)."""
    return tuple(
        Note(
            title=text("cities-fell", slot=slot),
            lines=(text("cities-fell-why"),),
            emblem="tower",
        )
        for slot in duel.lost
    )


def board(state: CitiesState, duel: Duel, seat: int | None, *, over: bool = False) -> Board:
    """The line as `seat` sees it: from the other side of the table it runs the other way.

    `over`: the duel has ended; only the cities are shown."""
    own = near(state, seat)
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


def fights(state: CitiesState, duel: Duel) -> bool:
    """Whether a combat is on, or the last one is still told blow by blow."""
    told = account(state, duel, near(state, None))
    return duel.combat is not None or (told is not None and bool(told.rounds))


def _stages(duel: Duel) -> tuple[ScriptStage, ...]:
    """The phases of the turn (§5); recovery needs no hand, so it is always done."""
    names = ("recovery", *(phase.value for phase in Phase))
    now = names.index(duel.phase.value)
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


def counters(state: CitiesState, seat: int | None) -> Counters:
    """Duels, conquests and cards of both players, the reader's first."""
    own = near(state, seat)
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
            Counter(text("cities-count-deck"), cards.deck, low=cards.deck <= FEW),
            Counter(text("cities-count-graveyard"), cards.graveyard),
        ),
        turn=duel.active == seat and state.step is Step.DUEL,
    )


def _sizes(state: CitiesState, seat: int) -> tuple[Counter, ...]:
    deck = state.decks.get(seat)
    if deck is None:
        return ()
    return (
        Counter(text("cities-count-deck"), deck.main),
        Counter(text("cities-count-side"), deck.side),
    )
