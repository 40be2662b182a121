"""The tablet that goes from hand to hand at night: who is named, and what it takes (§10).

Nothing here follows from a card. Every name can be tapped by everybody; what a seat is asked, and
whether the name counts, stands in the view of that seat alone, which is lent while it is held.
"""

from __future__ import annotations

from companion.core import Awaited, Clock, Countdown, Panel, SeatName, text
from companion.core.words.prompts.base import Pick, Press, Prompt, Weight
from companion.games.lupus.night_rules.call_order import is_open
from companion.games.lupus.night_rules.pass_and_play import turn_seconds
from companion.games.lupus.state import LupusState, Passing, passing

GROUP = "passing"
IN_VAIN = text("lupus-band-vain")
"""For a player who has tapped a name that the card may not choose."""


def prompts(state: LupusState) -> tuple[Prompt, ...]:
    """Of the turn of now: take the tablet; then answer, or say that it is in the wrong hands."""
    found = passing(state)
    if found is None or found.turn is None:
        return ()
    if found.since is None:
        return _on_its_way(state, found, found.turn)
    return (*_choice(state, found, found.turn), _wrong_hands(found.turn))


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


def _on_its_way(state: LupusState, found: Passing, seat: int) -> tuple[Prompt, ...]:
    kind = "ask" if is_open(state) else "read"
    who = SeatName(seat)
    return (
        Press(
            key=f"n{state.number}-take-{kind}-{found.place}",
            command="take_device",
            label=text("lupus-passing-take", who=who),
            act_for=(seat,),
            group=GROUP,
        ),
        Press(
            key=f"n{state.number}-over-{kind}-{found.place}",
            command="pass_over",
            label=text("lupus-passing-over", who=who),
            warn=text("lupus-passing-over-warn", who=who),
            weight=Weight.LINK,
            group=GROUP,
        ),
    )


def _choice(state: LupusState, found: Passing, seat: int) -> tuple[Pick, ...]:
    """All the living, for everybody; the second time there is only a line to read."""
    if not is_open(state):
        return ()
    night = state.tonight()
    done = seat in night.tapped
    return (
        Pick(
            key=f"n{night.number}-passing-{found.place}",
            command="pick",
            label=text("lupus-confirm"),
            args={"step": night.called},
            title=text("lupus-passing-done" if done else "lupus-passing-choose"),
            ring=state.living,
            seats=state.living,
            act_for=(seat,),
            group=GROUP,
        ),
    )


def _wrong_hands(seat: int) -> Press:
    return Press(
        key="passing-wrong-hands",
        command="return_device",
        label=text("lupus-passing-wrong", who=SeatName(seat)),
        weight=Weight.LINK,
        group=GROUP,
    )
