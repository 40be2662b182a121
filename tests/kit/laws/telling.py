"""Seeded leaks in answers: whether a command is taken depends on something hidden (P13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.command import Caller, Command
from companion.core.game import Decision, Game, Moment
from companion.core.refusal import refuse


def telling(base: type[Game[Any]], hidden: Callable[[Any], int], *names: str, host: bool) -> Any:
    """The game `base`, in which the host (or whoever plays on the own phone) is refused whenever
    the hidden number is odd. `names`: the commands that are refused; none: all but the first."""

    class Telling(base):  # type: ignore[misc, valid-type]
        def decide(
            self, state: Any, command: Command, caller: Caller, moment: Moment, chance: Any
        ) -> Decision:
            asks = caller.moderator if host else caller.seat is not None and not caller.moderator
            first = command.name.endswith(("set_option", "begin", "start"))
            meant = command.name in names if names else not first
            if asks and meant and hidden(state) % 2:
                return refuse("E_WRONG_PHASE")
            return super().decide(state, command, caller, moment, chance)

    return Telling()
