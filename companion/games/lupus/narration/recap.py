"""The evening told again: who won, every card turned over, the story, two charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.core import Chapter, Chronicle, Event, Panel, SeatName, Step, Text, Tick, text
from companion.games.lupus.components.names import role_name
from companion.games.lupus.components.ring import end_ring
from companion.games.lupus.facts.corrections import (
    DawnAmended,
    PlayerKilled,
    PlayerRemoved,
    PlayerRevived,
    RoleSet,
    StepSkipped,
)
from companion.games.lupus.facts.day import DawnBroke
from companion.games.lupus.facts.night import NightFell
from companion.games.lupus.facts.voice import ChairHanded
from companion.games.lupus.facts.vote import VoterSkipped
from companion.games.lupus.narration.charts import suspicion_chart, votes_chart
from companion.games.lupus.narration.story import chapters
from companion.games.lupus.phases.over import final_verdict
from companion.games.lupus.state import LupusState

ByHand = (
    DawnAmended
    | PlayerKilled
    | PlayerRemoved
    | PlayerRevived
    | RoleSet
    | StepSkipped
    | VoterSkipped
)
"""What a moderator has corrected by hand."""


def recap(state: LupusState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
    """The panels of the story of a finished game, for everybody."""
    verdict = final_verdict(state)
    if verdict is None:
        return ()
    told = (*chapters(state, full=True), *_corrections(state, steps), *_chair(state, steps))
    return (
        verdict,
        end_ring(state),
        Chronicle(chapters=told),
        *votes_chart(state),
        *suspicion_chart(state),
    )


def _corrections(state: LupusState, steps: tuple[Step, ...]) -> tuple[Chapter, ...]:
    hands = (step for step in steps if step.name != Tick.name)  # the voice has no hand
    lines = tuple(
        text("lupus-story-hand", when=when, what=_what(state, event))
        for when, event in _moments(steps, hands)
        if isinstance(event, ByHand)
    )
    return (Chapter(text("lupus-story-hands"), lines),) if lines else ()


def _chair(state: LupusState, steps: tuple[Step, ...]) -> tuple[Chapter, ...]:
    """That the voice has moderated, and who took over when."""
    if state.voice is None:
        return ()
    handed = (
        text("lupus-story-hand", when=when, what=_to(event))
        for when, event in _moments(steps, steps)
        if isinstance(event, ChairHanded)
    )
    lines = (text("lupus-story-chair-voice"), *handed)
    return (Chapter(text("lupus-story-chair"), lines),)


def _to(event: ChairHanded) -> Text:
    return text("lupus-story-chair-back" if event.voice else "lupus-story-chair-person")


def _moments(steps: Iterable[Step], wanted: Iterable[Step]) -> Iterator[tuple[Text, Event]]:
    """What happened in the `wanted` steps, with the night or day of each."""
    when, told = text("lupus-deal"), {step.number for step in wanted}
    for step in steps:
        for event in step.events:
            if isinstance(event, NightFell):
                when = text("lupus-night", n=event.number)
            elif isinstance(event, DawnBroke):
                when = text("lupus-day", n=_number(when))
            elif step.number in told:
                yield when, event


def _number(when: Text) -> int:
    return next((value for value in when.params.values() if isinstance(value, int)), 1)


def _what(state: LupusState, event: ByHand) -> Text:
    """«Pia è andata via («treno»)»; the reason only where one was given."""
    why = f" ({event.reason})" if event.reason else ""
    match event:
        case PlayerRemoved():
            return text("lupus-story-hand-remove", who=SeatName(event.seat), why=why)
        case PlayerKilled():
            return text("lupus-story-hand-kill", who=SeatName(event.seat), why=why)
        case DawnAmended():
            what = "kill" if event.cause else "revive"
            return text(f"lupus-story-hand-{what}", who=SeatName(event.seat), why=why)
        case PlayerRevived():
            return text("lupus-story-hand-revive", who=SeatName(event.seat), why=why)
        case RoleSet():
            card = role_name(state, event.role)
            return text("lupus-story-hand-role", who=SeatName(event.seat), role=card, why=why)
        case VoterSkipped():
            return text("lupus-story-hand-voter", who=SeatName(event.voter), why=why)
    return text("lupus-story-hand-skip", why=why)
