"""The table as one side sees it: cities, characters, counted cards, a combat tick by tick (§7)."""

from collections.abc import Iterable, Iterator, Sequence

from companion.core import Board, Note, Param, Piece, Place, ScriptStage, SeatName, text
from companion.core.words.panels.counters import Counter, Counters, Tray
from companion.core.words.panels.leaves import Blow, BlowRound, Blows
from companion.games.cities.combat_resolver import RangeHits, outcome
from companion.games.cities.combat_rules import fight_of, initial_fighters
from companion.games.cities.components.character_names import name_of, name_with_owner
from companion.games.cities.duel import FIELD, TURN, Character, City, Duel
from companion.games.cities.state import CitiesState

NEARLY_GONE = 5
"""Cards of a deck that is nearly gone."""


def board(state: CitiesState, duel: Duel, seat: int | None, *, over: bool = False) -> Board:
    """The line from the side of `seat`. `over`: the duel has ended; only the cities are shown."""
    own = state.near(seat)
    cities = duel.cities if own == state.players[0] else tuple(reversed(duel.cities))
    living = () if over else tuple(one for one in duel.characters.values() if one.alive)
    return Board(
        title=text("cities-line"),
        places=tuple(_place(state, duel, city, own, living) for city in cities),
        near=own,
        far=state.other(own),
        beside=_pieces(state, living, own, FIELD),
        stages=() if over else _stages(duel),
        legend=text("cities-legend") if living else None,
    )


def _stages(duel: Duel) -> tuple[ScriptStage, ...]:
    names = ("recovery", *TURN)
    now = names.index(duel.turn_phase)
    return tuple(
        ScriptStage(
            text(f"cities-phase-{name}"), "done" if at < now else "now" if at == now else "next"
        )
        for at, name in enumerate(names)
    )


def _place(
    state: CitiesState, duel: Duel, city: City, own: int, living: Iterable[Character]
) -> Place:
    fought = duel.combat is not None and duel.combat.slot == city.slot
    capital = duel.capital == city.slot
    kind = "capital" if capital else "city" if city.revealed else "hidden"
    return Place(
        id=city.slot,
        label=text("cities-city", slot=city.slot),
        turned=0 if city.owner is None or fought else 1 if city.owner == own else -1,
        up=city.revealed or capital,
        marked=capital,
        hot=fought,
        owner=city.owner,
        note=text(f"cities-is-{kind}"),
        pieces=_pieces(state, living, own, city.slot),
    )


def _pieces(
    state: CitiesState, living: Iterable[Character], own: int, place: int
) -> tuple[Piece, ...]:
    combat = state.duel and state.duel.combat
    fighting = (*combat.attackers, *combat.defenders) if combat else ()
    return tuple(
        Piece(
            id=one.id,
            name=name_of(state, one),
            side=1 if one.owner == own else -1,
            values=one.values,
            hurt=one.damage,
            spent=one.tapped,
            hot=one.id in fighting,
        )
        for one in living
        if one.place == place
    )


def city_taken(state: CitiesState, duel: Duel, seat: int | None) -> tuple[Note, ...]:
    """Light mode: the conquest that was just entered, and its discards, which are counted."""
    last = duel.entries[-1] if duel.entries else None
    paid = duel.account if state.options.light else None
    if last is not None and last.city is not None and last.conquest:
        who, slot, count = last.by, last.city.slot, last.count
    elif paid is not None and paid.paid:
        who, slot, count = paid.attacker, paid.slot, paid.paid
    else:
        return ()
    if who == seat:
        return (Note(lines=(text("cities-taken-you", slot=slot, n=count),)),)
    return (Note(lines=(text("cities-taken", who=SeatName(who), slot=slot, n=count),)),)


def cities_fallen(duel: Duel) -> tuple[Note, ...]:
    """Explains the garrison rule when a city is lost by it (§6)."""
    why = text("cities-fell-why")
    return tuple(
        Note(title=text("cities-fell", slot=slot), lines=(why,), emblem="tower")
        for slot in duel.lost
    )


def counters(state: CitiesState, seat: int | None) -> Counters:
    """Duels, conquests and cards of both players, the reader's first."""
    own = state.near(seat)
    return Counters(
        title=text("cities-counters"),
        trays=(_tray(state, own), _tray(state, state.other(own))),
        own=seat if seat in state.players else None,
    )


def _tray(state: CitiesState, seat: int) -> Tray:
    duel, deck = state.duel, state.decks.get(seat)
    large = {"wins": state.wins[seat], "conquests": state.conquests[seat]}
    small: dict[str, int] = {}
    if duel is not None:
        large["cities"], cards = duel.occupied(seat), duel.counts[seat]
        small = {"hand": cards.hand, "deck": cards.deck, "graveyard": cards.graveyard}
    elif deck is not None:
        small = {"deck": deck.main, "side": deck.side}
    note = text("cities-is-ready") if duel is None and seat in state.ready else None
    counts = [Counter(text(f"cities-count-{id}"), n, large=True) for id, n in large.items()]
    for id, n in small.items():
        low = duel is not None and id == "deck" and n <= NEARLY_GONE
        counts.append(Counter(text(f"cities-count-{id}"), n, low=low))
    return Tray(seat, tuple(counts), turn=duel is not None and duel.active == seat, note=note)


def account(state: CitiesState, duel: Duel, own: int) -> Blows | None:
    """The open combat so far, or the last one of this turn; `own`: the seat on the near side."""
    combat, done = duel.combat, duel.account
    if combat is not None:
        if not combat.ticks:
            return None
        fight = fight_of(duel)
        over = fight.range is None and not combat.won
        return Blows(
            title=text("cities-fight", slot=combat.slot),
            rounds=tuple(_rounds(state, initial_fighters(duel), combat.ticks, own)),
            outcome=text(f"cities-result-{outcome(fight)}") if over else None,
        )
    if done is None or any(one.city is not None for one in duel.entries):
        return None  # a city that was given later is newer
    who, other, id = done.attacker, state.other(done.attacker), done.outcome.replace("_", "-")
    names: dict[str, Param] = {"who": SeatName(who), "other": SeatName(other)}
    if not done.stands:
        names["slot"] = done.slot
    result = "stands" if done.stands else id
    quiet = id if id in ("undefended", "called-off") else "none"
    return Blows(
        title=text("cities-fight", slot=done.slot),
        rounds=tuple(_rounds(state, done.fighters, done.ticks, own)),
        outcome=text(f"cities-outcome-{result}", **names),
        line=None if done.ticks else text(f"cities-quiet-{quiet}"),
    )


def _rounds(
    state: CitiesState, fighters: Sequence[Character], ticks: Sequence[RangeHits], own: int
) -> Iterator[BlowRound]:
    known = {one.id: one for one in fighters}
    names = {one.id: name_with_owner(state, one, fighters) for one in fighters}
    borne = {one.id: one.damage for one in fighters}
    # A nameless character is called after its owner («il 2/3 di Anna») where light mode is off.
    owners = {one.id: one.owner if one.name or state.options.light else None for one in fighters}
    for tick in ticks:
        for blow in tick.blows:
            borne[blow.target] += blow.damage
        facts = {
            id: {"name": names[id], "damage": borne[id], "hp": one.hp} for id, one in known.items()
        }
        falls, stands = "cities-blow-falls", "cities-blow-stands"
        ends_as = {id: falls if id in tick.dead else stands for id in known}
        struck = {blow.striker for blow in tick.blows}
        blows = tuple(
            Blow(
                names[blow.striker],
                names[blow.target],
                blow.damage,
                side=1 if known[blow.striker].owner == own else -1,
                owners=(owners[blow.striker], owners[blow.target]),
                sentence=text(ends_as[blow.target], **facts[blow.target], range=tick.range),
            )
            for blow in tick.blows
        )
        late = {id for id in tick.dead if id not in struck and known[id].range < tick.range}
        ends = tuple(
            text("cities-falls-late" if id in late else "cities-falls", **facts[id])
            for id in tick.dead
        )
        yield BlowRound(text("cities-range", range=tick.range), blows, ends)
