"""What people have learned of the sealed papers of others."""

from collections.abc import Hashable, Iterator
from typing import Any

from companion.core.event import Event
from companion.games.jrc.facts.papers import PapersOpened


def learned(state: Any, event: Event) -> Iterator[tuple[Hashable, Hashable]]:
    """Each paper of a step, with what everybody had to divide then."""
    if isinstance(event, PapersOpened):
        owned = repr((state.fund, state.fi, state.round.asked, state.round.filed))
        for seat, lines in event.answers:
            yield (state.phase, state.asked, owned, seat), lines
