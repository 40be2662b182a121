"""The house rules of the werewolf night (§11): their ids, defaults, limits and presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from companion.core.option import Choice, Number, Option, Switch, Value, of_the_kind

SHORT_DISCUSSION = 180
"""Seconds: the longest discussion without `long_discussion` (§6.4)."""

OPTIONS: tuple[Option, ...] = (
    Choice("deck_rule", ("box", "free")),
    Choice("deck_preset", ("progressive", "plain")),
    Choice("deal_mode", ("digital", "physical")),
    Choice("night_input", ("phones", "pointing", "together")),
    Number("min_step_seconds", default=8, low=3, high=30),
    Choice("first_night", ("moderator", "bite")),
    Choice("wolves_decide", ("unanimous", "majority")),
    Switch("wolves_may_target_wolf"),
    Switch("guard_no_repeat"),
    Switch("owl_may_mark_self", default=True),
    Switch("owl_mark_survives_owl_death", default=True),
    Choice("medium_no_lynch", ("none", "no")),
    Switch("call_absent_roles"),
    Number("discussion_seconds", default=SHORT_DISCUSSION, low=1, high=900),
    Switch("long_discussion"),
    Number("defence_seconds", default=0, low=0, high=600),  # 0: no limit
    Switch("self_vote"),
    Switch("abstain"),
    Switch("simultaneous_votes"),
    Switch("dropped_nominees_vote"),
    Choice("all_nominated", ("lot", "everyone_votes")),
    Choice("mob_cards", ("on_screen", "physical", "fingers")),
    Switch("ghosts"),
    Choice("ghost_vote_from", ("next_day", "same_day")),
    Switch("announce_cause"),
    Switch("dead_see_roles"),
)
"""Every option that is one value, in the order of the options sheet.

`night_order` and the invented cards have commands of their own.
"""

OPTION: Mapping[str, Option] = {option.id: option for option in OPTIONS}

PRESETS: Mapping[str, Mapping[str, Value]] = {"recommended": {}, "strict": {"first_night": "bite"}}
"""What a preset sets apart from the defaults."""


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules in force. `night_order` is () while it is that of §6.2."""

    deck_rule: str = "box"
    deck_preset: str = "progressive"
    deal_mode: str = "digital"
    night_input: str = "phones"
    min_step_seconds: int = 8
    first_night: str = "moderator"
    wolves_decide: str = "unanimous"
    wolves_may_target_wolf: bool = False
    guard_no_repeat: bool = False
    owl_may_mark_self: bool = True
    owl_mark_survives_owl_death: bool = True
    medium_no_lynch: str = "none"
    call_absent_roles: bool = False
    discussion_seconds: int = SHORT_DISCUSSION
    long_discussion: bool = False
    defence_seconds: int = 0
    self_vote: bool = False
    abstain: bool = False
    simultaneous_votes: bool = False
    dropped_nominees_vote: bool = False
    all_nominated: str = "lot"
    mob_cards: str = "on_screen"
    ghosts: bool = False
    ghost_vote_from: str = "next_day"
    announce_cause: bool = False
    dead_see_roles: bool = False
    night_order: tuple[str, ...] = ()

    def value(self, id: str) -> Value:
        """The value of the option `id` (one of `OPTIONS`)."""
        value: Value = getattr(self, id)
        return value

    def having(self, id: str, value: Value) -> Options:
        """The same rules but for one option; a short discussion is never left too long."""
        changes: dict[str, Any] = {id: of_the_kind(getattr(self, id), value)}
        if id == "long_discussion" and not value:
            changes["discussion_seconds"] = min(self.discussion_seconds, SHORT_DISCUSSION)
        return replace(self, **changes)

    def admits(self, id: str, value: Value) -> bool:
        """Whether the option `id` exists and may be `value` beside the other rules."""
        option = OPTION.get(id)
        if option is None or not option.admits(value):
            return False
        if id == "discussion_seconds" and not self.long_discussion:
            return int(value) <= SHORT_DISCUSSION
        return True


def preset(id: str) -> Options:
    """The rules of a preset (a key of `PRESETS`): every other option is at its default."""
    return replace(Options(), **dict(PRESETS[id]))  # type: ignore[arg-type]


def preset_of(options: Options) -> str | None:
    """The preset that the rules equal just now, if any."""
    return next((id for id in PRESETS if preset(id) == options), None)


def kept(options: Options) -> dict[str, Any]:
    """A JSON-able copy of what differs from the defaults."""
    plain = Options()
    changed = (one.name for one in fields(Options) if _differs(options, plain, one.name))
    return {id: getattr(options, id) for id in changed}


def _differs(options: Options, other: Options, id: str) -> bool:
    return bool(getattr(options, id) != getattr(other, id))


def from_kept(values: Mapping[str, Any]) -> Options:
    """The rules remembered by `kept`; whatever is not legal any more falls back to its default."""
    options = Options()
    for id in sorted(values, key=lambda id: id != "long_discussion"):
        if options.admits(id, values[id]):
            options = options.having(id, values[id])
    order = values.get("night_order", ())
    return replace(options, night_order=tuple(str(step) for step in order))
