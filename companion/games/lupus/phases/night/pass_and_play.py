"""The tablet that goes from hand to hand at night: whose turn it is, and its prompts (§10).

Nothing here depends on a card. Every name can be tapped by everybody; what a seat is asked, and
whether the name counts, is in the view of that seat alone, which is shown while it holds the
tablet.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core import Awaited, Clock, Countdown, Panel, SeatName, text
from companion.core.words.prompts.base import Pick, Press, Prompt, Weight
from companion.games.lupus.night_rules.call_order import is_open
from companion.games.lupus.night_rules.pass_and_play import turn_seconds
from companion.games.lupus.nights_and_days import Passing
from companion.games.lupus.state import LupusState, passing

GROUP = "passing"
IN_VAIN = text("lupus-band-vain")
"""For a player who has tapped a name that the card may not choose."""


def prompts(state: LupusState) -> Iterator[Prompt]:
    """The prompts of the current turn: take the tablet; then answer, or say that it is in the wrong
    hands. Everybody may tap any living player; in the second round there is only a line to read."""
    found, night = passing(state), state.tonight()
    if found is None or found.turn is None:
        return
    seat = found.turn
    if found.since is None:
        yield from _on_its_way(state, found, seat)
        return
    if is_open(state):
        yield Pick(
            key=f"n{night.number}-passing-{found.place}",
            command="pick",
            label=text("lupus-confirm"),
            args={"step": night.called},
            title=text("lupus-passing-done" if seat in night.tapped else "lupus-passing-choose"),
            ring=state.living,
            seats=state.living,
            act_for=(seat,),
            group=GROUP,
        )
    yield Press(
        key="passing-wrong-hands",
        command="return_device",
        label=text("lupus-passing-wrong", who=SeatName(seat)),
        weight=Weight.LINK,
        group=GROUP,
    )


def _on_its_way(state: LupusState, found: Passing, seat: int) -> Iterator[Press]:
    kind, who = "ask" if is_open(state) else "read", SeatName(seat)
    yield Press(
        key=f"n{state.number}-take-{kind}-{found.place}",
        command="take_device",
        label=text("lupus-passing-take", who=who),
        act_for=(seat,),
        group=GROUP,
    )
    yield Press(
        key=f"n{state.number}-over-{kind}-{found.place}",
        command="pass_over",
        label=text("lupus-passing-over", who=who),
        warn=text("lupus-passing-over-warn", who=who),
        weight=Weight.LINK,
        group=GROUP,
    )


def panels(state: LupusState) -> tuple[Panel, ...]:
    """How far round it is, and the time that is left in this turn."""
    found = passing(state)
    if found is None:
        return ()
    total = len(found.seats)
    way = Awaited(
        done=found.place,
        total=total,
        missing=found.seats[found.place :],
        words=text("lupus-passing-way", place=found.place + 1, of=total),
    )
    if found.since is None:
        return (way,)
    clock = Clock(turn_seconds(state), since=found.since)
    return way, Countdown(clock=clock, label=text("lupus-passing-clock"), bell=False)
