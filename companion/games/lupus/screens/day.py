"""What everybody sees by day: one line on where we are, the ring, the clock, the votes."""

from __future__ import annotations

from companion.core.remembered import remembered
from companion.core.text import Text, text
from companion.core.view import Scene
from companion.core.words.panels.base import Ballot, Countdown, Panel, Tally
from companion.games.lupus.facts.vote import current_round
from companion.games.lupus.phase import phase_of
from companion.games.lupus.screens.ring import day_ring, last_round
from companion.games.lupus.state import LupusState, Round


def scene(state: LupusState) -> Scene:
    """How this moment is laid out: around a clock or votes, or while something is read aloud."""
    fixed = phase_of(state).scene
    if fixed is not None:
        return fixed
    return Scene.SCRIPT if _countdown(state) is None and _tally(state) is None else Scene.RING


@remembered
def public_line(state: LupusState) -> Text | None:
    """One sentence on what happens, for every eye."""
    return phase_of(state).line(state)


@remembered
def by_day(state: LupusState) -> tuple[Panel, ...]:
    """The ring, the clock, the verdict and the votes."""
    return day_ring(state, False, ()), *day_panels(state)


@remembered
def day_panels(state: LupusState) -> tuple[Panel, ...]:
    """The clock, what the phase announces, and the votes, as far as they are on."""
    found = (_countdown(state), phase_of(state).announces(state), _tally(state))
    return tuple(panel for panel in found if panel is not None)


def _countdown(state: LupusState) -> Countdown | None:
    """The clock of the discussion or of a speech."""
    clock = state.today().clock
    if clock is None:
        return None
    name = phase_of(state).clock_name(state) or text("lupus-clock-talk")
    return Countdown(clock=clock, label=name)


def _tally(state: LupusState) -> Tally | None:
    """The vote that is on, or was last today, in the order given."""
    vote = last_round(state)
    if vote is None:
        return None
    rounds = len(state.today().rounds)
    title = text("lupus-tally-runoff", n=rounds) if rounds else text("lupus-tally-nomination")
    on = current_round(state) is not None and vote.papers is None
    return Tally(
        title=title,
        ballots=tuple(_ballot(vote, *one, led=state.voice is not None) for one in vote.votes),
        expected=len(vote.order),
        cast=len(vote.voted),
        next_voter=next(iter(vote.missing), None) if on else None,
    )


def _ballot(vote: Round, voter: int, target: int | None, *, led: bool) -> Ballot:
    passed = text("lupus-ballot-silent" if led else "lupus-ballot-skipped")
    note = passed if voter in vote.skipped else None
    return Ballot(voter, target, note)
