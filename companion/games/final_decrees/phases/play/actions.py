"""Common parts of all actions of a turn: their first checks, and how they are asked (§6, §13)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core import Command, Press, Refusal, Route, Text, Weight, refuse, text
from companion.games.final_decrees.state import DecreesState, Phase

USED = {"treasury": "E_TREASURY_USED", "navy": "E_NAVY_USED"}
"""By ministry: the refusal of a second special action in a turn."""
ACTION: Mapping[str, Any] = {"weight": Weight.QUIET, "group": "actions"}
"""How prompts of everything that costs an action are drawn."""
UNDER = ""
"""The place of prompts below the chart."""


class OfTurn(Command, phases=(Phase.PLAY,)):
    """A command of the active player."""


class Action(OfTurn):
    """A command that costs one of the actions left, as a second `Draw` does."""

    head: ClassVar[str] = ""
    """The ministry whose special action it is; "": an action of everybody."""
    anywhere: ClassVar[bool] = False
    """Whether a player without a ministry may do it (§12)."""

    def objection(self, state: DecreesState) -> Refusal | None:
        """The checks of all actions: a known ministry, actions left, the right director."""
        turn = state.now()
        named, own = getattr(self, "ministry", None), state.posting(turn.player)
        if named is not None and named not in state.ministries:
            return refuse("E_UNKNOWN_MINISTRY")
        if turn.actions_left < 1:
            return refuse("E_NO_ACTIONS")
        if own is None and not self.anywhere:
            return refuse("E_NO_MINISTRY")
        if turn.used(self.head):
            return refuse(USED[self.head])
        return refuse("E_NOT_DIRECTOR") if self.head not in ("", own) else None


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
    """An action that is answered on the chart. `word`: the part of its text ids."""
    word = word or command.replace("_", "-")
    return Route(
        key=word,
        command=command,
        label=label or text(f"decrees-do-{word}-go"),
        title=text(f"decrees-do-{word}"),
        hint=text(f"decrees-do-{word}-hint"),
        fields=fields,
        ways=ways,
        at="*",
        **ACTION,
        **more,
    )
