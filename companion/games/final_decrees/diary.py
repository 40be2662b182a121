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
from companion.games.final_decrees.state import Line, Plan
from companion.games.final_decrees.view_words import (
    arrow_name,
    decree_name,
    ministry_at,
    ministry_name,
    person,
    term,
)


def tell(step: Step) -> Text | None:
    """The line for `step`: of the last of its facts that there is something to say about; a card's
    effect with everything that it did."""
    done = tuple(one for one in map(effect, step.events) if one is not None)
    for event in reversed(step.events):
        line = told(event)
        if line is not None:
            effects = series(done) if isinstance(event, deal.Adjusted) else None
            return line if effects is None else text("decrees-diary-with", what=line, more=effects)
    return None


def series(texts: tuple[Text, ...]) -> Text | None:
    """Several texts in a row, with commas; None: there is none."""
    if len(texts) < 2:
        return texts[0] if texts else None
    return text("decrees-series", first=texts[0], rest=series(texts[1:]) or "")


def told(event: Event) -> Text | None:
    """One fact in a sentence; None for facts that follow from others, or belong to an effect."""
    id = PLAIN.get(type(event))
    if id is not None:
        return text(f"decrees-diary-{id}")
    more = TOLD.get(type(event))
    return None if more is None else more(event)


def effect(event: Event) -> Text | None:
    """One change that a card's effect consists of."""
    match event:
        case deal.BlameAdjusted():
            where = event.place
            what = (
                text("decrees-who", who=SeatName(where))
                if isinstance(where, int)
                else ministry_name(where)
            )
            return text(
                "decrees-effect-blame", what=what, way=_way(event.change), n=abs(event.change)
            )
        case deal.MarkerPlaced():
            who = SeatName(event.who)
            if event.ministry is None:
                return text("decrees-effect-away", who=who)
            return text("decrees-effect-marker", who=who, at=ministry_at(event.ministry))
        case deal.ArrowsAdjusted():
            arrow = event.drawn or event.gone
            id = "decrees-effect-drawn" if event.drawn else "decrees-effect-gone"
            return text(id, arrow=arrow_name((arrow[0], arrow[1])))
        case deal.DecreePlaced():
            return text("decrees-effect-place", n=event.decree + 1, at=ministry_at(event.ministry))
        case deal.StampAdjusted():
            return text("decrees-effect-stamp", n=event.decree + 1, way=_way(event.change))
    return None


def _way(change: int) -> str:
    return "more" if change > 0 else "less"


PLAIN: dict[type[Event], str] = {
    setup.TemplateUsed: "decrees",
    setup.Begun: "begun",
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
    line = text("decrees-diary-removed", who=SeatName(event.chooser), n=n)
    people = (
        text("decrees-less", what=text("decrees-who", who=SeatName(s)), n=n)
        for s, n in event.personal
    )
    places = (text("decrees-less", what=ministry_name(at), n=n) for at, n in event.ministry)
    return _with(line, (*people, *places))


def _with(line: Text, more: tuple[Text, ...]) -> Text:
    """A sentence, and its figures behind it."""
    figures = series(more)
    return line if figures is None else text("decrees-diary-with", what=line, more=figures)


def _goes(who: int, at: str | None) -> Text:
    """Where a marker stands from now on."""
    if at is None:
        return text("decrees-effect-away", who=SeatName(who))
    return text("decrees-diary-at", who=SeatName(who), at=ministry_at(at))


def _reassigned(event: action.Reassigned) -> Text:
    line = text("decrees-diary-reassign", who=SeatName(event.player))
    return _with(line, tuple(_goes(*one) for one in event.places))


def _manoeuvred(event: action.Manoeuvred) -> Text:
    line = text("decrees-diary-manoeuvres", who=SeatName(event.player))
    gone = ((person(event.player), event.personal), (ministry_name("navy"), event.navy))
    return _with(line, tuple(text("decrees-less", what=what, n=n) for what, n in gone if n))


def _redistributed(event: action.Redistributed) -> Text:
    line = text("decrees-diary-redistribute", who=SeatName(event.player))
    now = (text("decrees-now", what=ministry_name(at), n=n) for at, n in event.blame)
    return _with(line, tuple(now))


def _traded(event: deal.Traded) -> Text:
    terms = series(tuple(term(Line(*one)) for one in event.lines))
    return text("decrees-diary-traded", terms=terms or "")


TOLD: dict[type[Event], Callable[[Any], Text]] = {
    setup.OptionSet: setup.OptionSet.diary_line,
    setup.DecreeSet: lambda event: text(
        "decrees-diary-decree", what=decree_name(event.slot, Plan(event.name, event.steps))
    ),
    setup.TemplateSaved: lambda event: text("decrees-diary-template", name=event.name),
    setup.TemplateDropped: lambda event: text("decrees-diary-template-gone", name=event.name),
    setup.Posted: lambda event: _with(
        text("decrees-diary-posted"), tuple(_goes(*one) for one in event.places)
    ),
    setup.BidsOpened: _opened,
    setup.BidSealed: lambda event: text("decrees-diary-bid", who=SeatName(event.seat)),
    turn.CardDrawn: _by("card"),
    turn.Declined: _declined,
    turn.TurnEnded: _by("turn-over"),
    turn.GameEnded: lambda event: text(f"decrees-over-{event.reason}"),
    action.CardPlayed: _by("card-played"),
    action.Redistributed: _redistributed,
    action.Forwarded: _forwarded,
    action.Stamped: _stamped,
    action.MarkerMoved: _moved,
    action.TreasuryOpened: _by("treasury"),
    action.Investigated: _investigated,
    action.Manoeuvred: _manoeuvred,
    action.Reassigned: _reassigned,
    action.Restructured: _restructured,
    deal.Promulgated: _promulgated,
    deal.BlameRemoved: _removed,
    deal.Traded: _traded,
    deal.Adjusted: _by("adjusted"),
}
