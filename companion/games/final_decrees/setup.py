"""The lobby: house rules, the five decrees, templates, and the beginning (§4)."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.control_graph import MINISTRIES, ministries_for
from companion.games.final_decrees.facts.setup import (
    Begun,
    DecreeSet,
    TemplateDropped,
    TemplateSaved,
    TemplateUsed,
)
from companion.games.final_decrees.state import DECREES, DecreesState, Plan

PLAYERS = (4, 5)
LONG_NAME = 24
"""Characters of a decree's or template's name."""
MANY_STEPS = 9
MANY_TEMPLATES = 6
EXAMPLE = ""
"""The name of the set that comes with the app (no table can call its own like that)."""
EXAMPLE_STEPS = (
    *(("executive", "hr", "treasury"), ("navy", "secret", "executive")),
    *(("treasury", "navy", "hr"), ("hr", "secret", "treasury"), ("secret", "executive", "navy")),
)
"""Five short decrees for a table that has not got the printed sheets at hand."""


@answers(do.SetDecree)
def _decree(state: DecreesState, command: do.SetDecree) -> Decision:
    """D-S5: one or more known steps; with `reform_steps = forbid` only ministries in play."""
    if not 0 <= command.slot < DECREES or len(command.called) > LONG_NAME:
        return refuse("E_OPTION")
    if any(step not in _allowed(state) for step in command.steps):
        return refuse("E_UNKNOWN_MINISTRY")
    if not command.steps or len(command.steps) > MANY_STEPS:
        return refuse("E_STEPS_MISSING")
    return (DecreeSet(command.slot, command.called.strip(), command.steps),)


def _allowed(state: DecreesState) -> tuple[str, ...]:
    """Ministries that may be on a list of steps."""
    forbid = state.options.reform_steps == "forbid"
    return ministries_for(len(state.ring)) if forbid else MINISTRIES


def is_name(called: str) -> bool:
    """Whether a template can be called so."""
    return called == called.strip() and 0 < len(called) <= LONG_NAME


@answers(do.SaveTemplate)
def _save(state: DecreesState, command: do.SaveTemplate) -> Decision:
    known = {one.name for one in state.templates}
    if not is_name(command.called) or len(known | {command.called}) > MANY_TEMPLATES:
        return refuse("E_OPTION")
    if not all(plan.steps for plan in state.plans):
        return refuse("E_STEPS_MISSING")
    return (TemplateSaved(command.called),)


@answers(do.UseTemplate)
def _use(state: DecreesState, command: do.UseTemplate) -> Decision:
    if command.called == EXAMPLE:
        return (TemplateUsed(tuple(("", steps) for steps in EXAMPLE_STEPS)),)
    for one in state.templates:
        if one.name == command.called:
            return (TemplateUsed(tuple((plan.name, plan.steps) for plan in one.plans)),)
    return refuse("E_OPTION")


@answers(do.DropTemplate)
def _drop(state: DecreesState, command: do.DropTemplate) -> Decision:
    if all(one.name != command.called for one in state.templates):
        return refuse("E_OPTION")
    return (TemplateDropped(command.called),)


@answers(do.Begin)
def _begin(state: DecreesState) -> Decision:
    wrong = begin_refusal(state)
    if wrong is not None:
        return wrong
    left = (remaining(state, plan) for plan in state.plans)
    return (Begun(tuple((plan.name, plan.steps) for plan in left)),)


def begin_refusal(state: DecreesState) -> Refusal | None:
    """Why the game cannot begin yet."""
    players = len(state.ring)
    if players not in PLAYERS:
        return Refusal("E_PLAYER_COUNT", {"players": players}, "decrees-player-count")
    if any(step not in _allowed(state) for plan in state.plans for step in plan.steps):
        return refuse("E_UNKNOWN_MINISTRY")
    if not all(remaining(state, plan).steps for plan in state.plans):
        return refuse("E_STEPS_MISSING")
    return None


def remaining(state: DecreesState, plan: Plan) -> Plan:
    """The plan without the steps on ministries that are not in play (D-S5)."""
    ministries = ministries_for(len(state.ring))
    return Plan(plan.name, tuple(step for step in plan.steps if step in ministries))
