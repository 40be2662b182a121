"""Random games with undos: what was learned of a secret answer is learned once (P19).

`learned.py` among the proofs of a game says what an event shows, independently of the rules.
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

from companion.core import Caller, Command, Event, Game, Refusal, Stage, Tick, replace
from companion.core.kit.answers_shown import last_opening
from companion.table import decide
from companion.table.commands import Redo, Undo
from companion.table.log.facts import Redone, Rewound
from companion.table.log.fold import evolve
from companion.table.log.record import Record
from companion.table.log.replay import apply_step, back_to
from companion.table.state import Running, Table
from tests.kit.laws.games import proof
from tests.kit.random_play import Dice, Play, random_move
from tests.kit.table.around import table_of

NEAR = 14
"""Most undos take back at most so many steps."""
OFTEN = 0.15
"""The probability of an undo instead of a move."""


class LearnedTwice(AssertionError):
    """After an undo the same question had another answer."""


@dataclass
class TablePlay(Play):
    """A game at a table, where commands, alarms and undos are decided as on the server.

    `learned`: by question, the answer that was shown. `tried`: how often a question came again, an
    undo was refused, or led elsewhere because something had been opened.
    """

    table: Table = field(default_factory=lambda: Table("life"))
    learned: dict[Hashable, Hashable] = field(default_factory=dict)
    tried: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, play: Play) -> TablePlay:
        """The same game, from here on at a table."""
        opening, steps = play.opening, tuple(play.steps)
        running = Running(play.game.id, opening, play.ring, opening, play.ring)
        for step in steps:
            running = apply_step(running, step, {play.game.id: play.game})
        running = replace(
            running,
            hushed_since=play.now if play.game.hushed(play.state) else None,
            blindfolded=play.game.blindfolds(play.state),
        )
        own = {name: getattr(play, name) for name in Play.__dataclass_fields__}
        made = cls(**own, table=table_of(play, game=running))
        state = opening
        for step in steps:
            state = made._learn(state, step.events)
        return made

    @property
    def games(self) -> dict[str, Game[Any]]:
        return {self.game.id: self.game}

    @property
    def running(self) -> Running:
        return self.table.game

    def do(self, command: Command, caller: Caller) -> Refusal | None:
        chance = Dice(self.rng.random())
        caller = replace(caller, blind=caller.moderator and self.table.sees_no_secrets)
        if isinstance(command, Tick):
            made = decide.decide_alarm(self.table, self.now, chance, self.games)
        else:
            made = decide.play(self.table, command, caller, self.now, chance, self.games)
        if isinstance(made, Refusal):
            return made
        if made:
            self._append(command.name, caller.seat, made, self.state)
        return None

    def random_undo(self) -> None:
        """Undo to a random step, mostly a near one; sometimes redo the newest undo."""
        if self.running.undone and self.rng.random() < 0.2:
            number = self.table.shown_number(self.running.undone[-1].number)
            again = Redo(number).decide(self.table, self.now, self.games)
            if not isinstance(again, Refusal):
                self._append(Redo.name, None, again, None)
            return
        steps = [step.number for step in self.running.steps]
        if not steps:
            return
        to = self.rng.choice(steps[-NEAR:] if self.rng.random() < 0.95 else steps) - 1
        self._check_opened(to)
        made = Undo(self.table.shown_number(to)).decide(self.table, self.now, self.games)
        if isinstance(made, Refusal):
            self.tried[made.code] += 1
            return
        (led,) = (event.to for event in made if isinstance(event, Rewound))
        self.tried["led elsewhere"] += led != self.table.log_number(self.table.shown_number(to))
        self._append(Undo.name, None, made, back_to(self.running, led, self.games).state)

    def _check_opened(self, to: int) -> None:
        """Fail if these steps have opened something that the table has not noted."""
        before = back_to(self.running, to, self.games).state
        above = [step for step in self.running.steps if step.number > to]
        opened = last_opening(self.game, before, above)
        assert not opened or opened in self.running.opened, f"{opened} opened something"

    def _append(self, name: str, seat: int | None, made: tuple[Event, ...], state: Any) -> None:
        """Append a record. `state`: before it (None: nothing is learned of its events)."""
        if state is not None:
            self._learn(state, made)
        record = Record(self.table.version + 1, self.now, name, seat, made)
        self.table = evolve(self.table, record, self.games)
        self.state = self.running.state

    def _learn(self, state: Any, events: tuple[Event, ...]) -> Any:
        learned = proof(self.game.id, "learned").learned
        for event in events:
            if isinstance(event, Rewound | Redone):
                continue
            for question, answer in learned(state, event):
                known = question in self.learned
                before = self.learned.setdefault(question, answer)
                if before != answer:
                    raise LearnedTwice(f"{question}: {before}, and after an undo {answer}")
                self.tried["again"] += known
            after = self.game.evolve(state, event)
            if self.game.stage(state) is Stage.LOBBY and self.game.stage(after) is not Stage.LOBBY:
                self.learned.clear()  # another game
            state = after
        return state


def play_with_undos(
    play: Play, seed: object, moves: int, moved: Callable[[TablePlay], None] | None = None
) -> TablePlay:
    """Play so many moves from here, with undos among them. `moved`: makes a move; by default an
    offer of a screen."""
    life = TablePlay.of(dataclasses.replace(play, rng=random.Random(f"undo {play.game.id} {seed}")))
    life.tried.clear()
    life.random_undo()
    for _ in range(moves):
        if life.rng.random() < OFTEN or life.game.stage(life.state) is Stage.OVER:
            life.random_undo()
        elif moved is None:
            play_offer(life)
        else:
            moved(life)
    return life


def play_offer(life: TablePlay) -> None:
    """Do what a screen offers, or let time pass."""
    offer = random_move(life)
    if offer is None:
        life.pass_time(life.rng.choice((0.5, 2.0, 7.0)))
        return
    refusal = life.do(offer.command, offer.caller)
    if refusal is not None and refusal.code == "E_ANNOUNCING":  # for a moment
        life.pass_time(0.5)
        return
    assert refusal is None, f"offered {offer.command}, refused: {refusal}"
    if life.rng.random() < 0.1:
        life.pass_time(life.rng.choice((1.0, 5.0, 40.0)))
