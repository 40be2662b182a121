"""What is true of a campaign (§3). Everything is whole numbers; nothing here is ever changed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from companion.core.kit.rounds import SealedRound
from companion.core.seat import Ring
from companion.core.value import Frozen, field, replace
from companion.games.jrc.options import Options


class Phase(StrEnum):
    """The phases of §4, and the sealed allocation of a late comer (§5)."""

    LOBBY = "lobby"
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

Lines = tuple[tuple[str, int], ...]
"""What a paper says: (city, FI), (city, ±FI), (city, 1), (opponent's seat, points) or
(advantage, how many), by the step it is written for; a pass or an empty plan is ()."""

Papers = SealedRound[Lines]


class Change(Frozen):
    """A number of the table before and after a step; `city` is "" for the fund."""

    seat: int
    city: str
    before: int
    after: int


class Session(Frozen):
    """One session of a City turn (§7.2, §7.3).

    `seating`: clockwise; they take part. `fi0`: FI before it. `plans`, `bought`: opened papers,
    by seat. `left`: FI left to spend. `prince_card`: what the holder, `prince`, has answered.
    `uses`: one-shots used, by (seat, advantage). `out`: eliminated, in order. `vp`: as entered so
    far. `changes`: what the update did, once it is `applied`.
    """

    city: str
    seating: Ring
    fi0: Mapping[int, int] = field(default_factory=dict)
    plans: Mapping[int, Lines] = field(default_factory=dict)
    left: Mapping[int, int] = field(default_factory=dict)
    bought: Mapping[int, Lines] = field(default_factory=dict)
    prince_card: bool | None = None
    prince: int | None = None
    uses: Mapping[tuple[int, str], int] = field(default_factory=dict)
    out: Ring = ()
    vp: Mapping[int, int] = field(default_factory=dict)
    changes: tuple[Change, ...] = ()
    applied: bool = False


class Turn(Frozen):
    """One Methuselah turn and the City turn after it. `paid`, `moved`: what income and
    orders did."""

    number: int
    income: Mapping[int, int] = field(default_factory=dict)
    paid: tuple[Change, ...] = ()
    orders: Mapping[int, Lines] = field(default_factory=dict)
    moved: tuple[Change, ...] = ()
    picks: Mapping[int, Lines] = field(default_factory=dict)
    sessions: tuple[Session, ...] = ()


class Snapshot(Frozen):
    """The table at the end of turn `turn` (0: after the allocation); `gone`: who had left."""

    turn: int
    fi: Mapping[int, Mapping[str, int]]
    fund: Mapping[int, int] = field(default_factory=dict)
    gone: frozenset[int] = frozenset()


class JrcState(Frozen):
    """A campaign. `ring`: everybody the table has told of; `players`: who plays or has played,
    in seat order; `gone`: who left for good, and how. `papers`: of the running step; those
    `filed` the app wrote.
    `asked`: how often papers were asked for, so that a draft belongs to one step. `chosen`: cities
    still to be played this turn. `latest`: what the last step that moved numbers did. `came`: late
    comers, and the first turn of each; `went`: the last turn of whoever is gone."""

    options: Options = field(default_factory=Options)
    ring: Ring = ()
    phase: Phase = Phase.LOBBY
    cities: tuple[str, ...] = ()
    players: Ring = ()
    gone: Mapping[int, str] = field(default_factory=dict)
    absent: frozenset[int] = frozenset()
    returning: frozenset[int] = frozenset()
    arrivals: Ring = ()
    came: Mapping[int, int] = field(default_factory=dict)
    went: Mapping[int, int] = field(default_factory=dict)
    fi: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    fund: Mapping[int, int] = field(default_factory=dict)
    papers: Papers | None = None
    asked: int = 0
    picked: bool = False
    chosen: tuple[str, ...] = ()
    session: Session | None = None
    turns: tuple[Turn, ...] = ()
    past: tuple[Snapshot, ...] = ()
    latest: tuple[Change, ...] = ()
    winners: Ring = ()

    @property
    def turn(self) -> int:
        """The number of the running turn; 0 before the first."""
        return self.turns[-1].number if self.turns else 0

    @property
    def active(self) -> Ring:
        """Who plays and has not left for good."""
        return tuple(seat for seat in self.players if seat not in self.gone)

    @property
    def present(self) -> Ring:
        """Who plays and is here."""
        return tuple(seat for seat in self.active if seat not in self.absent)

    @property
    def hall(self) -> Session:
        """The session that is on. Raises AssertionError outside one."""
        assert self.session is not None
        return self.session

    def at(self, phase: Phase) -> JrcState:
        """The next step: players who came back count as present from here on (J-Z2)."""
        absent = self.absent - self.returning
        return replace(
            self,
            phase=phase,
            absent=absent,
            returning=frozenset(),
            papers=None,
        )

    def moved(self, changes: tuple[Change, ...]) -> JrcState:
        """The table after these changes."""
        fi = {seat: dict(row) for seat, row in self.fi.items()}
        fund = dict(self.fund)
        for one in changes:
            if one.city:
                fi[one.seat][one.city] = one.after
            else:
                fund[one.seat] = one.after
        return replace(self, fi=fi, fund=fund, latest=changes)

    def without_arrivals(self) -> JrcState:
        """The standing once the allocations are open: nobody is still to come."""
        return replace(self, arrivals=(), latest=())

    def remembered(self) -> JrcState:
        """The table as it stands now added to the past."""
        return replace(self, past=(*self.past, self.snapshot))

    @property
    def snapshot(self) -> Snapshot:
        """The table as it stands now."""
        return Snapshot(self.turn, self.fi, self.fund, frozenset(self.gone))

    def with_turn(self, turn: Turn) -> JrcState:
        """The running turn replaced."""
        return replace(self, turns=(*self.turns[:-1], turn))
