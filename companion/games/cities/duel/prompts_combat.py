"""What an open combat asks of the player that it waits for (§7, §8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.words.prompts.base import Choose, Count, Counts, Item, Press, Prompt, Weight
from companion.core.words.prompts.several import Several
from companion.games.cities.duel.character_words import called, fighter, listed
from companion.games.cities.duel.combat_flow import (
    able_attackers,
    able_defenders,
    defender_of,
    fight_of,
    open_combat,
)
from companion.games.cities.duel.combat_resolver import Fighter
from companion.games.cities.duel.prompts_forms import character_form, press, remembered
from companion.games.cities.duel.prompts_light import settle_city, typed_fighters
from companion.games.cities.screens.prompts_match import quiet
from companion.games.cities.state import FIELD, Character, CitiesState, Duel, Stage


def combat_prompts(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """For the one who is asked."""
    duel = state.playing()
    if duel.combat is None:
        label = text("cities-go-discard", n=duel.due)
        title = text("cities-go-discards-title", n=duel.due)
        hint = text("cities-go-discards-hint")
        key = f"due-{duel.next_id}"
        return (press("confirm_discards", label, title=title, hint=hint, key=key),)
    return _STAGES[duel.combat.stage](state, duel)


def _reveal(_state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    slot = open_combat(duel).slot
    title = text("cities-reveal-title", slot=slot)
    return (
        press(
            "reveal", text("cities-reveal-city"), key="city", args={"capital": False}, title=title
        ),
        press(
            *("reveal", text("cities-reveal-capital")),
            key="capital",
            args={"capital": True},
            weight=Weight.QUIET,
            group="quick",
        ),
    )


def _defence(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    light = state.options.light
    able = light or bool(able_defenders(state))
    quick_main = not able and duel.counts[defender_of(state)].hand > 0
    answers = _yes_or_no(state, duel, able=able, quick=quick_main)
    if light:
        return answers
    quick = tuple(
        press(
            *("bring_quick", text("cities-go-bring", name=called(state, one))),
            key=f"bring-{one.id}",
            args={"character": one.id},
            weight=Weight.QUIET,
        )
        for one in duel.there(FIELD, defender_of(state))
        if one.quick
    )
    return (*answers, *quick, *_from_hand(state, duel, main=quick_main), _adjust())


def _yes_or_no(state: CitiesState, duel: Duel, *, able: bool, quick: bool) -> tuple[Prompt, ...]:
    """A player without a character in the city cannot defend (yet), and is told why. `quick`: a
    card from the hand may still do it, so giving the city away is not the great button."""
    title = text("cities-defence-title", slot=open_combat(duel).slot)
    label = text("cities-go-decline")
    if quick:
        return (press("decline", label, weight=Weight.QUIET, group="quick"),)
    if not able:
        return (press("decline", label, title=title, hint=_against(state, duel, "none")),)
    hint = _against(state, duel, "hint")
    return (
        press("defend", text("cities-go-defend"), title=title, hint=hint),
        press("decline", label, weight=Weight.QUIET, group="quick"),
    )


def _against(state: CitiesState, duel: Duel, word: str) -> Text:
    """How one may defend, after who attacks; in light mode that has not been said yet."""
    how = text(f"cities-go-defend-{word}")
    attackers = [duel.characters[id] for id in open_combat(duel).attackers]
    return (
        text("cities-asked-against", who=standing(state, attackers), how=how) if attackers else how
    )


def standing(state: CitiesState, ones: Sequence[Character]) -> Text:
    """These combatants with their values, as a part of a sentence."""
    return listed([fighter(state, one) for one in ones])


def _adjust() -> Press:
    return quiet("begin_adjust", "cities-go-adjust", group="")


def _from_hand(state: CitiesState, duel: Duel, *, main: bool) -> tuple[Prompt, ...]:
    """A Quick one from the hand; `main`: nobody else can defend, so this is the question."""
    seat = defender_of(state)
    if duel.counts[seat].hand < 1:
        return ()
    form = character_form(
        *("play_quick", "cities-go-quick"),
        key="quick",
        known=remembered(state, seat, quick="yes"),
        quick="yes",
        weight=Weight.MAIN if main else Weight.QUIET,
    )
    if not main:
        return (form,)
    title = text("cities-defence-title", slot=open_combat(duel).slot)
    return (replace(form, title=title, hint=_against(state, duel, "none")),)


def _item(state: CitiesState, one: Character) -> Item:
    hurt = text("cities-fighter-hurt", damage=one.damage) if one.damage else None
    return Item(str(one.id), fighter(state, one), hurt)


def _several(
    state: CitiesState, command: str, able: Iterable[Character], least: int, word: str, hint: Text
) -> Several:
    items = tuple(_item(state, one) for one in able)
    return Several(
        key=command,
        command=command,
        field="characters",
        items=items,
        least=least,
        most=len(items),
        label=text(f"cities-go-{word}"),
        title=text(f"cities-{word}-title"),
        hint=hint,
    )


def _attackers(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    if state.options.light:
        named = bool(open_combat(duel).attackers)
        return typed_fighters(state, duel, named=named, side="attack")
    there = standing(state, able_defenders(state))
    hint = text("cities-attackers-hint", who=there)
    return (_several(state, "name_attackers", able_attackers(duel), 0, "attackers", hint),)


def _defenders(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    if state.options.light:
        named = bool(open_combat(duel).defenders)
        return typed_fighters(state, duel, named=named, side="defence")
    attackers = [duel.characters[id] for id in open_combat(duel).attackers]
    how = text("cities-defenders-hint")
    hint = text("cities-asked-against", who=standing(state, attackers), how=how)
    return (_several(state, "name_defenders", able_defenders(state), 1, "defenders", hint),)


def _targets(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    now = fight_of(duel)
    one = now.choosing
    assert one is not None
    targets = [duel.characters[other.id] for other in now.opponents(one)]
    name = called(state, duel.characters[one.id])
    title = text("cities-aim-title", name=name, damage=one.power)
    if state.options.split_damage:
        return (_split(state, one, targets, title),)
    return (
        Choose(
            key=f"aim-{one.id}",
            command="aim",
            args={"striker": one.id},
            field="target",
            items=tuple(_item(state, target) for target in targets),
            label=text("cities-go-aim"),
            title=title,
        ),
    )


def _split(state: CitiesState, one: Fighter, targets: list[Character], title: Text) -> Counts:
    rows = tuple(
        Count(
            *(str(target.id), fighter(state, target)),
            count=one.power if at == 0 else 0,
            low=0,
            high=one.power,
        )
        for at, target in enumerate(targets)
    )
    return Counts(
        key=f"split-{one.id}",
        command="aim_split",
        field="shares",
        args={"striker": one.id},
        label=text("cities-go-split"),
        title=title,
        rows=rows,
    )


_STAGES: dict[Stage, Callable[[CitiesState, Duel], tuple[Prompt, ...]]] = {
    Stage.REVEAL: _reveal,
    Stage.DEFENCE: _defence,
    Stage.ATTACKERS: _attackers,
    Stage.DEFENDERS: _defenders,
    Stage.TARGETS: _targets,
    Stage.SETTLE: settle_city,
}
