"""A game that is nothing but its state, its facts and its phases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, ClassVar, TypeVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command, Tick
from companion.core.event import Event, RingChanged
from companion.core.eye import Eye
from companion.core.game import Decision, Game, Moment, Stage
from companion.core.kit.commands import answer, commands_of, refusal
from companion.core.kit.facts import Draft, Fact, facts_of, last_line
from companion.core.kit.phase import page
from companion.core.kit.questions import GiveAnswer, QuestionPhase, TakeAnswerBack
from companion.core.kit.rules import HouseRules, SetOption, UseRules
from companion.core.kit.sealed import FACTS, RoundOpened, SealedPhase
from companion.core.kit.shown import PhaseOfParts
from companion.core.log import Step
from companion.core.memory import memoize
from companion.core.question import Question
from companion.core.refusal import refuse
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.core.words.panels.help import Help, terms

S = TypeVar("S")


class PhasedGame(Game[S]):
    """A game of phases that are told part by part. Its state has the fields `ring`, `options`,
    `phase` (an id) and `round`; whoever is not in the ring looks on.

    `class Quarry(PhasedGame[QuarryState], package=__package__)`: its facts and commands are those
    that stand in the package, and those of the kit.
    """

    state: ClassVar[type[Any]]
    """The class of its state: `state(ring=…, options=…)` is a lobby."""
    phase: ClassVar[type[PhaseOfParts[Any]]]
    """The base class of its phases."""
    order: ClassVar[type[StrEnum]]
    """The ids of its phases, in order."""
    rules: ClassVar[type[HouseRules]]
    terms: ClassVar[tuple[str, ...]] = ()
    """Ids of the words that the help explains."""

    def __init_subclass__(cls, package: str = "") -> None:
        super().__init_subclass__()
        if package:
            of_the_kit = (SetOption, UseRules, GiveAnswer, TakeAnswerBack)
            cls.commands = commands_of(package, *of_the_kit)
            cls.events = (*facts_of(package), *FACTS, RingChanged)

    def phase_of(self, state: S) -> PhaseOfParts[S]:
        """The phase that `state` is in."""
        now: PhaseOfParts[S] = self.phase.registered[_of(state).phase]
        return now

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> S:
        """A lobby with the house rules of the last game."""
        made: S = self.state(ring=ring, options=self.rules.from_kept(kept.get("options", {})))
        return made

    def keep(self, state: S) -> Mapping[str, Any]:
        """`{"options": {id: value}}`, only what was changed."""
        return {"options": _of(state).options.kept()}

    def decide(
        self, state: S, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision:
        """See `Game.decide`: who may ask, then the phase, then the function for the command."""
        if isinstance(command, Tick):
            return ()
        phase = self.phase_of(state)
        over = "E_GAME_OVER" if phase.stage is Stage.OVER else ""
        wrong = refusal(command, caller, _of(state).phase, over)
        if wrong is None and caller.seat is not None and caller.seat not in _of(state).ring:
            wrong = refuse("E_NO_SUCH_SEAT")
        made: Decision | None = wrong
        if made is None and isinstance(phase, QuestionPhase):
            made = phase.objection(state, command, caller, moment)
            if made is None:
                made = phase.decide(state, command, caller, moment, chance)
        return answer(state, command, caller, moment, chance) if made is None else made

    def evolve(self, state: S, event: Event) -> S:
        """See `Game.evolve`. The ring stands still once the game has begun."""
        if isinstance(event, Fact):
            after: S = event.apply(state)
            return after
        if isinstance(event, RingChanged) and self.stage(state) is Stage.LOBBY:
            return replace(state, ring=event.ring)
        return state

    def wall(self, state: S, moment: Moment) -> View:
        """What everybody sees."""
        return self.phase_of(state).wall(state, moment)

    def phone(self, state: S, seat: int, moment: Moment, wall: View) -> View:
        """See `Game.phone`; who came late sees what everybody sees."""
        if seat not in _of(state).ring:
            return wall
        return self.phase_of(state).phone(state, seat, moment, wall)

    def desk(self, state: S, eye: Eye, moment: Moment, wall: View) -> View:
        """See `Game.desk`. The tablet knows no secret: whoever holds it plays."""
        return self.phase_of(state).desk(state, eye, moment, wall)

    def stage(self, state: S) -> Stage:
        """People come and go in the lobby only."""
        return self.phase_of(state).stage

    def asked(self, state: S) -> tuple[Question, ...]:
        """The sealed round."""
        found = self._sealed(state)
        return () if found is None else (found,)

    def shows(self, state: S, event: Event) -> Iterable[tuple[Question, RoundOpened]]:
        """What a sealed round has opened."""
        found = self._sealed(state) if isinstance(event, RoundOpened) else None
        if found is not None and isinstance(event, RoundOpened):
            yield found, event

    def _sealed(self, state: S) -> Question | None:
        phase = self.phase_of(state)
        sealed = isinstance(phase, SealedPhase) and _of(state).round is not None
        return phase.sealed_question(state) if sealed and isinstance(phase, SealedPhase) else None

    def answer_again(
        self, state: S, question: Question, shown: RoundOpened, moment: Moment
    ) -> tuple[Event, ...]:
        """The same round lies open again, with what follows from it."""
        phase, draft = self.phase_of(state), Draft(state)
        assert isinstance(phase, SealedPhase)  # only such a phase has asked
        phase.open(draft, shown)
        return draft.decision

    def tell(self, step: Step) -> Text | None:
        """The diary's line of the last fact that has one."""
        return last_line(step.events)

    def reference(self, state: S) -> tuple[Panel, ...]:
        """Help in play: `<family>-help-now` (with the phase's `help_step` as `at`), the phase's
        `help_steps`, the house rules and the words."""
        phase = self.phase_of(state)
        if phase.help_step is None:
            return ()
        return _help(phase.help_step, phase.help_steps, _of(state).options, self.terms)

    def recap(self, state: S, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        """At the end, what the wall shows of it."""
        phase = self.phase_of(state)
        return phase.panels(state) if phase.stage is Stage.OVER else ()

    def phases_page(self) -> str:
        """The way from phase to phase, as the classes say."""
        return page(type(self).__name__, self.phase.in_order(self.order).values(), self.commands)


def _of(state: Any) -> Any:
    """The state, whose fields its own class declares."""
    return state


@memoize
def _help(
    called: str, steps: tuple[str, ...], options: HouseRules, words: tuple[str, ...]
) -> tuple[Panel, ...]:
    family = options.family
    return (
        Help(
            title=text(f"{family}-help-now", at=called),
            steps=tuple(text(f"{family}-help-step-{one}") for one in steps),
            rules=options.told(),
            terms=terms(family, *words),
        ),
    )
