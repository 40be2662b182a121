"""Changing the owner of a city by hand: by the text of a card, in light mode in the main phase."""

from collections.abc import Iterator
from typing import Any

from companion.core import Decision, SeatName, Touch, refuse, text
from companion.games.cities.combat_rules import DISCARDS, Facts, conquer, decide_with, declare
from companion.games.cities.commands import Effect, Light, OfTurn
from companion.games.cities.components.buttons import touch
from companion.games.cities.duel import SLOTS, Duel, OwnEntry, Phase
from companion.games.cities.facts.combat import CityRevealed
from companion.games.cities.facts.effects import CityGiven, CitySet
from companion.games.cities.state import CitiesState, Draft


class AttackCity(OfTurn, Light, phases=(Phase.MAIN,)):
    """Main phase, light: a combat at this city is worked out."""

    slot: int

    def decide(self, state: CitiesState) -> Decision:
        if self.slot not in SLOTS:
            return refuse("E_NOT_THERE")
        if state.playing().city(self.slot).owner == state.playing().active:
            return refuse("E_OWN_CITY")
        return declare(state, self.slot, None)


class TakeCity(OfTurn, Light, phases=(Phase.MAIN,)):
    """Main phase, light: the city is conquered."""

    slot: int
    capital: bool | None = None
    """Whether it is the capital; given only if the card was face down."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        duel = state.playing()
        if self.slot not in SLOTS:
            return refuse("E_NOT_THERE")
        city = duel.city(self.slot)
        if city.owner == duel.active:
            return refuse("E_OWN_CITY")
        if self.capital and duel.capital not in (None, city.slot):
            return refuse("E_TWO_CAPITALS")
        if duel.knows(city.slot) != (self.capital is None):
            return refuse("E_CAPITAL_ASKED")
        draft = Draft(state)
        if not city.revealed:
            capital = duel.capital == city.slot if self.capital is None else self.capital
            draft.record(CityRevealed(city.slot, capital))
        conquer(draft, city.slot, duel.active, now, by_hand=True)
        if draft.state.duel is not None:
            due = duel.counts[duel.active].hand - draft.duel.counts[duel.active].hand
            entry = OwnEntry(duel.active, duel.active, "discard", due, city=city, conquest=True)
            draft.record(CityGiven(entry))
        return draft.decision


class GiveCity(Effect):
    """Effect, or by hand: the city is "mine", "theirs" or "nobodys"; no conquest."""

    slot: int
    to: str

    def decide(self, state: CitiesState, seat: int, now: float) -> Decision:
        owners = {"mine": seat, "theirs": state.other(seat), "nobodys": None}
        if self.slot not in SLOTS or self.to not in owners:
            return refuse("E_OPTION")
        owner = owners[self.to]
        city = state.playing().city(self.slot)
        if city.owner == owner:
            return refuse("E_NOTHING_CHANGES")
        facts: Facts = (CitySet(self.slot, owner),)
        if state.options.light:
            facts += (CityGiven(OwnEntry(seat, seat, "discard", 0, city=city)),)
        return decide_with(state, facts, now)


def by_hand_prompts(state: CitiesState, duel: Duel) -> tuple[Touch, ...]:
    """Light mode: touch a city, touch its new state."""
    others = [city.slot for city in duel.cities if city.owner != duel.active]
    known = [slot for slot in others if duel.knows(slot)]
    hidden = [slot for slot in others if slot not in known]
    owned = [city.slot for city in duel.cities if city.owner is not None]
    theirs = [city.slot for city in duel.cities if city.owner != state.other(duel.active)]
    cost = min(DISCARDS, duel.counts[duel.active].hand)
    price = text("cities-take-price", n=cost) if cost else None
    wishes: tuple[tuple[str, str, list[int], dict[str, Any]], ...] = (
        ("take_city", "take", known, {}),
        ("take_city", "take-city", hidden, {"capital": False}),
        ("take_city", "take-capital", hidden, {"capital": True}),
        ("attack_city", "work-out", others, {}),
        ("give_city", "free", owned, {"to": "nobodys"}),
        ("give_city", "theirs", theirs, {"to": "theirs"}),
    )
    return tuple(
        touch(
            *(command, text(f"cities-touch-{word}")),
            key=word,
            args=args,
            places=tuple(slots),
            hint=price if command == "take_city" else None,
        )
        for command, word, slots, args in wishes
        if slots
    )


def give_prompts(state: CitiesState, duel: Duel, seat: int) -> Iterator[Touch]:
    """The text of a card gives a city to a player, or to nobody."""
    other = state.other(seat)
    wishes = (
        ("mine", text("cities-touch-mine"), seat),
        ("theirs", text("cities-touch-to", who=SeatName(other)), other),
        ("nobodys", text("cities-touch-free"), None),
    )
    for to, label, owner in wishes:
        places = tuple(city.slot for city in duel.cities if city.owner != owner)
        if places:
            yield touch("give_city", label, key=f"give-{to}", args={"to": to}, places=places)
