"""The state of the game: phase, players, the current night or day, and those before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from companion.core import Frozen, Ring, field, memoize, replace
from companion.games.lupus.nights_and_days import Bet as Bet
from companion.games.lupus.nights_and_days import Day as Day
from companion.games.lupus.nights_and_days import Night as Night
from companion.games.lupus.nights_and_days import NightAnswer as NightAnswer
from companion.games.lupus.nights_and_days import Passing as Passing
from companion.games.lupus.nights_and_days import Voice as Voice
from companion.games.lupus.nights_and_days import VoteRound as VoteRound
from companion.games.lupus.options import Options
from companion.games.lupus.players import Custom as Custom
from companion.games.lupus.players import Death as Death
from companion.games.lupus.players import Invented as Invented
from companion.games.lupus.players import KnowsCards as KnowsCards
from companion.games.lupus.players import Player as Player


class Phase(StrEnum):
    """The phases of §6; a role may bring one of its own."""

    LOBBY = "lobby"
    DEAL = "deal"
    NIGHT = "night"
    DAWN = "dawn"
    DISCUSSION = "discussion"
    ELECTION = "election"
    NOMINATION = "nomination"
    DEFENCE = "defence"
    RUNOFF = "runoff"
    LOT = "lot"
    LYNCH = "lynch"
    SHOT = "shot"
    HANDOVER = "handover"
    OVER = "over"


Deck = Mapping[str, int]
"""How many cards of each role; roles without a card are absent."""


class Result(Frozen):
    """The end: the winning `side` ("humans", "wolves", "hamster") and its `winners`."""

    side: str
    winners: tuple[int, ...]


class LupusState(Frozen):
    """The whole game. `players` by seat in ring order, empty in the lobby.

    `night` is set in NIGHT, `day` from DAWN to LYNCH (at the end, the one it ended in); `nights`
    and `days` are the past ones.
    """

    ring: Ring = ()
    phase: str = Phase.LOBBY
    options: Options = field(default_factory=Options)
    deck: Deck = field(default_factory=dict)
    deck_by_hand: bool = False
    """Whether the deck was changed and no longer follows the proposal."""
    customs: tuple[Custom, ...] = ()
    players: Mapping[int, Player] = field(default_factory=dict)
    night: Night | None = None
    day: Day | None = None
    nights: tuple[Night, ...] = ()
    days: tuple[Day, ...] = ()
    anchor: int | None = None
    """Voting starts at the left of this seat; None: of the moderator (§6.3)."""
    result: Result | None = None
    noted: Mapping[str, Ring] = field(default_factory=dict)
    """Seats that roles have written down for the whole game, by the name of the note."""
    powerless: int | None = None
    """Number of the night or day in which the humans lost their powers (L-B16); None: not yet."""
    captain: int | None = None
    """Seat of the captain; None: the office is vacant, or there is none."""
    shots: int = 0
    """How many players were taken along by one who fell (L-B15)."""
    voice: Voice | None = None
    """None if a person moderates."""
    bets: tuple[Bet, ...] = ()
    """Bets of ghosts, in the order they were sealed."""
    without_bets: frozenset[int] = frozenset()
    """Seats of ghosts that want no bets."""

    @property
    def box(self) -> str:
        return self.options.box

    @property
    def voice_leads(self) -> bool:
        """Whether the voice moderates now and nobody has taken over."""
        return self.voice is not None and self.voice.leads and self.result is None

    @property
    def number(self) -> int:
        """Number of the current or last night or day; 0 before the first one."""
        return len(self.nights) + (self.night is not None)

    @property
    def powers(self) -> bool:
        return self.powerless is None

    @property
    def shooting(self) -> bool:
        """Whether players who fell are asked whom they take along."""
        return self.day is not None and bool(self.day.asked)

    @property
    def in_night(self) -> bool:
        """Whether a night is on; one in which the game has ended is over."""
        return self.night is not None and self.result is None

    @property
    def untold(self) -> bool:
        """Whether it is dawn and only the tablet knows who has died (§6.3)."""
        return self.day is not None and not self.day.told

    @property
    def living(self) -> tuple[int, ...]:
        """Seats of the living, in ring order."""
        return tuple([seat for seat, player in self.players.items() if player.alive])

    def alive(self, seat: int | None) -> bool:
        player = None if seat is None else self.players.get(seat)
        return player is not None and player.alive

    def role(self, seat: int) -> str:
        """The present role id of a seat in play ("" before it has one)."""
        return self.players[seat].role or ""

    @property
    def all_nights(self) -> tuple[Night, ...]:
        return self.nights if self.night is None else (*self.nights, self.night)

    @property
    def all_days(self) -> tuple[Day, ...]:
        return self.days if self.day is None else (*self.days, self.day)

    @property
    def nights_with_days(self) -> Iterator[tuple[Night, Day | None]]:
        """Each night with the day after it, if that has come."""
        days = {day.number: day for day in self.all_days}
        return ((night, days.get(night.number)) for night in self.all_nights)

    def with_player(self, player: Player) -> LupusState:
        return replace(self, players={**self.players, player.seat: player})

    def with_role(self, seats: Ring, role: str) -> LupusState:
        """The players in `seats` have become `role` tonight or today."""
        turned = {s: replace(self.players[s], role=role, turned=self.number) for s in seats}
        return replace(self, players={**self.players, **turned})

    def tonight(self) -> Night:
        """The open night; only for phases in which there is one."""
        assert self.night is not None
        return self.night

    def today(self) -> Day:
        """The open day; only for phases in which there is one."""
        assert self.day is not None
        return self.day

    def active_voice(self) -> Voice:
        """The voice that moderates; only for games that it moderates."""
        assert self.voice is not None
        return self.voice

    def with_night(self, **changes: Any) -> LupusState:
        return replace(self, night=replace(self.tonight(), **changes))

    def with_empty_answer(self, step: str, seat: int) -> LupusState:
        """`seat` has answered this step of tonight, and chosen nobody."""
        night = self.tonight()
        return self.with_night(
            proposals={one: at for one, at in night.proposals.items() if one != seat},
            suspicions=tuple(one for one in night.suspicions if one[:2] != (step, seat)),
            tapped=night.tapped | {seat},
        )

    def with_day(self, phase: str = "", /, **changes: Any) -> LupusState:
        """With these fields of the open day changed, in this phase ("": in that of now)."""
        if phase:
            changes = {"by_hand": (), **changes}
        return replace(self, phase=phase or self.phase, day=replace(self.today(), **changes))

    def with_voice(self, **changes: Any) -> LupusState:
        return replace(self, voice=replace(self.active_voice(), **changes))

    def with_passing(self, found: Passing | None) -> LupusState:
        """With this round of the tablet, in the open night or day."""
        if self.night is None:
            return self.with_day(passing=found)
        return self.with_night(passing=found)

    def vote(self) -> VoteRound:
        """The vote that is on, or was the last one today; only for phases in which there is one."""
        vote = self.today().last_vote
        assert vote is not None
        return vote


def before_announcement(state: LupusState) -> LupusState:
    """The publicly known state: without the deaths of a dawn that is not announced."""
    return _without_the_dawn(state) if state.untold else state


@memoize  # one state for all eyes, so that other memoized values are found, too
def _without_the_dawn(state: LupusState) -> LupusState:
    day = state.today()
    alive = {seat: replace(state.players[seat], alive=True, death=None) for seat in day.dead}
    players = {**state.players, **alive}
    for before in day.turned:
        now = players[before.seat]
        players[before.seat] = replace(now, role=before.role, turned=before.turned)
    return replace(state, players=players, day=Day(day.number, by_hand=day.by_hand))


def voice_must_announce(state: LupusState) -> bool:
    """Whether the voice still has to announce the dawn. Then the tablet, whose holder plays, may
    know no more than all others."""
    return state.voice is not None and state.untold


def passing(state: LupusState) -> Passing | None:
    """The tablet's current round; None: there is none, or all have had it."""
    now = state.day if state.night is None else state.night
    found = None if now is None or state.result is not None else now.passing
    return found if found is not None and found.turn is not None else None
