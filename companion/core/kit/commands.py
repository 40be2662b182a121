"""Calls the method `decide` of commands. Who may send one, and when, its class declares."""

from inspect import signature
from typing import Any

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision, Moment
from companion.core.kit.discovery import find_classes
from companion.core.refusal import Refusal, refuse


class CommandDispatcher:
    """Calls methods `decide`. `given`: the argument names that they may have."""

    def __init__(self, *given: str) -> None:
        self._given = frozenset(given)
        self._parameters: dict[type[Command], tuple[str, ...]] = {}

    def parameters(self, kind: type[Command]) -> tuple[str, ...]:
        """The argument names of `decide` of this class. Raises LookupError if it has no such
        method, TypeError if it takes what is not given."""
        if kind not in self._parameters:
            method = getattr(kind, "decide", None)
            if method is None:
                raise LookupError(f"{kind.__qualname__} cannot decide")
            _, *takes = signature(method).parameters
            if not self._given.issuperset(takes):
                raise TypeError(f"{kind.__qualname__} takes {takes}, and may take {self._given}")
            self._parameters[kind] = tuple(takes)
        return self._parameters[kind]

    def __call__(self, command: Any, **given: Any) -> Decision:
        """What `command` decides. Raises LookupError if it cannot."""
        taken = {name: given[name] for name in self.parameters(type(command))}
        made: Decision = command.decide(**taken)
        return made


_dispatch = CommandDispatcher("state", "caller", "seat", "moment", "now", "chance")
"""The methods of the commands of games. `seat` is the caller's, `now` the moment's."""


def refusal(command: Command, caller: Caller, phase: str, over: str = "") -> Refusal | None:
    """Why this caller may not send `command`, or not in this phase; None: it is allowed. `over`:
    the code with which everything is refused once the game is over."""
    if not command.by.admits(caller):
        return refuse("E_NOT_MODERATOR")
    if over:
        return refuse(over)
    if command.phases and phase not in command.phases:
        return refuse("E_WRONG_PHASE")
    return None


def answer(
    state: Any, command: Command, caller: Caller, moment: Moment, chance: Chance
) -> Decision:
    """Let a game's `command` decide. Raises LookupError if it cannot."""
    now, seat = moment.now, caller.seat
    return _dispatch(
        command, state=state, caller=caller, seat=seat, moment=moment, now=now, chance=chance
    )


def commands_of(package: str, *of_the_kit: type[Command]) -> tuple[type[Command], ...]:
    """All commands defined in modules of `package`, and those of the kit that the game uses, by
    name (`find_classes`). Imports its modules. Raises LookupError for one that cannot decide."""
    commands = find_classes(package, Command, "name", *of_the_kit)
    for kind in commands:
        _dispatch.parameters(kind)
    return commands
