"""The end of a turn, and what only the host may do: void a cancel, let somebody go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.text import SeatName, text
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.sancta.state import HAND, SanctaState
from companion.games.sancta.turn.allowed import task_refusal
from companion.games.sancta.turn.prompts_zones import needs_saint
from companion.games.sancta.turn.start_and_end import bound


def ending(state: SanctaState, seat: int, more: Mapping[str, Any]) -> tuple[Prompt, ...]:
    """The last button; with hands counted only with five cards at most."""
    held = state.players[seat].hand
    counted = state.options.track_hands
    over = max(0, held - HAND) if counted else 0
    # It glows when the turn's point has been tried, or when nothing can be gained any more.
    nobody = state.players[seat].active is None and not needs_saint(state, seat)
    spent = (state.turn.source is not None or nobody) and not needs_saint(state, seat)
    still = spent and not nobody and task_refusal(state, seat) is None
    hint = None if counted else text("sancta-end-turn-hint")
    end = Press(
        key="end-turn",
        command="end_turn",
        label=text("sancta-end-turn"),
        hint=text("sancta-end-turn-left") if still else hint,
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
    """The host's own: an uncovered cancel, and people who go home, before the first turn too."""
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
    free = tuple(seat for seat in state.in_play if seat != bound(state))
    fields = [Field("seat", "seat", text("sancta-remove-who"), seats=free)]
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
