"""What people have learned of secret answers: sealed votes, and with the voice what the night says
to a player who holds the tablet, and whom the fallen took along."""

from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from companion.core import Event
from companion.games.lupus.facts.day import DawnTold
from companion.games.lupus.facts.night import Answered, StepOpened
from companion.games.lupus.facts.waves import AimsClosed
from companion.games.lupus.state import Night
from companion.games.lupus.votes import VotesRevealed
from tests.kit.games.lupus.knowledge import holders
from tests.kit.games.lupus.world_knowledge import victim

NEWS_OF = {"heart": "cupid", "music": "piper"}
"""Whose choice a step tells to others (L-B9)."""


def learned(state: Any, event: Event) -> Iterator[tuple[Hashable, Hashable]]:
    """Each vote of a round, the choices that a night has answered or shown, those of a told night,
    and the last words of the fallen. Who chose, and who was alive to be named, are parts of the
    question. Who has died since that night began could be named in it."""
    if isinstance(event, VotesRevealed) and event.votes is not None:
        day = state.day
        vote = state.vote()
        round = (day.number, day.last_vote_key, vote.order, vote.candidates)
        for voter, target in event.votes:
            yield (*round, voter), target
    if state.voice is None:
        return
    if isinstance(event, Answered):
        yield from _choices(state, state.night, (NEWS_OF.get(event.step, event.step),))
    called = event.step if isinstance(event, StepOpened) else ""
    if holders(state, "witch") and victim(state, called) is not None:
        yield from _choices(state, state.night, ("wolves",))
    if isinstance(event, DawnTold):
        yield from _choices(state, state.nights[-1], state.nights[-1].by)
    if isinstance(event, AimsClosed):
        for seat in state.day.asked:
            asked = ("shot", state.day.number, state.day.asked, state.living, seat)
            yield asked, state.day.aims.get(seat)


def _choices(state: Any, night: Night, parts: Iterable[str]) -> Iterator[tuple[Hashable, Hashable]]:
    for part in parts:
        if part in night.by:
            asked = ("night", night.number, part, night.by[part], _named(state))
            yield asked, (night.picks.get(part), night.pairs.get(part))


def _named(state: Any) -> frozenset[int]:
    gone = [
        one.seat for one in state.players.values() if one.death and one.death.number < state.number
    ]
    return frozenset(state.ring).difference(gone)
