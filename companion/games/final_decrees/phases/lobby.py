"""The lobby: players, decrees, house rules, the recipe of the deck (§2, §4)."""

from companion.core import (
    Decision,
    LobbyPhase,
    Moment,
    Refusal,
    Sequence,
    refuse,
    replace,
    seat_circle,
)
from companion.core.command import By, Command
from companion.core.text import Text, labelled, text
from companion.core.words.panels.base import Circle, Panel
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.core.words.prompts.field import Field, Form
from companion.games.final_decrees import PLAYERS, templates
from companion.games.final_decrees.control_graph import MINISTRIES, ministries_for
from companion.games.final_decrees.deck import recipe_panel
from companion.games.final_decrees.facts import setup as facts
from companion.games.final_decrees.names import decree_name, ministry_name
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.state import DECREES, DecreesState, Phase, Plan


class SetDecree(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: the name and the stamps of the decree in `slot` (0–4) (D-S5)."""

    slot: int
    called: str
    steps: tuple[str, ...]

    def decide(self, state: DecreesState) -> Decision:
        if not 0 <= self.slot < DECREES or len(self.called) > templates.LONG_NAME:
            return refuse("E_OPTION")
        if any(step not in _allowed(state) for step in self.steps):
            return refuse("E_UNKNOWN_MINISTRY")
        if not self.steps or len(self.steps) > templates.MANY_STEPS:
            return refuse("E_STEPS_MISSING")
        return (facts.DecreeSet(self.slot, Plan(self.called.strip(), self.steps)),)


def _allowed(state: DecreesState) -> tuple[str, ...]:
    """Ministries that may be steps: with `reform_steps = forbid` only those in play."""
    forbid = state.options.reform_steps == "forbid"
    return ministries_for(len(state.ring)) if forbid else MINISTRIES


class SaveTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: keep the five decrees under a name, for another evening."""

    called: str

    def decide(self, state: DecreesState) -> Decision:
        names = {self.called, *(one.name for one in state.templates)}
        if not templates.is_name(self.called) or len(names) > templates.MANY_TEMPLATES:
            return refuse("E_OPTION")
        if not all(plan.steps for plan in state.plans):
            return refuse("E_STEPS_MISSING")
        return (facts.TemplateSaved(self.called),)


class UseTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: take the five decrees that are kept under that name."""

    called: str

    def decide(self, state: DecreesState) -> Decision:
        kept = {one.name: one.plans for one in state.templates}
        plans = {**kept, templates.EXAMPLE: templates.EXAMPLE_PLANS}.get(self.called)
        return refuse("E_OPTION") if plans is None else (facts.TemplateUsed(plans),)


class DropTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: delete the template with that name."""

    called: str

    def decide(self, state: DecreesState) -> Decision:
        if all(one.name != self.called for one in state.templates):
            return refuse("E_OPTION")
        return (facts.TemplateDropped(self.called),)


class Begin(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: begin the game with the bids (D-S2)."""

    def decide(self, state: DecreesState) -> Decision:
        wrong = _begin_refusal(state)
        return wrong or (facts.Begun(tuple(_remaining(state, plan) for plan in state.plans)),)


def _begin_refusal(state: DecreesState) -> Refusal | None:
    players = len(state.ring)
    if players not in PLAYERS:
        return Refusal("E_PLAYER_COUNT", {"players": players}, "decrees-player-count")
    if any(step not in _allowed(state) for plan in state.plans for step in plan.steps):
        return refuse("E_UNKNOWN_MINISTRY")
    if not all(_remaining(state, plan).steps for plan in state.plans):
        return refuse("E_STEPS_MISSING")
    return None


def _remaining(state: DecreesState, plan: Plan) -> Plan:
    """The plan without the steps on ministries that are not in play (D-S5)."""
    ministries = ministries_for(len(state.ring))
    return Plan(plan.name, tuple(step for step in plan.steps if step in ministries))


def _templates(state: DecreesState) -> Choose:
    kept = tuple(Item(one.name, text("decrees-words", words=one.name)) for one in state.templates)
    example = Item(templates.EXAMPLE, text("decrees-example"), text("decrees-example-note"))
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
    known = _allowed(state)
    label, most = text("decrees-decree-name"), templates.LONG_NAME
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
        most=templates.MANY_STEPS,
        name=Field("called", "words", label, high=most, value=plan.name),
        weight=Weight.QUIET,
        group="decrees",
    )


def _keeping(state: DecreesState) -> tuple[Prompt, ...]:
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
    room = len(state.templates) < templates.MANY_TEMPLATES
    if not room or not all(plan.steps for plan in state.plans):
        return drops
    label, most = text("decrees-template-name"), templates.LONG_NAME
    save = Form(
        key="save-template",
        command="save_template",
        **labelled("decrees-template-save", "title"),
        fields=(Field("called", "words", label, low=1, high=most),),
        weight=Weight.QUIET,
        group="decrees",
    )
    return (save, *drops)


class Lobby(LobbyPhase[DecreesState], DecreesPhase):
    """The decrees and the house rules are chosen, and the deck is built (§2, §4)."""

    id = Phase.LOBBY
    follows = (Phase.BID,)
    begin = Begin

    def begin_label(self) -> Text:
        return text("decrees-begin")

    def cannot_begin(self, state: DecreesState) -> Refusal | None:
        return _begin_refusal(state)

    def line(self, state: DecreesState) -> Text:
        return text("decrees-people", n=len(state.ring))

    def panels(self, state: DecreesState) -> tuple[Panel, ...]:
        return (seat_circle(state.ring), recipe_panel(state))

    def desk_panels(self, state: DecreesState, moment: Moment) -> tuple[Panel | str, ...]:
        return (Circle.kind, recipe_panel(state, _begin_refusal(state)))

    def desk_asks(self, state: DecreesState, moment: Moment) -> tuple[Prompt, ...]:
        begin, rules = super().desk_asks(state, moment)
        decrees = (_decree(state, slot) for slot in range(len(state.plans)))
        rules = replace(rules, hint=text("decrees-rules-hint"))
        return (begin, _templates(state), *decrees, *_keeping(state), rules)
