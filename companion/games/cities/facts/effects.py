"""Facts entered by hand: effects of cards, which are physical, and corrections (§6, §10)."""

from companion.core import Fact, SeatName, Text, replace, text
from companion.games.cities.duel import GRAVEYARD, CardCounts, Character, Duel, OwnEntry
from companion.games.cities.facts import DuelFact
from companion.games.cities.facts.combat import buried
from companion.games.cities.state import CitiesState


class AdjustOpened(DuelFact, diary="cities-diary-adjust"):
    """A player works through the text of a card; the whole text is one moment (D3)."""

    seat: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, adjust=self.seat, lost=())


class AdjustClosed(DuelFact, diary="cities-diary-adjusted"):
    """The text of the card has been carried out."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, adjust=None)


class CharacterChanged(DuelFact):
    """An effect on a character; other values end with the turn."""

    character: Character
    """The character after the effect, without `lasting`."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        one = self.character
        had = duel.characters[one.id]
        lasting = had.lasting if one.stats == had.stats else had.lasting or had.stats
        changed = replace(one, lasting=lasting)
        return replace(duel, characters={**duel.characters, one.id: changed})

    def diary_line(self) -> Text:
        one = self.character
        return text("cities-diary-changed", damage=one.damage, values=f"{one.power}/{one.hp}")


class CharacterShifted(DuelFact, diary="cities-diary-effect"):
    """An effect puts a character somewhere: a slot, the field, the graveyard."""

    character: int
    place: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        if self.place == GRAVEYARD:
            return buried(duel, self.character)
        return duel.with_character(self.character, place=self.place)


class CardsMoved(DuelFact):
    """Cards of a player go a way (a key of `WAYS`)."""

    seat: int
    way: str
    count: int
    failed: bool = False
    """There were too few cards to draw."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        by = duel.active if duel.adjust is None else duel.adjust
        entry = OwnEntry(by, self.seat, self.way, self.count, self.failed)
        failed = (*duel.failed, self.seat) if self.failed else duel.failed
        duel = replace(duel, failed=failed, entries=(*duel.entries, entry))
        return duel.with_moved(self.seat, self.way, self.count)

    def diary_line(self) -> Text:
        way = text(f"cities-way-{self.way}")
        return text("cities-news-cards", who=SeatName(self.seat), way=way, n=self.count)


class CitySet(DuelFact):
    """A city gets an owner or loses it, by hand or by an effect; this is no conquest."""

    slot: int
    owner: int | None

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel.with_city(self.slot, owner=self.owner), lost=())

    def diary_line(self) -> Text:
        if self.owner is None:
            return text("cities-news-freed", slot=self.slot)
        return text("cities-news-given", who=SeatName(self.owner), slot=self.slot)


class CityGiven(DuelFact):
    """Light mode: the owner of a city was entered by hand; the entry may be taken back."""

    entry: OwnEntry

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, entries=(*duel.entries, self.entry))


class EntryTakenBack(Fact[CitiesState]):
    """The last entry is taken back: cards and city are as they were before it."""

    slot: int | None
    """The city, if the entry was about one."""

    def apply(self, state: CitiesState) -> CitiesState:
        duel = state.playing()
        *before, entry = duel.entries
        failed = duel.failed[:-1] if entry.failed else duel.failed
        duel = replace(duel, entries=tuple(before), failed=failed)
        duel = duel.with_moved(entry.whose, entry.way, -entry.count)
        if (had := entry.city) is not None:
            back = {"revealed": had.revealed, "capital": had.capital, "owner": had.owner}
            duel = duel.with_city(had.slot, **back)
        taken = state.conquests[entry.by] - entry.conquest
        return replace(state, duel=duel, conquests={**state.conquests, entry.by: taken})

    def diary_line(self) -> Text:
        if self.slot is None:
            return text("cities-diary-count-back")
        return text("cities-diary-city-back", slot=self.slot)


class CapitalCorrected(DuelFact, diary="cities-diary-corrected"):
    """Whether a turned city is the capital had been entered wrongly."""

    slot: int
    capital: bool

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel.without_city_entries().with_city(self.slot, capital=self.capital)


class CountsSet(DuelFact, diary="cities-diary-counted"):
    """The cards of a player have been counted again; entries about them end, and with one about a
    city all before it: the last entry is taken back, and must be the last that has happened."""

    seat: int
    deck: int
    hand: int
    graveyard: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        counts = {**duel.counts, self.seat: CardCounts(self.deck, self.hand, self.graveyard)}
        ends = [
            one.whose == self.seat and (one.city is None or one.count > 0) for one in duel.entries
        ]
        cities = [n for n, one in enumerate(duel.entries, 1) if ends[n - 1] and one.city]
        first = max(cities, default=0)
        entries = (one for n, one in enumerate(duel.entries) if n >= first and not ends[n])
        return replace(duel, counts=counts, entries=tuple(entries))
