"""Facts that apply themselves to a state and declare their diary line; drafts that collect them."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from companion.core.event import FLAGS, Event
from companion.core.kit.discovery import find_classes
from companion.core.text import SeatName, Text, text
from companion.core.value import asdict, replace

S = TypeVar("S")


class Fact(Event, Generic[S]):
    """An event of a game with the state `S`.

    A fact belongs to the game in whose package it is defined; there is no list to add it to
    (`facts_of`). Its line in the tablet's diary is declared with the class: `class
    HandSet(Fact[State], diary="sancta-told-hand", who="seat", n="cards")`.
    """

    diary: ClassVar[str] = ""
    """The id of its line in the diary; "": none."""
    variables: ClassVar[Mapping[str, str]] = {}
    """The variables of that line, each with the name of its field; `who` is a seat."""

    @classmethod
    def configure(cls, diary: str = "", **words: Any) -> None:
        super().configure(**{word: words[word] for word in FLAGS & words.keys()})
        variables = {word: field for word, field in words.items() if word not in FLAGS}
        if variables and not diary:
            raise TypeError(f"{cls.__name__} names variables of no diary line: {[*variables]}")
        if diary:
            cls.diary, cls.variables = diary, variables

    def apply(self, state: S) -> S:
        """The state after this fact; by default its fields are new values of the state's."""
        return replace(state, **asdict(self))

    def diary_line(self) -> Text | None:
        """Its line in the tablet's diary, without secrets; None: no line."""
        if not self.diary:
            return None
        values = {name: getattr(self, field) for name, field in self.variables.items()}
        if "who" in values:
            values["who"] = SeatName(values["who"])
        return text(self.diary, **values)


class Draft(Generic[S]):
    """A decision in the making: `state` is the state after the facts recorded so far."""

    def __init__(self, state: S) -> None:
        self.state = state
        self._facts: list[Fact[S]] = []

    def record(self, *facts: Fact[S]) -> Self:
        """Record more facts; each is applied at once."""
        for fact in facts:
            self._facts.append(fact)
            self.state = fact.apply(self.state)
        return self

    @property
    def decision(self) -> tuple[Event, ...]:
        return tuple(self._facts)


def facts_of(package: str) -> tuple[type[Event], ...]:
    """Every fact defined in a module of `package`, by wire name (`find_classes`)."""
    return find_classes(package, Event, "wire")


def last_line(events: Sequence[Event]) -> Text | None:
    """The diary line of the last of `events` that has one."""
    lines = (event.diary_line() for event in reversed(events) if isinstance(event, Fact))
    return next((line for line in lines if line is not None), None)
