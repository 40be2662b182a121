"""Answers to the tablet's choices in the lobby: rules, deck, order of the night, own cards."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from companion.core import By, Command, Decision, refuse, replace
from companion.games.lupus.cast import cast, night_steps, own_steps
from companion.games.lupus.commands import LOBBY
from companion.games.lupus.deck import FREE
from companion.games.lupus.facts import lobby as facts
from companion.games.lupus.facts.presets import PRESETS, STYLES
from companion.games.lupus.hooks import LATER, Slot
from companion.games.lupus.state import Custom, LupusState

SLOTS = (1, 2, 3)
LONG_NAME, LONG_TEXT = 24, 200
"""Characters of an invented card's name and text."""
ANSWERS = ("no", "yes")
SIDES = ("human", "wolf")
NIGHT_STEPS = ("none", "own", "with_wolves")


class UsePreset(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: "recommended" or "strict"; every other rule back to its default."""

    preset: str

    def decide(self) -> Decision:
        return (facts.PresetUsed(self.preset),) if self.preset in PRESETS else refuse("E_OPTION")


class UseStyle(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: which deck is proposed and how one votes, in one touch (`presets.STYLES`)."""

    style: str

    def decide(self) -> Decision:
        return (facts.StyleUsed(self.style),) if self.style in STYLES else refuse("E_OPTION")


class SetDeck(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: the cards by role. Checked when they are dealt, so that it may pass by
    illegal decks on the way to a legal one."""

    counts: Mapping[str, int]

    def decide(self, state: LupusState) -> Decision:
        known = cast(state)
        many = FREE.stop
        if any(id not in known or not 0 <= n < many for id, n in self.counts.items()):
            return refuse("E_OPTION")
        counts = tuple((id, self.counts[id]) for id in known if self.counts.get(id))
        return (facts.DeckSet(counts),)


class ProposeDeck(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: back to the proposed deck (§4), which follows the number of players."""

    def decide(self) -> Decision:
        return (facts.DeckProposed(),)


class SetNightOrder(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: every step id once (§6.2); steps of invented cards may be left out."""

    order: tuple[str, ...]

    def decide(self, state: LupusState) -> Decision:
        if not is_legal_order(state, self.order):
            return refuse("E_NIGHT_ORDER")
        return (facts.NightOrderSet(tuple(self.order)),)


def is_legal_order(state: LupusState, order: tuple[str, ...]) -> bool:
    """Whether `order` names each step once and keeps the constraints of §6.2."""
    known, own = night_steps(state), {*own_steps(state)}
    if len(set(order)) != len(order) or not known.keys() - own <= set(order) <= known.keys():
        return False
    slots = [known[id].slot for id in order]
    return not any(_is_wrong(earlier, later) for earlier, later in combinations(slots, 2))


def _is_wrong(earlier: Slot, later: Slot) -> bool:
    """Whether a step in the slot `later` may not come after one in the slot `earlier`."""
    if later is Slot.OPENING:
        return earlier > later
    if Slot.NEWS in (earlier, later):
        return earlier is Slot.NEWS and later is not earlier
    return LATER.get(later) is earlier or (earlier is Slot.LAST and later is not earlier)


class SetCustomCard(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: an invented card; fields as in `state.Custom`."""

    slot: int
    card_name: str
    text: str
    counts_as: str
    seer_answer: str
    medium_answer: str
    night_step: str

    def decide(self, state: LupusState) -> Decision:
        human = self.counts_as != "wolf"  # only wolves wake with the wolves
        card = Custom(
            slot=self.slot,
            name=self.card_name.strip(),
            text=self.text.strip(),
            counts_as=self.counts_as,
            seer_answer=self.seer_answer,
            medium_answer=self.medium_answer,
            night_step="none" if human and self.night_step == "with_wolves" else self.night_step,
        )
        return (facts.CustomCardSet(card),) if is_card(card) else refuse("E_CUSTOM_CARD")


def is_card(card: Custom) -> bool:
    """Whether all fields of an invented card are within their limits."""
    return (
        card.slot in SLOTS
        and 0 < len(card.name) <= LONG_NAME
        and len(card.text) <= LONG_TEXT
        and card.counts_as in SIDES
        and {card.seer_answer, card.medium_answer} <= set(ANSWERS)
        and card.night_step in NIGHT_STEPS
    )


class DropCustomCard(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: without the invented card of this slot."""

    slot: int

    def decide(self, state: LupusState) -> Decision:
        if all(card.slot != self.slot for card in state.customs):
            return refuse("E_CUSTOM_CARD")
        return (facts.CustomCardDropped(self.slot),)


def with_kept_deck(state: LupusState, kept: Mapping[str, int]) -> LupusState:
    """The deck of the last time, if as many people play and all its cards still exist; otherwise
    the ready deck in its place, with its captain (§11)."""
    if not kept:
        return state
    if sum(kept.values()) != len(state.ring) or not set(kept) <= set(cast(state)):
        return facts.with_proposal(state, anew=True)
    return replace(state, deck=dict(kept), deck_by_hand=True)


def card_kept(kept: Any) -> Custom | None:
    """An invented card of `keep`, if it still is one."""
    names = Custom.__struct_fields__
    if not isinstance(kept, Mapping) or set(kept) != set(names):
        return None
    card = Custom(**kept)
    return card if is_card(card) else None
