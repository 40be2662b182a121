"""Common parts of all actions of a turn: their first checks, and how they are asked (§6, §13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core import Command, Press, Refusal, Route, Text, Weight, refuse, text
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.state import DecreesState

ANYWHERE = (do.PlayCard, do.MoveMarker)
"""Actions of a player without a ministry (§12), besides drawing."""
HEADS: dict[type[Command], str] = {
    do.TreasuryExtra: "treasury",
    do.Investigate: "secret",
    do.Manoeuvres: "navy",
    do.Reassign: "hr",
    do.Restructure: "executive",
}
"""Special actions, by the ministry that has them."""
ACTION: Mapping[str, Any] = {"weight": Weight.QUIET, "group": "actions"}
"""How prompts of everything that costs an action are drawn."""
UNDER = ""
"""Asked under the chart: it belongs to none of its things."""
THINGS = "*"
"""Asked at each of the things of the chart that its answers begin with."""


def action_refusal(state: DecreesState, command: do.Action) -> Refusal | None:
    """The checks of all actions: a known ministry, actions left, the right director."""
    turn = state.now()
    named = getattr(command, "ministry", None)
    if named is not None and named not in state.ministries:
        return refuse("E_UNKNOWN_MINISTRY")
    if turn.actions_left < 1:
        return refuse("E_NO_ACTIONS")
    if state.posting(turn.player) is None and not isinstance(command, ANYWHERE):
        return refuse("E_NO_MINISTRY")
    if isinstance(command, do.TreasuryExtra) and turn.treasury_used:
        return refuse("E_TREASURY_USED")
    if isinstance(command, do.Manoeuvres) and turn.navy_used:
        return refuse("E_NAVY_USED")
    needed = HEADS.get(type(command))
    if needed is not None and state.posting(turn.player) != needed:
        return refuse("E_NOT_DIRECTOR")
    return None


def press(command: str, at: str) -> Press:
    """An action of one tap, asked at the thing `at` of the chart."""
    word = command.replace("_", "-")
    label, hint = text(f"decrees-do-{word}"), text(f"decrees-do-{word}-hint")
    return Press(key=command, command=command, label=label, hint=hint, at=at, **ACTION)


def route(
    command: str,
    fields: tuple[str, ...],
    ways: Mapping[str, tuple[str, ...]],
    word: str = "",
    label: Text | None = None,
    **more: Any,
) -> Route:
    """An action that is answered on the chart. `word`: the part of its text ids, by default the
    command. `label`: its button, where the text needs variables."""
    word = word or command.replace("_", "-")
    return Route(
        key=word,
        command=command,
        label=label or text(f"decrees-do-{word}-go"),
        title=text(f"decrees-do-{word}"),
        hint=text(f"decrees-do-{word}-hint"),
        fields=fields,
        ways=ways,
        at=THINGS,
        **ACTION,
        **more,
    )
