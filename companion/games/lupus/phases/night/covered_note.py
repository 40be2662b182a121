"""The covered note of the tablet at night: who acts, what was chosen, what to answer."""

from __future__ import annotations

from companion.core import Note, Ring, SeatName, SeatNames, Text, text
from companion.games.lupus.cast import telling
from companion.games.lupus.components.names import step_name
from companion.games.lupus.night_rules import actors
from companion.games.lupus.night_rules.agreement import agreement
from companion.games.lupus.phases.night.phone import as_open
from companion.games.lupus.state import Answer, LupusState


def choice_and_answer(state: LupusState) -> Note:
    """What the moderator may look up while a step is called, and the others must not see."""
    open_state = as_open(state)
    parts = actors.open_parts(open_state)
    if len(parts) == 1:
        lines = _part(open_state, parts[0])
    else:
        lines = tuple(
            text("lupus-cover-step", step=step_name(state, part), rest=line)
            for part in parts
            for line in _part(open_state, part)
        )
    return Note(title=text("lupus-cover-title"), lines=lines, covered=True)


def _part(state: LupusState, part: str) -> tuple[Text, ...]:
    """The lines on one part of the night."""
    who = actors.actors(state, part)
    answers = tuple(one for one in state.tonight().answers if one.step == part)
    if not who and not answers:
        return (text("lupus-cover-nobody"),)
    if not actors.asks(state, part) and not actors.answers(state, part):
        if len(who) > 1:
            return (text("lupus-cover-recognise", who=SeatNames(who), way=_way(state, who)),)
        return (text("lupus-cover-alone", who=SeatNames(who)),)
    acting = text("lupus-cover-acts", who=SeatNames(who), n=len(who))
    told = (_told(state, one) for one in answers)
    return acting, *_chosen(state, part), *told


def _chosen(state: LupusState, part: str) -> tuple[Text, ...]:
    if not actors.asks(state, part):
        return ()
    night = state.tonight()
    target = night.picks.get(part, night.settled.get(part))
    if target is not None:
        return (text("lupus-cover-picks", target=SeatName(target)),)
    shown = tuple(
        text("lupus-cover-proposal", who=SeatName(seat), target=SeatName(night.proposals[seat]))
        for seat in actors.actors(state, part)
        if seat in night.proposals
    )
    if agreement(state, part).open and len(shown) > 1:
        return *shown, text("lupus-cover-differ")
    return shown or (text("lupus-cover-none"),)


def _told(state: LupusState, answer: Answer) -> Text:
    """The answer, and whether the phone has said it already or the moderator has to."""
    return telling(state, answer.step).note(state, answer, _way(state, answer.seats))


def _way(state: LupusState, who: Ring) -> str:
    """`phones` where all of them read it, `pointing` where one has to be shown it."""
    night = state.tonight()
    reads = state.options.night_input != "pointing" and set(who) <= night.phones
    return "phones" if reads else "pointing"
