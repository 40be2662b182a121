"""Facts about a whole city: conquered, given by hand, taken back, fallen."""

from __future__ import annotations

from companion.core.kit.facts import Fact
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.games.cities.duel import City, Duel, Given
from companion.games.cities.facts import DuelFact
from companion.games.cities.facts.effects import moved
from companion.games.cities.state import CitiesState


class CityConquered(Fact[CitiesState]):
    """A city is taken: it counts, and cards will be discarded (`due`; §8). `holds`: so many
    cities are that player's now."""

    slot: int
    seat: int
    holds: int = 0

    def apply(self, state: CitiesState) -> CitiesState:
        duel = state.playing()
        city = replace(duel.city(self.slot), revealed=True, owner=self.seat)
        conquests = {**state.conquests, self.seat: state.conquests[self.seat] + 1}
        duel = replace(duel.with_city(city), lost=())
        return replace(state, duel=duel, conquests=conquests)

    def diary_line(self) -> Text:
        return text("cities-news-conquers", who=SeatName(self.seat), slot=self.slot, n=self.holds)


class CitySet(DuelFact):
    """A city gets an owner or loses it, by hand or by an effect; this is no conquest."""

    slot: int
    owner: int | None

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel.with_city(replace(duel.city(self.slot), owner=self.owner)), lost=())

    def diary_line(self) -> Text:
        if self.owner is None:
            return text("cities-news-freed", slot=self.slot)
        return text("cities-news-given", who=SeatName(self.owner), slot=self.slot)


class CityGiven(DuelFact):
    """Light mode: what was just said of a city was entered by hand, and may be taken back.

    `revealed`, `capital`, `owner`: how it had been before; `conquest`, `discards`: what it cost.
    """

    by: int
    slot: int
    revealed: bool
    capital: bool | None
    owner: int | None
    conquest: bool
    discards: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        before = (self.revealed, self.capital, self.owner)
        entry = Given(self.by, self.slot, *before, self.conquest, self.discards)
        return replace(duel, own_entries=(*duel.own_entries, entry))


class CityTakenBack(Fact[CitiesState]):
    """The last entry about a city is undone: the city is as before, and so are the discards."""

    slot: int

    def apply(self, state: CitiesState) -> CitiesState:
        duel = state.playing()
        *before, entry = duel.own_entries
        assert isinstance(entry, Given)
        duel = duel.with_city(City(entry.slot, entry.revealed, entry.capital, entry.owner))
        duel = moved(replace(duel, own_entries=tuple(before)), entry.by, "discard", -entry.discards)
        taken = state.conquests.get(entry.by, 0) - entry.conquest
        conquests = {**state.conquests, entry.by: taken}
        return replace(state, duel=duel, conquests=conquests)

    def diary_line(self) -> Text:
        return text("cities-diary-city-back", slot=self.slot)


class CityFell(DuelFact):
    """The garrison rule has struck: nobody of the owner stands there any more (§6)."""

    slot: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        city = replace(duel.city(self.slot), owner=None)
        return replace(duel.with_city(city), lost=(*duel.lost, self.slot))

    def diary_line(self) -> Text:
        return text("cities-diary-fell", slot=self.slot)
