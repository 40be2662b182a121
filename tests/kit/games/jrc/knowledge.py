"""What each eye may know of a campaign (§9), in words of its own: all but the others' papers."""

from collections.abc import Hashable, Iterator

from companion.core.value import replace
from companion.games.jrc.state import JrcState, Phase

OPENS = {
    "OpenPapers": "the host opens the papers of a step",
    "_open_picks": "picks that everybody makes openly, by a house rule",
}
"""The functions of the game that may open a sealed round, and why they do."""


def public(state: JrcState) -> Hashable:
    """FI, funds, princes, seats, uses, results, opened papers; of the running step who is awaited
    and who has written. Where the table picks cities openly, those papers are seen as they come
    (§7.1)."""
    table, running = repr(replace(state, round=None)), state.round
    if running is None:
        return table
    seen = state.phase is Phase.CITY_SELECT and not state.options.secret_pick
    written = running.given.items() if seen else running.given
    return (table, running.asked, running.filed, tuple(sorted(written)))


def secrets(state: JrcState) -> Iterator[tuple[Hashable, tuple[int, ...]]]:
    """Each paper; the host knows no more than the public."""
    for seat, lines in () if state.round is None else state.round.given.items():
        yield lines, (seat,)
