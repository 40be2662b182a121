"""The state of a campaign (§3)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from companion.core import Frozen, Ring, SealedRound, field, replace
from companion.games.jrc.options import Options


class Phase(StrEnum):
    """The phases of §4, and the sealed allocation of a late comer (§5)."""

    LOBBY = "lobby"
    EXAMPLE = "example"  # the printed first turn, tried on the tablet (house)
    ALLOCATE = "allocate"
    REVEAL_ALLOCATION = "reveal_allocation"
    LATE_ALLOCATE = "late_allocate"
    METHUSELAH_ORDERS = "methuselah_orders"
    METHUSELAH_REVEAL = "methuselah_reveal"
    CITY_SELECT = "city_select"
    SEATING = "seating"
    COUNTER = "counter"
    COUNTER_REVEAL = "counter_reveal"
    ADVANTAGES = "advantages"
    ADVANTAGES_REVEAL = "advantages_reveal"
    PLAY = "play"
    RESULT = "result"
    CITY_END = "city_end"
    WON = "won"
    ENDED = "ended"  # the table gave it up (house)


FEWEST_PLAYERS = 2
SESSION_AT_LEAST = 2
"""Participants of a session, at least (§7.1)."""

PaperLines = tuple[tuple[str, int], ...]
"""The content of a paper, by step: (city, FI), (city, ±FI), (city, 1), (opponent's seat, points) or
(advantage, count); empty: a pass or an empty plan."""

PapersBySeat = Mapping[int, PaperLines]
InfluenceTable = Mapping[int, Mapping[str, int]]
"""FI by seat and city."""


class Change(Frozen):
    """A number of the table before and after a step; `city` is "" for the fund."""

    seat: int
    city: str
    before: int
    after: int


class CitySession(Frozen):
    """One session of a City turn (§7.2, §7.3)."""

    city: str
    seating: Ring
    """The participants, clockwise."""
    fi0: Mapping[int, int] = field(default_factory=dict)
    """FI in the city before the session."""
    plans: Mapping[int, PaperLines] = field(default_factory=dict)
    """Counter-influence by seat, once it is open."""
    left: Mapping[int, int] = field(default_factory=dict)
    """FI left to spend on advantages."""
    bought: Mapping[int, PaperLines] = field(default_factory=dict)
    """Purchases by seat, once they are open."""
    prince_card: bool | None = None
    """The holder's answer about the prince's card; None: not answered."""
    prince: int | None = None
    """The holder who answered."""
    uses: Mapping[tuple[int, str], int] = field(default_factory=dict)
    """How often an advantage was used, by seat and advantage."""
    out: Ring = ()
    """Eliminated seats, in order."""
    vp: Mapping[int, int] = field(default_factory=dict)
    """Victory points as entered so far."""
    changes: tuple[Change, ...] = ()
    """The changes by the update, once it is applied."""

    @property
    def living(self) -> Ring:
        return tuple(seat for seat in self.seating if seat not in self.out)

    def neighbours(self, seat: int) -> tuple[int, int]:
        """Prey and predator of a living participant (§1)."""
        at, living = self.living.index(seat), self.living
        return living[(at + 1) % len(living)], living[at - 1]


class Turn(Frozen):
    """One Methuselah turn and the City turn after it."""

    number: int
    paid: tuple[Change, ...] = ()
    """The changes of the funds by the income."""
    orders: Mapping[int, PaperLines] = field(default_factory=dict)
    moved: tuple[Change, ...] = ()
    """The changes by the orders."""
    picks: Mapping[int, PaperLines] = field(default_factory=dict)
    """Cities that players picked, once they are open."""
    sessions: tuple[CitySession, ...] = ()


class Snapshot(Frozen):
    """The table at the end of turn `turn` (0: after the allocation)."""

    turn: int
    fi: InfluenceTable
    fund: Mapping[int, int] = field(default_factory=dict)
    gone: frozenset[int] = frozenset()
    """Players who had left for good by then."""


class JrcState(Frozen):
    """A campaign."""

    options: Options = field(default_factory=Options)
    ring: Ring = ()
    """All seats of the table."""
    phase: Phase = Phase.LOBBY
    cities: tuple[str, ...] = ()
    players: Ring = ()
    """Everybody who plays or has played, in seat order."""
    gone: Mapping[int, str] = field(default_factory=dict)
    """By seat of players who left for good: "freeze" or "drop"."""
    absent: frozenset[int] = frozenset()
    returning: frozenset[int] = frozenset()
    """Absent players who count as present from the next step on."""
    arrivals: Ring = ()
    """Late comers whose allocation is not open yet."""
    came: Mapping[int, int] = field(default_factory=dict)
    """Late comers, with the number of their first turn."""
    went: Mapping[int, int] = field(default_factory=dict)
    """The last turn of each player who is gone."""
    fi: InfluenceTable = field(default_factory=dict)
    fund: Mapping[int, int] = field(default_factory=dict)
    round: SealedRound[PaperLines] | None = None
    """Sealed papers of the running step; `filed` are those that the app wrote."""
    asked: int = 0
    """How often papers were asked for, also in earlier campaigns here: a draft is of one step."""
    chosen: tuple[str, ...] = ()
    """Cities still to be played this turn."""
    session: CitySession | None = None
    turns: tuple[Turn, ...] = ()
    past: tuple[Snapshot, ...] = ()
    latest: tuple[Change, ...] = ()
    """The changes by the last step that changed numbers."""
    winners: Ring = ()
    example: int = 0
    """Index of the current step of the printed example, in its phase."""
    astray: bool = False
    """Whether the last answer in the example was not the printed one."""

    @property
    def turn(self) -> int:
        """The number of the running turn; 0 before the first."""
        return self.turns[-1].number if self.turns else 0

    @property
    def active(self) -> Ring:
        """Players who have not left for good."""
        return tuple(seat for seat in self.players if seat not in self.gone)

    @property
    def present(self) -> Ring:
        return tuple(seat for seat in self.active if seat not in self.absent)

    @property
    def away(self) -> frozenset[int]:
        """Absent players who are not expected for the next step."""
        return self.absent - self.returning

    @property
    def here(self) -> Ring:
        """Players who are here from the next step on."""
        return tuple(seat for seat in self.active if seat not in self.away)

    @property
    def missing(self) -> Ring:
        """Seats whose paper is still awaited; the order of an absent player is a pass (J-M4)."""
        return () if self.round is None else self.round.overdue(self.absent)

    @property
    def columns_open(self) -> bool:
        """Whether the first allocations were opened."""
        return bool(self.past)

    @property
    def hall(self) -> CitySession:
        """The running session. Raises AssertionError outside one."""
        assert self.session is not None
        return self.session

    def in_session(self, **changes: Any) -> JrcState:
        return replace(self, session=replace(self.hall, **changes))

    def at(self, phase: Phase) -> JrcState:
        """The next step: players who came back count as present from here on (J-Z2)."""
        return replace(self, phase=phase, absent=self.away, returning=frozenset(), round=None)

    def moved(self, changes: tuple[Change, ...]) -> JrcState:
        fi = {seat: dict(row) for seat, row in self.fi.items()}
        fund = dict(self.fund)
        for one in changes:
            if one.city:
                fi[one.seat][one.city] = one.after
            else:
                fund[one.seat] = one.after
        return replace(self, fi=fi, fund=fund, latest=changes)

    @property
    def snapshot(self) -> Snapshot:
        """A copy of the current table, without late comers whose allocation is not open."""
        fi = {seat: row for seat, row in self.fi.items() if seat not in self.arrivals}
        return Snapshot(self.turn, fi, self.fund, frozenset(self.gone))

    def with_turn(self, turn: Turn) -> JrcState:
        return replace(self, turns=(*self.turns[:-1], turn))
