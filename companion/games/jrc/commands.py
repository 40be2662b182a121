"""What may be asked of the campaign; the acting seat comes with the caller."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command
from companion.core.option import Value
from companion.games.jrc.commands_session import (
    AnswerPrinceCard,
    ApplyResult,
    BeginSession,
    CancelSession,
    ChooseCities,
    DrawCities,
    Eliminate,
    EndCityTurn,
    SetParticipants,
    SetSeating,
    ShuffleSeating,
    UseAdvantage,
    Whole,
)


@dataclass(frozen=True)
class SetOption(Command):
    """Lobby, host: one house rule (§10)."""

    name: ClassVar[str] = "jrc.set_option"
    option: str
    value: Value


@dataclass(frozen=True)
class AddCity(Command):
    """Lobby, host: one more city in the table's own set."""

    name: ClassVar[str] = "jrc.add_city"
    called: str


@dataclass(frozen=True)
class RenameCity(Command):
    """Lobby, host: another name for a city of the table's own set."""

    name: ClassVar[str] = "jrc.rename_city"
    city: str
    called: str


@dataclass(frozen=True)
class DropCity(Command):
    """Lobby, host: without this city of the table's own set."""

    name: ClassVar[str] = "jrc.drop_city"
    city: str


@dataclass(frozen=True)
class Start(Command):
    """Lobby, host: the campaign begins; allocations are awaited."""

    name: ClassVar[str] = "jrc.start"


@dataclass(frozen=True)
class Allocate(Command):
    """Sealed: FI by city (J-A2); a city that is not named gets 0."""

    name: ClassVar[str] = "jrc.allocate"
    points: Mapping[str, Whole]


@dataclass(frozen=True)
class Order(Command):
    """Sealed: "invest" (1 point), "withdraw" (1 or 2) or "pass" (§6)."""

    name: ClassVar[str] = "jrc.order"
    kind: str
    cities: tuple[str, ...] = ()
    points: Whole = 1


@dataclass(frozen=True)
class PickCity(Command):
    """`each_picks`: the city that this seat wants to play (§7.1)."""

    name: ClassVar[str] = "jrc.pick_city"
    city: str


@dataclass(frozen=True)
class Counter(Command):
    """Sealed: points against each opponent, by seat number as a word (§7.2)."""

    name: ClassVar[str] = "jrc.counter"
    points: Mapping[str, Whole]


@dataclass(frozen=True)
class Buy(Command):
    """Sealed: how many of each advantage (§7.2)."""

    name: ClassVar[str] = "jrc.buy"
    bought: Mapping[str, Whole]


@dataclass(frozen=True)
class TakeBack(Command):
    """The own paper back, until the table is opened (J-Z1)."""

    name: ClassVar[str] = "jrc.take_back"


@dataclass(frozen=True)
class OpenPapers(Command):
    """Host: all papers of the step at once, when all are in (J-Z1)."""

    name: ClassVar[str] = "jrc.open_papers"


@dataclass(frozen=True)
class GoOn(Command):
    """Host: on to the next step of §4, where nothing has to be chosen."""

    name: ClassVar[str] = "jrc.go_on"


@dataclass(frozen=True)
class MarkAbsent(Command):
    """Host: not here (J-Z2)."""

    name: ClassVar[str] = "jrc.mark_absent"
    seat: int


@dataclass(frozen=True)
class MarkPresent(Command):
    """Host: here again from the next step on (J-Z2)."""

    name: ClassVar[str] = "jrc.mark_present"
    seat: int


@dataclass(frozen=True)
class LeaveForGood(Command):
    """Host, between turns: out of the campaign (J-Z3)."""

    name: ClassVar[str] = "jrc.leave_for_good"
    seat: int


@dataclass(frozen=True)
class Welcome(Command):
    """Host, between turns: somebody at the table joins the campaign (`late_join`)."""

    name: ClassVar[str] = "jrc.welcome"
    seat: int


@dataclass(frozen=True)
class EndCampaign(Command):
    """Host: the campaign is given up; nobody wins, the story is told (house)."""

    name: ClassVar[str] = "jrc.end_campaign"


LOBBY: tuple[type[Command], ...] = (SetOption, AddCity, RenameCity, DropCity, Start)
PAPERS: tuple[type[Command], ...] = (Allocate, Order, PickCity, Counter, Buy)
BY_SEATS: tuple[type[Command], ...] = (*PAPERS, TakeBack, AnswerPrinceCard, UseAdvantage)
"""All other commands are the host's."""
BY_HOST: tuple[type[Command], ...] = (
    *(OpenPapers, GoOn, ChooseCities, DrawCities, EndCityTurn, SetSeating, ShuffleSeating),
    *(SetParticipants, BeginSession, Eliminate, ApplyResult, CancelSession),
    *(MarkAbsent, MarkPresent, LeaveForGood, Welcome, EndCampaign),
)
COMMANDS: tuple[type[Command], ...] = (*LOBBY, *BY_SEATS, *BY_HOST)
