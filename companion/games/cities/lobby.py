"""Before a duel: house rules, who plays, declared decks, both ready (§2, §4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from companion.core.chance import Chance
from companion.core.command import Command
from companion.core.game import Decision
from companion.core.refusal import Refusal, refuse
from companion.games.cities import options
from companion.games.cities.commands_match import Begin, DeclareDeck, SetOption, SetPlayer
from companion.games.cities.draft import Draft
from companion.games.cities.events_clock import ClockStarted
from companion.games.cities.events_match import (
    DeckDeclared,
    DeckListed,
    DuelStarted,
    MatchBegun,
    OptionSet,
    PlayersSet,
    ReadyPressed,
)
from companion.games.cities.state import (
    COPIES_AT_MOST,
    MAIN_AT_LEAST,
    SIDE_AT_MOST,
    Card,
    CitiesState,
    Step,
)

LONG_NAME = 24
"""Characters of a card's name."""
LINES_AT_MOST = 60
"""Of a deck list."""
DECK_AT_MOST = 500


def choose(state: CitiesState, command: Command) -> Decision:
    """The tablet's choices in the lobby."""
    if state.step is not Step.LOBBY:
        return refuse("E_WRONG_PHASE")
    if isinstance(command, SetOption):
        known = options.admits(command.option, command.value)
        return (OptionSet(command.option, command.value),) if known else refuse("E_OPTION")
    if isinstance(command, SetPlayer):
        return _player(state, command)
    assert isinstance(command, Begin)
    return (MatchBegun(),) if state.players else refuse("E_TWO_PLAYERS")


def _player(state: CitiesState, command: SetPlayer) -> Decision:
    if not state.players:
        return refuse("E_TWO_PLAYERS")
    if command.side not in (0, 1) or command.target not in state.ring:
        return refuse("E_NO_SUCH_SEAT")
    players = list(state.players)
    if command.target in players:
        players.reverse()
    if players[command.side] != command.target:
        players[command.side] = command.target
    return (PlayersSet(tuple(players)),)


def deck_fault(state: CitiesState, seat: int, command: DeclareDeck) -> Refusal | None:
    """Why this deck may not be played; in the order of §2."""
    if command.main < MAIN_AT_LEAST:
        return refuse("E_DECK_TOO_SMALL", cards=command.main, least=MAIN_AT_LEAST)
    if command.side > SIDE_AT_MOST:
        return refuse("E_SIDE_TOO_LARGE", cards=command.side, most=SIDE_AT_MOST)
    if command.side < 0 or command.main > DECK_AT_MOST or not _are_cards(command.cards):
        return refuse("E_DECK_LIST")
    both = state.options.copies_scope == "main_and_side"
    many = too_many(command.cards, both=both)
    if many is not None:
        return refuse("E_TOO_MANY_COPIES", card=many, most=COPIES_AT_MOST)
    known = state.decks.get(seat)
    pool = command.main + command.side
    if state.past and known is not None and pool != known.main + known.side:
        return refuse("E_POOL_CHANGED", cards=pool, before=known.main + known.side)
    return None


def too_many(cards: Iterable[Card], *, both: bool) -> str | None:
    """The first card with more than three copies; mercenaries are not counted (§2, C19)."""
    copies: Counter[str] = Counter()
    called: dict[str, str] = {}
    for name, main, side, mercenary in cards:
        key = name.strip().casefold()
        called.setdefault(key, name.strip())
        copies[key] += 0 if mercenary else main + (side if both else 0)
    return next((called[key] for key, n in copies.items() if n > COPIES_AT_MOST), None)


def _are_cards(cards: tuple[Card, ...]) -> bool:
    return len(cards) <= LINES_AT_MOST and all(
        0 < len(name.strip()) <= LONG_NAME and 0 <= main <= 99 and 0 <= side <= 99
        for name, main, side, _ in cards
    )


def declare(state: CitiesState, seat: int, command: DeclareDeck) -> Decision:
    """A deck is declared; a new one after every duel (§4)."""
    wrong = deck_fault(state, seat, command)
    if wrong is not None:
        return wrong
    told = DeckDeclared(seat, command.main, command.side)
    known = state.decks.get(seat)
    cards = tuple((name.strip(), main, side, free) for name, main, side, free in command.cards)
    if cards == (() if known is None else known.cards):
        return (told,)
    return told, DeckListed(seat, cards)


def press_ready(state: CitiesState, seat: int, now: float, chance: Chance) -> Decision:
    """Ready; with both, the duel begins."""
    if seat not in state.decks:
        return refuse("E_DECK_MISSING")
    if seat in state.ready:
        return refuse("E_ALREADY_READY")
    draft = Draft(state).tell(ReadyPressed(seat))
    if len(draft.state.ready) == 2:
        draft.tell(DuelStarted(_starter(state, chance)))
        if not state.rung and (state.clock is None or state.clock.since is None):
            draft.tell(ClockStarted(now))
    return draft.decision


def _starter(state: CitiesState, chance: Chance) -> int:
    """Who begins (C20)."""
    last = state.past[-1] if state.past else None
    rule = state.options.starter
    if last is None or rule == "random":
        return chance.one_of(state.players)
    if rule == "alternate":
        return state.other(last.starter)
    if last.winner is None:
        return chance.one_of(state.players)
    return state.other(last.winner)
