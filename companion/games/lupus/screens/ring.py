"""The ring of seats as an eye may see it: the living and the dead, mob cards, roles."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.remembered import remembered
from companion.core.seat import Ring
from companion.core.tally import totals
from companion.core.text import Text, text
from companion.core.words.panels.base import Circle, Mark
from companion.games.lupus.cast import role_of
from companion.games.lupus.facts.vote import current_round
from companion.games.lupus.options import VOICE
from companion.games.lupus.phase import phase_of
from companion.games.lupus.role import Side
from companion.games.lupus.screens.words import emblem, role_name
from companion.games.lupus.state import Custom, Death, Invented, LupusState, Player, Round

THE_VOICE = text("lupus-voice-seat")
"""One object for all pictures, so that a ring is worked out once."""


def last_round(state: LupusState) -> Round | None:
    """The vote whose mob cards are shown: the open one, or the last of today."""
    if state.day is None or not phase_of(state).shows_votes:
        return None
    return state.day.rounds[-1] if state.day.rounds else state.day.nomination


def quiet_ring(state: LupusState) -> Circle:
    """Who is alive and who is dead, and nothing else (night)."""
    return _quiet(state.ring, state.players, head(state))


@remembered
def _quiet(ring: Ring, players: Mapping[int, Player], head: Text | None) -> Circle:
    return Circle(marks=tuple([_plain(players.get(one), one) for one in ring]), head=head)


def head(state: LupusState) -> Text | None:
    """Where the lantern lies, between the last seat and the first, the voice has its place."""
    return THE_VOICE if state.options.moderation == VOICE else None


def _plain(player: Player | None, seat: int) -> Mark:
    if player is None:
        return Mark(seat=seat)
    return Mark(seat=seat, dead=not player.alive, gone=_is_gone(player.death))


def _is_gone(death: Death | None) -> bool:
    return death is not None and death.cause == "removed"


@remembered
def day_ring(state: LupusState, roles: bool, awaited: Ring) -> Circle:
    """The ring with all that lies on it; with `roles`, every card too (for eyes that may know).

    `awaited`: whom the table waits for, besides those whose sealed vote is missing.
    """
    marks = _marks(state, roles, awaited)
    middle, named = phase_of(state).middle(state)
    return Circle(
        marks=tuple([marks[one] for one in state.ring]),
        middle=middle,
        named=named,
        secret=roles,
        head=head(state),
    )


def _marks(state: LupusState, roles: bool, awaited: Ring) -> Mapping[int, Mark]:
    """The marks of a day by seat, the same for every eye that may know as much."""
    vote = last_round(state)
    votes = {} if vote is None else totals(target for _, target in vote.votes)
    waits = {*awaited, *_awaited(state)}
    turn, nominated = _turn(state), phase_of(state).nominated(state)
    marks = {seat: Mark(seat=seat) for seat in state.ring if seat not in state.players}
    for seat, player in state.players.items():
        lies = votes.get(seat, 0), seat == turn, seat in nominated, seat in waits
        marks[seat] = _mark(player, *lies, state.customs if roles else None)
    return marks


@remembered
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
    card, cards = player.role, Invented(customs or ())
    told = card is not None and customs is not None
    return Mark(
        seat=player.seat,
        dead=not player.alive,
        gone=_is_gone(player.death),
        votes=votes,
        turn=turn,
        nominated=nominated,
        waits=waits,
        role=role_name(cards, card) if told and card else None,
        emblem=emblem(cards, card) if told and card else None,
    )


def _turn(state: LupusState) -> int | None:
    """Who votes or speaks now."""
    turn = phase_of(state).turn
    if turn is not None:
        return turn(state)
    vote = current_round(state)
    if vote is None or vote.papers is not None:
        return None
    return next(iter(vote.missing), None)


def _awaited(state: LupusState) -> Ring:
    """Whose sealed vote is not in yet (that it is missing, everybody may know)."""
    vote = current_round(state)
    return () if vote is None or vote.papers is None else vote.missing


@remembered
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
        gone=_is_gone(player.death),
        role=None if role is None else role_name(state, role),
        emblem=None if role is None else emblem(state, role),
        note=note,
        wins=wins,
        ember=role is not None and role_of(state, seat).side == Side.WOLVES,
    )
