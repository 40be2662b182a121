"""The ring of seats as an eye may see it: the living and the dead, mob cards, roles."""

from __future__ import annotations

from collections.abc import Container, Iterable

from companion.core import Circle, Mark, Ring, Text, memoize, text, totals
from companion.games.lupus.cast import role_of
from companion.games.lupus.components.names import emblem, role_name
from companion.games.lupus.options import VOICE
from companion.games.lupus.role import Side
from companion.games.lupus.state import Custom, Invented, LupusState, Player

THE_VOICE = text("lupus-voice-seat")
"""Its place in the ring is between the last seat and the first."""


def ring_of(
    state: LupusState,
    *,
    roles: bool = False,
    votes: Iterable[int | None] = (),
    turn: int | None = None,
    nominated: Container[int] = (),
    waits: Container[int] = (),
    middle: tuple[Text | None, Ring] = (None, ()),
) -> Circle:
    """The ring with all that lies on it; by night, who is alive and who is dead.

    `roles`: whether every card is shown, for eyes that may know. `votes`: the targets of the vote
    whose mob cards lie there. `turn`: who votes or speaks now. `waits`: whom the table waits for.
    `middle`: the words in the middle, and who is named there.
    """
    lies, customs = totals(votes), state.customs if roles else None
    marks = {seat: Mark(seat=seat) for seat in state.ring if seat not in state.players}
    for seat, player in state.players.items():
        on_it = lies.get(seat, 0), seat == turn, seat in nominated, seat in waits
        marks[seat] = _mark(player, *on_it, customs)
    words, named = middle
    return Circle(
        marks=tuple([marks[one] for one in state.ring]),
        middle=words,
        named=named,
        secret=roles,
        head=THE_VOICE if state.options.moderation == VOICE else None,
    )


@memoize
def _mark(
    player: Player,
    votes: int,
    turn: bool,
    nominated: bool,
    waits: bool,
    customs: tuple[Custom, ...] | None,
) -> Mark:
    """One seat's mark. Role and emblem only if `customs` (the invented cards) is given: for eyes
    that may see roles."""
    cards, card = Invented(customs or ()), None if customs is None else player.role
    return Mark(
        seat=player.seat,
        dead=not player.alive,
        gone=player.gone,
        votes=votes,
        turn=turn,
        nominated=nominated,
        waits=waits,
        role=role_name(cards, card) if card else None,
        emblem=emblem(cards, card) if card else None,
    )


@memoize
def end_ring(state: LupusState) -> Circle:
    """The end: every card turned over, and who has won."""
    winners = () if state.result is None else state.result.winners
    return Circle(marks=tuple(_turned_over(state, one, one in winners) for one in state.ring))


def _turned_over(state: LupusState, seat: int, wins: bool) -> Mark:
    player = state.players[seat]
    role, dealt = player.role, player.dealt
    note = None
    if role is not None and dealt is not None and dealt != role:
        was, now = role_name(state, dealt), role_name(state, role)
        note = text("lupus-mark-turned", was=was, role=now)
    return Mark(
        seat=seat,
        dead=not player.alive,
        gone=player.gone,
        role=None if role is None else role_name(state, role),
        emblem=None if role is None else emblem(state, role),
        note=note,
        wins=wins,
        ember=role is not None and role_of(state, seat).side == Side.WOLVES,
    )
