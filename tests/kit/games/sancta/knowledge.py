"""What each eye may know of the saints' game (§10), in words of its own."""

from collections.abc import Hashable, Iterator
from typing import Any

from companion.core.value import replace
from companion.games.sancta.state import Player, SanctaState, Window
from tests.kit.laws.world import HOST


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


def secrets(state: SanctaState) -> Iterator[tuple[Hashable, tuple[int, ...]]]:
    """The saints that wait covered, who lets a window pass, and what the host has entered."""
    for seat, player in state.players.items():
        yield player.sanctuary, (seat,)
    if state.window is not None:
        yield state.window.spoken, (HOST,)
        for seat in state.window.passed:
            yield "passed", (seat,)


def alike_seats(state: SanctaState, phones: frozenset[int]) -> tuple[int, ...]:
    """Seats whose phones must look alike now: all opponents, whatever they hold (§8)."""
    window = state.window
    if window is None:
        return ()
    return tuple(seat for seat in window.asked if seat in phones)
