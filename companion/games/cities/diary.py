"""One line of the tablet's diary for each step; a deck list is nobody else's business."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.event import Event
from companion.core.log import Step
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.cities import events_clock as clock
from companion.games.cities import events_combat as combat
from companion.games.cities import events_hand as hand
from companion.games.cities import events_match as match
from companion.games.cities import events_turn as turn
from companion.games.cities.news import begins, conquers, given, slots


def tell(step: Step) -> Text | None:
    """The line for `step`: of the most telling of its facts."""
    told = [line for event in step.events if (line := _line(event)) is not None]
    if any(isinstance(event, combat.CityConquered) for event in step.events):
        # its price says less than the conquest itself
        told = [line for line in told if line.id != "cities-diary-discards"]
    return told[-1] if told else text("cities-diary-mustered")


def _line(event: Event) -> Text | None:
    id = PLAIN.get(type(event))
    if id is not None:
        return text(f"cities-diary-{id}")
    more = TOLD.get(type(event))
    return None if more is None else more(event)


PLAIN: dict[type[Event], str] = {
    match.MatchBegun: "begun",
    match.DeckListed: "list",
    match.ExtraTimeBegun: "extra",
    match.DuelReopened: "reopened",
    clock.ClockStarted: "clock",
    clock.MatchPaused: "paused",
    clock.PauseDropped: "no-pause",
    clock.BellRang: "bell",
    turn.CardDrawn: "drawn",
    turn.CardOpened: "opened",
    turn.OpeningClosed: "opening",
    turn.MainEnded: "ended",
    turn.TurnEnded: "turn",
    combat.AttackWithdrawn: "withdrawn",
    combat.Defended: "defended",
    combat.Aimed: "aimed",
    combat.QuickBrought: "quick",
    combat.AttackersNamed: "attackers",
    combat.DefendersNamed: "defenders",
    combat.DiscardsDone: "discards",
    hand.AdjustOpened: "adjust",
    hand.AdjustClosed: "adjusted",
    hand.CharacterShifted: "effect",
    hand.CountTakenBack: "count-back",
    hand.CapitalCorrected: "corrected",
    hand.CountsSet: "counted",
}
"""Facts that need no name."""


def _seat(id: str) -> Callable[[Any], Text]:
    return lambda event: text(f"cities-diary-{id}", who=SeatName(event.seat))


def _slot(id: str) -> Callable[[Any], Text]:
    return lambda event: text(f"cities-diary-{id}", slot=event.slot)


def _fight_over(event: combat.CombatEnded) -> Text:
    outcome = event.outcome.replace("_", "-")
    return text(f"cities-diary-{outcome}")


def _enters(event: turn.CharacterEntered) -> Text:
    values = f"{event.power}/{event.hp}"
    return text("cities-diary-enters", name=event.called or values, values=values)


def _cards(event: hand.CardsMoved) -> Text:
    way = text(f"cities-way-{event.way}")
    return text("cities-news-cards", who=SeatName(event.seat), way=way, n=event.count)


def _effect(event: hand.CharacterChanged) -> Text:
    return text("cities-diary-changed", damage=event.damage, values=f"{event.power}/{event.hp}")


def _duel_over(event: match.DuelEnded) -> Text:
    if event.winner is None:
        return text(f"cities-diary-{'left' if event.how == 'left' else 'drawn'}-duel")
    who = SeatName(event.winner)
    if event.capital is None or event.how != "capital":
        return text(f"cities-duel-{event.how}", who=who)
    return text("cities-diary-capital", who=who, slot=event.capital, others=slots(event.others))


TOLD: dict[type[Event], Callable[[Any], Text]] = {
    match.OptionSet: match.OptionSet.diary_line,
    match.PlayersSet: lambda event: text("cities-diary-players", who=SeatNames(event.players)),
    match.DeckDeclared: _seat("deck"),
    match.ReadyPressed: _seat("ready"),
    match.DuelStarted: begins,
    match.DuelEnded: _duel_over,
    match.MatchEnded: lambda event: text("cities-diary-match", who=SeatName(event.winner)),
    clock.PauseAsked: _seat("asks-pause"),
    turn.CharacterEntered: _enters,
    turn.CharacterSet: _slot("set"),
    turn.CharacterMoved: _slot("moved"),
    combat.AttackDeclared: _slot("attack"),
    combat.CityRevealed: _slot("revealed"),
    combat.CombatEnded: _fight_over,
    combat.CityConquered: conquers,
    hand.CharacterChanged: _effect,
    hand.CardsMoved: _cards,
    hand.CitySet: given,
    hand.CityTakenBack: _slot("city-back"),
    hand.CityFell: _slot("fell"),
}
"""Facts with a name or a place."""
