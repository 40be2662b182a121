"""What is true at the saints' table (§3): people, their zones, the turn, what is waited for."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from companion.core.clock import Clock
from companion.core.kit.rounds import SealedRound
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import Frozen, field, replace
from companion.games.sancta.options import Options, target_for

SANCTUARY = 4
"""Saints that may wait."""
HAND = 5
SHARED = -1
"""Whose deck it is where all draw from one."""


class Phase(StrEnum):
    """Before, between the first saints, in play, over."""

    LOBBY = "lobby"
    SETUP = "setup"
    TURN = "turn"
    OVER = "over"


class Saint(Frozen):
    """A saint that has been named. `printed`: the level on the card. `sort`: its type (N-3)."""

    id: int
    name: str
    printed: int
    level: int
    required: int
    points: int = 0
    sort: str = ""

    @property
    def full(self) -> bool:
        return self.points >= self.required

    def resting(self) -> Saint:
        """Out of the active zone: no points, and the printed values again (N-7)."""
        return replace(self, level=self.printed, required=self.printed, points=0)

    def changed(self, points: int, level: int, required: int) -> Saint:
        """After an effect; nothing falls below its least (N-1)."""
        return replace(
            self,
            points=max(0, self.points + points),
            level=max(1, self.level + level),
            required=max(1, self.required + required),
        )


class Player(Frozen):
    """One seat's zones. `hand` counts only with `track_hands`; `gone`: has left the table."""

    seat: int
    active: Saint | None = None
    sanctuary: tuple[Saint, ...] = ()
    rose: tuple[Saint, ...] = ()
    supports: tuple[str, ...] = ()
    hand: int = 0
    gone: bool = False


class Pile(Frozen):
    """A deck that is counted: cards left, and cards known to be discarded."""

    left: int
    discard: int = 0


class Turn(Frozen):
    """What this turn has used up (§6), and how many cards START has drawn."""

    source: str | None = None
    task: str | None = None
    substituted: bool = False
    placed: int = 0
    drawn: int = 0


class Window(Frozen):
    """A reaction window (§8): points of `by` that may be cancelled by those `asked`.

    `passes`: who has passed; never shown to anybody. `spoken`: seats for which the tablet has
    answered. `clock` is None where there is no limit. `what`: "beatitude" or "die".
    """

    by: int
    saint: int
    what: str
    points: int
    passes: SealedRound[None]
    clock: Clock | None
    spoken: frozenset[int] = frozenset()

    @property
    def ends_at(self) -> float | None:
        if self.clock is None or self.clock.since is None:
            return None
        return self.clock.since + self.clock.length

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
    """The last throw of the die: `words` of the die table, or the `card` it was thrown for."""

    face: int
    words: str = ""
    card: bool = False


class Roll(Frozen):
    """A die whose points are to be entered."""

    face: int
    saint: int


class Trial(Frozen):
    """A trial whose effect is being applied; its point is due to `saint` (N-8)."""

    saint: int


class Shuffle(Frozen):
    """Cards that are still to be drawn, and the deck is empty (§5). `behind`: what goes on then.
    `by_text`: a card's text draws them, not START."""

    seat: int
    owed: int
    behind: Trial | None = None
    by_text: bool = False


Pending = Window | Roll | Trial | Shuffle


class Told(Frozen):
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
    piles: Mapping[int, Pile] = field(default_factory=dict)
    """Decks by owner (`SHARED`: of all), empty where no deck size was entered."""
    active: int | None = None
    """The seat whose turn it is."""
    number: int = 0
    """Turns begun so far."""
    turn: Turn = Turn()
    pending: Pending | None = None
    cancelled: Cancelled | None = None
    die: Face | None = None
    winners: Ring = ()
    next_saint: int = 1
    """The id of the next saint that is named."""
    names: tuple[tuple[str, int], ...] = ()
    """Names of saints that were typed and their levels, newest first."""
    story: tuple[Told, ...] = ()
    race: tuple[tuple[tuple[int, int], ...], ...] = ()
    """After each turn: (seat, finished saints)."""

    @property
    def in_play(self) -> Ring:
        """Who has not left, clockwise."""
        return tuple(s for s in self.ring if s not in self.players or not self.players[s].gone)

    @property
    def playing(self) -> bool:
        """Whether turns are played: after the first saints, and before the game is won."""
        return self.active is not None and not self.winners

    @property
    def goal(self) -> int:
        """Saints to win: fixed at the start, before that as it would be."""
        return self.target or self.options.target or target_for(len(self.ring))

    def player(self, seat: int) -> Player:
        return self.players[seat]

    def with_player(self, player: Player) -> SanctaState:
        return replace(self, players={**self.players, player.seat: player})

    def with_active(self, seat: int, saint: Saint | None) -> SanctaState:
        return self.with_player(replace(self.players[seat], active=saint))

    def active_id(self, seat: int) -> int:
        """The id of the active saint of `seat`; 0: there is none."""
        saint = self.players[seat].active
        return 0 if saint is None else saint.id

    @property
    def window(self) -> Window | None:
        return self.pending if isinstance(self.pending, Window) else None

    def pile_of(self, seat: int) -> int:
        """The key of the pile that `seat` draws from."""
        return seat if self.options.own_decks else SHARED

    def following(self, seat: int) -> Ring:
        """The others in play in the order of turns, the next one first (G2)."""
        step = -1 if self.options.direction == "ccw" else 1
        at, n = self.ring.index(seat), len(self.ring)
        order = (self.ring[(at + step * k) % n] for k in range(1, n))
        return tuple(one for one in order if one in self.in_play)


def dealer_of(state: SanctaState) -> int:
    """Who deals: as named, else the first seat of the ring."""
    return state.ring[0] if state.dealer is None else state.dealer
