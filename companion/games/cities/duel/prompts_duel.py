"""What a player may do in a duel: the turn, its main phase, effects, corrections."""

from __future__ import annotations

from companion.core.refusal import Refusal
from companion.core.text import text
from companion.core.value import asdict, replace
from companion.core.words.panels.board import Reach, Touch
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.cities import clocks
from companion.games.cities import commands_effects as hand
from companion.games.cities.duel import combat_awaiting
from companion.games.cities.duel.character_words import called
from companion.games.cities.duel.combat_flow import DISCARDS, is_known
from companion.games.cities.duel.effects import capital_change
from companion.games.cities.duel.own_undo import may_withdraw
from companion.games.cities.duel.prompts_combat import combat_prompts
from companion.games.cities.duel.prompts_effects import effect_prompts
from companion.games.cities.duel.prompts_forms import (
    card_ways,
    character_form,
    crowded,
    remembered,
)
from companion.games.cities.duel.turn import move_fault
from companion.games.cities.screens.prompts_match import (
    clock_prompts,
    concede_duel,
    concede_match,
    quiet,
    time_press,
)
from companion.games.cities.state import (
    FIELD,
    HAND,
    SLOTS,
    Character,
    CitiesState,
    Duel,
    Phase,
)


def duel_prompts(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """Everything that `seat` may do now, the most likely thing first."""
    duel = state.playing()
    if state.paused:
        return (*clock_prompts(state, seat), concede_match())
    if duel.adjust is not None:
        mine = effect_prompts(state, seat) if duel.adjust == seat else ()
        return (*mine, *clock_prompts(state, seat, mine), concede_match())
    if duel.combat is not None or duel.due:
        mine = combat_prompts(state, seat) if combat_awaiting.asked(state) == seat else ()
        if duel.active == seat and may_withdraw(state):
            mine = (*mine, quiet("withdraw_attack", "cities-go-withdraw", group=""))
        return (*mine, *clock_prompts(state, seat, mine), concede_match())
    if clocks.time_is_up(state):
        return (time_press(state), concede_match())
    mine = _turn(state, duel) if duel.active == seat else ()
    give_up = () if state.rung else (concede_duel(),)
    pauses = clock_prompts(state, seat, mine)
    return (*mine, *pauses, *_capital(state), *give_up, concede_match())


def _turn(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    key = f"{duel.number}-{duel.turns[duel.active]}"
    if duel.phase is Phase.DRAW:
        hint = text("cities-go-draw-hint")
        return (Press(key=f"draw-{key}", command="draw", label=text("cities-go-draw"), hint=hint),)
    if duel.phase is Phase.OPENING:
        return _opening(state, duel, key)
    if duel.phase is Phase.FINAL:
        return (*_final(duel, key), *card_ways(state, duel.active))
    end = Press(key=f"end-{key}", command="end_main", label=text("cities-go-end"))
    main = _by_hand(state, duel) if state.options.light else _main(state, duel)
    begin = quiet("begin_adjust", "cities-go-adjust", group="")
    return (end, *main, begin, *card_ways(state, duel.active))


def _opening(state: CitiesState, duel: Duel, key: str) -> tuple[Prompt, ...]:
    skip = Press(key=f"skip-{key}", command="skip_opening", label=text("cities-go-skip"))
    if duel.counts[duel.active].hand < 1:
        return (skip,)
    if state.options.light:
        return _opening_by_hand(state, duel, key)
    typed = not crowded(duel, duel.active)
    label = "cities-go-open-other" if typed else "cities-go-open"
    card = Press(key=f"open-{key}", command="open_card", label=text(label))
    if not typed:
        return card, replace(skip, weight=Weight.QUIET, group="quick")
    form = character_form(
        *("open_character", "cities-go-open-character"),
        key=f"character-{key}",
        known=remembered(state, duel.active),
    )
    return form, *(replace(one, weight=Weight.QUIET, group="quick") for one in (skip, card))


def _opening_by_hand(state: CitiesState, duel: Duel, key: str) -> tuple[Prompt, ...]:
    """Light mode: any other first step says that no card was put into play; there is no button."""
    card = Press(key=f"open-{key}", command="open_card", label=text("cities-go-open"))
    end = Press(
        key=f"end-{key}",
        command="end_main",
        label=text("cities-go-end"),
        weight=Weight.QUIET,
        group="quick",
    )
    return card, end, *_by_hand(state, duel), quiet("begin_adjust", "cities-go-adjust", group="")


def _final(duel: Duel, key: str) -> tuple[Prompt, ...]:
    over = duel.counts[duel.active].hand - HAND
    if over < 1:
        return (Press(key=f"pass-{key}", command="end_turn", label=text("cities-go-pass")),)
    label = text("cities-go-discard", n=over)
    return (Press(key=f"discard-{key}", command="discard_down", label=label),)


def _main(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    """Attack, place and move: all on the line itself."""
    mine = [one for one in duel.characters.values() if one.owner == duel.active and one.alive]
    attack = [_reach(state, one, (one.place,)) for one in mine if _may_attack(duel, one)]
    place = [_reach(state, one, SLOTS) for one in mine if one.place == FIELD]
    moves = [
        _reach(state, one, slots)
        for one in mine
        if (slots := tuple(slot for slot in SLOTS if move_fault(state, one, slot) is None))
    ]
    wishes = (("attack", attack), ("set_character", place), ("move", moves))
    return tuple(
        Touch(
            key=command,
            command=command,
            label=text(f"cities-touch-{command.replace('_', '-')}"),
            reaches=tuple(reaches),
            weight=Weight.QUIET,
        )
        for command, reaches in wishes
        if reaches
    )


def _may_attack(duel: Duel, one: Character) -> bool:
    return one.place in SLOTS and not one.tapped and duel.city(one.place).owner != one.owner


def _reach(state: CitiesState, one: Character, slots: tuple[int, ...]) -> Reach:
    return Reach(one.id, called(state, one), slots)


def _by_hand(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    """Light mode: touch a city, touch what became of it."""
    others = [city.slot for city in duel.cities if city.owner != duel.active]
    known = tuple(slot for slot in others if is_known(duel, slot))
    hidden = tuple(slot for slot in others if slot not in known)
    theirs = tuple(c.slot for c in duel.cities if c.owner != state.other(duel.active))
    owned = tuple(city.slot for city in duel.cities if city.owner is not None)
    wishes = (
        _at("take_city", "take", known, args={}),
        _at("take_city", "take-city", hidden, args={"capital": False}),
        _at("take_city", "take-capital", hidden, args={"capital": True}),
        _at("attack_city", "work-out", tuple(others), args={}),
        _at("give_city", "free", owned, args={"to": "nobodys"}),
        _at("give_city", "theirs", theirs, args={"to": "theirs"}),
    )
    cost = min(DISCARDS, duel.counts[duel.active].hand)
    price = text("cities-take-price", n=cost) if cost else None
    return tuple(
        replace(one, hint=price) if one.command == "take_city" else one
        for one in wishes
        if one.places
    )


def _at(command: str, word: str, slots: tuple[int, ...], *, args: dict[str, object]) -> Touch:
    return Touch(
        key=word,
        command=command,
        args=args,
        label=text(f"cities-touch-{word}"),
        places=slots,
        weight=Weight.QUIET,
    )


def _capital(state: CitiesState) -> tuple[Prompt, ...]:
    """Corrections of what was said of a turned city."""
    found: list[Prompt] = []
    for slot in SLOTS:
        for capital in (False, True):
            wish = hand.CorrectCapital(slot, capital)
            if not isinstance(capital_change(state, wish), Refusal):
                word = "is" if capital else "not"
                found.append(_correction(f"correct-{slot}", wish, f"cities-correct-{word}", slot))
        moved = hand.MoveCapital(slot)
        if not isinstance(capital_change(state, moved), Refusal):
            found.append(_correction(f"capital-{slot}", moved, "cities-correct-moved", slot))
    return tuple(found)


def _correction(
    key: str, wish: hand.CorrectCapital | hand.MoveCapital, label: str, slot: int
) -> Press:
    return Press(
        key=key,
        command=wish.name,
        args=asdict(wish),
        label=text(label, slot=slot),
        warn=text("cities-correct-warn"),
        weight=Weight.QUIET,
        group="match",
    )
