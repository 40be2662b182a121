"""Removals and corrections by hand (§8.1), each followed by the end check."""

from companion.core import Decision, Draft, Moment, Refusal, refuse
from companion.games.lupus import waves
from companion.games.lupus.cast import cast, causes
from companion.games.lupus.commands import ByHand
from companion.games.lupus.facts import corrections as facts
from companion.games.lupus.facts.captain import CaptainChosen
from companion.games.lupus.facts.voice import EndCheckSet
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState
from companion.games.lupus.victory import check_end

ENDS_AFTER = 2.0
"""Seconds: enough to take back a name that was tapped by mistake."""
NIGHTLY = ("mauled", "seen", "poisoned", "shot")
"""Causes of death at night; who dies of them before the dawn is told is announced with it."""


class Remove(ByHand):
    """Tablet: a player goes home (L-Q1)."""

    reason: str = ""

    def decide(self, state: LupusState, moment: Moment) -> Decision:
        wrong = _not_alive(state, self.seat)
        return wrong or _gone(state, facts.PlayerRemoved(self.seat, self.reason), moment)


class Kill(ByHand):
    """Tablet, by hand: dead of `cause` (`cast.causes`; L-Q4)."""

    cause: str
    reason: str = ""

    def decide(self, state: LupusState, moment: Moment) -> Decision:
        """Like a removal; only the cause `removed` costs the ghost vote (L-Q4)."""
        if self.cause not in causes(state.box):
            return refuse("E_OPTION")
        wrong = _not_alive(state, self.seat)
        if wrong is None and state.untold and self.cause in NIGHTLY:
            return _amended(state, facts.DawnAmended(self.seat, self.cause, self.reason))
        fact = facts.PlayerKilled(self.seat, self.cause, self.reason)
        return wrong or _gone(state, fact, moment)


def _amended(state: LupusState, fact: facts.DawnAmended) -> Decision:
    """A correction of an unannounced dawn, and who dies of grief because of that (L-B24)."""
    draft = Draft(state).record(fact)
    waves.redo_dawn_deaths(draft)
    return draft.decision


def _not_alive(state: LupusState, seat: int) -> Refusal | None:
    return None if state.alive(seat) else refuse("E_TARGET_DEAD")


def _gone(
    state: LupusState, fact: facts.PlayerRemoved | facts.PlayerKilled, moment: Moment
) -> Decision:
    draft, said = Draft(state).record(fact), () if state.day is None else state.day.by_hand
    if isinstance(fact, facts.PlayerKilled) and fact.cause == "lynched":
        draft.record(facts.LynchedByHand(fact.seat))
    if isinstance(fact, facts.PlayerKilled) and fact.cause != "removed":
        waves.record_wave(draft, {fact.seat: fact.cause}, by_hand=True)
    else:
        for role in cast(draft.state).values():
            draft.record(*role.on_removal(draft.state, fact.seat))
    phase = phase_of(state)
    fallen = [seat for seat in state.living if not draft.state.alive(seat)]
    if draft.state.captain in fallen:  # one who fell before is still to name the next (L-B22)
        draft.record(CaptainChosen(None, elected=False))
    for seat in fallen:
        phase.before_removal(draft, seat)
    if not _over(draft, moment):
        phase.after_removal(draft, fact.seat, moment)
        waves.announce_correction(draft, (*said, *fallen))
    return draft.decision


def _over(draft: Draft[LupusState], moment: Moment) -> bool:
    """The end check (§8). With the voice it always comes `ENDS_AFTER` seconds later, so that a
    correction that is undone at once reveals nothing about a card."""
    if draft.state.voice is None:
        return check_end(draft)
    draft.record(EndCheckSet(moment.now + ENDS_AFTER))
    return False


def check_end_if_due(draft: Draft[LupusState], moment: Moment) -> bool:
    """The end check after a correction by hand, if it is due; says whether the game is over."""
    voice = draft.state.voice
    if voice is None or voice.ends_at is None or moment.now < voice.ends_at:
        return False
    draft.record(EndCheckSet(None))
    return check_end(draft)


class Revive(ByHand):
    """Tablet, by hand: back with the present role (L-Q4)."""

    reason: str = ""

    def decide(self, state: LupusState, moment: Moment) -> Decision:
        """Bring a player back to life; a running nomination starts again with one voter more."""
        if self.seat not in state.players:
            return refuse("E_NO_SUCH_SEAT")
        if state.alive(self.seat):
            return refuse("E_ALREADY_ALIVE")
        if state.untold and self.seat in state.today().dead:
            return _amended(state, facts.DawnAmended(self.seat, "", self.reason))
        draft = Draft(state).record(facts.PlayerRevived(self.seat, self.reason))
        if not _over(draft, moment):
            phase_of(state).after_revival(draft, moment)
        return draft.decision


class SetRole(ByHand):
    """Tablet, by hand: another role (L-Q4)."""

    role: str
    reason: str = ""

    def decide(self, state: LupusState, moment: Moment) -> Decision:
        if self.seat not in state.players:
            return refuse("E_NO_SUCH_SEAT")
        if self.role not in cast(state):
            return refuse("E_OPTION")
        draft = Draft(state).record(facts.RoleSet(self.seat, self.role, self.reason))
        _over(draft, moment)
        return draft.decision
