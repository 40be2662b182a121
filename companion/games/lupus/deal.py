"""The deal (§6.1): by the app, by real cards, or by both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core import Caller, Chance, Refusal, Ring, SeatNames, answers, refuse
from companion.core.game import Decision, Moment
from companion.games.lupus import deck
from companion.games.lupus.commands import Deal, DealRest, EnterRole, Look
from companion.games.lupus.facts.lobby import (
    CardsHandedOut,
    Dealt,
    Looked,
    RestDealt,
    RoleEntered,
)
from companion.games.lupus.night_rules.pass_and_play import passes
from companion.games.lupus.options import VOICE
from companion.games.lupus.state import LupusState


@answers(Deal)
def deal(state: LupusState, moment: Moment, chance: Chance) -> Decision:
    """A uniformly random permutation of the deck, or real cards that are entered afterwards."""
    error = deck.check(state).error or phones_missing(state, moment)
    if error is not None:
        return error
    if state.options.deal_mode == "physical":
        return (CardsHandedOut(),)
    return (Dealt(_shuffled(state.ring, dict(state.deck), chance)),)


def phones_missing(state: LupusState, moment: Moment) -> Refusal | None:
    """With the voice everybody answers on a phone, or all together, where the tablet goes round."""
    without = tuple(seat for seat in state.ring if seat not in moment.phones)
    if state.options.moderation != VOICE or passes(state) or not without:
        return None
    return refuse("E_NO_PHONES", who=SeatNames(without))


def _shuffled(seats: Ring, cards: dict[str, int], chance: Chance) -> tuple[tuple[int, str], ...]:
    pile = [role for role, count in cards.items() for _ in range(count)]
    return tuple(zip(seats, chance.shuffled(pile), strict=True))


@answers(Look)
def look(state: LupusState, caller: Caller) -> Decision:
    """A seat has seen the card that was dealt to it."""
    if caller.seat is None or caller.seat not in state.players:
        return refuse("E_NO_SUCH_SEAT")
    player = state.players[caller.seat]
    if player.role is None:
        return refuse("E_ROLE_MISSING")
    return refuse("E_ALREADY_ACTED") if player.looked else (Looked(player.seat),)


@answers(EnterRole)
def enter_role(state: LupusState, command: EnterRole, caller: Caller) -> Decision:
    """The card that a seat has drawn, which may be corrected until the night falls."""
    if state.options.deal_mode != "physical":
        return refuse("E_WRONG_PHASE")
    if caller.seat is None or caller.seat not in state.players:
        return refuse("E_NO_SUCH_SEAT")
    if not state.deck.get(command.role):
        return refuse("E_ROLE_MISMATCH", missing=0)
    return (RoleEntered(caller.seat, command.role),)


def without_card(state: LupusState) -> Ring:
    """Seats whose card is not known yet."""
    return tuple(seat for seat, player in state.players.items() if player.role is None)


def cards_left(state: LupusState) -> dict[str, int]:
    """Cards of the deck that nobody has; below 0 where too many have entered one."""
    left = Counter(dict(state.deck))
    left.subtract(player.role for player in state.players.values() if player.role)
    return {role: count for role, count in left.items() if count}


def conflicts(state: LupusState) -> Iterator[int]:
    """Seats with a card of which more were entered than the deck holds."""
    left = cards_left(state)
    for seat, player in state.players.items():
        if player.role is not None and left.get(player.role, 0) < 0:
            yield seat


@answers(DealRest)
def deal_rest(state: LupusState, chance: Chance) -> Decision:
    """Mixed deal: the cards that are left go to the seats without one."""
    seats = without_card(state)
    if not seats:
        return refuse("E_WRONG_PHASE")
    left = cards_left(state)
    if any(count < 0 for count in left.values()):
        return refuse("E_ROLE_MISMATCH", missing=0)
    return (RestDealt(_shuffled(seats, left, chance)),)


def mismatch(state: LupusState) -> Refusal | None:
    """Why the night cannot fall yet: cards are `missing`, or are not those of the deck (D13)."""
    if not cards_left(state):
        return None
    return refuse("E_ROLE_MISMATCH", missing=len(without_card(state)))
