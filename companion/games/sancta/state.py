"""The state of the game (§3): players, their zones, the turn, what is awaited."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from companion.core import Clock, Frozen, Ring, SealedRound, Text, field, replace
from companion.games.sancta.options import Options, target_for

SANCTUARY = 4
"""Saints that may wait."""
HAND = 5
SHARED = -1
"""The owner of the one deck that all draw from."""


class Phase(StrEnum):
    """Before, between the first saints, in play, over."""

    LOBBY = "lobby"
    SETUP = "setup"
    TURN = "turn"
    OVER = "over"


class Saint(Frozen):
    """A saint on the table."""

    id: int
    name: str
    printed: int
    """The level on the card."""
    level: int
    required: int
    points: int = 0
    sort: str = ""
    """Its type, where one was entered (N-3)."""
    finished: int = 0
    """The turn in which it entered the Rose; 0 elsewhere."""

    def resting(self, finished: int = 0) -> Saint:
        """Out of the active zone: no points, and the printed values again (N-7)."""
        printed = self.printed
        return replace(self, level=printed, required=printed, points=0, finished=finished)

    def changed(self, points: int, level: int, required: int) -> Saint:
        """After an effect; nothing falls below its least (N-1)."""
        return replace(
            self,
            points=max(0, self.points + points),
            level=max(1, self.level + level),
            required=max(1, self.required + required),
        )


class Player(Frozen):
    """One seat's zones."""

    seat: int
    active: Saint | None = None
    sanctuary: tuple[Saint, ...] = ()
    rose: tuple[Saint, ...] = ()
    supports: tuple[str, ...] = ()
    hand: int = 0
    """Cards in hand; right only with `track_hands`."""
    gone: bool = False

    @property
    def saints(self) -> tuple[Saint, ...]:
        active = () if self.active is None else (self.active,)
        return (*active, *self.sanctuary, *self.rose)


class CardPile(Frozen):
    """A deck that is counted: cards left, and cards known to be discarded."""

    left: int
    discard: int = 0


class CurrentTurn(Frozen):
    """What this turn has used (§6), and how many cards START has drawn."""

    source: str | None = None
    task: str | None = None
    substituted: bool = False
    placed: int = 0
    drawn: int = 0


class Window(Frozen):
    """A reaction window (§8): `points` for the `saint` of `by`, which may be cancelled."""

    by: int
    saint: int
    what: str
    """"beatitude" or "die"."""
    points: int
    passes: SealedRound[None]
    """The seats that are asked, and which of them have passed; that is never shown."""
    clock: Clock | None
    """None where there is no limit."""
    spoken: frozenset[int] = frozenset()
    """Seats for which the tablet has answered."""

    @property
    def ends_at(self) -> float | None:
        return None if self.clock is None else self.clock.ends_at

    @property
    def asked(self) -> Ring:
        return self.passes.asked

    @property
    def passed(self) -> frozenset[int]:
        return frozenset(self.passes.answered)


class Cancelled(Frozen):
    """The newest window that was closed by an advocate: the host may still void it."""

    window: Window
    by: int


class Face(Frozen):
    """The last throw of the die, on the turn's own account or for a `card`."""

    face: int
    words: str = ""
    """From the die table."""
    card: bool = False


class PendingRoll(Frozen):
    """A die whose points are to be entered."""

    face: int
    saint: int


class PendingTrial(Frozen):
    """A trial whose effect is being applied; its point is due to `saint` (N-8)."""

    saint: int


class Shuffle(Frozen):
    """Cards still to be drawn after a shuffle, because the deck is empty (§5)."""

    seat: int
    owed: int
    behind: PendingTrial | None = None
    """What continues afterwards."""
    by_text: bool = False
    """A card's text draws them, not START."""


Pending = Window | PendingRoll | PendingTrial | Shuffle


class StoryLine(Frozen):
    """One sentence of the story, and the turn it belongs to."""

    turn: int
    seat: int | None
    text: Text


class SanctaState(Frozen):
    """The whole game (§3)."""

    ring: Ring
    options: Options = field(default_factory=Options)
    phase: Phase = Phase.LOBBY
    dealer: int | None = None
    target: int = 0
    """Saints to win, fixed when the game begins; 0 before."""
    players: Mapping[int, Player] = field(default_factory=dict)
    piles: Mapping[int, CardPile] = field(default_factory=dict)
    """Decks by owner (`SHARED`: of all), empty where no deck size was entered."""
    active: int | None = None
    """The seat whose turn it is."""
    number: int = 0
    """Turns begun so far."""
    turn: CurrentTurn = CurrentTurn()
    pending: Pending | None = None
    cancelled: Cancelled | None = None
    die: Face | None = None
    winners: Ring = ()
    next_saint: int = 1
    """The id of the next saint that is named."""
    names: tuple[tuple[str, int], ...] = ()
    """Names of saints that were typed and their levels, newest first."""
    story: tuple[StoryLine, ...] = ()
    race: tuple[tuple[tuple[int, int], ...], ...] = ()
    """After each turn: (seat, finished saints)."""

    @property
    def in_play(self) -> Ring:
        """The seats that have not left, clockwise."""
        return tuple(s for s in self.ring if s not in self.players or not self.players[s].gone)

    @property
    def playing(self) -> bool:
        """Whether turns are played: after the first saints, and before the game is won."""
        return self.active is not None and not self.winners

    @property
    def goal(self) -> int:
        """Saints to win: fixed at the start, before that as it would be."""
        return self.target or self.options.target or target_for(len(self.ring))

    @property
    def deals(self) -> int:
        """The dealer: the seat that was named, else the first of the ring."""
        return self.ring[0] if self.dealer is None else self.dealer

    def changed(self, seat: int, **fields: Any) -> SanctaState:
        player = replace(self.players[seat], **fields)
        return replace(self, players={**self.players, seat: player})

    def active_id(self, seat: int) -> int:
        saint = self.players[seat].active
        return 0 if saint is None else saint.id

    @property
    def window(self) -> Window | None:
        return self.pending if isinstance(self.pending, Window) else None

    def pile_of(self, seat: int) -> int:
        return seat if self.options.own_decks else SHARED

    def following(self, seat: int) -> Ring:
        """The others in play in the order of turns, the next one first (G2)."""
        return tuple(one for one in self.from_seat(seat)[1:] if one in self.in_play)

    def from_seat(self, seat: int) -> Ring:
        """The whole ring in the order of turns, from `seat` on."""
        step, at = -1 if self.options.direction == "ccw" else 1, self.ring.index(seat)
        return tuple(self.ring[(at + step * k) % len(self.ring)] for k in range(len(self.ring)))
