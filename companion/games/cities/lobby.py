"""Before a duel: house rules, who plays, declared decks, both ready (§2, §4)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from companion.core.chance import Chance
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.games.cities.commands_match import Begin, DeclareDeck, ListCards, Ready, SetPlayer
from companion.games.cities.draft import Draft
from companion.games.cities.duel.known_characters import LONG_NAME
from companion.games.cities.facts.clock import ClockStarted
from companion.games.cities.facts.lobby import (
    DeckDeclared,
    DeckListed,
    MatchBegun,
    OptionSet,
    PlayersSet,
    ReadyPressed,
)
from companion.games.cities.facts.match import DuelStarted
from companion.games.cities.state import (
    COPIES_AT_MOST,
    MAIN_AT_LEAST,
    SIDE_AT_MOST,
    USUAL,
    Card,
    CitiesState,
)

LINES_AT_MOST = 60
"""Of a deck list."""
DECK_AT_MOST = 500
LIST_AT_MOST = 1500
"""Characters of a typed deck list."""
SPLIT = re.compile(r"[,;\n]")
LINE = re.compile(
    r"(?:(?P<main>\d{1,2})(?:\+(?P<side>\d{1,2}))?\s*[x×]?\s+)?(?P<name>[^*]+?)\s*(?P<free>\*)?"
)


@answers(Begin)
def _begin(state: CitiesState, command: Begin) -> Decision:
    tracking = command.tracking
    if not state.players:
        return refuse("E_TWO_PLAYERS")
    if tracking in (None, state.options.tracking):
        return (MatchBegun(),)
    assert tracking is not None
    if not state.options.admits("tracking", tracking):
        return refuse("E_OPTION")
    return OptionSet("tracking", tracking), MatchBegun()


@answers(SetPlayer)
def _player(state: CitiesState, command: SetPlayer) -> Decision:
    if not state.players:
        return refuse("E_TWO_PLAYERS")
    if command.side not in (0, 1) or command.target not in state.ring:
        return refuse("E_NO_SUCH_SEAT")
    players = list(state.players)
    if players[1 - command.side] == command.target:
        players.reverse()
    players[command.side] = command.target
    return (PlayersSet(tuple(players)),)


def deck_fault(state: CitiesState, seat: int, main: int, side: int) -> Refusal | None:
    """Why a deck of these sizes may not be played; in the order of §2."""
    if main < MAIN_AT_LEAST:
        return refuse("E_DECK_TOO_SMALL", cards=main, least=MAIN_AT_LEAST)
    if side > SIDE_AT_MOST:
        return refuse("E_SIDE_TOO_LARGE", cards=side, most=SIDE_AT_MOST)
    if side < 0 or main > DECK_AT_MOST:
        return refuse("E_DECK_LIST")
    known = state.decks.get(seat)
    if state.past and known is not None and main + side != known.main + known.side:
        return refuse("E_POOL_CHANGED", cards=main + side, before=known.main + known.side)
    return None


@answers(DeclareDeck)
def declare(state: CitiesState, seat: int, command: DeclareDeck) -> Decision:
    """A deck is declared; a new one after every duel (§4)."""
    if set(command.sizes) != {"main", "side"}:
        return refuse("E_DECK_LIST")
    main, side = command.sizes["main"], command.sizes["side"]
    return deck_fault(state, seat, main, side) or (DeckDeclared(seat, main, side),)


def read_cards(text: str) -> tuple[Card, ...] | None:
    """The lines of a typed deck list; None: it cannot be read."""
    cards = []
    for line in filter(None, (part.strip() for part in SPLIT.split(text))):
        found = LINE.fullmatch(line)
        if found is None or len(found["name"].strip()) > LONG_NAME:
            return None
        main, side = int(found["main"] or 1), int(found["side"] or 0)
        cards.append((found["name"].strip(), main, side, bool(found["free"])))
    return None if len(cards) > LINES_AT_MOST else tuple(cards)


@answers(ListCards)
def list_cards(state: CitiesState, seat: int, command: ListCards) -> Decision:
    """What is in the deck, written down by its owner; copies are counted (§2)."""
    if seat not in state.decks:
        return refuse("E_DECK_MISSING")
    cards = read_cards(command.text)
    if cards is None:
        return refuse("E_DECK_LIST")
    many = too_many(cards, both=state.options.copies_scope == "main_and_side")
    if many is not None:
        return refuse("E_TOO_MANY_COPIES", card=many, most=COPIES_AT_MOST)
    (main, side), deck = listed(cards), state.decks[seat]
    if main > deck.main or side > deck.side:
        return refuse("E_LIST_TOO_LONG", main=main, side=side, deck=deck.main, beside=deck.side)
    return (DeckListed(seat, cards),)


def listed(cards: Iterable[Card]) -> tuple[int, int]:
    """How many cards a list names, in the main deck and in the side deck."""
    sizes = [(main, side) for _, main, side, _ in cards]
    return sum(main for main, _ in sizes), sum(side for _, side in sizes)


def too_many(cards: Iterable[Card], *, both: bool) -> str | None:
    """The first card with more than three copies; mercenaries are not counted (§2, C19)."""
    copies: Counter[str] = Counter()
    called: dict[str, str] = {}
    for name, main, side, mercenary in cards:
        key = name.strip().casefold()
        called.setdefault(key, name.strip())
        copies[key] += 0 if mercenary else main + (side if both else 0)
    return next((called[key] for key, n in copies.items() if n > COPIES_AT_MOST), None)


@answers(Ready)
def press_ready(state: CitiesState, seat: int, now: float, chance: Chance) -> Decision:
    """Ready, with the usual deck where none was declared; with both, the duel begins."""
    if seat in state.ready:
        return refuse("E_ALREADY_READY")
    draft = Draft(state)
    if seat not in state.decks:
        draft.tell(DeckDeclared(seat, USUAL.main, USUAL.side))
    draft.tell(ReadyPressed(seat))
    if not draft.state.ready.missing:
        draft.tell(DuelStarted(*_starter(state, chance)))
        if not state.rung and (state.clock is None or state.clock.since is None):
            draft.tell(ClockStarted(now))
    return draft.decision


def _starter(state: CitiesState, chance: Chance) -> tuple[int, str]:
    """Who begins, and the reason (C20)."""
    known = starts_next(state)
    return known or (chance.one_of(state.players), "drawn")


def starts_next(state: CitiesState) -> tuple[int, str] | None:
    """Who begins the next duel, and why; None: that will be drawn."""
    last = state.past[-1] if state.past else None
    if last is None or state.options.starter == "random":
        return None
    if state.options.starter == "alternate":
        return state.other(last.starter), "turn"
    return None if last.winner is None else (state.other(last.winner), "lost")
