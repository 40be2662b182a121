"""What the turn still allows, and why something is not allowed any more (§6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.text import text
from companion.core.words.prompts.base import Item, Pick, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.core.words.prompts.throw import Throw
from companion.games.sancta.codes import why_not
from companion.games.sancta.options import MOST_POINTS
from companion.games.sancta.state import (
    Roll,
    SanctaState,
    Shuffle,
    Trial,
)
from companion.games.sancta.turn.allowed import (
    blockable,
    hand_refusal,
    source_refusal,
    task_refusal,
)
from companion.games.sancta.turn.prompts_effects import effect_prompts
from companion.games.sancta.turn.prompts_end import ending
from companion.games.sancta.turn.prompts_zones import zones
from companion.games.sancta.turn.start_and_end import MOST_CARDS
from companion.games.sancta.typed_words import HIGH_LEVEL


def turn_prompts(state: SanctaState, *, host: bool) -> tuple[Prompt, ...]:
    """The prompts of the active seat, on its phone or (`host`) on the tablet in its place."""
    if state.window is not None or state.active is None:
        return ()
    more: dict[str, Any] = {"act_for": (state.active,)} if host else {}
    if isinstance(state.pending, Roll):
        return (_points(state, state.pending, more),)
    if isinstance(state.pending, Shuffle):
        return (_shuffled(state, state.pending, more),)
    if isinstance(state.pending, Trial):
        return (*_end_trial(more), *effect_prompts(state, more, host=host))
    source, tasks = _source(state, state.active, more), _tasks(state, state.active, more)
    # What has been played makes room for what is still open.
    spent = state.turn.source is not None
    around = zones(state, state.active, more, host=host)
    first = tuple(one for one in around if one.weight is Weight.MAIN)  # an empty zone (S1)
    return (
        *first,
        *((*tasks, *source) if spent else (*source, *tasks)),
        *(one for one in around if one not in first),
        *ending(state, state.active, more),
        *effect_prompts(state, more, host=host),
    )


def _points(state: SanctaState, rolled: Roll, more: Mapping[str, Any]) -> Form:
    """What the printed list of faces gives, or the table's own."""
    _, known, asks = state.options.die_table[rolled.face - 1]
    aloud = blockable(state) and not asks
    points = Field(
        "points", "number", text("sancta-points"), low=-MOST_POINTS, high=MOST_POINTS, value=known
    )
    return Form(
        key="points",
        command="enter_points",
        label=text("sancta-points-set"),
        title=text("sancta-points-title", n=rolled.face),
        hint=text("sancta-points-aloud" if aloud else "sancta-points-hint"),
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
    """Two equal ways to a point, and no great button: it would start everybody's seconds."""
    why = why_not(source_refusal(state, seat))
    no_card = why or why_not(hand_refusal(state, seat))
    beatitude = Press(
        key="beatitude",
        command="beatitude",
        label=text("sancta-beatitude"),
        closed=no_card,
        weight=Weight.QUIET,
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
    if state.options.reaction_mode != "spoken" or no_card is not None:
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
    why = why_not(task_refusal(state, seat))
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
