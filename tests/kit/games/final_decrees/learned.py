"""What people have learned of the sealed answers of others."""

from collections.abc import Hashable, Iterator
from typing import Any

from companion.core.event import Event
from companion.games.final_decrees.facts.setup import BidsOpened


def learned(state: Any, event: Event) -> Iterator[tuple[Hashable, Hashable]]:
    """Each bid of a round."""
    if isinstance(event, BidsOpened):
        round = (len(state.rounds), tuple(sorted(seat for seat, _ in event.answers)))
        for seat, amount in event.answers:
            yield (*round, seat), amount
