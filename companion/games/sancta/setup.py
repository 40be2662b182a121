"""The lobby's choices and the set-up: target, dealer, first saints, who begins (§2, §4)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.games.sancta import commands as do
from companion.games.sancta.codes import too_few
from companion.games.sancta.draft import Draft
from companion.games.sancta.events_lobby import (
    Begun,
    DealerNamed,
    DieTableSet,
    FirstSaintNamed,
    Started,
    TargetSet,
)
from companion.games.sancta.events_saint import PlayerLeft, Won
from companion.games.sancta.names import clean, wrong_saint
from companion.games.sancta.options import HIGH_TARGET, LOW_TARGET, is_table, target_for
from companion.games.sancta.state import Phase, SanctaState, dealer_of
from companion.games.sancta.turns import remove_in_play, start_turn

LEAST = 2
MANY = 4
"""So many players want the large deck (§2)."""


def warning(state: SanctaState) -> Refusal | None:
    """W_SMALL_DECK: the one deck is too small for so many (§2)."""
    rules = state.options
    if rules.own_decks or not rules.deck_size or len(state.ring) < MANY:
        return None
    small = rules.deck_size < rules.deck_warning
    return refuse("W_SMALL_DECK", cards=rules.deck_size, n=rules.deck_warning) if small else None


@answers(do.SetTarget)
def _target(state: SanctaState, command: do.SetTarget) -> Decision:
    if command.saints not in {str(n) for n in range(LOW_TARGET, HIGH_TARGET + 1)}:
        return refuse("E_HOUSE_RULE")
    saints = int(command.saints)
    return (TargetSet(0 if saints == target_for(len(state.ring)) else saints),)


@answers(do.SetDieTable)
def _table(command: do.SetDieTable) -> Decision:
    rows = tuple((words.strip(), points, ask) for words, points, ask in command.rows)
    return (DieTableSet(rows),) if is_table(rows) else refuse("E_HOUSE_RULE")


@answers(do.NameDealer)
def _dealer(state: SanctaState, command: do.NameDealer) -> Decision:
    known = command.seat in state.ring
    return (DealerNamed(command.seat),) if known else refuse("E_NO_SUCH_SEAT")


@answers(do.Begin)
def _begin(state: SanctaState) -> Decision:
    if len(state.ring) < LEAST:
        return too_few(len(state.ring))
    return (Begun(state.goal),)


@answers(do.FirstSaint)
def first_saint(state: SanctaState, command: do.FirstSaint, seat: int) -> Decision:
    """A first saint; with the last of them the game starts."""
    wrong = wrong_saint(command.called, command.level)
    if wrong is not None:
        return wrong
    draft = Draft(state).tell(FirstSaintNamed(seat, clean(command.called), command.level))
    return _started(draft).decision


def _started(draft: Draft) -> Draft:
    """With the last of the first saints the game starts."""
    state = draft.state
    active = {seat: state.players[seat].active for seat in state.in_play}
    levels = {seat: saint.level for seat, saint in active.items() if saint is not None}
    if len(levels) == len(active):
        first = first_player(state.ring, dealer_of(state), levels)
        start_turn(draft.tell(Started(first)), first)
    return draft


def first_player(ring: Ring, dealer: int, levels: Mapping[int, int]) -> int:
    """The highest level; on a tie whoever is met first from the dealer to the right (§4).

    `levels`: of those who are still there; `ring` and `dealer` are those of the beginning.
    """
    at = ring.index(dealer)
    rightwards = tuple(ring[(at - step) % len(ring)] for step in range(1, len(ring) + 1))
    best = max(levels.values())
    return next(seat for seat in rightwards if levels.get(seat) == best)


@answers(do.Remove)
def remove(state: SanctaState, command: do.Remove) -> Decision:
    """Somebody goes home; before the first turn the others are not held up (§5)."""
    if state.phase is not Phase.SETUP:
        return remove_in_play(state, command)
    if command.seat not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    draft = Draft(state).tell(PlayerLeft(command.seat, 0))
    left = draft.state.in_play
    return draft.tell(Won(left)).decision if len(left) == 1 else _started(draft).decision
