"""Light mode: the combatants of one side are typed in, or entered again with one touch."""

from __future__ import annotations

from companion.core import Text, replace, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.cities.character_cards import offered
from companion.games.cities.combat_resolver import foreseen
from companion.games.cities.combat_rules import fight_of
from companion.games.cities.components.character_form import character_form
from companion.games.cities.components.character_names import listed
from companion.games.cities.duel import Duel
from companion.games.cities.state import CitiesState

AT_THE_THUMB = 6
"""The most cards from before that can be entered with one touch."""


def typed_fighters(
    state: CitiesState, duel: Duel, seat: int, named: tuple[int, ...]
) -> tuple[Prompt, ...]:
    """Light mode: combatants are typed in, one after the other. `named`: the side so far."""
    stage, more = duel.fighting().stage.value, "-more" if named else ""
    title = text(f"cities-asks-{stage}{more}", slot=duel.fighting().slot)
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
    """The combatants so far, and the outcome if nobody is added and no choice is left."""
    combat = duel.fighting()
    attack, defence = (
        [duel.characters[id] for id in ids] for ids in (combat.attackers, combat.defenders)
    )
    if not attack:
        return None
    who = listed(state, attack)
    if not defence:
        return text("cities-mustered-attack", who=who)
    both, result = {"who": who, "defence": listed(state, defence)}, foreseen(fight_of(duel))
    if result is None:
        return text("cities-mustered", **both)
    return text("cities-mustered-so", **both, so=text(f"cities-result-{result}"))


def _again(state: CitiesState, seat: int, asks: Text) -> tuple[Prompt, ...]:
    """Characters that fought before are entered with one touch."""
    items = tuple(
        Item(
            one.word,
            text("cities-fighter", name=one.name, values=one.values)
            if one.name
            else text("cities-words", words=one.values),
        )
        for one in offered(state.known_cards, seat)[:AT_THE_THUMB]
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
