"""What people have learned of secret answers: sealed votes, and with the voice what the night says
to a player who holds the tablet."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from companion.core import Event
from companion.games.lupus.facts.day import DawnTold
from companion.games.lupus.facts.night import Answered
from companion.games.lupus.votes import VotesRevealed


def learned(state: Any, event: Event) -> Iterator[tuple[Hashable, Hashable]]:
    """Each vote of a round, each seat that a night has answered about, and the choices of a told
    night. Who chose, and who was alive to be named, are parts of the question. Who has died since
    that night began could be named in it."""
    if isinstance(event, VotesRevealed) and event.votes is not None:
        day = state.day
        vote = state.vote()
        round = (day.number, day.last_vote_key, vote.order, vote.candidates)
        for voter, target in event.votes:
            yield (*round, voter), target
    if state.voice is None:
        return
    if isinstance(event, Answered) and event.target is not None:
        night = state.night
        yield ("night", night.number, event.step, night.by[event.step], _named(state)), event.target
    if isinstance(event, DawnTold):
        night = state.nights[-1]
        for part, target in night.picks.items():
            yield ("night", night.number, part, night.by[part], _named(state)), target


def _named(state: Any) -> frozenset[int]:
    gone = [
        one.seat for one in state.players.values() if one.death and one.death.number < state.number
    ]
    return frozenset(state.ring).difference(gone)
