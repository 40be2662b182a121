"""Who may be absent, join or leave, and the tablet's questions about them (J-Z2, J-Z3, §5)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.words.prompts.base import Pick, Press, Prompt, Weight
from companion.games.jrc import commands as do
from companion.games.jrc.state import FEWEST_PLAYERS, JrcState


def may_be_absent(state: JrcState) -> Ring:
    """Who can be marked absent in a campaign that is on."""
    here = state.here
    if not state.columns_open and len(here) <= FEWEST_PLAYERS:
        return ()
    return (*here, *(seat for seat in state.arrivals if seat not in here))


def newcomers(state: JrcState) -> Ring:
    """Who is at the table and not in the campaign, where `late_join` lets them in."""
    if not state.options.late_join:
        return ()
    known = {*state.players, *state.arrivals}
    return tuple(seat for seat in state.ring if seat not in known)


def people_prompts(state: JrcState, between_turns: bool) -> Iterator[Prompt]:
    """Absent, back, late, gone for good, and the end of a campaign that has lost its players."""
    if here := may_be_absent(state):
        yield _pick(do.MarkAbsent.name, "jrc-absent", here)
    if away := tuple(seat for seat in state.active if seat in state.away):
        yield _pick(do.MarkPresent.name, "jrc-present", away)
    if between_turns and (late := newcomers(state)):
        yield _pick(do.Welcome.name, "jrc-welcome", late)
    if between_turns and len(state.active) > FEWEST_PLAYERS:
        warn = text(f"jrc-leave-warn-{state.options.leaver}")
        yield _pick(do.LeaveForGood.name, "jrc-leave", state.active, warn)
    yield Press(
        key="end-campaign",
        command=do.EndCampaign.name,
        label=text("jrc-end-campaign"),
        hint=text("jrc-end-campaign-hint"),
        warn=text("jrc-end-campaign-warn", n=state.turn),
        weight=Weight.QUIET,
        group="people",
    )


def _pick(command: str, id: str, seats: Ring, warn: Text | None = None) -> Pick:
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
