"""Remove questions and house rules that need a phone."""

from collections.abc import Mapping
from typing import Any

from companion.core.chance import Chance
from companion.core.command import Caller
from companion.core.game import Moment
from companion.core.kit.rules import UseRules
from companion.core.refusal import Refusal
from companion.core.value import replace
from companion.games.registry import Games
from companion.pocket.messages import NOT_HERE
from companion.table.effects import Append, Outcome
from companion.table.handle import follow
from companion.table.state import Table


def correct_rules(outcome: Outcome, before: Table, chance: Chance, games: Games) -> Outcome:
    """The outcome of a command with all house rules usable without phones: if a preset or kept
    rules brought one back that was not there `before`, the same step sets it to its value without
    phones. Returns the same object if there is none."""
    record, running = outcome.record, outcome.table.game
    if record is None or running is None or before.game is None or running.id != before.game.id:
        return outcome
    game, was, now = games[running.id], before.game.state, running.state
    needing = {id for id, value in game.phone_only.items() if now.options.value(id) == value}
    brought = {id for id in needing if was.options.value(id) != now.options.value(id)}
    if not brought or record.name.startswith("table."):
        return outcome
    command = UseRules({id: game.rules_without_phones[id] for id in brought})
    more = game.decide(now, command, Caller(moderator=True), Moment(record.at), chance)
    if isinstance(more, Refusal):
        return outcome
    corrected = replace(record, events=(*record.events, *more))
    moved = follow(before, corrected, record.at, games)
    return Outcome(moved.table, (Append(corrected), *moved.effects))


def without_phones(shown: dict[str, Any], phone_only: Mapping[str, str]) -> dict[str, Any]:
    """The tablet's picture without questions that need several devices, and without values of house
    rules that need phones (`Game.phone_only`)."""
    view = without_phone_offers(shown["view"], phone_only)
    prompts = [one for one in shown["desk"]["prompts"] if one["command"] not in NOT_HERE]
    return {**shown, "view": view, "desk": {**shown["desk"], "prompts": prompts}}


def without_phone_offers(view: Mapping[str, Any], phone_only: Mapping[str, str]) -> dict[str, Any]:
    """The view without offers that need phones (`phone_only`)."""
    if not phone_only or "prompts" not in view:
        return {**view}
    return {**view, "prompts": [_without_phone_items(one, phone_only) for one in view["prompts"]]}


def _without_phone_items(prompt: dict[str, Any], phone_only: Mapping[str, str]) -> dict[str, Any]:
    """The prompt about one house rule or all, without what needs phones."""
    if "rules" in prompt:
        rules = [_without_item(one, "value", phone_only.get(one["id"])) for one in prompt["rules"]]
        return {**prompt, "rules": rules}
    return _without_item(prompt, "chosen", phone_only.get(prompt.get("args", {}).get("option")))


def _without_item(asked: dict[str, Any], now: str, value: str | None) -> dict[str, Any]:
    """The field without the item `value`, unless it is the current value `now`."""
    if value is None or asked.get(now) == value:
        return asked
    return {**asked, "items": [one for one in asked["items"] if one["value"] != value]}
