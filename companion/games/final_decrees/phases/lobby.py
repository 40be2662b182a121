"""The lobby: who plays, which decrees and rules, how the deck is built (§2, §4)."""

from __future__ import annotations

from companion.core.game import Moment, Stage
from companion.core.kit.lobby import chairs, rules_prompt
from companion.core.text import Text, text
from companion.core.view import Scene
from companion.core.words.panels.base import Circle, Panel
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.core.words.prompts.sequence import Sequence
from companion.games.final_decrees import setup
from companion.games.final_decrees.control_graph import MINISTRIES, ministries_for
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.screens.recipe import recipe
from companion.games.final_decrees.screens.words import decree_name, ministry_name
from companion.games.final_decrees.state import DecreesState, Phase


def _line(state: DecreesState) -> Text:
    return text("decrees-people", n=len(state.ring))


def _panels(state: DecreesState) -> tuple[Panel, ...]:
    return (chairs(state.ring), recipe(state))


def _desk_panels(state: DecreesState, _moment: Moment) -> tuple[Panel | str, ...]:
    """The host is told what is missing."""
    return (Circle.kind, recipe(state, host=True))


def _desk_asks(state: DecreesState, _moment: Moment) -> tuple[Prompt, ...]:
    """Everything that may be chosen before the bids, the beginning first."""
    decrees = (_decree(state, slot) for slot in range(len(state.plans)))
    rules = rules_prompt(state.options, hint=text("decrees-rules-hint"))
    return (_begin(state), _templates(state), *decrees, *_keeping(state), rules)


def _begin(state: DecreesState) -> Press:
    wrong = setup.begin_refusal(state)
    return Press(
        key="begin",
        command="begin",
        label=text("decrees-begin"),
        closed=None if wrong is None else wrong.text,
    )


def _templates(state: DecreesState) -> Choose:
    kept = tuple(Item(one.name, text("decrees-words", words=one.name)) for one in state.templates)
    example = Item(setup.EXAMPLE, text("decrees-example"), text("decrees-example-note"))
    return Choose(
        key="template",
        command="use_template",
        field="called",
        label=text("decrees-template-use"),
        title=text("decrees-templates"),
        hint=text("decrees-templates-hint"),
        items=(*kept, example),
        weight=Weight.QUIET,
        group="decrees",
    )


def _decree(state: DecreesState, slot: int) -> Sequence:
    plan = state.plans[slot]
    forbid = state.options.reform_steps == "forbid"
    known = ministries_for(len(state.ring)) if forbid else MINISTRIES
    name = Field(
        "called",
        "words",
        text("decrees-decree-name"),
        high=setup.LONG_NAME,
        value=plan.name,
    )
    return Sequence(
        key=f"decree-{slot}",
        command="set_decree",
        field="steps",
        label=text("decrees-decree-save"),
        title=text("decrees-decree-title", decree=decree_name(slot, plan), n=len(plan.steps)),
        hint=text("decrees-decree-hint"),
        args={"slot": slot},
        items=tuple(Item(id, ministry_name(id)) for id in known),
        chosen=tuple(step for step in plan.steps if step in known),
        most=setup.MANY_STEPS,
        name=name,
        weight=Weight.QUIET,
        group="decrees",
    )


def _keeping(state: DecreesState) -> tuple[Prompt, ...]:
    """Keep the five for another evening, and forget what was kept."""
    drops = tuple(
        Press(
            key=f"drop-{number}",
            command="drop_template",
            label=text("decrees-template-drop", name=one.name),
            args={"called": one.name},
            warn=text("decrees-template-drop-warn"),
            weight=Weight.LINK,
            group="decrees",
        )
        for number, one in enumerate(state.templates)
    )
    room = len(state.templates) < setup.MANY_TEMPLATES
    if not room or not all(plan.steps for plan in state.plans):
        return drops
    called = Field("called", "words", text("decrees-template-name"), low=1, high=setup.LONG_NAME)
    save = Form(
        key="save-template",
        command="save_template",
        label=text("decrees-template-save"),
        title=text("decrees-template-save-title"),
        fields=(called,),
        weight=Weight.QUIET,
        group="decrees",
    )
    return (save, *drops)


PHASE = DecreesPhase(
    id=Phase.LOBBY,
    follows=(Phase.BID,),
    stage=Stage.LOBBY,
    scene=Scene.LOBBY,
    line=_line,
    panels=_panels,
    desk_panels=_desk_panels,
    desk_asks=_desk_asks,
)
