"""What the turn still allows, and why something is not allowed any more (§6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.die import Throw
from companion.core.form import Field, Form
from companion.core.prompt import Choose, Item, Order, Pick, Press, Prompt, Weight
from companion.core.refusal import Refusal
from companion.core.text import SeatName, Text, text
from companion.games.sancta.lobby import saint_fields
from companion.games.sancta.names import HIGH_LEVEL
from companion.games.sancta.options import MOST_POINTS
from companion.games.sancta.play import (
    place_refusal,
    source_refusal,
    substitution_refusal,
    task_refusal,
)
from companion.games.sancta.prompts_effects import effect_prompts
from companion.games.sancta.state import (
    HAND,
    SANCTUARY,
    Roll,
    SanctaState,
    Shuffle,
    Trial,
)
from companion.games.sancta.turns import MOST_CARDS


def turn_prompts(state: SanctaState, *, host: bool) -> tuple[Prompt, ...]:
    """The prompts of the active seat, on its phone or (`host`) on the tablet in its place."""
    if state.window is not None or state.active is None:
        return ()
    more: dict[str, Any] = {"act_for": (state.active,)} if host else {}
    if isinstance(state.pending, Roll):
        return (_points(state.pending, more),)
    if isinstance(state.pending, Shuffle):
        return (_shuffled(state, state.pending, more),)
    if isinstance(state.pending, Trial):
        return (*_end_trial(more), *effect_prompts(state, more, host=host))
    return (
        *_source(state, state.active, more),
        *_tasks(state, state.active, more),
        *_zones(state, state.active, more, host=host),
        *_ending(state, state.active, more),
        *effect_prompts(state, more, host=host),
    )


def closed(refusal: Refusal | None) -> Text | None:
    """Why it is not allowed, as the prompt says it."""
    return None if refusal is None else refusal.text


def _points(rolled: Roll, more: Mapping[str, Any]) -> Form:
    """What the printed table gives."""
    points = Field(
        "points", "number", text("sancta-points"), low=-MOST_POINTS, high=MOST_POINTS, value=0
    )
    return Form(
        key="points",
        command="enter_points",
        label=text("sancta-points-set"),
        title=text("sancta-points-title", n=rolled.face),
        hint=text("sancta-points-hint"),
        fields=(points,),
        **more,
    )


def _shuffled(state: SanctaState, asked: Shuffle, more: Mapping[str, Any]) -> Form:
    """With hands counted the discards are known, and proposed (§5)."""
    known = state.piles[state.pile_of(asked.seat)].discard
    cards = Field(
        "cards",
        "number",
        text("sancta-shuffled-cards"),
        high=MOST_CARDS,
        value=known if state.options.track_hands else 0,
    )
    return Form(
        key="shuffled",
        command="shuffled",
        label=text("sancta-shuffled-set"),
        title=text("sancta-shuffled-title"),
        hint=text("sancta-shuffled-hint", n=asked.owed),
        fields=(cards,),
        **more,
    )


def _end_trial(more: Mapping[str, Any]) -> tuple[Press, Press]:
    done = Press(
        key="end-trial",
        command="end_trial",
        args={"point": True},
        label=text("sancta-trial-done"),
        hint=text("sancta-trial-done-hint"),
        **more,
    )
    none = Press(
        key="end-trial-none",
        command="end_trial",
        args={"point": False},
        label=text("sancta-trial-none"),
        weight=Weight.QUIET,
        **more,
    )
    return done, none


def _source(state: SanctaState, seat: int, more: Mapping[str, Any]) -> tuple[Prompt, ...]:
    why = closed(source_refusal(state, seat))
    weight = Weight.MAIN if why is None else Weight.QUIET
    beatitude = Press(
        key="beatitude",
        command="beatitude",
        label=text("sancta-beatitude"),
        closed=why,
        weight=weight,
        **more,
    )
    die = Throw(
        key="die",
        command="roll",
        label=text("sancta-roll"),
        typed=state.options.die_source == "physical",
        closed=why,
        weight=Weight.QUIET,
        **more,
    )
    if state.options.reaction_mode != "spoken" or why is not None:
        return beatitude, die
    return beatitude, _cancelled(state, seat, more), die


def _cancelled(state: SanctaState, seat: int, more: Mapping[str, Any]) -> Pick:
    """Where reactions are spoken: who has laid down an advocate (§8)."""
    others = state.following(seat)
    return Pick(
        key="cancelled",
        command="beatitude",
        field="cancelled_by",
        label=text("sancta-cancelled"),
        title=text("sancta-cancelled-title"),
        ring=others,
        seats=others,
        weight=Weight.QUIET,
        **more,
    )


def _tasks(state: SanctaState, seat: int, more: Mapping[str, Any]) -> tuple[Prompt, ...]:
    why = closed(task_refusal(state, seat))
    saint = state.players[seat].active
    high = 1 if saint is None else min(saint.level, HIGH_LEVEL)
    outcomes = ("point", "effect", "none")
    items = tuple(Item(one, text(f"sancta-outcome-{one}")) for one in outcomes)
    trial = Form(
        key="trial",
        command="trial",
        label=text("sancta-trial"),
        title=text("sancta-trial-title"),
        hint=text("sancta-trial-hint", level=high),
        fields=(
            Field("difficulty", "number", text("sancta-difficulty"), low=1, high=high, value=1),
            Field("outcome", "choice", text("sancta-outcome"), items=items, value="point"),
        ),
        closed=why,
        weight=Weight.QUIET,
        **more,
    )
    level = Field("level", "number", text("sancta-suffrage-level"), low=1, high=high, value=1)
    suffrage = Form(
        key="suffrage",
        command="suffrage",
        label=text("sancta-suffrage"),
        title=text("sancta-suffrage-title"),
        hint=text("sancta-suffrage-hint", level=high),
        fields=(level,),
        closed=why,
        weight=Weight.QUIET,
        **more,
    )
    return trial, suffrage


def _zones(
    state: SanctaState, seat: int, more: Mapping[str, Any], *, host: bool
) -> tuple[Prompt, ...]:
    player = state.players[seat]
    covered = host and state.options.sanctuary_hidden
    places = tuple(
        Item(str(n), _waiting(n, one.name, one.level, covered=covered))
        for n, one in enumerate(player.sanctuary)
    )
    found: list[Prompt] = [_place(state, seat, places, more), _support(more), _support_stays(more)]
    found.append(_substitute(state, seat, places, more))
    if len(places) > 1:
        found.append(
            Order(
                key="reorder",
                command="reorder",
                label=text("sancta-reorder"),
                title=text("sancta-reorder-title"),
                items=places,
                weight=Weight.QUIET,
                **more,
            )
        )
    return tuple(found)


def _waiting(place: int, name: str, level: int, *, covered: bool) -> Text:
    if covered:
        return text("sancta-covered-saint", n=place + 1)
    return text("sancta-saint", name=name, level=level)


def _place(
    state: SanctaState, seat: int, places: tuple[Item, ...], more: Mapping[str, Any]
) -> Form:
    """A saint from hand; where four wait already, one of them must go (F1)."""
    fields: tuple[Field, ...] = saint_fields(state)
    full = len(state.players[seat].sanctuary) >= SANCTUARY
    if full:
        fields += (Field("instead_of", "choice", text("sancta-instead"), items=places),)
    return Form(
        key="place-full" if full else "place",
        command="place_saint",
        label=text("sancta-place"),
        title=text("sancta-place-title"),
        hint=text("sancta-place-hint"),
        fields=fields,
        closed=closed(place_refusal(state)),
        weight=Weight.QUIET,
        **more,
    )


def _support(more: Mapping[str, Any]) -> Press:
    label = text("sancta-support")
    return Press(
        key="support", command="support", label=label, weight=Weight.QUIET, group="effects", **more
    )


def _support_stays(more: Mapping[str, Any]) -> Form:
    name = Field("called", "words", text("sancta-support-name"), low=1, high=40)
    return Form(
        key="support-stays",
        command="support",
        args={"stays": True},
        label=text("sancta-support-stays"),
        title=text("sancta-support-stays-title"),
        fields=(name,),
        weight=Weight.QUIET,
        group="effects",
        **more,
    )


def _substitute(
    state: SanctaState, seat: int, places: tuple[Item, ...], more: Mapping[str, Any]
) -> Choose:
    return Choose(
        key="substitute",
        command="substitute",
        field="place",
        label=text("sancta-substitute"),
        title=text("sancta-substitute-title"),
        hint=text("sancta-substitute-hint"),
        items=places,
        closed=closed(substitution_refusal(state, seat)),
        weight=Weight.QUIET,
        **more,
    )


def _ending(state: SanctaState, seat: int, more: Mapping[str, Any]) -> tuple[Prompt, ...]:
    """The last button; with hands counted only with five cards at most."""
    held = state.players[seat].hand
    counted = state.options.track_hands
    over = max(0, held - HAND) if counted else 0
    spent = state.turn.source is not None or state.players[seat].active is None
    end = Press(
        key="end-turn",
        command="end_turn",
        label=text("sancta-end-turn"),
        hint=None if counted else text("sancta-end-turn-hint"),
        closed=text("E_HAND_LIMIT", n=over) if over else None,
        weight=Weight.MAIN if spent else Weight.QUIET,
        **more,
    )
    if not counted or not held:
        return (end,)
    cards = Field(
        "cards", "number", text("sancta-discard-cards"), low=1, high=held, value=over or 1
    )
    discard = Form(
        key="discard",
        command="discard",
        label=text("sancta-discard"),
        title=text("sancta-discard-title", n=held),
        fields=(cards,),
        weight=Weight.QUIET,
        **more,
    )
    return discard, end


def host_prompts(state: SanctaState) -> tuple[Prompt, ...]:
    """The host's own: an uncovered cancel, and people who go home."""
    found: list[Prompt] = []
    if state.cancelled is not None and state.pending is None:
        by = SeatName(state.cancelled.by)
        found.append(
            Press(
                key="void-cancel",
                command="void_cancel",
                label=text("sancta-void"),
                hint=text("sancta-void-hint", who=by),
                warn=text("sancta-void-warn", who=by),
                weight=Weight.LINK,
                group="corrections",
            )
        )
    fields = [Field("seat", "seat", text("sancta-remove-who"), seats=state.in_play)]
    if state.piles and not state.options.track_hands and not state.options.own_decks:
        fields.append(Field("cards", "number", text("sancta-remove-cards"), high=40, value=HAND))
    found.append(
        Form(
            key="remove",
            command="remove",
            label=text("sancta-remove"),
            hint=text("sancta-remove-hint"),
            warn=text("sancta-remove-warn"),
            fields=tuple(fields),
            weight=Weight.LINK,
            group="corrections",
        )
    )
    return tuple(found)
