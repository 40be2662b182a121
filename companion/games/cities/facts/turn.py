"""Facts of a turn: drawing, the opening, placing, moving, the end of the turn (§5, §6)."""

from __future__ import annotations

from typing import ClassVar

from companion.core.text import Text, text
from companion.core.value import replace
from companion.games.cities.duel import HAND, Character, Duel, Phase
from companion.games.cities.facts import DuelFact
from companion.games.cities.known_characters import Face, met
from companion.games.cities.state import CitiesState


class CardDrawn(DuelFact):
    """The active player has drawn the card of the turn."""

    diary: ClassVar[str] = "cities-diary-drawn"

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel.with_cards(duel.active, deck=-1, hand=1), turn_phase=Phase.OPENING)


class CardOpened(DuelFact):
    """A card that is no character (or, in light mode, any card) goes onto the field."""

    diary: ClassVar[str] = "cities-diary-opened"

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel.with_cards(duel.active, hand=-1), opened=True, turn_phase=Phase.MAIN)


class CharacterEntered(DuelFact):
    """A character comes to `place`; `from_hand`: the card was in the hand.

    In light mode the combatants of the open combat are entered like this.
    """

    id: int
    owner: int
    called: str
    power: int
    hp: int
    range: int
    quick: bool
    place: int
    from_hand: bool

    def apply(self, state: CitiesState) -> CitiesState:
        stats = (self.called, self.power, self.hp, self.range, self.quick)
        faces = met(state.faces, Face(self.owner, *stats))
        return replace(super().apply(state), faces=faces)

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        one = Character(
            *(self.id, self.owner, self.called, self.power, self.hp, self.range),
            quick=self.quick,
            place=self.place,
        )
        duel = replace(duel.with_character(one), next_id=self.id + 1)
        return duel.with_cards(self.owner, hand=-1) if self.from_hand else duel

    def diary_line(self) -> Text:
        values = f"{self.power}/{self.hp}"
        return text("cities-diary-enters", name=self.called or values, values=values)


class OpeningClosed(DuelFact):
    """The opening phase is over; `opened`: with a card."""

    diary: ClassVar[str] = "cities-diary-opening"
    opened: bool

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, turn_phase=Phase.MAIN, opened=self.opened)


class CharacterSet(DuelFact):
    """A character goes from the field to a city, without tapping (§6)."""

    character: int
    slot: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        one = duel.characters[self.character]
        return replace(duel.with_character(replace(one, place=self.slot)), lost=())

    def diary_line(self) -> Text:
        return text("cities-diary-set", slot=self.slot)


class CharacterMoved(DuelFact):
    """A character goes from one city to another, and taps (§6)."""

    character: int
    slot: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        one = replace(duel.characters[self.character], place=self.slot, tapped=True)
        return replace(duel.with_character(one), lost=())

    def diary_line(self) -> Text:
        return text("cities-diary-moved", slot=self.slot)


class MainEnded(DuelFact):
    """The final phase: damage back to 0, effects of one turn end (§5)."""

    diary: ClassVar[str] = "cities-diary-ended"

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        rested = {id: _rested(one) for id, one in duel.characters.items()}
        return replace(duel, turn_phase=Phase.FINAL, characters=rested)


def _rested(one: Character) -> Character:
    power, hp, range = one.lasting or (one.power, one.hp, one.range)
    return replace(one, damage=0, power=power, hp=hp, range=range, lasting=None)


class HandCut(DuelFact):
    """The active player has discarded down to seven cards."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        over = duel.counts[duel.active].hand - HAND
        return duel.with_cards(duel.active, hand=-over, graveyard=over)


class TurnEnded(DuelFact):
    """The other player's turn begins: recovery is done, the draw waits or is left out (§5)."""

    diary: ClassVar[str] = "cities-diary-turn"

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        seat = state.other(duel.active)
        turns = {**duel.turns, seat: duel.turns[seat] + 1}
        fresh = {
            id: replace(one, tapped=False) if one.owner == seat else one
            for id, one in duel.characters.items()
        }
        draws = _draws(state, duel.starter, seat, turns[seat])
        phase = Phase.DRAW if draws else Phase.OPENING
        changed = replace(duel, active=seat, turns=turns, turn_phase=phase, opened=False)
        return replace(changed, characters=fresh, account=None, lost=(), own_entries=())


def _draws(state: CitiesState, starter: int, seat: int, turn: int) -> bool:
    """Whether there is a draw phase in this turn (`first_turn_draw`, C3)."""
    rule = state.options.first_turn_draw
    if turn > 1 or rule == "all":
        return True
    return rule == "second_player" and seat != starter
