"""What each eye may know of a campaign (§9), in words of its own: all but the others' papers."""

from collections.abc import Hashable

from companion.core.value import replace
from companion.games.jrc.state import JrcState, Phase
from tests.kit.laws.world import LastState

OPENS = {
    "OpenPapers": "the host opens the papers of a step",
    "_open_picks": "picks that everybody makes openly, by a house rule",
}
"""The functions of the game that may open a sealed round, and why they do."""


def table(state: JrcState) -> Hashable:
    """Everything public: FI, funds, princes, seats, uses, results, opened papers."""
    return repr(replace(state, round=None))


def papers(state: JrcState, seat: int | None) -> Hashable:
    """Of the running step: who is awaited, who has written, and what oneself has written.

    Where the table picks cities openly, those papers are seen as they come (§7.1).
    """
    if state.round is None:
        return None
    written = state.round.given
    open_to_all = (state.round.asked, state.round.filed)
    if state.phase is Phase.CITY_SELECT and not state.options.secret_pick:
        return (*open_to_all, tuple(sorted(written.items())))
    return (*open_to_all, frozenset(written), written.get(-1 if seat is None else seat))


def alike_seats(state: JrcState, phones: frozenset[int]) -> frozenset[int]:
    """A campaign has no dark phones."""
    return frozenset()


class Knowledge(LastState):
    """What one eye knows; the host's eye is no better than the public's."""

    def known(self) -> Hashable:
        return (table(self.state), papers(self.state, self.eye.seat))
