"""The two tasks of a turn: a trial, and a suffrage (§6)."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, closed_by, refuse
from companion.core.text import text
from companion.core.words.prompts.base import Item, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.sancta import commands as do
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.facts.turn import SuffragePlayed, TrialEnded, TrialPassed
from companion.games.sancta.phases.turn.allowed import task_refusal
from companion.games.sancta.state import SanctaState, Trial
from companion.games.sancta.typed_words import HIGH_LEVEL, wrong_level

OUTCOMES = ("point", "effect", "none")


@answers(do.Trial)
def trial(state: SanctaState, command: do.Trial, seat: int) -> Decision:
    """Passed where the level is high enough; otherwise nothing is played."""
    wrong = task_refusal(state, seat) or _too_hard(state, seat, command.difficulty)
    if wrong is not None:
        return wrong
    if command.outcome not in OUTCOMES:
        return refuse("E_EFFECT")
    opens, saint = command.outcome == "effect", state.active_id(seat)
    draft = Draft(state).record(TrialPassed(seat, command.difficulty, saint, opens))
    return draft.gain(seat, saint, 1 if command.outcome == "point" else 0).decision


def _too_hard(state: SanctaState, seat: int, needed: int) -> Refusal | None:
    wrong, saint = wrong_level(needed), state.players[seat].active
    if wrong is not None or saint is None:
        return wrong
    if saint.level < needed:
        return refuse("E_LEVEL_TOO_LOW", level=saint.level, needed=needed)
    return None


@answers(do.EndTrial)
def end_trial(state: SanctaState, command: do.EndTrial, seat: int) -> Decision:
    """Its point, unless its text denies it or the saint has gone (N-8)."""
    open_trial = state.pending
    if not isinstance(open_trial, Trial):
        return refuse("E_WRONG_PHASE")
    draft = Draft(state).record(TrialEnded())
    if command.point:
        draft.gain(seat, open_trial.saint, 1)
    return draft.decision


@answers(do.Suffrage)
def suffrage(state: SanctaState, command: do.Suffrage, seat: int) -> Decision:
    """A saint from hand for a point."""
    wrong = task_refusal(state, seat) or _too_hard(state, seat, command.level)
    if wrong is not None:
        return wrong
    draft = Draft(state).record(SuffragePlayed(seat, command.level))
    return draft.gain(seat, state.active_id(seat), 1).decision


def end_trial_presses() -> tuple[Press, Press]:
    """The effect of the trial is applied: with its point, or without."""
    done = Press(
        key="end-trial",
        command="end_trial",
        args={"point": True},
        label=text("sancta-trial-done"),
        hint=text("sancta-trial-done-hint"),
    )
    none = Press(
        key="end-trial-none",
        command="end_trial",
        args={"point": False},
        label=text("sancta-trial-none"),
        weight=Weight.QUIET,
    )
    return done, none


def tasks(state: SanctaState, seat: int) -> tuple[Prompt, ...]:
    """Two ways to a point that need a level; only one of them a turn."""
    why = closed_by(task_refusal(state, seat))
    saint = state.players[seat].active
    high = 1 if saint is None else min(saint.level, HIGH_LEVEL)
    items = tuple(Item(one, text(f"sancta-outcome-{one}")) for one in OUTCOMES)
    trial = Form(
        key="trial",
        command="trial",
        label=text("sancta-trial"),
        title=text("sancta-trial-title"),
        hint=text("sancta-trial-hint", level=high),
        fields=(
            Field("difficulty", "number", text("sancta-difficulty"), low=1, high=high, value=1),
            Field("outcome", "choice", text("sancta-outcome"), items=items, value="point"),
        ),
        closed=why,
        weight=Weight.QUIET,
    )
    level = Field("level", "number", text("sancta-suffrage-level"), low=1, high=high, value=1)
    suffrage = Form(
        key="suffrage",
        command="suffrage",
        label=text("sancta-suffrage"),
        title=text("sancta-suffrage-title"),
        hint=text("sancta-suffrage-hint", level=high),
        fields=(level,),
        closed=why,
        weight=Weight.QUIET,
    )
    return trial, suffrage
