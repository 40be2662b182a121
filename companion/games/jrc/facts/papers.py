"""Facts about sealed papers (§9): written, taken back, destroyed unread, opened together."""

from companion.core import AnswersOpened, Fact, Ring, SealedAnswer, SealedRound, Shown, replace
from companion.games.jrc.facts.setup import with_player
from companion.games.jrc.phase import phase_of
from companion.games.jrc.state import Change, JrcState, PaperLines, Phase


class PapersAsked(Fact[JrcState]):
    """A step begins: `awaited` write, and the app has filed the empty papers of `filed`."""

    phase: Phase
    awaited: Ring
    filed: Ring = ()

    def apply(self, state: JrcState) -> JrcState:
        for seat in self.awaited:
            state = with_player(state, seat)
        return replace(
            state.at(self.phase),
            round=SealedRound.of(self.awaited, self.filed, ()),
            asked=state.asked + 1,
        )


class PaperSealed(SealedAnswer[PaperLines]):
    """A seat has written a paper."""


class NoLongerAwaited(Fact[JrcState]):
    """The paper of this seat is no longer awaited; a sealed one is destroyed unread."""

    seat: int

    def apply(self, state: JrcState) -> JrcState:
        if state.round is None:
            return state
        return replace(state, round=state.round.excuse(self.seat))


class PapersOpened(AnswersOpened[PaperLines], diary="jrc-diary-open-papers"):
    """The host has opened all papers at once."""

    changes: tuple[Change, ...] = ()
    """The changes that the papers make."""

    def apply(self, state: JrcState) -> JrcState:
        return phase_of(state).papers_open(state.moved(self.changes), dict(self.answers))


def changes_of(state: JrcState, papers: Shown[PaperLines]) -> tuple[Change, ...]:
    """The changes by papers that move points between funds and cities."""
    changes = list[Change]()
    for seat, lines in papers:
        for city, points in lines:
            before = state.fi[seat][city]
            changes.append(Change(seat, city, before, before + points))
        if spent := sum(points for _, points in lines):
            fund = state.fund[seat]
            changes.append(Change(seat, "", fund, fund - spent))
    return tuple(changes)
