"""What each eye may know of the saints' game (§10), in words of its own."""

from collections.abc import Hashable
from typing import Any

from companion.core.value import replace
from companion.games.sancta.state import Player, SanctaState, Window
from tests.kit.laws.world import LastState


def seems_alive(state: SanctaState, seat: int) -> bool:
    """Whether this seat still plays; seats that have left are never asked."""
    return not state.players[seat].gone


def public(state: SanctaState) -> Hashable:
    """What the whole room knows: everything but covered saints and who has let it pass."""
    return (
        *(state.ring, state.options, state.phase, state.dealer, state.target, state.active),
        *(state.number, state.turn, state.die, state.winners, state.story, state.race),
        tuple(sorted((key, repr(pile)) for key, pile in state.piles.items())),
        tuple(_person(state, player) for player in state.players.values()),
        _pending(state.pending),
        None if state.cancelled is None else state.cancelled.by,
    )


def _person(state: SanctaState, player: Player) -> Hashable:
    if not state.options.sanctuary_hidden:
        return player
    return replace(player, sanctuary=()), tuple(one.id for one in player.sanctuary)


def _pending(pending: Any) -> Hashable:
    if isinstance(pending, Window):
        return (
            *(pending.by, pending.saint, pending.what, pending.points),
            pending.asked,
            pending.clock,
        )
    return pending


class Knowledge(LastState):
    """What one eye knows; the host's is told no more than the room, but what it entered itself."""

    def known(self) -> Hashable:
        state, seat = self.state, self.eye.seat
        window = state.window
        if self.eye.moderates:
            aloud = None if window is None else window.spoken
            return (public(state), aloud)
        if seat is None or seat not in state.players:
            return public(state)
        own = None if window is None else seat in window.passed
        return (public(state), own, state.players[seat].sanctuary)


def alike_seats(state: SanctaState, phones: frozenset[int]) -> tuple[int, ...]:
    """Seats whose phones must look alike now: all opponents, whatever they hold (§8)."""
    window = state.window
    if window is None:
        return ()
    return tuple(seat for seat in window.asked if seat in phones)
