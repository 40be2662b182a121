"""Facts of a combat, from the declaration to the outcome, and of a conquest (§7, §8)."""

from companion.core import Fact, SeatName, Text, replace, text
from companion.games.cities.combat_resolver import RangeHits, Shares
from companion.games.cities.duel import GRAVEYARD, Character, Combat, Duel, LastCombat, Phase
from companion.games.cities.facts import DuelFact
from companion.games.cities.state import CitiesState


class AttackDeclared(DuelFact, diary="cities-diary-attack", slot="slot"):
    """The active player attacks a city; `character` taps (None: light mode)."""

    slot: int
    character: int | None

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        attackers = () if self.character is None else (self.character,)
        combat = Combat(self.slot, Phase.DEFENCE, attackers, before=duel)
        for id in attackers:
            duel = duel.with_character(id, tapped=True)
        return replace(duel.without_city_entries(), combat=combat, account=None, lost=())


class AttackWithdrawn(DuelFact, diary="cities-diary-withdrawn"):
    """The attack is withdrawn: all is as before its declaration."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        before = duel.fighting().before
        assert before is not None
        return before


class CombatAwaits(DuelFact):
    """The open combat waits for this (a `Phase` of a combat)."""

    stage: str

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel.with_combat(stage=Phase(self.stage))


class CityRevealed(DuelFact, diary="cities-diary-revealed", slot="slot"):
    """A city is turned up; a player has said whether it is the capital."""

    slot: int
    capital: bool

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel.with_city(self.slot, revealed=True, capital=self.capital)


class AttackWon(DuelFact):
    """The attack is won; once the city is turned up (`reveal_on = conquest`) it is a conquest."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel.with_combat(won=True)


class QuickBrought(DuelFact, diary="cities-diary-quick"):
    """A Quick character of the field comes to the attacked city, untapped (C23)."""

    character: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel.with_character(self.character, place=duel.fighting().slot, tapped=False)


class Defended(DuelFact, diary="cities-diary-defended"):
    """The city is defended: its card lies sideways during the fight."""


class AttackersNamed(DuelFact, diary="cities-diary-attackers"):
    """Further attackers, who tap (C24)."""

    characters: tuple[int, ...]

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        for id in self.characters:
            duel = duel.with_character(id, tapped=True)
        return duel.with_combat(attackers=(*duel.fighting().attackers, *self.characters))


class DefendersNamed(DuelFact, diary="cities-diary-defenders"):
    """The defenders were named; in light mode, the next one."""

    characters: tuple[int, ...]

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel.with_combat(defenders=(*duel.fighting().defenders, *self.characters))


class Aimed(DuelFact, diary="cities-diary-aimed"):
    """A striker's damage is given to its target."""

    striker: int
    shares: Shares

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel.with_combat(aims=(*duel.fighting().aims, (self.striker, self.shares)))


class Struck(DuelFact):
    """A tick: all damage of one range at once, then the dead fall (§7.5)."""

    tick: RangeHits

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        for blow in self.tick.blows:
            damage = duel.characters[blow.target].damage + blow.damage
            duel = duel.with_character(blow.target, damage=damage)
        for id in self.tick.dead:
            duel = buried(duel, id, counted=not state.options.light)
        return duel.with_combat(ticks=(*duel.fighting().ticks, self.tick), aims=())


def buried(duel: Duel, id: int, *, counted: bool = True) -> Duel:
    """The duel with this character in the graveyard, and its card counted there."""
    duel = duel.with_character(id, place=GRAVEYARD, tapped=False)
    return duel.with_cards(duel.characters[id].owner, graveyard=1) if counted else duel


class CombatEnded(DuelFact):
    """The combat is over."""

    outcome: str
    """As in `LastCombat`."""
    fighters: tuple[Character, ...]
    stands: bool
    """The attack was won, but the city stays as it was."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        combat = duel.fighting()
        ended = (combat.slot, duel.active, self.outcome, self.fighters, combat.ticks, self.stands)
        # The combatants that light mode asks for exist in that combat only.
        staying = {} if state.options.light else duel.characters
        return replace(duel, combat=None, account=LastCombat(*ended), characters=staying)

    def diary_line(self) -> Text:
        if self.stands:
            first = self.fighters[0]  # one of the attackers, in the city as it went in
            return text("cities-news-stands", who=SeatName(first.owner), slot=first.place)
        id = self.outcome.replace("_", "-")
        return text(f"cities-diary-{id}")


class CityConquered(
    Fact[CitiesState], diary="cities-news-conquers", who="seat", slot="slot", n="holds"
):
    """A city is conquered, and counts (§8)."""

    slot: int
    seat: int
    holds: int = 0
    """How many cities the conqueror has now."""

    def apply(self, state: CitiesState) -> CitiesState:
        duel = state.playing().with_city(self.slot, revealed=True, owner=self.seat)
        conquests = {**state.conquests, self.seat: state.conquests[self.seat] + 1}
        return replace(state, duel=replace(duel, lost=()), conquests=conquests)


class CityFell(DuelFact, diary="cities-diary-fell", slot="slot"):
    """Garrison rule: no character of the owner is in the city any longer (§6)."""

    slot: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel.with_city(self.slot, owner=None), lost=(*duel.lost, self.slot))


class DiscardsDue(DuelFact):
    """This many cards must be discarded for the conquest before anything else (§8)."""

    count: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, due=self.count)


class DiscardsDone(DuelFact, diary="cities-diary-discards"):
    """The discards of a conquest are in the graveyard."""

    count: int
    by_hand: bool = False
    """Light mode: for a city that was taken by hand, not in the last combat."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        account = duel.account
        if account is not None and not self.by_hand:
            account = replace(account, paid=self.count)
        duel = duel.with_moved(duel.active, "discard", self.count)
        return replace(duel, due=0, account=account)
