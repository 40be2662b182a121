"""The house rules of the werewolf night (§11), and their presets."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

from companion.core import Field, InForce, Value, field, replace, text
from companion.core.kit.option import OURS, OWN, PRINTED, Number, Option, of_the_kind
from companion.core.kit.rules import HouseRules, OptionSet, choice, number, switch

CLASSIC, WORLD = "classic", "world"
"""The values of `box`: the printed cards; those and the cards of the second box."""
VOICE = "voice"
"""The value of `moderation` with which nobody has to moderate."""
BY_NUMBER = "by_number"
"""The value of `ready_deck` with which the number of people chooses among the ready decks."""
BEFORE = "call_absent_roles"
"""The option before which the rules of the roles are placed."""
SHORT_DISCUSSION = 180
"""Seconds: the longest discussion without `long_discussion` (§6.4)."""
NO_CLOCK = "no_clock"
"""The value of `pace` with which the talk has no clock."""
SLOWER = {"usual": 1.0, "calm": 1.5, NO_CLOCK: 2.0}
"""By `pace`: what every time of the table is multiplied by."""
TALK = ("discussion_seconds", "long_discussion", "shorter_talk")
"""The rules about the clock of the talk."""
LESS_EACH_DAY, SHORTEST_TALK = 30, 60
"""Seconds with `shorter_talk`: what each day takes from the talk, and where that ends."""


class Options(HouseRules):
    """The house rules in force; first what changes an evening most. `night_order` is () while it is
    that of §6.2; it and the invented cards have commands of their own. With the voice the tablet
    passes round where seats have no phone, whatever `without_phone` says."""

    family: ClassVar[str] = "lupus"

    moderation: str = choice({"person": PRINTED, "voice": OWN}, part="first")
    night_input: str = choice({"phones": OWN, "pointing": PRINTED, "together": OWN})
    deal_mode: str = choice({"digital": OWN, "physical": PRINTED})
    pace: str = choice({"usual": OURS, "calm": OWN, NO_CLOCK: OWN})
    deck_rule: str = choice({"box": PRINTED, "free": OWN}, part="deck")
    box: str = choice({CLASSIC: PRINTED, WORLD: OWN})
    deck_preset: str = choice({"progressive": OURS, "plain": OURS})
    ready_deck: str = choice(
        {BY_NUMBER: OURS, "first_evening": OURS, "hearts": OURS, "whole_box": OURS}
    )
    min_step_seconds: int = number(8, 3, 30, part="night")
    step_seconds: int = number(20, 8, 60)  # with the voice, as the next three
    window_seconds: int = number(60, 20, 180)
    vote_seconds: int = number(30, 10, 120)
    pauses: int = number(3, 0, 10)
    without_phone: str = choice({"pointing": OURS, "passing": OWN})  # in `together`
    captain: str = choice({"off": OURS, "elected": OWN})
    first_night: str = choice({"moderator": PRINTED, "bite": PRINTED}, always=True)
    call_absent_roles: bool = switch(off=OURS, on=OWN)
    discussion_seconds: int = number(
        SHORT_DISCUSSION,
        1,
        900,
        printed=range(SHORT_DISCUSSION + 1),
        step=30,
        timed=True,
        part="talk",
        always=True,
    )
    long_discussion: bool = switch(off=PRINTED, on=OWN)
    shorter_talk: bool = switch(off=OURS, on=OWN)
    defence_seconds: int = number(0, 0, 600, printed=range(1), step=15, timed=True)  # 0: no limit
    self_vote: bool = switch(off=OURS, on=OWN, part="vote")
    abstain: bool = switch(off=OURS, on=OWN)
    simultaneous_votes: bool = switch(off=PRINTED, on=OWN)
    dropped_nominees_vote: bool = switch(off=OURS, on=OWN)
    all_nominated: str = choice({"lot": OURS, "everyone_votes": OWN})
    mob_cards: str = choice({"on_screen": OWN, "physical": PRINTED, "fingers": PRINTED})
    ghosts: bool = switch(off=PRINTED, on=PRINTED, part="out")
    ghost_vote_from: str = choice({"next_day": OURS, "same_day": OWN})
    dead_see_roles: bool = switch(off=OURS, on=OWN)
    announce_cause: bool = switch(off=OURS, on=OWN)
    bets: bool = switch(True, off=PRINTED, on=OWN)
    night_order: tuple[str, ...] = ()
    of_roles: Mapping[str, Value] = field(default_factory=dict)
    """The rules of `roles/` that the table has changed, by id."""

    world_only: ClassVar[frozenset[str]] = frozenset({"captain", "ready_deck"})
    """Ids of the rules that exist only with the second box."""

    @classmethod
    def add(cls, *rules: Option, box: str) -> None:
        """Put the rules of a role of `box` on the sheet, before `BEFORE`."""
        if box == WORLD:
            cls.world_only |= {one.id for one in rules}
        added = {one.id: one for one in rules}
        sheet = [(id, one) for id, one in cls.asked.items() if id not in added]
        place = [id for id, _ in sheet].index(BEFORE)
        cls.asked = dict([*sheet[:place], *added.items(), *sheet[place:]])

    def value(self, id: str) -> Value:
        """As in `HouseRules`; a rule of a role is at its default until it is changed."""
        if id in self.__struct_fields__:
            return super().value(id)
        return self.of_roles.get(id, self.asked[id].default)

    def having(self, id: str, value: Any) -> Options:
        """As in `HouseRules`; without `long_discussion` none is left too long (§6.4), the voice
        begins with one window for all, and another box with its own order and rules (L-B30)."""
        if id not in self.__struct_fields__:
            changed = {**self.of_roles, id: of_the_kind(self.value(id), value)}
            kept = {one: now for one, now in changed.items() if now != self.asked[one].default}
            return replace(self, of_roles=kept)
        rules = super().having(id, value)
        if id == "box" and value != self.box:
            kept = {one: now for one, now in self.of_roles.items() if one not in self.world_only}
            return replace(
                rules, of_roles=kept, night_order=(), captain="off", ready_deck=BY_NUMBER
            )
        if id == "moderation" and value == VOICE:
            return replace(rules, night_input="together", deal_mode="digital")
        if id == "long_discussion" and not value:
            short = min(rules.discussion_seconds, SHORT_DISCUSSION)
            return replace(rules, discussion_seconds=short)
        return rules

    def at_pace(self, seconds: float) -> float:
        return seconds * SLOWER[self.pace]

    def talk_seconds(self, day: int) -> float:
        """How long the talk of a day lasts, also where no clock measures it."""
        seconds = self.discussion_seconds
        if self.shorter_talk:
            least = min(seconds, SHORTEST_TALK)
            seconds = max(least, seconds - LESS_EACH_DAY * (day - 1))
        return self.at_pace(seconds)

    @property
    def absent(self) -> frozenset[str]:
        """Ids of the rules that do not exist with the box in force."""
        return frozenset() if self.box == WORLD else self.world_only

    def admits(self, id: str, value: Value) -> bool:
        return id not in self.absent and super().admits(id, value)

    def changes_to(self, values: Mapping[str, Any]) -> tuple[OptionSet[Any], ...] | None:
        absent = frozenset() if values.get("box", self.box) == WORLD else self.world_only
        return None if absent & set(values) else super().changes_to(values)

    def sheet(self, without: Collection[str] = ()) -> tuple[Field, ...]:
        return super().sheet({*without, *self.absent})

    @property
    def feasible(self) -> bool:
        """§6.4: three minutes of discussion at most, unless the table allows longer ones. The voice
        cannot see whom people point at or which cards they look at."""
        seen = self.dark or self.deal_mode == "physical"
        short = self.long_discussion or self.discussion_seconds <= SHORT_DISCUSSION
        return short and not (self.moderation == VOICE and seen)

    @property
    def dark(self) -> bool:
        """Whether phones ask nothing at night, because people point."""
        return self.night_input == "pointing"

    @property
    def passes(self) -> bool:
        """Whether the tablet goes to people without a phone, who point at nobody then."""
        handed = self.moderation == VOICE or self.without_phone == "passing"
        return self.night_input == "together" and handed

    @property
    def idle(self) -> frozenset[str]:
        """Ids of rules that have no effect with the current values of the others."""
        led, together = self.moderation == VOICE, self.night_input == "together"
        without_effect = {
            "step_seconds": not self.passes and (not led or together),
            "window_seconds": not led or not together,
            "vote_seconds": not led,
            "pauses": not led,
            "min_step_seconds": self.dark,
            "without_phone": led or not together,
            "call_absent_roles": together,
            "ghost_vote_from": not self.ghosts,
            **dict.fromkeys(TALK, self.pace == NO_CLOCK),
            "defence_seconds": self.pace == NO_CLOCK and not led,
            "deck_preset": self.box == WORLD,
        }
        return frozenset(id for id, so in without_effect.items() if so)

    def in_force(self) -> tuple[InForce, ...]:
        """The goal, the order of the night where it was changed, then the house rules."""
        plain = (InForce(text(f"lupus-help-{id}")) for id in ("goal", "silence"))
        order = (InForce(text("lupus-help-night-order"), own=True),) if self.night_order else ()
        return *plain, *order, *super().in_force()

    def limits(self, option: Number) -> tuple[int, int]:
        """As in `feasible`."""
        short = option.id == "discussion_seconds" and not self.long_discussion
        return option.low, SHORT_DISCUSSION if short else option.high

    def kept(self) -> dict[str, Any]:
        """As in `HouseRules`, with the rules of the roles among the others."""
        kept = super().kept()
        of_roles = kept.pop("of_roles", {})
        return {**kept, **of_roles}

    @classmethod
    def from_kept(cls, values: Mapping[str, Any]) -> Options:
        """As in `HouseRules`; nights step by step are remembered beside the voice, too."""
        rules = super().from_kept(values)
        return rules if "night_input" in values else replace(rules, night_input="phones")

    @classmethod
    def base_from_kept(cls, values: Mapping[str, Any]) -> Options:
        """The box, and the order of the night; the lobby drops an order that is no longer legal."""
        order = tuple(str(step) for step in values.get("night_order", ()))
        return cls(night_order=order, box=WORLD if values.get("box") == WORLD else CLASSIC)
