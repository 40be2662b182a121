"""Removals and corrections by hand (§8.1); each is followed by the end check."""

from __future__ import annotations

from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft, Fact
from companion.core.refusal import Refusal, refuse
from companion.games.lupus import day, steps, votes
from companion.games.lupus.cast import cast
from companion.games.lupus.commands import Kill, Remove, Revive, SetRole
from companion.games.lupus.events_hand import (
    AskedAgain,
    DawnAmended,
    LynchedByHand,
    NightPicksVoided,
    PlayerKilled,
    PlayerRemoved,
    PlayerRevived,
    RoleSet,
    VotesStruck,
)
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.victory import check_end

CAUSES = ("mauled", "seen", "lynched", "removed")
NIGHTLY = ("mauled", "seen")
"""Of these people die at night: before the dawn is told, who dies of them is told with it."""
_UNTOUCHED = (Phase.DAWN, Phase.DISCUSSION)


@answers(Remove)
def remove(state: LupusState, command: Remove, moment: Moment) -> Decision:
    """Somebody has to go home."""
    wrong = _not_alive(state, command.seat)
    return wrong or _gone(state, PlayerRemoved(command.seat, command.reason), moment)


@answers(Kill)
def kill(state: LupusState, command: Kill, moment: Moment) -> Decision:
    """Like a removal; only the cause `removed` costs the ghost vote (L-Q4)."""
    if command.cause not in CAUSES:
        return refuse("E_OPTION")
    wrong = _not_alive(state, command.seat)
    if wrong is None and state.untold and command.cause in NIGHTLY:
        return (DawnAmended(command.seat, command.cause, command.reason),)
    fact = PlayerKilled(command.seat, command.cause, command.reason)
    return wrong or _gone(state, fact, moment)


def _not_alive(state: LupusState, seat: int) -> Refusal | None:
    return None if state.alive(seat) else refuse("E_TARGET_DEAD")


def _gone(state: LupusState, fact: PlayerRemoved | PlayerKilled, moment: Moment) -> Decision:
    draft = Draft(state).tell(fact)
    if isinstance(fact, PlayerKilled) and fact.cause == "lynched":
        draft.tell(LynchedByHand(fact.seat))
    if state.phase is Phase.NIGHT:
        draft.tell(NightPicksVoided(fact.seat, _void_steps(state, fact.seat)))
        if state.options.night_input != "pointing" and steps.open_parts(state):
            draft.tell(AskedAgain())
    if check_end(draft) or state.phase in (*_UNTOUCHED, Phase.NIGHT):
        return draft.decision
    if state.phase is Phase.NOMINATION:
        votes.open_nomination(draft)
    else:
        draft.tell(VotesStruck(fact.seat))
        day.recount_nomination(draft, moment)
    return draft.decision


def _void_steps(state: LupusState, seat: int) -> tuple[str, ...]:
    """Steps whose pick was on that seat: asked again, or lost (L-Q2).

    Not where the pick has already taken effect: a closed step's answer, a changed role.
    """
    return tuple(
        part
        for part, target in state.tonight().picks.items()
        if target == seat and not _has_taken_effect(state, part)
    )


def _has_taken_effect(state: LupusState, part: str) -> bool:
    night = state.tonight()
    if any(state.players[one].turned == night.number for one in night.by[part]):
        return True
    answered = any(answer.step == part for answer in night.answers)
    return answered and part not in steps.open_parts(state)


@answers(Revive)
def revive(state: LupusState, command: Revive) -> Decision:
    """Back among the living; a nomination that is on starts again with one voter more."""
    if command.seat not in state.players:
        return refuse("E_NO_SUCH_SEAT")
    if state.alive(command.seat):
        return refuse("E_ALREADY_ALIVE")
    if state.untold and command.seat in state.today().dead:
        return (DawnAmended(command.seat, "", command.reason),)
    draft = Draft(state).tell(PlayerRevived(command.seat, command.reason))
    if not check_end(draft) and state.phase is Phase.NOMINATION:
        votes.open_nomination(draft)
    return draft.decision


@answers(SetRole)
def set_role(state: LupusState, command: SetRole) -> Decision:
    """Another role; what the seat was dealt stays on record."""
    if command.seat not in state.players:
        return refuse("E_NO_SUCH_SEAT")
    if command.role not in cast(state):
        return refuse("E_OPTION")
    fact: Fact[LupusState] = RoleSet(command.seat, command.role, command.reason)
    draft = Draft(state).tell(fact)
    check_end(draft)
    return draft.decision
