"""What the active player may do: the card, the actions that are legal now, the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.base import Item, Press, Prompt, Weight
from companion.core.words.prompts.route import Route
from companion.games.final_decrees import deck
from companion.games.final_decrees.screens.words import (
    decree_item,
    ministry_at,
    ministry_name,
    person,
    the_decree,
)
from companion.games.final_decrees.state import DecreesState
from companion.games.final_decrees.turn import prompts_control
from companion.games.final_decrees.turn.prompts_control import ACTIONS, route

UNDER = ""
"""Asked under the chart: it belongs to none of its things."""


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
        warn=text("decrees-end-warn", n=turn.actions_left, more=hint)
        if turn.actions_left
        else None,
        weight=Weight.LINK if turn.actions_left or turn.card_open else Weight.MAIN,
        at=UNDER,
    )


def _cards(state: DecreesState, act_for: tuple[int, ...]) -> Iterator[Press]:
    """Step 2: what was it?"""
    for card, weight in ((deck.ORDINARY, Weight.MAIN), (deck.DECLINE, Weight.QUIET)):
        yield _card(state, card, "card", f"card-{state.turns}-{card}", weight, act_for)


def _card(
    state: DecreesState, card: str, word: str, key: str, weight: Weight, act_for: tuple[int, ...]
) -> Press:
    """One of the two answers to what was drawn; they stand beside each other under one title."""
    doubt = deck.warning(state, card)
    return Press(
        key=key,
        command="draw",
        label=text(f"decrees-{word}-{card}"),
        title=text(f"decrees-{word}"),
        hint=_drawing(state, card, word),
        args={"card": card},
        act_for=act_for,
        warn=None if doubt is None else text(doubt),
        weight=weight,
        group="" if weight is Weight.MAIN else ACTIONS,
        at=UNDER,
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
        for card in (deck.ORDINARY, deck.DECLINE):
            yield _card(state, card, "draw", f"draw-{card}", Weight.QUIET, act_for)
    if at is not None:
        yield from _of_a_director(state, at, act_for)
    yield _press("play_card", act_for, UNDER)
    if state.empty():
        yield _move_marker(state, act_for)
    if at == "treasury" and not turn.treasury_used:
        yield _press("treasury_extra", act_for, at)
    if at == "navy" and not turn.navy_used:
        yield _press("manoeuvres", act_for, at)
    if at == "secret":
        yield from _investigate(state, act_for)
    if at == "hr":
        yield prompts_control.reassign(state, act_for)
    if at == "executive":
        yield from prompts_control.restructure(state, act_for)


def _press(command: str, act_for: tuple[int, ...], at: str) -> Press:
    word = command.replace("_", "-")
    return Press(
        key=command,
        command=command,
        label=text(f"decrees-do-{word}"),
        hint=text(f"decrees-do-{word}-hint"),
        act_for=act_for,
        weight=Weight.QUIET,
        group=ACTIONS,
        at=at,
    )


def _of_a_director(state: DecreesState, at: str, act_for: tuple[int, ...]) -> Iterator[Prompt]:
    here = state.lying_at(at)
    for slot in here:
        if state.decrees[slot].next_step == at:
            yield _stamp(state, slot, act_for)
    if here:
        yield _forward(state, at, act_for)
    if prompts_control.can_redistribute(state, at):
        yield prompts_control.redistribute(state, at, act_for)


def _stamp(state: DecreesState, slot: int, act_for: tuple[int, ...]) -> Press:
    decree = state.decrees[slot]
    left = len(decree.steps) - decree.done - 1
    return Press(
        key=f"stamp-{slot}",
        command="stamp",
        label=text("decrees-do-stamp", decree=the_decree(slot, decree)),
        hint=text("decrees-do-stamp-hint", left=left, loss=_loss(state)),
        args={"decree": str(slot)},
        act_for=act_for,
        weight=Weight.QUIET,
        group=ACTIONS,
        at=str(slot),
    )


def _loss(state: DecreesState) -> int:
    """The one personal blame that a stamp or a next step takes away, where there is any."""
    return min(1, state.personal[state.now().player])


def _goals(ministries: tuple[str, ...]) -> Iterator[Item]:
    """What ministries that are tapped on the chart are called in the sentence on the button."""
    return (Item(id, ministry_at(id)) for id in ministries)


def _forward(state: DecreesState, at: str, act_for: tuple[int, ...]) -> Route:
    """Every decree that lies here, to any other ministry; the next step is marked (D-F)."""
    elsewhere = tuple(id for id in state.ministries if id != at)
    here = {slot: state.decrees[slot] for slot in state.lying_at(at)}
    items = (
        *(Item(str(slot), decree_item(slot, decree)) for slot, decree in here.items()),
        *_goals(elsewhere),
    )
    loss = _loss(state)
    mark = text("decrees-forward-mark", loss=loss)
    marks = {
        str(slot): (decree.next_step, mark)
        for slot, decree in here.items()
        if decree.next_step is not None and decree.next_step != at
    }
    ways = {str(slot): elsewhere for slot in here}
    fields = ("decree", "ministry")
    return route("forward", fields, ways, act_for, items, marks=marks, loss=loss)


def _move_marker(state: DecreesState, act_for: tuple[int, ...]) -> Route:
    """To each empty ministry, anybody; who goes leaves another one empty."""
    people = (Item(str(seat), person(seat), _left_empty(state, seat)) for seat in state.ring)
    ways = {id: tuple(str(seat) for seat in state.ring) for id in state.empty()}
    items = (*people, *_goals(state.empty()))
    return route("move_marker", ("ministry", "who"), ways, act_for, items)


def _left_empty(state: DecreesState, seat: int) -> Text | None:
    at = state.posting(seat)
    return None if at is None else text("decrees-move-leaves", at=ministry_name(at))


def _investigate(state: DecreesState, act_for: tuple[int, ...]) -> Iterator[Route]:
    heads = {id: state.director(id) for id in state.ministries if id != "secret"}
    items = tuple(
        Item(
            id,
            ministry_name(id),
            text("decrees-investigate-gives", n=state.ministry[id], who=SeatName(seat)),
        )
        for id, seat in heads.items()
        if seat is not None
    )
    if items:
        ways: dict[str, tuple[str, ...]] = {one.value: () for one in items}
        yield route("investigate", ("ministry",), ways, act_for, items)
