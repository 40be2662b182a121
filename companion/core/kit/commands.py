"""What answers a command: the method `decide` of its class; for a command of the table, a function
beside it. Who may send a command, and when, is declared by its class (`Command`)."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, TypeVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision, Moment
from companion.core.kit.discovery import by_name
from companion.core.refusal import Refusal, refuse

F = TypeVar("F", bound=Callable[..., Decision])


Answering = tuple[Callable[..., Decision], tuple[str, ...]]
"""A function that answers a command, and the names of its arguments."""


class Answers:
    """Functions by the class of command. `takes`: the argument names they may use."""

    def __init__(self, *takes: str) -> None:
        self.takes = frozenset(("self", *takes))
        self.by_kind: dict[type[Command], Answering] = {}

    def __call__(self, *kinds: type[Command]) -> Callable[[F], F]:
        """Decorator: the function answers commands of these classes and returns facts or a refusal.
        It declares which of the arguments `takes` it needs. Raises TypeError for another argument
        name, or if the class is answered already."""

        def register(function: F) -> F:
            takes = tuple(signature(function).parameters)
            if not self.takes.issuperset(takes):
                raise TypeError(f"{function.__qualname__} takes {takes}, and may take {self.takes}")
            for kind in kinds:
                if kind in self.by_kind:
                    raise TypeError(f"{kind.__qualname__} is answered twice")
                self.by_kind[kind] = function, takes
            return function

        return register

    def of(self, kind: type[Command]) -> Answering:
        """The method `decide` of a class of command, the function for it, or that of its nearest
        base class. Raises LookupError if there is none."""
        for one in kind.__mro__:
            if "decide" in vars(one) and one not in self.by_kind:
                self(one)(vars(one)["decide"])
        found = next((self.by_kind[one] for one in kind.__mro__ if one in self.by_kind), None)
        if found is None:
            raise LookupError(f"no function answers {kind.__qualname__}")
        return found

    def decide(self, command: Command, **given: Any) -> Decision:
        """Call the function that answers `command`. Raises LookupError if there is none."""
        function, takes = self.of(type(command))
        given["command"] = given["self"] = command
        return function(**{name: given[name] for name in takes})


_decides = Answers("state", "caller", "seat", "moment", "now", "chance")
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
    return _decides.decide(
        command,
        state=state,
        caller=caller,
        seat=caller.seat,
        moment=moment,
        now=moment.now,
        chance=chance,
    )


def commands_of(package: str, *of_the_kit: type[Command]) -> tuple[type[Command], ...]:
    """All commands defined in modules of `package`, and those of the kit that the game uses, by
    name (`by_name`). Imports all its modules. Raises LookupError for one without a function."""
    found = by_name(package, Command, "name", *of_the_kit)
    for kind in found:
        _decides.of(kind)
    return found
