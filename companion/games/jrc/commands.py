"""The commands of a campaign. The acting seat comes with the caller."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core import By, Command
from companion.core.kit import rules
from companion.games.jrc.state import Phase

Whole = int | float
"""A number that should be whole: the rules, not the codec, refuse others (E_NOT_INTEGER)."""


class JrcCommand(Command, prefix="jrc."):
    """A command of the campaign."""


class SetOption(rules.SetOption, prefix="jrc."):
    """Lobby, host: one house rule (§10)."""


class UseRules(rules.UseRules, prefix="jrc."):
    """Lobby, host: several house rules at once (§10)."""


class AddCity(JrcCommand, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: one more city in the table's own set."""

    called: str


class RenameCity(JrcCommand, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: another name for a city of the table's own set."""

    city: str
    called: str


class DropCity(JrcCommand, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: without this city of the table's own set."""

    city: str


class Start(JrcCommand, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: the campaign begins; allocations are awaited."""


class TryExample(JrcCommand, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, host: the printed first turn is tried on the tablet."""


class FollowExample(JrcCommand, by=By.HOST):
    """Host, in the example: the answer to its `step`, with the arguments of the command that a
    campaign takes there."""

    step: int
    points: Mapping[str, Whole] | Whole | None = None
    kind: str | None = None
    cities: tuple[str, ...] | None = None
    bought: Mapping[str, Whole] | None = None
    vp: Mapping[str, Whole] | None = None


class LeaveExample(JrcCommand, by=By.HOST):
    """Host: back from the example to the lobby."""


class Sealed(JrcCommand):
    """A paper, which nobody else reads before all are opened (J-Z1)."""


class Allocate(Sealed):
    """Sealed: FI by city (J-A2); a city that is not named gets 0."""

    points: Mapping[str, Whole]


class Order(Sealed):
    """Sealed: "invest" (1 point), "withdraw" (1 or 2) or "pass" (§6)."""

    kind: str
    cities: tuple[str, ...] = ()
    points: Whole = 1


class PickCity(Sealed):
    """`each_picks`: the city that this seat wants to play (§7.1)."""

    city: str


class Counter(Sealed):
    """Sealed: points against each opponent, by seat number as a word (§7.2)."""

    points: Mapping[str, Whole]


class Buy(Sealed):
    """Sealed: how many of each advantage (§7.2)."""

    bought: Mapping[str, Whole]


class TakeBack(JrcCommand):
    """The own paper back, until the table is opened (J-Z1)."""


class OpenPapers(JrcCommand, by=By.HOST):
    """Host: all papers of the step at once, when all are in (J-Z1)."""


class GoOn(JrcCommand, by=By.HOST):
    """Host: on to the next step of §4, where nothing has to be chosen."""


class MarkAbsent(JrcCommand, by=By.HOST):
    """Host: these people are not here (J-Z2), seat numbers as words."""

    seats: tuple[str, ...]


class MarkPresent(JrcCommand, by=By.HOST):
    """Host: these people are here again from the next step on (J-Z2), seat numbers as words."""

    seats: tuple[str, ...]


class LeaveForGood(JrcCommand, by=By.HOST):
    """Host, between turns: out of the campaign (J-Z3)."""

    seat: int


class Welcome(JrcCommand, by=By.HOST):
    """Host, between turns: people at the table join the campaign (`late_join`), seat numbers as
    words."""

    seats: tuple[str, ...]


class EndCampaign(JrcCommand, by=By.HOST):
    """Host: give the campaign up; nobody wins, the story is shown (house)."""


class ChooseCities(JrcCommand, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host, `agreed`: the cities of this turn."""

    cities: tuple[str, ...]


class DrawCities(JrcCommand, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host, `random`: draw this many cities by lot."""

    count: int


class EndCityTurn(JrcCommand, by=By.HOST, phases=(Phase.CITY_SELECT,)):
    """Host: no session this turn (W_NO_SESSION)."""


class SetSeating(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: the participants clockwise, seat numbers as words."""

    order: tuple[str, ...]


class ShuffleSeating(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: seats by lot."""


class SetParticipants(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: who plays the session (C13), seat numbers as words; who stays keeps the order."""

    seats: tuple[str, ...]


class BeginSession(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: the seats are fixed."""


class AnswerPrinceCard(JrcCommand, phases=(Phase.ADVANTAGES_REVEAL,)):
    """The holder of the city: whether the prince's card is put into play (C16)."""

    use: bool


class UseAdvantage(JrcCommand, phases=(Phase.PLAY,)):
    """A participant uses an advantage."""

    advantage: str


class Eliminate(JrcCommand, by=By.HOST, phases=(Phase.PLAY,)):
    """Host: this Methuselah is out."""

    seat: int


class ApplyResult(JrcCommand, by=By.HOST, phases=(Phase.RESULT,)):
    """Host: the update (J-S2), with the victory points by seat number as a word.

    Without `vp` those count that were entered before, or that the eliminations propose.
    """

    vp: Mapping[str, Whole] | None = None


class CancelSession(JrcCommand, by=By.HOST):
    """Host: this session is not played (§7.1)."""
