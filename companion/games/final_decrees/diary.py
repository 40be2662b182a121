"""One line of the tablet's diary for each step, without a secret, for the tablet lies open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.event import Event
from companion.core.log import Step
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.final_decrees import events_action as action
from companion.games.final_decrees import events_deal as deal
from companion.games.final_decrees import events_setup as setup
from companion.games.final_decrees import events_turn as turn
from companion.games.final_decrees.state import Line
from companion.games.final_decrees.view_words import arrow_name, ministry_at, ministry_name, term


def tell(step: Step) -> Text | None:
    """The line for `step`: of the last of its facts that there is something to say about."""
    for event in reversed(step.events):
        line = told(event)
        if line is not None:
            return line
    return None


def told(event: Event) -> Text | None:
    """One fact in a sentence; None for facts that follow from others."""
    id = PLAIN.get(type(event))
    if id is not None:
        return text(f"decrees-diary-{id}")
    more = TOLD.get(type(event))
    return None if more is None else more(event)


PLAIN: dict[type[Event], str] = {
    setup.OptionSet: "rule",
    setup.DecreeSet: "decree",
    setup.TemplateUsed: "decree",
    setup.TemplateSaved: "template",
    setup.TemplateDropped: "template",
    setup.Begun: "begun",
    setup.Posted: "posted",
    deal.RemovalClosed: "no-removal",
}


def _by(id: str) -> Callable[[Any], Text]:
    return lambda event: text(f"decrees-diary-{id}", who=SeatName(event.player))


def _opened(event: setup.BidsOpened) -> Text:
    if event.winner is not None:
        return text("decrees-diary-head", who=SeatName(event.winner))
    return text("decrees-diary-tied", who=SeatNames(event.tied), n=len(event.tied))


def _declined(event: turn.Declined) -> Text:
    return text("decrees-diary-decline", who=SeatName(event.player), n=event.discarded)


def _forwarded(event: action.Forwarded) -> Text:
    at = ministry_at(event.ministry)
    return text("decrees-diary-forward", who=SeatName(event.player), n=event.decree + 1, at=at)


def _stamped(event: action.Stamped) -> Text:
    at = ministry_at(event.ministry)
    return text("decrees-diary-stamp", who=SeatName(event.player), n=event.decree + 1, at=at)


def _moved(event: action.MarkerMoved) -> Text:
    at = ministry_at(event.ministry)
    who, whom = SeatName(event.player), SeatName(event.who)
    own = event.player == event.who
    if own:
        return text("decrees-diary-move-self", who=who, at=at)
    return text("decrees-diary-move", who=who, whom=whom, at=at)


def _investigated(event: action.Investigated) -> Text:
    at, whom = ministry_name(event.ministry), SeatName(event.director)
    return text("decrees-diary-investigate", at=at, whom=whom, n=event.blame)


def _restructured(event: action.Restructured) -> Text:
    who = SeatName(event.player)
    arrow = event.drawn or event.gone
    named = arrow_name((arrow[0], arrow[1]))
    return text(f"decrees-diary-arrow-{event.change}", who=who, arrow=named)


def _promulgated(event: deal.Promulgated) -> Text:
    return text("decrees-diary-promulgated", n=event.decree + 1, count=event.number)


def _removed(event: deal.BlameRemoved) -> Text:
    n = sum(n for _, n in event.personal) + sum(n for _, n in event.ministry)
    return text("decrees-diary-removed", who=SeatName(event.chooser), n=n)


def _traded(event: deal.Traded) -> Text:
    first = term(Line(*event.lines[0]))
    return text("decrees-diary-traded", term=first, more=len(event.lines) - 1)


TOLD: dict[type[Event], Callable[[Any], Text]] = {
    setup.BidsOpened: _opened,
    setup.BidSealed: lambda event: text("decrees-diary-bid", who=SeatName(event.seat)),
    turn.CardDrawn: _by("card"),
    turn.Declined: _declined,
    turn.TurnEnded: _by("turn-over"),
    turn.GameEnded: lambda event: text(f"decrees-over-{event.reason}"),
    action.CardPlayed: _by("card-played"),
    action.Redistributed: _by("redistribute"),
    action.Forwarded: _forwarded,
    action.Stamped: _stamped,
    action.MarkerMoved: _moved,
    action.TreasuryOpened: _by("treasury"),
    action.Investigated: _investigated,
    action.Manoeuvred: _by("manoeuvres"),
    action.Reassigned: _by("reassign"),
    action.Restructured: _restructured,
    deal.Promulgated: _promulgated,
    deal.BlameRemoved: _removed,
    deal.Traded: _traded,
    deal.Adjusted: _by("adjusted"),
}
