"""The worked example of §13 and §14 as a scene: Luca, Fabrizio, Francesco, Marcello."""

from __future__ import annotations

from typing import Any

from companion.games.jrc.city_names import NINE
from companion.games.jrc.game import GAME
from companion.games.jrc.standing import claimants, prince, princes
from companion.games.jrc.state import Phase
from tests.kit.playbook import Scene

L, F, C, M = FOUR = (1, 2, 3, 4)
COLUMNS = {
    L: (0, 2, 3, 4, 5, 0, 8, 3, 5),
    F: (8, 5, 2, 6, 0, 0, 5, 4, 0),
    C: (2, 3, 5, 3, 4, 3, 2, 6, 2),
    M: (0, 0, 0, 8, 7, 4, 6, 0, 5),
}
"""Table 1, in the order of the cities."""
ORDERS = {
    L: ("invest", ("Washington D.C.",), 1),
    F: ("invest", ("Seattle",), 1),
    C: ("withdraw", ("Atlanta",), 2),
    M: ("invest", ("Washington D.C.",), 1),
}
PLANS: dict[int, dict[str, Any]] = {L: {"4": 2}, M: {"1": 1}, C: {"1": 2}}
WASHINGTON = "Washington D.C."


def points(*column: Any) -> dict[str, Any]:
    """A column in the order of the nine cities, as an allocation."""
    return dict(zip(NINE, column, strict=True))


def empty(*seats: int) -> dict[int, dict[str, Any]]:
    """Plans or purchases of nothing."""
    return {seat: {} for seat in seats}


class Campaign(Scene):
    """A campaign of four, with the words of the example."""

    def __init__(self, ring: tuple[int, ...] = FOUR, **options: Any) -> None:
        super().__init__(GAME, ring, {"options": options})

    def started(self) -> Campaign:
        self.tablet.start().gives("CampaignStarted", "PapersAsked")
        return self

    def allocated(self, columns: dict[int, tuple[int, ...]] = COLUMNS) -> Campaign:
        """Everybody has written, the host has opened."""
        self.started()
        for seat, column in columns.items():
            self.by(seat).allocate(points(*column))
        self.tablet.open_papers().gives("PapersOpened")
        return self

    def ordered(self, orders: dict[int, Any] = ORDERS) -> Campaign:
        """The Methuselah turn, up to the reveal."""
        self.tablet.go_on().gives("IncomePaid", "PapersAsked")
        for seat, order in orders.items():
            self.by(seat).order(*order)
        self.tablet.open_papers().gives("PapersOpened")
        return self

    def passed(self, *seats: int) -> Campaign:
        """A Methuselah turn in which everybody (or these) passes."""
        return self.ordered(dict.fromkeys(seats or self.state.present, ("pass",)))

    def seated(self, city: str = WASHINGTON, *seating: int) -> Campaign:
        """To the seats of a session."""
        self.tablet.go_on().choose_cities((city,)).gives("CitiesChosen", "SessionOpened")
        if seating:
            if set(seating) != set(self.state.hall.seating):
                self.tablet.set_participants(tuple(str(seat) for seat in seating))
            self.tablet.set_seating(tuple(str(seat) for seat in seating))
        return self

    def in_counter(self, city: str = WASHINGTON, *seating: int) -> Campaign:
        """To the plans of a session."""
        self.seated(city, *seating).tablet.begin_session().gives("SeatsFixed", "PapersAsked")
        return self

    def countered(self, plans: dict[int, dict[str, Any]] = PLANS) -> Campaign:
        """Plans written and opened, purchases asked for."""
        for seat, plan in plans.items():
            self.by(seat).counter(plan)
        self.tablet.open_papers().go_on().gives("PapersAsked")
        return self

    def bought(self, purchases: dict[int, dict[str, Any]]) -> Campaign:
        """Purchases written and opened."""
        for seat, bought in purchases.items():
            self.by(seat).buy(bought)
        self.tablet.open_papers()
        return self

    def played(self, *out: int) -> Campaign:
        """The session itself, up to the proposed result."""
        self.tablet.go_on()
        for seat in out:
            self.tablet.eliminate(seat)
        self.tablet.go_on().gives("VpSet")
        return self

    def example(self) -> Campaign:
        """Everything up to plans being asked for in Washington (case 7)."""
        return self.allocated().ordered().in_counter(WASHINGTON, L, C, M, F)

    def finished(self) -> Campaign:
        """The whole example: table 3, CITY_END."""
        self.example().countered().bought({L: {"very_active": 1}, M: {"well_connected": 1}})
        self.played(C, L, F).tablet.apply_result()
        assert self.state.phase is Phase.CITY_END
        return self

    def column(self, seat: int) -> tuple[int, ...]:
        return tuple(self.state.fi[seat][city] for city in self.state.cities)

    def row(self, city: str) -> tuple[int, ...]:
        return tuple(self.state.fi[seat][city] for seat in self.state.players)

    def funds(self) -> tuple[int, ...]:
        return tuple(self.state.fund[seat] for seat in self.state.players)

    def princes(self) -> tuple[int, ...]:
        return tuple(princes(self.state, seat) for seat in self.state.players)

    def prince(self, city: str) -> int | None:
        return prince(self.state, city)

    def claim(self, city: str) -> tuple[int, ...]:
        return claimants(self.state.fi, city)

    def vp(self) -> dict[int, int]:
        return dict(self.state.hall.vp)
