"""The ring of seats: the living and the dead, mob cards, and roles for eyes that may see them."""

from collections.abc import Container, Iterable

from companion.core import Circle, Mark, Ring, Text, replace, text, totals
from companion.games.lupus.cast import role_of, shown_cards
from companion.games.lupus.components.names import emblem, role_name
from companion.games.lupus.options import VOICE
from companion.games.lupus.role import Side
from companion.games.lupus.state import LupusState

CAPTAIN = text("lupus-captain")
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
    """The ring; at night only who is alive and who is dead.

    `roles`: whether all cards are shown, for eyes that may know. `votes`: targets whose mob cards
    are drawn. `turn`: who votes or speaks now. `waits`: seats that are awaited. `middle`: the words
    in the middle, and who is named there.
    """
    lies, players = totals(votes), state.players
    dead = frozenset([seat for seat, player in players.items() if not player.alive])
    marks = [
        Mark(
            seat,
            dead=seat in dead,
            gone=seat in dead and players[seat].gone,
            votes=lies.get(seat, 0),
            turn=seat == turn,
            nominated=seat in nominated,
            waits=seat in waits,
            note=CAPTAIN if seat == state.captain else None,
        )
        for seat in state.ring
    ]
    words, named = middle
    cards = {seat: one.role for seat, one in players.items()} if roles else shown_cards(state)
    return Circle(
        marks=tuple([_with_role(state, one, cards.get(one.seat)) for one in marks]),
        middle=words,
        named=named,
        secret=roles,
        head=THE_VOICE if state.options.moderation == VOICE else None,
    )


def _with_role(state: LupusState, mark: Mark, role: str | None) -> Mark:
    if not role:
        return mark
    return replace(mark, role=role_name(state, role), emblem=emblem(state, role))


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
    ember = role is not None and role_of(state, seat).side == Side.WOLVES
    mark = Mark(seat, not player.alive, player.gone, note=note, wins=wins, ember=ember)
    return _with_role(state, mark, role)
