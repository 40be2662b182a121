"""A game made of a state, facts and phases."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command, Tick
from companion.core.event import Event, RingChanged
from companion.core.eye import Eye
from companion.core.game import Decision, Game, Moment, Question, S, Stage
from companion.core.kit.commands import answer, commands_of, refusal
from companion.core.kit.facts import Draft, Fact, facts_of, last_line
from companion.core.kit.help import HelpPlace, help_in_play
from companion.core.kit.phase import BasePhase, page
from companion.core.kit.questions import QuestionPhase
from companion.core.kit.rules import HouseRules, SetOption, UseRules
from companion.core.kit.screen_parts import PhaseOfParts
from companion.core.kit.sealed import AnswersOpened
from companion.core.log import Step
from companion.core.refusal import refuse
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Panel


class PhasedGame(Game[S]):
    """A game of phases: `class Quarry(PhasedGame[QuarryState], package=__package__)`.

    Its facts and commands are those defined in the package and those of the kit that its phases
    use. Its state has the fields `ring`, `options`, `phase` (an id), and `round` if it has sealed
    rounds. A game overrides the methods where it differs.
    """

    state: ClassVar[type[Any]]
    """The class of its state; `state(ring=…, options=…)` is a lobby."""
    phase: ClassVar[type[BasePhase[Any]]]
    """The base class of its phases."""
    rules: ClassVar[type[HouseRules]]
    over: ClassVar[str] = "E_GAME_OVER"
    """The code with which every command is refused once the game is over."""
    terms: ClassVar[tuple[str, ...]] = ()
    """Ids of the terms that the help explains."""

    def __init_subclass__(cls, package: str = "") -> None:
        super().__init_subclass__()
        if package:
            facts = facts_of(package)  # reads all modules: now every phase is registered
            uses = dict.fromkeys(kind for one in cls.phase.registered.values() for kind in one.uses)
            cls.events = (*facts, *(kind for kind in uses if issubclass(kind, Event)), RingChanged)
            asked = (kind for kind in uses if issubclass(kind, Command))
            cls.commands = commands_of(package, SetOption, UseRules, *asked)

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> S:
        made: S = self.state(ring=ring, options=self.rules.from_kept(kept.get("options", {})))
        return made

    def keep(self, state: Any) -> Mapping[str, Any]:
        """`{"options": {id: value}}` with the rules that are not at their default."""
        return {"options": state.options.kept()}

    def decide(
        self, state: Any, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision:
        """Refuse what the caller may not send; else the phase's question or the command decides."""
        if isinstance(command, Tick):
            return self.alarm(state, moment, chance)
        phase = self.phase.of(state)
        over = self.over if phase.stage is Stage.OVER else ""
        made: Decision | None = refusal(command, caller, phase.asked_as or phase.id, over)
        if made is None and caller.seat is not None and caller.seat not in state.ring:
            made = refuse("E_NO_SUCH_SEAT")
        made = made or phase.objection(state, command, caller, moment)
        if made is None and isinstance(phase, QuestionPhase):
            made = phase.decide(state, command, caller, moment, chance)
        return answer(state, command, caller, moment, chance) if made is None else made

    def alarm(self, state: S, moment: Moment, chance: Chance) -> Decision:
        """What follows when the time of `wakes_at` has come; empty if the alarm is out of date."""
        return ()

    def evolve(self, state: Any, event: Event) -> S:
        """The ring is fixed once the game has begun."""
        if isinstance(event, Fact):
            state = self.applied(state, event)
        elif isinstance(event, RingChanged) and self.stage(state) is Stage.LOBBY:
            state = self.seated(state, event.ring)
        after: S = state
        return after

    def applied(self, state: S, fact: Fact[S]) -> S:
        return fact.apply(state)

    def seated(self, state: Any, ring: Ring) -> S:
        """The lobby with these people."""
        after: S = replace(state, ring=ring)
        return after

    def plays(self, state: Any, seat: int) -> bool:
        """Whether `seat` takes part; all other phones show what the wall shows."""
        return seat in state.ring

    def shown(self, state: S, moment: Moment) -> S:
        """The state that the screens show at this moment."""
        return state

    def wall(self, state: S, moment: Moment) -> View:
        state = self.shown(state, moment)
        return self.phase.of(state).wall(state, moment)

    def phone(self, state: S, seat: int, moment: Moment, wall: View) -> View:
        if not self.plays(state, seat):
            return wall
        state = self.shown(state, moment)
        return self.phase.of(state).phone(state, seat, moment, wall)

    def desk(self, state: S, eye: Eye, moment: Moment, wall: View) -> View:
        state = self.shown(state, moment)
        return self.phase.of(state).desk(state, eye, moment, wall)

    def stage(self, state: S) -> Stage:
        """LOBBY in the lobby, OVER at the end, else PLAY."""
        return self.phase.of(state).stage

    def open_questions(self, state: S) -> tuple[Question, ...]:
        """The open sealed round, if there is one."""
        question = self._sealed_question(state)
        return () if question is None else (question,)

    def shown_answers(self, state: S, event: Event) -> Iterable[tuple[Question, Any]]:
        """The sealed round that `event` has opened, if it has."""
        question = self._sealed_question(state) if isinstance(event, AnswersOpened) else None
        return () if question is None else ((question, event),)

    def _sealed_question(self, state: Any) -> Question | None:
        sealed = getattr(state, "round", None) is not None
        return self.phase.of(state).sealed_question(state) if sealed else None

    def answer_again(
        self, state: S, question: Question, shown: Any, moment: Moment
    ) -> tuple[Event, ...]:
        """Facts that fill and open the same sealed round again."""
        phase: Any = self.phase.of(state)  # it has asked, so it has `open`, as a `SealedPhase` has
        draft = Draft(state)
        phase.open(draft, shown)
        return draft.decision

    def diary_line(self, step: Step) -> Text | None:
        return last_line(step.events)

    def reference(self, state: Any) -> tuple[Panel, ...]:
        """Help during play, if `help_place` names a part of the game."""
        place = self.help_place(state)
        if place is None:
            return ()
        return help_in_play(*place, self.terms, state.options)

    def help_place(self, state: S) -> HelpPlace | None:
        """The current part of the game, as declared by its phase; None: there is no help for it."""
        phase = self.phase.of(state)
        if phase.help_step is None:
            return None
        steps, now = phase.help_steps, phase.help_now
        return HelpPlace(phase.help_step, steps, None if now is None else steps.index(now))

    def recap(self, state: S, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        return self.story(state, steps) if self.stage(state) is Stage.OVER else ()

    def story(self, state: S, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        """The story of a finished game. The default is what the wall shows."""
        phase = self.phase.of(state)
        return phase.panels(state) if isinstance(phase, PhaseOfParts) else ()

    def phases_page(self) -> str:
        return page(self.id, self.phase.in_order().values(), self.commands)
