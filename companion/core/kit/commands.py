"""Which function answers a command; who may ask it, and when, its class says (`Command`)."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, TypeVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.game import Decision, Moment
from companion.core.kit.discovery import classes_of
from companion.core.refusal import Refusal, refuse
from companion.core.value import Frozen

F = TypeVar("F", bound=Callable[..., Decision])


class Answering(Frozen):
    """The function that answers a kind of command, and the names of what it takes."""

    function: Callable[..., Decision]
    takes: tuple[str, ...]


class Answers:
    """Functions by the kind of command that they answer. `takes`: what they may take, by name."""

    def __init__(self, *takes: str) -> None:
        self.takes = frozenset(takes)
        self.by_kind: dict[type[Command], Answering] = {}

    def __call__(self, *kinds: type[Command]) -> Callable[[F], F]:
        """The decorated function answers commands of these kinds: it gives the facts that follow,
        or a refusal. It takes what it needs of `takes`. Raises TypeError where it takes something
        else, or where another function answers already."""

        def register(function: F) -> F:
            takes = tuple(signature(function).parameters)
            if not self.takes.issuperset(takes):
                raise TypeError(f"{function.__qualname__} takes {takes}, and may take {self.takes}")
            for kind in kinds:
                if kind in self.by_kind:
                    raise TypeError(f"{kind.__qualname__} is answered twice")
                self.by_kind[kind] = Answering(function, takes)
            return function

        return register

    def of(self, kind: type[Command]) -> Answering:
        """The answer to a kind of command, or to the kind that it is derived from. Raises
        LookupError where there is none."""
        found = next((self.by_kind[one] for one in kind.__mro__ if one in self.by_kind), None)
        if found is None:
            raise LookupError(f"no function answers {kind.__qualname__}")
        return found

    def decide(self, command: Command, **given: Any) -> Decision:
        """What the function that answers `command` decides. Raises LookupError where there is
        none."""
        found = self.of(type(command))
        given["command"] = command
        return found.function(**{name: given[name] for name in found.takes})


answers = Answers("state", "command", "caller", "seat", "moment", "now", "chance")
"""Answers to the commands of games; `seat` is the caller's, `now` the moment's."""


def refusal(command: Command, caller: Caller, phase: str, over: str = "") -> Refusal | None:
    """Why `command` is not this caller's to ask, or not in this phase. `over`: the code of the
    refusal of everything, where the game is over."""
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
    """What the function that answers a game's `command` decides. Raises LookupError where there
    is none."""
    return answers.decide(
        command,
        state=state,
        caller=caller,
        seat=caller.seat,
        moment=moment,
        now=moment.now,
        chance=chance,
    )


def commands_of(package: str, *of_the_kit: type[Command]) -> tuple[type[Command], ...]:
    """Every command that stands in a module of `package`, and those of the kit that the game takes
    over, by name; a class that others of the package are derived from is none. Reads all of its
    modules. Raises LookupError for one that nothing answers, TypeError where two have one name."""
    own = tuple(classes_of(package, Command))
    bases = {base for kind in own for base in kind.__mro__[1:]}
    found: dict[str, type[Command]] = {}
    for kind in (*of_the_kit, *own):
        if kind in bases:
            continue
        if found.setdefault(kind.name, kind) is not kind:
            raise TypeError(f"two commands are called {kind.name}")
    for kind in found.values():
        answers.of(kind)
    return tuple(found[name] for name in sorted(found))
