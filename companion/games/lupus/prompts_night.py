"""What the moderator may enter at night: for those who point, for those who do not answer."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.game import Moment
from companion.core.prompt import Pick, Prompt, Weight
from companion.core.seat import Ring
from companion.core.text import text
from companion.games.lupus import steps
from companion.games.lupus.state import LupusState, Night
from companion.games.lupus.view_words import step_name


def prompts(state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
    """The picks of the open step, in the order in which they are needed."""
    found: list[Prompt] = []
    for part in steps.open_parts(state):
        found.extend(_for_part(state, part, moment))
    return (*found, *_suspicions(state, moment))


def _for_part(state: LupusState, part: str, moment: Moment) -> Iterator[Prompt]:
    """The choice of a part: pointed at, made for somebody, settled."""
    night, who = state.tonight(), steps.actors(state, part)
    if not who or part in night.picks or not steps.asks(state, part):
        return
    if state.options.night_input == "pointing":
        yield _settle(state, part, main=part not in night.settled)
        return
    shown = night.proposals
    first = next((seat for seat in who if seat not in moment.phones and seat not in shown), None)
    if first is not None:
        yield _answer_for(state, night, part, (first,), main=True)
    rest = tuple(seat for seat in who if seat != first)
    if rest:
        yield _answer_for(state, night, part, rest, main=False)
    yield _settle(state, part, main=False, differ=len(shown) == len(who) > 1)


def _settle(state: LupusState, part: str, *, main: bool, differ: bool = False) -> Pick:
    """Who was pointed at, or what the moderator decides for those who share the step.

    `differ`: all of them have shown somebody; while they do not agree, this comes to the front.
    """
    night = state.tonight()
    pointing = state.options.night_input == "pointing"
    front = main or (differ and steps.agreement(state, part).open)
    title = "lupus-pick-target" if pointing else "lupus-settle"
    return Pick(
        key=f"n{night.number}-{part}-settle",
        command="settle",
        label=text("lupus-settle-confirm" if pointing else "lupus-settle-pick"),
        args={"step": part},
        title=text(title),
        hint=text(f"{title}-hint"),
        ring=state.ring,
        seats=steps.settle_targets(state, part),
        none_label=text("lupus-settle-nobody"),
        chosen=night.settled.get(part),
        weight=Weight.MAIN if front else Weight.QUIET,
        group="" if front or pointing else "night",
    )


def _answer_for(state: LupusState, night: Night, part: str, seats: Ring, *, main: bool) -> Pick:
    """The moderator answers for somebody with a part in the step; who share it may choose alike."""
    return Pick(
        key=f"n{night.number}-{part}-for-{seats[0]}",
        command="pick",
        label=text("lupus-settle-confirm"),
        args={"step": night.called},
        title=text("lupus-pick-for-part", step=step_name(state, part)),
        hint=text("lupus-pick-for-hint"),
        ring=state.ring if main else (),
        seats=steps.legal_targets(state, seats[0]),
        chosen=night.proposals.get(seats[0]) if len(seats) == 1 else None,
        act_for=seats,
        weight=Weight.MAIN if main else Weight.QUIET,
        group="" if main else "seat",
    )


def _suspicions(state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
    """For phones without a part, those that do not answer first: nobody is waited for in vain."""
    night = state.tonight()
    late = set(steps.missing(state))
    asked = (seat for seat in state.living if steps.takes_decoy(state, seat, moment.phones))
    seats = sorted(asked, key=lambda seat: seat not in late)
    if not seats:
        return ()
    return (
        Pick(
            key=f"n{night.number}-{night.called}-late",
            command="pick",
            label=text("lupus-settle-confirm"),
            args={"step": night.called},
            title=text("lupus-pick-decoy-for"),
            hint=text("lupus-pick-for-hint"),
            seats=state.living,
            may_be_self=False,
            act_for=tuple(seats),
            weight=Weight.QUIET,
            group="seat",
        ),
    )
