"""Absence, joining and leaving, and the tablet's prompts about them (J-Z2, J-Z3, §5)."""

from collections.abc import Iterable, Iterator

from companion.core import Item, Pick, Press, Prompt, Ring, SeatName, Several, Weight, among
from companion.core.text import labelled, text
from companion.games.jrc.state import FEWEST_PLAYERS, JrcState


def may_be_absent(state: JrcState) -> Ring:
    """The seats that can be marked absent in a running campaign."""
    here = state.here
    if not state.columns_open and len(here) <= FEWEST_PLAYERS:
        return ()
    return (*here, *(seat for seat in state.arrivals if seat not in here))


def newcomers(state: JrcState) -> Ring:
    """People at the table who are not in the campaign, if `late_join` lets them in."""
    if not state.options.late_join:
        return ()
    known = {*state.players, *state.arrivals}
    return tuple(seat for seat in state.ring if seat not in known)


def parse_seats(words: tuple[str, ...], seats: Iterable[int]) -> Ring:
    """The seats with these numbers; () if one is not among `seats` or is repeated."""
    known = {str(seat): seat for seat in seats}
    if any(word not in known for word in words) or len(set(words)) < len(words):
        return ()
    return tuple(known[word] for word in words)


def people_prompts(state: JrcState, between_turns: bool) -> Iterator[Prompt]:
    """Prompts for absence, return, late comers, leaving, and the end of the campaign."""
    if here := may_be_absent(state):
        spare = len(here) if state.columns_open else len(here) - FEWEST_PLAYERS
        yield _several("jrc.mark_absent", "jrc-absent", here, spare)
    if away := among(state.active, state.away):
        yield _several("jrc.mark_present", "jrc-present", away, len(away))
    if between_turns and (late := newcomers(state)):
        yield _several("jrc.welcome", "jrc-welcome", late, len(late))
    if between_turns and len(state.active) > FEWEST_PLAYERS:
        yield _leaves(state)
    yield Press(
        key="end-campaign",
        command="jrc.end_campaign",
        **labelled("jrc-end-campaign", "hint"),
        warn=text("jrc-end-campaign-warn", n=state.turn),
        weight=Weight.QUIET,
        group="people",
    )


def _several(command: str, id: str, seats: Ring, most: int) -> Several:
    return Several(
        key=f"{id}:{seats}",
        command=command,
        field="seats",
        items=tuple(Item(str(one), text("table-seat", who=SeatName(one))) for one in seats),
        most=most,
        ordered=False,
        weight=Weight.QUIET,
        group="people",
        **labelled(id, "title", "hint"),
    )


def _leaves(state: JrcState) -> Pick:
    """One seat at a time, because it cannot be undone on another evening."""
    return Pick(
        key=f"jrc-leave:{state.active}",
        command="jrc.leave_for_good",
        field="seat",
        ring=state.active,
        seats=state.active,
        warn=text(f"jrc-leave-warn-{state.options.leaver}"),
        weight=Weight.QUIET,
        group="people",
        **labelled("jrc-leave", "title", "hint"),
    )
