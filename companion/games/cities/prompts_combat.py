"""What an open combat asks of whoever it waits for (§7, §8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.core.prompt import Choose, Count, Counts, Item, Press, Prompt, Weight
from companion.core.several import Several
from companion.core.text import Text, text
from companion.games.cities.combat import (
    able_attackers,
    able_defenders,
    defender_of,
    fight_of,
    open_combat,
)
from companion.games.cities.fight import Fighter
from companion.games.cities.prompts_forms import character_form
from companion.games.cities.prompts_match import quiet
from companion.games.cities.state import FIELD, Character, CitiesState, Duel, Stage
from companion.games.cities.view_panels import values


def combat_prompts(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """For the one who is asked."""
    duel = state.playing()
    if duel.combat is None:
        label = text("cities-go-discards", n=duel.due)
        hint = text("cities-go-discards-hint")
        return (_press("confirm_discards", label, hint=hint, key=f"due-{duel.next_id}"),)
    return _STAGES[duel.combat.stage](state, duel)


def _press(
    command: str, label: Text, *, key: str = "", weight: Weight = Weight.MAIN, **more: object
) -> Press:
    return Press(key=key or command, command=command, label=label, weight=weight, **more)  # type: ignore[arg-type]


def _reveal(_state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    slot = open_combat(duel).slot
    title = text("cities-reveal-title", slot=slot)
    return (
        _press(
            "reveal", text("cities-reveal-city"), key="city", args={"capital": False}, title=title
        ),
        _press(
            *("reveal", text("cities-reveal-capital")),
            key="capital",
            args={"capital": True},
            weight=Weight.QUIET,
            group="quick",
        ),
    )


def _defence(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    light = state.options.light
    answers = _yes_or_no(duel, able=light or bool(able_defenders(state)))
    if light:
        return answers
    quick = tuple(
        _press(
            *("bring_quick", text("cities-go-bring", name=one.name)),
            key=f"bring-{one.id}",
            args={"character": one.id},
            weight=Weight.QUIET,
        )
        for one in duel.there(FIELD, defender_of(state))
        if one.quick
    )
    return (*answers, *quick, *_from_hand(state, duel), _adjust())


def _yes_or_no(duel: Duel, *, able: bool) -> tuple[Prompt, ...]:
    """Whoever has nobody there cannot defend (yet), and is told why."""
    title = text("cities-defence-title", slot=open_combat(duel).slot)
    label = text("cities-go-decline")
    if not able:
        return (_press("decline", label, title=title, hint=text("cities-go-defend-none")),)
    hint = text("cities-go-defend-hint")
    return (
        _press("defend", text("cities-go-defend"), title=title, hint=hint),
        _press("decline", label, weight=Weight.QUIET, group="quick"),
    )


def _adjust() -> Press:
    return quiet("begin_adjust", "cities-go-adjust", group="")


def _from_hand(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    if duel.counts[defender_of(state)].hand < 1:
        return ()
    form = character_form(
        *("play_quick", "cities-go-quick"), key="quick", quick="yes", weight=Weight.QUIET
    )
    return (form,)


def _item(one: Character) -> Item:
    hurt = text("cities-fighter-hurt", damage=one.damage) if one.damage else None
    return Item(str(one.id), text("cities-fighter", name=one.name, values=values(one)), hurt)


def _several(command: str, able: Iterable[Character], least: int, word: str) -> Several:
    items = tuple(_item(one) for one in able)
    return Several(
        key=command,
        command=command,
        field="characters",
        items=items,
        least=least,
        most=len(items),
        label=text(f"cities-go-{word}"),
        title=text(f"cities-{word}-title"),
        hint=text(f"cities-{word}-hint"),
    )


def _typed(state: CitiesState, duel: Duel, *, named: bool, side: str) -> tuple[Prompt, ...]:
    """Light mode: combatants are typed in, one after the other."""
    done = _press("muster_done", text("cities-go-muster-done"), key=f"done-{side}")
    form = character_form(
        *("enter_fighter", "cities-go-enter"),
        key=f"enter-{duel.next_id}",
        quick="none",
        weight=Weight.QUIET if named else Weight.MAIN,
    )
    return (done, form) if named else (form,)


def _attackers(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    if state.options.light:
        named = bool(open_combat(duel).attackers)
        return _typed(state, duel, named=named, side="attack")
    return (_several("name_attackers", able_attackers(duel), 0, "attackers"),)


def _defenders(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    if state.options.light:
        named = bool(open_combat(duel).defenders)
        return _typed(state, duel, named=named, side="defence")
    return (_several("name_defenders", able_defenders(state), 1, "defenders"),)


def _targets(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    now = fight_of(duel)
    one = now.choosing
    assert one is not None
    targets = [duel.characters[other.id] for other in now.opponents(one)]
    title = text("cities-aim-title", name=duel.characters[one.id].name, damage=one.power)
    if state.options.split_damage:
        return (_split(one, targets, title),)
    return (
        Choose(
            key=f"aim-{one.id}",
            command="aim",
            args={"striker": one.id},
            field="target",
            items=tuple(_item(target) for target in targets),
            label=text("cities-go-aim"),
            title=title,
        ),
    )


def _split(one: Fighter, targets: list[Character], title: Text) -> Counts:
    rows = tuple(
        Count(
            *(str(target.id), text("cities-fighter", name=target.name, values=values(target))),
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


def _settle(_state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    """Light mode: who has the city now; the likeliest first."""
    attackers, defenders = fight_of(duel).survivors
    first = "mine" if attackers and not defenders else "stays"
    order = [first, *(what for what in ("mine", "stays", "neutral") if what != first)]
    title = text("cities-settle-title", slot=open_combat(duel).slot)
    return tuple(
        _press(
            *("settle_city", text(f"cities-settle-{what}")),
            key=f"settle-{what}",
            args={"what": what},
            title=title if at == 0 else None,
            weight=Weight.MAIN if at == 0 else Weight.QUIET,
            group="" if at == 0 else "quick",
        )
        for at, what in enumerate(order)
    )


_STAGES: dict[Stage, Callable[[CitiesState, Duel], tuple[Prompt, ...]]] = {
    Stage.REVEAL: _reveal,
    Stage.DEFENCE: _defence,
    Stage.ATTACKERS: _attackers,
    Stage.DEFENDERS: _defenders,
    Stage.TARGETS: _targets,
    Stage.SETTLE: _settle,
}
