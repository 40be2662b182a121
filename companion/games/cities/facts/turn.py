"""Facts of a turn: drawing, the opening, placing, moving, the end of the turn (§5, §6)."""

from companion.core import Text, replace, text
from companion.games.cities.character_cards import CharacterCard, with_card
from companion.games.cities.duel import HAND, Character, Duel, Phase
from companion.games.cities.facts import DuelFact
from companion.games.cities.state import CitiesState


class CardDrawn(DuelFact, diary="cities-diary-drawn"):
    """The active player has drawn the card of the turn."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel.with_cards(duel.active, deck=-1, hand=1), turn_phase=Phase.OPENING)


class CardOpened(DuelFact, diary="cities-diary-opened"):
    """A card that is no character (in light mode any card) was put on the field."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel.with_cards(duel.active, hand=-1), opened=True, turn_phase=Phase.MAIN)


class CharacterEntered(DuelFact):
    """A character comes into play; in light mode, into the open combat."""

    character: Character
    from_hand: bool

    def apply(self, state: CitiesState) -> CitiesState:
        one = self.character
        card = CharacterCard(one.name, *one.stats, one.quick, one.owner)
        return replace(super().apply(state), known_cards=with_card(state.known_cards, card))

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        one = self.character
        characters = {**duel.characters, one.id: one}
        duel = replace(duel, characters=characters, next_id=one.id + 1)
        return duel.with_cards(one.owner, hand=-1) if self.from_hand else duel

    def diary_line(self) -> Text:
        values = f"{self.character.power}/{self.character.hp}"
        return text("cities-diary-enters", name=self.character.name or values, values=values)


class OpeningClosed(DuelFact, diary="cities-diary-opening"):
    """The opening phase is over."""

    opened: bool
    """Whether a card was played."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, turn_phase=Phase.MAIN, opened=self.opened)


class CharacterSet(DuelFact, diary="cities-diary-set", slot="slot"):
    """A character goes from the field to a city, without tapping (§6)."""

    character: int
    slot: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel.with_character(self.character, place=self.slot), lost=())


class CharacterMoved(DuelFact, diary="cities-diary-moved", slot="slot"):
    """A character goes from one city to another, and taps (§6)."""

    character: int
    slot: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel.with_character(self.character, place=self.slot, tapped=True), lost=())


class MainEnded(DuelFact, diary="cities-diary-ended"):
    """The final phase: damage back to 0, effects of one turn end (§5)."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        for one in duel.characters.values():
            power, hp, range = one.lasting or one.stats
            stats = {"power": power, "hp": hp, "range": range}
            duel = duel.with_character(one.id, damage=0, lasting=None, **stats)
        return replace(duel, turn_phase=Phase.FINAL)


class HandCut(DuelFact):
    """The active player has discarded down to seven cards."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel.with_moved(duel.active, "discard", duel.counts[duel.active].hand - HAND)


class TurnEnded(DuelFact, diary="cities-diary-turn"):
    """The other player's turn begins: recovery is done, the draw waits or is left out (§5, C3)."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        seat = state.other(duel.active)
        turns = {**duel.turns, seat: duel.turns[seat] + 1}
        for one in duel.living(seat):
            duel = duel.with_character(one.id, tapped=False)
        rule = state.options.first_turn_draw
        second = rule == "second_player" and seat != duel.starter
        phase = Phase.DRAW if turns[seat] > 1 or rule == "all" or second else Phase.OPENING
        duel = replace(duel, active=seat, turns=turns, turn_phase=phase, opened=False)
        return replace(duel, account=None, lost=(), entries=())
