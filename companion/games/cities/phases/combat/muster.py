"""The phases in which attackers and defenders are named (§7.4)."""

from typing import Any, ClassVar

from companion.core import Decision, Refusal, Several, Text, refuse, replace, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.cities import combat_rules
from companion.games.cities.character_cards import cards_for
from companion.games.cities.combat_resolver import certain_outcome
from companion.games.cities.commands import Light, OfCombat, Tracked, TypedCard, TypedIn, parse_id
from companion.games.cities.components import character_form
from companion.games.cities.components.character_names import name_list
from companion.games.cities.duel import Character, Duel, Phase
from companion.games.cities.facts.combat import AttackersNamed, DefendersNamed
from companion.games.cities.phase import phase_of
from companion.games.cities.phases.combat import AFTER_BLOWS, CombatPhase, fighter_item
from companion.games.cities.state import CitiesState, Draft, decide_by

AT_THE_THUMB = 6
"""The most cards from before that can be entered with one touch."""


class Naming(OfCombat, Tracked):
    """The combatants of a side, their ids as words (§7.4)."""

    characters: tuple[str, ...]

    def decide(self, state: CitiesState, now: float) -> Decision:
        phase, slot = _muster(state), state.playing().fighting().slot
        ids = tuple(dict.fromkeys(parse_id(word) for word in self.characters))
        if not ids and not phase.attacks:
            return refuse("E_NO_FIGHTER")
        for id in ids:
            one = character_form.find_living(state, id, phase.asked(state))
            if isinstance(one, Refusal) or one.place != slot:
                return refuse("E_NOT_THERE")
        if not set(ids) <= {one.id for one in phase.able(state)}:
            return refuse("E_TAPPED")
        return decide_by(state, phase.done, now, phase.joined(ids))


class NameAttackers(Naming, phases=(Phase.ATTACKERS,)):
    """Combat: further attackers; ids as strings, perhaps none (§7.4)."""


class NameDefenders(Naming, phases=(Phase.DEFENDERS,)):
    """Combat: who defends; ids as words, at least one (§7.4)."""


class EnterFighter(TypedIn, OfCombat, Light, phases=(Phase.ATTACKERS, Phase.DEFENDERS)):
    """Combat, light: a combatant of the side that is asked."""

    def decide(self, state: CitiesState) -> Decision:
        return _enter(state, self)


class EnterKnown(OfCombat, Light, phases=(Phase.ATTACKERS, Phase.DEFENDERS)):
    """Combat, light: a combatant that was typed in before."""

    card: str
    """As in `CharacterCard.word`."""

    def decide(self, state: CitiesState) -> Decision:
        found = cards_for(state.known_cards, _muster(state).asked(state))
        one = next((one for one in found if one.word == self.card), None)
        if one is None:
            return refuse("E_OPTION")
        return _enter(state, TypedCard(one.name, *one.stats, "yes" if one.quick else "no"))


class MusterDone(OfCombat, Light, phases=(Phase.ATTACKERS, Phase.DEFENDERS)):
    """Combat, light: these are all combatants of the side that is asked."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        phase = _muster(state)
        if not phase.named(state.playing()):
            return refuse("E_NO_FIGHTER")
        return decide_by(state, phase.done, now)


class Muster(CombatPhase):
    """Combatants of one side are named; in light mode they are typed in."""

    by_hand = AFTER_BLOWS
    attacks: ClassVar[bool]
    """Whether it is the attackers' side."""

    def asked(self, state: CitiesState) -> int:
        return state.playing().active if self.attacks else combat_rules.defender_of(state)

    def able(self, state: CitiesState) -> tuple[Character, ...]:
        if self.attacks:
            return combat_rules.able_attackers(state.playing())
        return combat_rules.able_defenders(state)

    def named(self, duel: Duel) -> tuple[int, ...]:
        return duel.fighting().attackers if self.attacks else duel.fighting().defenders

    def joined(self, ids: tuple[int, ...]) -> AttackersNamed | DefendersNamed:
        return AttackersNamed(ids) if self.attacks else DefendersNamed(ids)

    def done(self, draft: Draft, now: float) -> None:
        (combat_rules.await_defenders if self.attacks else combat_rules.strike_all)(draft, now)

    def wait(self, state: CitiesState) -> tuple[str, dict[str, Any]]:
        id, more = super().wait(state)
        return f"fighters-{id}" if state.options.light else id, more

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        if state.options.light:
            return _typed_fighters(state, duel, self.asked(state), self.named(duel))
        items = tuple(fighter_item(state, one) for one in self.able(state))
        return (
            Several(
                key=f"name_{self.id}",
                command=f"name_{self.id}",
                field="characters",
                items=items,
                least=0 if self.attacks else 1,
                most=len(items),
                label=text(f"cities-go-{self.id}"),
                title=text(f"cities-{self.id}-title"),
                hint=self._hint(state, duel),
            ),
        )

    def _hint(self, state: CitiesState, duel: Duel) -> Text:
        if self.attacks:
            defenders = combat_rules.able_defenders(state)
            return text("cities-attackers-hint", who=name_list(state, defenders))
        who = name_list(state, [duel.characters[id] for id in duel.fighting().attackers])
        return text("cities-asked-against", who=who, how=text("cities-defenders-hint"))


class Attackers(Muster):
    """The active player names further attackers, or none."""

    id = Phase.ATTACKERS
    follows = (Phase.DEFENDERS, Phase.TARGETS, Phase.MAIN)
    attacks = True


class Defenders(Muster):
    """The attacked player names the defenders, at least one."""

    id = Phase.DEFENDERS
    follows = (Phase.TARGETS, Phase.SETTLE, Phase.MAIN)
    attacks = False


def _typed_fighters(
    state: CitiesState, duel: Duel, seat: int, named: tuple[int, ...]
) -> tuple[Prompt, ...]:
    """Light mode: prompts to type in combatants. `named`: the side so far."""
    stage, more = duel.fighting().stage.value, "-more" if named else ""
    title = text(f"cities-asks-{stage}{more}", slot=duel.fighting().slot)
    hint, again = _mustered(state, duel), _again(state, seat, title)
    weight = Weight.QUIET if named else Weight.MAIN
    label = ("enter_fighter", "cities-go-enter")
    form = character_form.form(*label, key=f"enter-{duel.next_id}", quick="none", weight=weight)
    if not named:
        return *again, replace(form, title=title, hint=hint)
    go = text("cities-go-muster-done")
    done = Press(key=f"done-{stage}", command="muster_done", label=go, title=title, hint=hint)
    return done, *again, form


def _mustered(state: CitiesState, duel: Duel) -> Text | None:
    """The combatants so far, and the outcome if nobody is added and no choice is left."""
    combat = duel.fighting()
    if not combat.attackers:
        return None
    who = name_list(state, [duel.characters[id] for id in combat.attackers])
    if not combat.defenders:
        return text("cities-mustered-attack", who=who)
    defence = name_list(state, [duel.characters[id] for id in combat.defenders])
    result = certain_outcome(combat_rules.fight_of(duel))
    if result is None:
        return text("cities-mustered", who=who, defence=defence)
    so = text(f"cities-result-{result}")
    return text("cities-mustered-so", who=who, defence=defence, so=so)


def _again(state: CitiesState, seat: int, asks: Text) -> tuple[Prompt, ...]:
    """Characters that fought before are entered with one touch."""
    items = tuple(
        Item(
            one.word,
            text("cities-fighter", name=one.name, values=one.values)
            if one.name
            else text("cities-words", words=one.values),
        )
        for one in cards_for(state.known_cards, seat)[:AT_THE_THUMB]
    )
    again = Choose(
        key=f"again-{state.playing().next_id}",
        command="enter_known",
        field="card",
        items=items,
        at_once=True,
        label=text("cities-go-enter"),
        title=asks,
        weight=Weight.QUIET,
        group="quick",
    )
    return (again,) if items else ()


def _muster(state: CitiesState) -> Muster:
    phase = phase_of(state)
    assert isinstance(phase, Muster)
    return phase


def _enter(state: CitiesState, command: TypedIn) -> Decision:
    phase, slot = _muster(state), state.playing().fighting().slot
    fact = character_form.entered_fact(state, phase.asked(state), command, slot)
    return fact if isinstance(fact, Refusal) else (fact, phase.joined((fact.character.id,)))
