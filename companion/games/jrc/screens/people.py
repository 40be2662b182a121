"""The host's questions about people: who is away, back, late, or gone for good."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import Text, text
from companion.core.words.prompts.base import Pick, Press, Prompt, Weight
from companion.games.jrc import commands as do
from companion.games.jrc.people import may_be_absent, newcomers
from companion.games.jrc.phase import phase_of
from companion.games.jrc.state import FEWEST_PLAYERS, JrcState


def people_prompts(state: JrcState) -> Iterator[Prompt]:
    """J-Z2, J-Z3, late comers, and the end of a campaign to which nobody comes any more."""
    if here := may_be_absent(state):
        yield _pick(state, do.MarkAbsent.name, "jrc-absent", here)
    away = tuple(seat for seat in state.active if seat in state.absent - state.returning)
    if away:
        yield _pick(state, do.MarkPresent.name, "jrc-present", away)
    if late := newcomers(state):
        yield _pick(state, do.Welcome.name, "jrc-welcome", late)
    if phase_of(state).between_turns and len(state.active) > FEWEST_PLAYERS:
        warn = text(f"jrc-leave-warn-{state.options.leaver}")
        yield _pick(state, do.LeaveForGood.name, "jrc-leave", state.active, warn)
    yield Press(
        key="end-campaign",
        command=do.EndCampaign.name,
        label=text("jrc-end-campaign"),
        hint=text("jrc-end-campaign-hint"),
        warn=text("jrc-end-campaign-warn", n=state.turn),
        weight=Weight.QUIET,
        group="people",
    )


def _pick(
    state: JrcState, command: str, id: str, seats: tuple[int, ...], warn: Text | None = None
) -> Pick:
    return Pick(
        key=f"{id}:{seats}",
        command=command,
        field="seat",
        ring=seats,
        seats=seats,
        label=text(id),
        title=text(f"{id}-title"),
        hint=text(f"{id}-hint"),
        warn=warn,
        weight=Weight.QUIET,
        group="people",
    )
