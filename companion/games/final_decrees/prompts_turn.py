"""What the active player may do: the card, the actions that are legal now, the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.prompt import Item, Press, Prompt, Weight
from companion.core.route import Route
from companion.core.text import Text, text
from companion.games.final_decrees import deck, prompts_control
from companion.games.final_decrees.prompts_control import ACTIONS, route
from companion.games.final_decrees.state import DecreesState
from companion.games.final_decrees.view_words import (
    decree_item,
    ministry_at,
    ministry_name,
    person,
    the_decree,
)


def prompts(state: DecreesState, act_for: tuple[int, ...] = ()) -> tuple[Prompt, ...]:
    """Everything that may be done in this step of the turn; on the tablet for the player."""
    if state.now().awaits_card:
        return tuple(_cards(state, act_for))
    left = state.now().actions_left
    actions = tuple(_actions(state, act_for)) if left else ()
    return (*actions, _end(state, act_for))


def _end(state: DecreesState, act_for: tuple[int, ...]) -> Press:
    turn = state.now()
    at = state.posting(turn.player)
    blame = len(state.lying_at(at))
    if at is None:
        hint = text("decrees-end-nowhere")
    else:
        hint = text("decrees-end-hint", n=blame, at=ministry_name(at))
    return Press(
        key=f"end-{state.turns}",
        command="end_turn",
        label=text("decrees-end-turn"),
        hint=hint,
        act_for=act_for,
        warn=text("decrees-end-warn", n=turn.actions_left) if turn.actions_left else None,
        weight=Weight.QUIET if turn.actions_left else Weight.MAIN,
    )


def _cards(state: DecreesState, act_for: tuple[int, ...]) -> Iterator[Press]:
    """Step 2: what was it?"""
    for card, weight in ((deck.ORDINARY, Weight.MAIN), (deck.DECLINE, Weight.QUIET)):
        doubt = deck.warning(state, card)
        yield Press(
            key=f"card-{state.turns}-{card}",
            command="draw",
            label=text(f"decrees-card-{card}"),
            hint=_drawing(state, card, "card"),
            args={"card": card},
            act_for=act_for,
            warn=None if doubt is None else text(doubt),
            weight=weight,
            group="" if weight is Weight.MAIN else ACTIONS,
        )


def _drawing(state: DecreesState, card: str, word: str) -> Text:
    """What the card does; of S&D, with the cards that it will really burn (A14)."""
    if card == deck.ORDINARY:
        return text(f"decrees-{word}-ordinary-hint")
    burnt = min(state.options.sd_discard, state.deck_left - 1)
    return text(f"decrees-{word}-decline-hint", n=burnt)


def _actions(state: DecreesState, act_for: tuple[int, ...]) -> Iterator[Prompt]:
    """The legal ones, in the order of §6."""
    turn = state.now()
    at = state.posting(turn.player)
    if not turn.draw_used and state.deck_left:
        yield from _draw_again(state, act_for)
    if at is not None:
        yield from _of_a_director(state, at, act_for)
    yield _press("play_card", act_for)
    yield _move_marker(state, act_for)
    if at == "treasury" and not turn.treasury_used:
        yield _press("treasury_extra", act_for)
    if at == "navy" and not turn.navy_used:
        yield _press("manoeuvres", act_for)
    if at == "secret":
        yield from _investigate(state, act_for)
    if at == "hr":
        yield prompts_control.reassign(state, act_for)
    if at == "executive":
        yield from prompts_control.restructure(state, act_for)


def _press(command: str, act_for: tuple[int, ...], weight: Weight = Weight.QUIET) -> Press:
    word = command.replace("_", "-")
    return Press(
        key=command,
        command=command,
        label=text(f"decrees-do-{word}"),
        hint=text(f"decrees-do-{word}-hint"),
        act_for=act_for,
        weight=weight,
        group=ACTIONS,
    )


def _draw_again(state: DecreesState, act_for: tuple[int, ...]) -> Iterator[Press]:
    for card in (deck.ORDINARY, deck.DECLINE):
        doubt = deck.warning(state, card)
        yield Press(
            key=f"draw-{card}",
            command="draw",
            label=text(f"decrees-draw-{card}"),
            hint=_drawing(state, card, "draw"),
            args={"card": card},
            act_for=act_for,
            warn=None if doubt is None else text(doubt),
            weight=Weight.QUIET,
            group=ACTIONS,
        )


def _of_a_director(state: DecreesState, at: str, act_for: tuple[int, ...]) -> Iterator[Prompt]:
    here = state.lying_at(at)
    for slot in here:
        decree = state.decrees[slot]
        if decree.next_step == at:
            yield _stamp(state, slot, act_for)
    if here:
        yield _forward(state, at, act_for)
    if state.below(at):
        yield prompts_control.redistribute(state, at, act_for)


def _stamp(state: DecreesState, slot: int, act_for: tuple[int, ...]) -> Press:
    decree = state.decrees[slot]
    left = len(decree.steps) - decree.done - 1
    loss = min(1, state.personal[state.now().player])
    return Press(
        key=f"stamp-{slot}",
        command="stamp",
        label=text("decrees-do-stamp", decree=the_decree(slot, decree)),
        hint=text("decrees-do-stamp-hint", left=left, loss=loss),
        args={"decree": str(slot)},
        act_for=act_for,
        weight=Weight.QUIET,
        group=ACTIONS,
    )


def _goals(ministries: tuple[str, ...]) -> Iterator[Item]:
    """What ministries that are tapped on the chart are called in the sentence on the button."""
    return (Item(id, ministry_at(id)) for id in ministries)


def _forward(state: DecreesState, at: str, act_for: tuple[int, ...]) -> Route:
    elsewhere = tuple(id for id in state.ministries if id != at)
    here = state.lying_at(at)
    items = (
        *(_forwarded(state, slot) for slot in here),
        *_goals(elsewhere),
    )
    ways = {str(slot): elsewhere for slot in here}
    return route("forward", ("decree", "ministry"), ways, act_for, items)


def _forwarded(state: DecreesState, slot: int) -> Item:
    """A decree that may be forwarded, with the ministry that stamps it next (D-F)."""
    decree = state.decrees[slot]
    coming = decree.next_step
    note = None
    if coming is not None:
        here = "here" if decree.place == coming else "there"
        loss = min(1, state.personal[state.now().player])
        note = text(f"decrees-forward-next-{here}", at=ministry_at(coming), loss=loss)
    return Item(str(slot), decree_item(slot, decree), note)


def _move_marker(state: DecreesState, act_for: tuple[int, ...]) -> Route:
    items = (*(Item(str(seat), person(seat)) for seat in state.ring), *_goals(state.empty()))
    ways = {str(seat): state.empty() for seat in state.ring}
    return route("move_marker", ("who", "ministry"), ways, act_for, items)


def _investigate(state: DecreesState, act_for: tuple[int, ...]) -> Iterator[Route]:
    headed = [id for id in state.ministries if id != "secret" and state.director(id) is not None]
    if headed:
        ways: dict[str, tuple[str, ...]] = dict.fromkeys(headed, ())
        yield route("investigate", ("ministry",), ways, act_for)
