"""The printed first turn, tried on the tablet (house): one step, one sentence, the real rules.

The campaign of the table stays in its lobby. The reader writes Luca's papers and presses the host's
buttons; the other three write what is printed, and so the numbers are always the printed ones.
"""

from collections.abc import Mapping

import msgspec

from companion.core import ALL, By, Chance, Ledger, Note, Panel, Refusal, Text, View, refuse, text
from companion.core.game import Decision, Moment, Stage
from companion.core.value import asdict, replace
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.jrc.commands import JrcCommand, Whole
from companion.games.jrc.facts.setup import ExampleMoved
from companion.games.jrc.phase import JrcPhase, phase_of
from companion.games.jrc.phases.example.printed import (
    CAST,
    LUCA,
    ExampleStep,
    LeaveExample,
    decided,
    example_steps,
)
from companion.games.jrc.phases.result import ApplyResult
from companion.games.jrc.state import JrcState, Phase


class FollowExample(JrcCommand, by=By.HOST):
    """Host, in the example: the answer to its `step`, with the arguments of the command that a
    campaign takes there."""

    step: int
    points: Mapping[str, Whole] | Whole | None = None
    kind: str | None = None
    cities: tuple[str, ...] | None = None
    bought: Mapping[str, Whole] | None = None
    vp: Mapping[str, Whole] | None = None

    def decide(self, state: JrcState, moment: Moment, chance: Chance) -> Decision:
        """Answer by the rules of a campaign. Any legal answer leads to the next printed numbers."""
        if state.phase is not Phase.EXAMPLE or self.step != state.example:
            return refuse("E_WRONG_PHASE")
        step = example_steps()[state.example]
        given = {id: value for id, value in asdict(self).items() if value is not None}
        del given["step"]
        try:
            answer = msgspec.convert(given, type(step.command))
        except msgspec.ValidationError:
            return refuse("E_WRONG_PHASE")
        if given.keys() - asdict(answer).keys() or isinstance(answer, LeaveExample):
            return refuse("E_WRONG_PHASE")
        made = decided(step.state, answer, step.caller, moment, chance)
        if isinstance(made, Refusal):
            return made
        printed = decided(step.state, step.command, step.caller, moment, chance)
        return (ExampleMoved(state.example + 1, made != printed),)


class Example(JrcPhase):
    """A step of the printed turn; the wall and the phones look on."""

    id = Phase.EXAMPLE
    follows = (Phase.LOBBY,)
    stage = Stage.LOBBY
    early = True

    def title(self, state: JrcState) -> Text:
        step = example_steps()[state.example]
        return text("jrc-example-title", step=phase_of(step.state).title(step.state))

    def line(self, state: JrcState) -> None:
        return None

    def shared(self, state: JrcState, seat: int | None) -> tuple[Panel, ...]:
        """The instruction and its reason, and the screen of Luca."""
        at, steps = state.example, example_steps()
        inner = steps[at].state
        astray = (text("jrc-example-astray"),) if state.astray else ()
        lines = (*astray, text(f"jrc-example-{steps[at].id}"))
        guide = Note(title=text("jrc-example-at", n=at + 1, of=len(steps)), lines=lines)
        phase = phase_of(inner)
        return (guide, *phase.news_note(inner), phase.ledger(inner, LUCA), *phase.more(inner))

    def wall(self, state: JrcState, moment: Moment) -> View:
        return replace(super().wall(state, moment), cast=CAST)

    def desk_panels(self, state: JrcState, moment: Moment) -> tuple[Panel | str, ...]:
        """While a form is filled in it has the page, and says itself how people stand."""
        step = example_steps()[state.example]
        guide = self.shared(state, None)[0]
        if step.caller.seat is not None:
            return (guide,)
        return (guide, Ledger.kind) if isinstance(step.command, ApplyResult) else (ALL,)

    def desk_asks(self, state: JrcState, moment: Moment) -> tuple[Prompt, ...]:
        step = example_steps()[state.example]
        last = isinstance(step.command, LeaveExample)
        leave = Press(
            key="leave-example",
            command=LeaveExample.name,
            label=text("jrc-example-done" if last else "jrc-example-leave"),
            weight=Weight.MAIN if last else Weight.LINK,
            group="" if last else "example",
        )
        return (*_asked(step, state.example, moment), leave)


def _asked(step: ExampleStep, at: int, moment: Moment) -> tuple[Prompt, ...]:
    """The question of the step, as Luca's phone or the tablet of a campaign asks it."""
    phase, inner, seat = phase_of(step.state), step.state, step.caller.seat
    asked = phase.desk_asks(inner, moment) if seat is None else phase.asks(inner, seat)
    return tuple(
        replace(
            one,
            key=f"example:{at}",
            command=FollowExample.name,
            args={**one.args, "step": at},
            group="",
            warn=None,
        )
        for one in asked
        if one.command == step.command.name
    )
