"""A table at which the voice moderates: everybody has a phone, the host plays, too, and the shared
display lies in the middle. With a clock, records, undo and diary, as on the server."""

from dataclasses import dataclass, field
from typing import Any

from companion.core.game import Game
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules.actors import choosing_part, legal_targets
from companion.games.lupus.state import LupusState, Phase
from companion.table.commands import AddSeat, ChooseGame
from companion.table.device import Kind
from tests.kit.games.lupus.cards import PROTECTOR
from tests.kit.games.lupus.commands import do
from tests.kit.random_play import Dice
from tests.kit.table.scene import Answered, Phone, Room

DECK = {"werewolf": 2, "seer": 1, **PROTECTOR, "villager": 6}
STANDS_STILL = 600


class Dealer(Dice):
    """The same chance at all tables of a seed, but for the deal."""

    def __init__(self, seed: object, world: int = 0) -> None:
        super().__init__(str(seed))
        self._cards = Dice(f"{seed} {world}")

    def shuffled(self, things: Any) -> tuple[Any, ...]:
        return self._cards.shuffled(things)


@dataclass
class SharedDisplayRoom:
    """`phones`: by seat; who has none is given the tablet."""

    room: Room
    phones: dict[int, Phone] = field(default_factory=dict)

    @property
    def state(self) -> LupusState:
        return self.room.table.game.state

    @property
    def display(self) -> Phone:
        return self.room.host

    @property
    def wall(self) -> Phone:
        return self.room.stranger(Kind.SCREEN, "wall")

    def holder(self, role: str) -> int:
        """The first living seat with this card."""
        return next(seat for seat in self.state.living if self.state.role(seat) == role)

    def next_alarm(self) -> None:
        """Let time pass until the next alarm."""
        assert self.room.alarm is not None, self.state.phase
        self.room.wait(max(0.0, self.room.alarm - self.room.now))

    def announce(self) -> None:
        """Let time pass until the announcement of the wall is sent to all."""
        assert self.room.announced_at is not None, "nothing is announced"
        self.room.wait(max(0.0, self.room.announced_at - self.room.now))

    def until(self, there: Any, answering: bool = False) -> None:
        """Let alarms ring until `there(state)`. `answering`: phones answer at night."""
        for _ in range(STANDS_STILL):
            if there(self.state):
                return
            if answering:
                self.answer()
            self.next_alarm()
        raise AssertionError(f"never came to it: {self.state.phase}")

    def to_step(self, step: str) -> None:
        """Wait until this step of the night (or its one window, "night") is open."""
        self.until(lambda state: state.in_night and state.tonight().open_step == step)

    def to_untold_dawn(self) -> None:
        self.until(lambda state: state.untold, answering=True)

    def to_day(self) -> None:
        self.until(lambda state: state.phase is Phase.DISCUSSION, answering=True)

    def answer(self) -> None:
        """Each seat that has not tapped in the open step does so; seats that share a part agree."""
        shown: dict[str, int] = {}
        for seat, phone in self.phones.items():
            night = self.state.night
            if night is None or night.open_step is None or seat in night.tapped:
                continue
            part = choosing_part(self.state, seat)
            targets = legal_targets(self.state, seat)
            if targets:
                target = targets[-1] if part is None else shown.setdefault(part, targets[-1])
                phone.do(do.Pick(night.open_step, target))

    def picks(self, seat: int, target: int) -> Answered:
        """Tap on that phone in the open step."""
        return self.phones[seat].asks(do.Pick(self.state.tonight().open_step or "", target))

    def diary(self) -> list[dict[str, Any]]:
        """The diary on the shared display, newest first."""
        return self.display.sees()["desk"]["diary"]

    def night_fell(self) -> int:
        """The number of the record that began the last night."""
        return next(line["n"] for line in self.diary() if line["text"]["t"] == "lupus-night")


def shared_display_room(
    night: str = "phones",
    *,
    seed: object = 1,
    world: int = 0,
    deck: dict[str, int] | None = None,
    without: int = 0,
    game: Game[Any] = GAME,
    kind: type[Room] = Room,
    **options: Any,
) -> SharedDisplayRoom:
    """A table after the deal. `without`: the number of people without a phone."""
    deck = deck or DECK
    room = kind({game.id: game}, Dealer(seed, world))
    guests = room.guests(sum(deck.values()) - without)
    for place in range(without):
        room.host.do(AddSeat(f"Without {place}"))
    if room.table.game is None:
        room.host.do(ChooseGame(game.id))
    rules = {"moderation": "voice", "night_input": night, "first_night": "bite", **options}
    for id, value in rules.items():
        room.host.do(do.SetOption(id, value))
    room.host.do(do.SetDeck(deck))
    room.host.do(do.Deal())
    made = SharedDisplayRoom(room, {one.seat: one for one in guests})
    for guest in guests:
        guest.do(do.Look())
    for seat in room.table.ring[len(guests) :]:
        room.host.do(do.Look(), act_for=seat)
    return made
