"""One line of the tablet's diary for each step, without a secret, for the tablet lies open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.event import Event
from companion.core.log import Step
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.panels.help import rule_told
from companion.games.lupus import events_day as day
from companion.games.lupus import events_hand as hand
from companion.games.lupus import events_lobby as lobby
from companion.games.lupus import events_night as night
from companion.games.lupus import events_vote as vote
from companion.games.lupus.cast import steps as known_steps

FOLLOWERS = frozenset({"lupus-diary-looked"})
"""To look at one's card changes nothing: it is taken back with the deal."""
GATHERED = {id: f"{id}-many" for id in ("lupus-diary-looked", "lupus-diary-answer")}
"""What all do at once is one line, and one step for whoever takes it back."""


def tell(step: Step) -> Text | None:
    """The line for `step`: of the last of its facts that there is something to say about.

    A call is a call, whether or not somebody living hears an answer at once (medium).
    """
    calls = tuple(event for event in step.events if isinstance(event, night.StepOpened))
    for event in calls or reversed(step.events):
        line = _line(event)
        if line is not None:
            return line
    return None


def _line(event: Event) -> Text | None:
    id = PLAIN.get(type(event))
    if id is not None:
        return text(f"lupus-diary-{id}")
    more = TOLD.get(type(event))
    return None if more is None else more(event)


PLAIN: dict[type[Event], str] = {
    lobby.NightOrderSet: "order",
    lobby.DeckSet: "deck",
    lobby.DeckProposed: "deck",
    lobby.CustomCardSet: "card",
    lobby.CustomCardDropped: "card-dropped",
    lobby.Dealt: "dealt",
    lobby.CardsHandedOut: "handed-out",
    lobby.RestDealt: "dealt",
    night.EyesOpened: "eyes",
    # Whoever chooses at night stays unnamed, and so does what the choice is.
    night.Suspected: "answer",
    night.Proposed: "answer",
    night.Picked: "answer",
    night.Answered: "answer",
    night.Turned: "answer",
    night.Settled: "settled",
    day.DawnTold: "told",
    day.DiscussionOpened: "talk",
    day.ClockPaused: "paused",
    day.ClockResumed: "resumed",
    day.TimeAdded: "more-time",
    day.ClockEnded: "time-over",
    day.LotOpened: "lot",
    vote.NominationOpened: "vote",
    vote.RunoffOpened: "runoff",
    vote.VotesRevealed: "revealed",
    hand.StepSkipped: "skipped",
    hand.GameEnded: "over",
}
"""Facts that need no name."""


def _step_name(id: str) -> Text:
    if id in known_steps() or id == "night":
        return text(f"lupus-step-{id}")
    return text("lupus-custom", n=int(id.removeprefix("custom")))


def _seat(id: str, field: str = "seat") -> Callable[[Any], Text]:
    return lambda event: text(id, who=SeatName(getattr(event, field)))


def _dawn(event: day.DawnBroke) -> Text:
    dead = tuple(seat for seat, _ in event.deaths)
    if not dead:
        return text("lupus-diary-dawn")
    return text("lupus-diary-dawn-dead", who=SeatNames(dead))


def _cast(event: vote.VoteCast) -> Text:
    who = SeatName(event.voter)
    if event.target is None:
        return text("lupus-diary-abstains", who=who)
    return text("lupus-diary-votes", who=who, target=SeatName(event.target))


def _condemned(event: day.Condemned) -> Text:
    if event.seat is None:
        return text("lupus-diary-nobody")
    return text("lupus-diary-condemned", who=SeatName(event.seat))


def _nominees(event: day.NomineesNamed) -> Text:
    return text("lupus-say-owl-nominees", who=SeatNames(event.nominees), n=len(event.nominees))


TOLD: dict[type[Event], Callable[[Any], Text]] = {
    lobby.OptionSet: lambda event: rule_told("lupus", event.option, event.value),
    lobby.PresetUsed: lambda event: text(
        "lupus-diary-preset", rules=text(f"lupus-preset-{event.preset}")
    ),
    lobby.Looked: _seat("lupus-diary-looked"),
    lobby.RoleEntered: _seat("lupus-diary-entered"),
    night.NightFell: lambda event: text("lupus-night", n=event.number),
    night.StepOpened: lambda event: text("lupus-diary-called", step=_step_name(event.step)),
    night.StepClosed: lambda event: text("lupus-diary-closed", step=_step_name(event.step)),
    day.DawnBroke: _dawn,
    day.NomineesNamed: _nominees,
    day.SpeakerCalled: lambda event: text(
        "lupus-diary-speaks", who=SeatName(event.speakers[event.speaker])
    ),
    day.LotDrawn: _seat("lupus-diary-drawn"),
    day.Condemned: _condemned,
    vote.VoteCast: _cast,
    vote.VoteSealed: _seat("lupus-diary-sealed", "voter"),
    vote.VoterSkipped: _seat("lupus-diary-passed", "voter"),
    hand.PlayerRemoved: _seat("lupus-diary-removed"),
    hand.PlayerKilled: _seat("lupus-diary-killed"),
    hand.PlayerRevived: _seat("lupus-diary-revived"),
    hand.RoleSet: _seat("lupus-diary-role"),
    hand.DawnAmended: lambda event: text(
        f"lupus-diary-{'killed' if event.cause else 'revived'}", who=SeatName(event.seat)
    ),
}
"""Facts that everybody may know by name."""
