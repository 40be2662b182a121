"""Light mode: the combatants of one side are typed in, or entered again with one touch."""

from __future__ import annotations

from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.cities.combat_resolver import foreseen
from companion.games.cities.combat_rules import fight_of, open_combat
from companion.games.cities.components.character_form import character_form
from companion.games.cities.components.character_names import fighter, listed, words
from companion.games.cities.duel import Duel
from companion.games.cities.known_characters import Face, card_of, offered, printed
from companion.games.cities.state import CitiesState

AT_THE_THUMB = 6
"""So many from before stand at the thumb."""


def typed_fighters(
    state: CitiesState, duel: Duel, seat: int, named: tuple[int, ...]
) -> tuple[Prompt, ...]:
    """Light mode: combatants are typed in, one after the other. `named`: those so far."""
    stage, more = open_combat(duel).stage.value, "-more" if named else ""
    title = text(f"cities-asks-{stage}{more}", slot=open_combat(duel).slot)
    hint, again = _mustered(state, duel), _again(state, seat, title)
    weight = Weight.QUIET if named else Weight.MAIN
    label = ("enter_fighter", "cities-go-enter")
    form = character_form(*label, key=f"enter-{duel.next_id}", quick="none", weight=weight)
    if not named:
        return *again, replace(form, title=title, hint=hint)
    go = text("cities-go-muster-done")
    done = Press(key=f"done-{stage}", command="muster_done", label=go, title=title, hint=hint)
    return done, *again, form


def _mustered(state: CitiesState, duel: Duel) -> Text | None:
    """Who fights so far, and the outcome if nobody is added and no choice is left."""
    combat = open_combat(duel)
    attack, defence = (
        [fighter(state, duel.characters[id]) for id in ids]
        for ids in (combat.attackers, combat.defenders)
    )
    if not attack:
        return None
    if not defence:
        return text("cities-mustered-attack", who=listed(attack))
    so = foreseen(fight_of(duel), split=state.options.split_damage)
    both = {"who": listed(attack), "defence": listed(defence)}
    if so is None:
        return text("cities-mustered", **both)
    return text("cities-mustered-so", **both, so=text(f"cities-result-{so}"))


def _again(state: CitiesState, seat: int, asks: Text) -> tuple[Prompt, ...]:
    """Light mode: characters that fought before are entered with one touch."""
    items = tuple(
        Item(card_of(one), _face(one)) for one in offered(state.faces, seat)[:AT_THE_THUMB]
    )
    if not items:
        return ()
    return (
        Choose(
            key=f"again-{state.playing().next_id}",
            command="enter_known",
            field="card",
            items=items,
            at_once=True,
            label=text("cities-go-enter"),
            title=asks,
            weight=Weight.QUIET,
            group="quick",
        ),
    )


def _face(one: Face) -> Text:
    values = printed(one.power, one.hp, one.range, quick=one.quick)
    return text("cities-fighter", name=one.name, values=values) if one.name else words(values)
