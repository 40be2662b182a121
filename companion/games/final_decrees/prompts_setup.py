"""The lobby on the tablet, the sealed bids and the first posting."""

from __future__ import annotations

from companion.core.text import text
from companion.core.words.prompts.amount import Amount
from companion.core.words.prompts.base import Assign, Choose, Item, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.core.words.prompts.rules import Rules
from companion.core.words.prompts.sequence import Sequence
from companion.games.final_decrees import bids, setup
from companion.games.final_decrees.events_setup import HR
from companion.games.final_decrees.state import DecreesState
from companion.games.final_decrees.structure import MINISTRIES, ministries_for
from companion.games.final_decrees.view_words import decree_name, ministry_name


def lobby(state: DecreesState) -> tuple[Prompt, ...]:
    """Everything that may be chosen before the bids, the beginning first."""
    decrees = (_decree(state, slot) for slot in range(len(state.plans)))
    return (_begin(state), _templates(state), *decrees, *_keeping(state), _rules(state))


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


def _rules(state: DecreesState) -> Rules:
    return Rules(
        key="rules",
        command="set_option",
        label=text("decrees-rules"),
        hint=text("decrees-rules-hint"),
        rules=state.options.sheet(),
        weight=Weight.LINK,
        group="rules",
    )


def bid(state: DecreesState, act_for: tuple[int, ...] = ()) -> tuple[Amount, ...]:
    """A sealed bid: one's own, or on the tablet that of somebody whose phone is missing."""
    return (
        Amount(
            key=f"bid-{len(state.rounds)}",
            command="bid",
            label=text("decrees-bid-seal"),
            title=text("decrees-bid-title"),
            hint=text("decrees-bid-hint"),
            act_for=act_for,
            low=bids.LEAST,
            high=bids.MOST,
            sealed=True,
            weight=Weight.QUIET if act_for else Weight.MAIN,
        ),
    )


def posting(state: DecreesState, act_for: tuple[int, ...] = ()) -> Assign:
    """Where Human Resources sends everybody else; nobody is proposed for anything."""
    closed = ("reform", HR)
    open_ministries = (id for id in state.ministries if id not in closed)
    return Assign(
        key="posting",
        command="post",
        field="places",
        label=text("decrees-post"),
        title=text("decrees-post-title"),
        hint=text("decrees-post-hint"),
        act_for=act_for,
        seats=tuple(seat for seat in state.ring if seat != state.head),
        items=tuple(
            Item(id, ministry_name(id), text(f"decrees-can-{id}")) for id in open_ministries
        ),
        single=True,
        every=True,
    )
