"""What a combat of light mode asks: who fights, one touch each, and whose the city is then."""

from __future__ import annotations

from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.words.prompts.base import Choose, Item, Prompt, Weight
from companion.games.cities.duel.character_words import fighter, listed, words
from companion.games.cities.duel.combat_awaiting import asked
from companion.games.cities.duel.combat_flow import fight_of, open_combat
from companion.games.cities.duel.combat_resolver import foreseen, outcome
from companion.games.cities.duel.known_characters import Face, card_of, offered, printed
from companion.games.cities.duel.prompts_forms import character_form, press
from companion.games.cities.state import CitiesState, Duel

FEW = 6
"""So many from before stand at the thumb."""


def typed_fighters(state: CitiesState, duel: Duel, *, named: bool, side: str) -> tuple[Prompt, ...]:
    """Light mode: combatants are typed in, one after the other."""
    asks, hint = _asks(duel, named=named), _mustered(state, duel)
    label = text("cities-go-muster-done")
    done = press("muster_done", label, key=f"done-{side}", title=asks, hint=hint)
    weight = Weight.QUIET if named else Weight.MAIN
    again = _again(state, asks)
    form = character_form(
        *("enter_fighter", "cities-go-enter"),
        key=f"enter-{duel.next_id}",
        quick="none",
        weight=weight,
    )
    if named:
        return done, *again, form
    return *again, replace(form, title=asks, hint=hint)


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


def _again(state: CitiesState, asks: Text) -> tuple[Prompt, ...]:
    """Light mode: characters that fought before are entered with one touch."""
    items = tuple(
        Item(card_of(one), _face(one)) for one in offered(state.faces, asked(state))[:FEW]
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


def _asks(duel: Duel, *, named: bool) -> Text:
    """«Chi attacca la città 3?», and then who else."""
    combat = open_combat(duel)
    more = "-more" if named else ""
    return text(f"cities-asks-{combat.stage.value}{more}", slot=combat.slot)


def _face(one: Face) -> Text:
    values = printed(one.power, one.hp, one.range, quick=one.quick)
    return text("cities-fighter", name=one.name, values=values) if one.name else words(values)


def settle_city(_state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    """Light mode: who has the city now; the likeliest first."""
    result = outcome(fight_of(duel))
    first = "mine" if result == "occupation" else "stays"
    order = [first, *(what for what in ("mine", "stays", "neutral") if what != first)]
    title = text("cities-settle-title", slot=open_combat(duel).slot)
    return tuple(
        press(
            *("settle_city", text(f"cities-settle-{what}")),
            key=f"settle-{what}",
            args={"what": what},
            title=title if at == 0 else None,
            hint=text(f"cities-result-{result}") if at == 0 else None,
            weight=Weight.MAIN if at == 0 else Weight.QUIET,
            group="" if at == 0 else "quick",
        )
        for at, what in enumerate(order)
    )
