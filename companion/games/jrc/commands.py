"""What may be asked of the campaign; the acting seat comes with the caller."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import By, Command
from companion.core.kit import rules
from companion.games.jrc.commands_session import Whole
from companion.games.jrc.state import Phase


class SetOption(rules.SetOption):
    """Lobby, host: one house rule (§10)."""

    name: ClassVar[str] = "jrc.set_option"


@dataclass(frozen=True)
class AddCity(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: one more city in the table's own set."""

    name: ClassVar[str] = "jrc.add_city"
    called: str


@dataclass(frozen=True)
class RenameCity(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: another name for a city of the table's own set."""

    name: ClassVar[str] = "jrc.rename_city"
    city: str
    called: str


@dataclass(frozen=True)
class DropCity(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: without this city of the table's own set."""

    name: ClassVar[str] = "jrc.drop_city"
    city: str


@dataclass(frozen=True)
class Start(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: the campaign begins; allocations are awaited."""

    name: ClassVar[str] = "jrc.start"


class Sealed(Command):
    """A paper, which nobody else reads before all are opened (J-Z1)."""


@dataclass(frozen=True)
class Allocate(Sealed):
    """Sealed: FI by city (J-A2); a city that is not named gets 0."""

    name: ClassVar[str] = "jrc.allocate"
    points: Mapping[str, Whole]


@dataclass(frozen=True)
class Order(Sealed):
    """Sealed: "invest" (1 point), "withdraw" (1 or 2) or "pass" (§6)."""

    name: ClassVar[str] = "jrc.order"
    kind: str
    cities: tuple[str, ...] = ()
    points: Whole = 1


@dataclass(frozen=True)
class PickCity(Sealed):
    """`each_picks`: the city that this seat wants to play (§7.1)."""

    name: ClassVar[str] = "jrc.pick_city"
    city: str


@dataclass(frozen=True)
class Counter(Sealed):
    """Sealed: points against each opponent, by seat number as a word (§7.2)."""

    name: ClassVar[str] = "jrc.counter"
    points: Mapping[str, Whole]


@dataclass(frozen=True)
class Buy(Sealed):
    """Sealed: how many of each advantage (§7.2)."""

    name: ClassVar[str] = "jrc.buy"
    bought: Mapping[str, Whole]


@dataclass(frozen=True)
class TakeBack(Command):
    """The own paper back, until the table is opened (J-Z1)."""

    name: ClassVar[str] = "jrc.take_back"


@dataclass(frozen=True)
class OpenPapers(Command, by=By.HOST):
    """Host: all papers of the step at once, when all are in (J-Z1)."""

    name: ClassVar[str] = "jrc.open_papers"


@dataclass(frozen=True)
class GoOn(Command, by=By.HOST):
    """Host: on to the next step of §4, where nothing has to be chosen."""

    name: ClassVar[str] = "jrc.go_on"


@dataclass(frozen=True)
class MarkAbsent(Command, by=By.HOST):
    """Host: not here (J-Z2)."""

    name: ClassVar[str] = "jrc.mark_absent"
    seat: int


@dataclass(frozen=True)
class MarkPresent(Command, by=By.HOST):
    """Host: here again from the next step on (J-Z2)."""

    name: ClassVar[str] = "jrc.mark_present"
    seat: int


@dataclass(frozen=True)
class LeaveForGood(Command, by=By.HOST):
    """Host, between turns: out of the campaign (J-Z3)."""

    name: ClassVar[str] = "jrc.leave_for_good"
    seat: int


@dataclass(frozen=True)
class Welcome(Command, by=By.HOST):
    """Host, between turns: somebody at the table joins the campaign (`late_join`)."""

    name: ClassVar[str] = "jrc.welcome"
    seat: int


@dataclass(frozen=True)
class EndCampaign(Command, by=By.HOST):
    """Host: the campaign is given up; nobody wins, the story is told (house)."""

    name: ClassVar[str] = "jrc.end_campaign"
