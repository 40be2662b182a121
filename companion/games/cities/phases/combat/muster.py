"""Attackers and defenders are named: both phases, and what they have in common (§7.4)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Fact
from companion.core.refusal import Refusal, refuse
from companion.core.text import Text, text
from companion.core.words.prompts.base import Prompt
from companion.core.words.prompts.several import Several
from companion.games.cities.combat_rules import (
    able_attackers,
    able_defenders,
    defender_of,
    muster_defenders,
    open_combat,
    strike_on,
)
from companion.games.cities.commands import Light, OfCombat, Tracked, TypedCard, TypedIn, id_of
from companion.games.cities.components.character_form import bad_character, entered, own
from companion.games.cities.components.typed_fighters import typed_fighters
from companion.games.cities.duel import Character, Combat, Duel, Phase
from companion.games.cities.facts.combat import AttackersNamed, DefendersNamed
from companion.games.cities.known_characters import card_of, offered
from companion.games.cities.phase import phase_of
from companion.games.cities.phases.combat import AFTER_BLOWS, CombatPhase, fighter_item, standing
from companion.games.cities.state import CitiesState, Draft


class NameAttackers(OfCombat, Tracked, phases=(Phase.ATTACKERS,)):
    """Combat: who attacks besides; ids as words, perhaps none (§7.4)."""

    characters: tuple[str, ...]


class NameDefenders(OfCombat, Tracked, phases=(Phase.DEFENDERS,)):
    """Combat: who defends; ids as words, at least one (§7.4)."""

    characters: tuple[str, ...]


class EnterFighter(TypedIn, OfCombat, Light, phases=(Phase.ATTACKERS, Phase.DEFENDERS)):
    """Combat, light: a combatant of the side that is asked."""


class EnterKnown(OfCombat, Light, phases=(Phase.ATTACKERS, Phase.DEFENDERS)):
    """Combat, light: a combatant that was typed in before; `card` as `faces.card_of` writes it."""

    card: str


class MusterDone(OfCombat, Light, phases=(Phase.ATTACKERS, Phase.DEFENDERS)):
    """Combat, light: these are all combatants of the side that is asked."""


class Muster(CombatPhase):
    """Combatants of one side are named; in light mode they are typed in one after the other."""

    by_hand = AFTER_BLOWS
    least: ClassVar[int]
    """The fewest that may be named."""

    @abstractmethod
    def able(self, state: CitiesState) -> tuple[Character, ...]:
        """The characters there that may fight on the side that is asked."""

    @abstractmethod
    def named(self, combat: Combat) -> tuple[int, ...]:
        """The combatants of the side so far."""

    @abstractmethod
    def joins(self, combat: Combat, ids: tuple[int, ...]) -> Fact[CitiesState]:
        """The fact that these characters fight on that side, too."""

    @abstractmethod
    def done(self, draft: Draft, now: float) -> None:
        """What follows when these are all of the side."""

    @abstractmethod
    def hint(self, state: CitiesState) -> Text:
        """Who stands against them."""

    def wait(self, state: CitiesState) -> tuple[str, dict[str, Any]]:
        """Light mode has a sentence of its own."""
        id, more = super().wait(state)
        return f"fighters-{id}" if state.options.light else id, more

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        """The characters there, or a form to type them in."""
        if state.options.light:
            return typed_fighters(state, duel, self.asked(state), self.named(open_combat(duel)))
        items = tuple(fighter_item(state, one) for one in self.able(state))
        return (
            Several(
                key=f"name_{self.id}",
                command=f"name_{self.id}",
                field="characters",
                items=items,
                least=self.least,
                most=len(items),
                label=text(f"cities-go-{self.id}"),
                title=text(f"cities-{self.id}-title"),
                hint=self.hint(state),
            ),
        )


class Attackers(Muster):
    """The active player names further attackers, perhaps none."""

    id = Phase.ATTACKERS
    follows = (Phase.DEFENDERS, Phase.TARGETS, Phase.MAIN)
    least = 0

    def able(self, state: CitiesState) -> tuple[Character, ...]:
        return able_attackers(state.playing())

    def named(self, combat: Combat) -> tuple[int, ...]:
        return combat.attackers

    def joins(self, combat: Combat, ids: tuple[int, ...]) -> Fact[CitiesState]:
        return AttackersNamed(ids)

    def done(self, draft: Draft, now: float) -> None:
        muster_defenders(draft, now)

    def hint(self, state: CitiesState) -> Text:
        return text("cities-attackers-hint", who=standing(state, able_defenders(state)))


class Defenders(Muster):
    """The attacked player names the defenders."""

    id = Phase.DEFENDERS
    follows = (Phase.TARGETS, Phase.SETTLE, Phase.MAIN)
    least = 1

    def asked(self, state: CitiesState) -> int:
        return defender_of(state)

    def able(self, state: CitiesState) -> tuple[Character, ...]:
        return able_defenders(state)

    def named(self, combat: Combat) -> tuple[int, ...]:
        return combat.defenders

    def joins(self, combat: Combat, ids: tuple[int, ...]) -> Fact[CitiesState]:
        return DefendersNamed((*combat.defenders, *ids))

    def done(self, draft: Draft, now: float) -> None:
        strike_on(draft, now)

    def hint(self, state: CitiesState) -> Text:
        duel = state.playing()
        attackers = [duel.characters[id] for id in open_combat(duel).attackers]
        how = text("cities-defenders-hint")
        return text("cities-asked-against", who=standing(state, attackers), how=how)


def _muster(state: CitiesState) -> Muster:
    """The phase, where combatants are named now."""
    phase = phase_of(state)
    assert isinstance(phase, Muster)
    return phase


@answers(EnterKnown)
def _known(state: CitiesState, command: EnterKnown) -> Decision:
    found = offered(state.faces, _muster(state).asked(state))
    one = next((one for one in found if card_of(one) == command.card), None)
    if one is None:
        return refuse("E_OPTION")
    again = TypedCard(one.name, one.power, one.hp, one.range, "yes" if one.quick else "no")
    return _enter(state, again)


@answers(EnterFighter)
def _enter(state: CitiesState, command: TypedIn) -> Decision:
    phase, combat = _muster(state), open_combat(state.playing())
    seat = phase.asked(state)
    wrong = bad_character(state, seat, command)
    if wrong is not None:
        return wrong
    fact = entered(state, seat, command, combat.slot, hand=False)
    return fact, phase.joins(combat, (fact.id,))


@answers(MusterDone)
def _done(state: CitiesState, now: float) -> Decision:
    phase = _muster(state)
    if not phase.named(open_combat(state.playing())):
        return refuse("E_NO_FIGHTER")
    draft = Draft(state)
    phase.done(draft, now)
    return draft.decision


@answers(NameAttackers, NameDefenders)
def _name(state: CitiesState, command: NameAttackers | NameDefenders, now: float) -> Decision:
    phase, combat = _muster(state), open_combat(state.playing())
    ids = tuple(dict.fromkeys(id_of(word) for word in command.characters))
    if len(ids) < phase.least:
        return refuse("E_NO_FIGHTER")
    for id in ids:
        one = own(state, phase.asked(state), id)
        if isinstance(one, Refusal) or one.place != combat.slot:
            return refuse("E_NOT_THERE")
    if not set(ids) <= {one.id for one in phase.able(state)}:
        return refuse("E_TAPPED")
    draft = Draft(state).record(phase.joins(combat, ids))
    phase.done(draft, now)
    return draft.decision
