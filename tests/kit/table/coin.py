"""A tiny real game for the tests of the room: all pick heads or tails in secret, the host opens.

LOBBY (a stake may be set) → PLAY (dark: picks are hidden, one may peek at a neighbour's, the
alarm rings after half a minute) → OVER.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command, Tick
from companion.core.event import Event, RingChanged
from companion.core.eye import Eye, Sight
from companion.core.game import Decision, Game, Moment, Stage
from companion.core.log import Step
from companion.core.refusal import refuse
from companion.core.seat import Ring, after
from companion.core.text import SeatName, Text, text
from companion.core.value import Frozen, field, replace, snake_case
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Chapter, Chronicle, Circle, Mark, Note, Panel, Verdict
from companion.core.words.prompts.base import Choose, Item

ALARM_SECONDS = 30.0
SIDES = ("heads", "tails")


class SetStake(Command):
    name: ClassVar[str] = "set_stake"
    stake: int


class Start(Command):
    name: ClassVar[str] = "start"


class PickSide(Command):
    name: ClassVar[str] = "pick_side"
    side: str


class Peek(Command):
    name: ClassVar[str] = "peek"


class OpenHands(Command):
    name: ClassVar[str] = "open_hands"


class CoinFact(Event):
    @staticmethod
    def tag_name(_module: str, name: str) -> str:
        return f"coin.{snake_case(name)}"


class StakeSet(CoinFact):
    stake: int


class Started(CoinFact):
    at: float


class SidePicked(CoinFact):
    public: ClassVar[bool] = False
    seat: int
    side: str


class Peeked(CoinFact):
    public: ClassVar[bool] = False
    shows: ClassVar[bool] = True
    seat: int
    neighbour: int


class AlarmRang(CoinFact):
    public: ClassVar[bool] = False


class HandsOpened(CoinFact):
    coin: str


class State(Frozen):
    ring: Ring
    stake: int = 1
    stage: Stage = Stage.LOBBY
    alarm: float | None = None
    picks: Mapping[int, str] = field(default_factory=dict)
    peeks: Mapping[int, int] = field(default_factory=dict)
    coin: str | None = None


class Coin(Game[State]):
    id: ClassVar[str] = "coin"
    commands: ClassVar[tuple[type[Command], ...]] = (SetStake, Start, PickSide, Peek, OpenHands)
    events: ClassVar[tuple[type[Event], ...]] = (
        *(StakeSet, Started, SidePicked, Peeked, AlarmRang, HandsOpened),
    )

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> State:
        return State(ring, stake=kept.get("stake", 1))

    def keep(self, state: State) -> Mapping[str, Any]:
        return {"stake": state.stake}

    def decide(
        self, state: State, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision:
        wanted = Stage.LOBBY if isinstance(command, SetStake | Start) else Stage.PLAY
        if state.stage is not wanted:
            return refuse("E_WRONG_PHASE")
        if isinstance(command, SetStake | Start | OpenHands) and not caller.moderator:
            return refuse("E_NOT_MODERATOR")
        match command:
            case SetStake():
                return (StakeSet(command.stake),)
            case Start():
                return (Started(moment.now),)
            case Tick():
                return (AlarmRang(),)
            case OpenHands():
                return (HandsOpened(chance.one_of(SIDES)),)
        if caller.seat is None:
            return refuse("E_NOT_SEATED")
        if isinstance(command, Peek):
            return (Peeked(caller.seat, after(state.ring, caller.seat)[0]),)
        assert isinstance(command, PickSide)
        return (SidePicked(caller.seat, command.side),)

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case RingChanged():
                return replace(state, ring=event.ring)
            case StakeSet():
                return replace(state, stake=event.stake)
            case Started():
                return replace(state, stage=Stage.PLAY, alarm=event.at + ALARM_SECONDS)
            case SidePicked():
                return replace(state, picks={**state.picks, event.seat: event.side})
            case Peeked():
                return replace(state, peeks={**state.peeks, event.seat: event.neighbour})
            case AlarmRang():
                return replace(state, alarm=None)
            case HandsOpened():
                return replace(state, stage=Stage.OVER, alarm=None, coin=event.coin)
        raise AssertionError(event)

    def wall(self, state: State, moment: Moment) -> View:
        marks = tuple(Mark(seat=seat) for seat in state.ring)
        return View(
            tone=Tone.NIGHT if state.stage is Stage.PLAY else Tone.TABLE,
            scene=Scene.NIGHT if state.stage is Stage.PLAY else Scene.LOBBY,
            title=text(f"coin-{state.stage}", stake=state.stake),
            hush=state.stage is Stage.PLAY,  # spectators are in the dark, too
            panels=(Circle(marks=marks),),
        )

    def desk(self, state: State, eye: Eye, moment: Moment, wall: View) -> View:
        if eye.sight is not Sight.MODERATOR:
            return replace(wall, hush=state.stage is Stage.PLAY)
        picks = tuple(Note(lines=(_picked(*pick),)) for pick in state.picks.items())
        return replace(wall, panels=(*wall.panels, *picks))

    def phone(self, state: State, seat: int, moment: Moment, wall: View) -> View:
        if state.stage is not Stage.PLAY:
            return wall
        told: tuple[Panel, ...] = ()
        if neighbour := state.peeks.get(seat):
            told = (Note(lines=(_picked(neighbour, state.picks.get(neighbour, "-")),)),)
        items = tuple(Item(side, text(f"coin-{side}")) for side in SIDES)
        asked = Choose(
            key="pick",
            command=PickSide.name,
            field="side",
            items=items,
            chosen=state.picks.get(seat),
            label=text("coin-pick"),
        )
        return replace(wall, hush=True, prompts=(asked,), panels=(*wall.panels, *told))

    def stage(self, state: State) -> Stage:
        return state.stage

    def wakes_at(self, state: State) -> float | None:
        return state.alarm

    def hushed(self, state: State) -> bool:
        return state.stage is Stage.PLAY

    def diary_line(self, step: Step) -> Text | None:
        return text(f"coin-told-{step.name.replace('_', '-')}")

    def recap(self, state: State, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        if state.stage is not Stage.OVER:
            return ()
        lines = tuple(_picked(*pick) for pick in state.picks.items())
        winners = tuple(seat for seat, side in state.picks.items() if side == state.coin)
        return (
            Verdict(title=text("coin-fell", side=state.coin or ""), winners=winners),
            Chronicle(chapters=(Chapter(text("coin-picks"), lines),)),
        )


def _picked(seat: int, side: str) -> Text:
    return text("coin-picked", who=SeatName(seat), side=side)


COIN = Coin()
