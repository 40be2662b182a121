"""Every fact of the city game; each knows what is true after it (`apply`)."""

from __future__ import annotations

from companion.core.event import Event, RingChanged
from companion.games.cities import events_clock as clock
from companion.games.cities import events_combat as combat
from companion.games.cities import events_hand as hand
from companion.games.cities import events_match as match
from companion.games.cities import events_turn as turn

EVENTS: tuple[type[Event], ...] = (
    *(match.OptionSet, match.PlayersSet, match.MatchBegun, match.DeckDeclared, match.DeckListed),
    *(match.ReadyPressed, match.DuelStarted, clock.ClockStarted, clock.ClockStopped),
    *(clock.PauseAsked, clock.PauseDropped, clock.MatchPaused, clock.ClockKept, clock.BellRang),
    *(match.ExtraTimeBegun, match.DuelDecided, match.DuelEnded, match.DuelReopened),
    match.MatchEnded,
    *(turn.CardDrawn, turn.CardOpened, turn.CharacterEntered, turn.OpeningClosed),
    *(turn.CharacterSet, turn.CharacterMoved, turn.MainEnded, turn.HandCut, turn.TurnEnded),
    *(
        combat.AttackDeclared,
        combat.AttackWithdrawn,
        combat.CombatAwaits,
        combat.CityRevealed,
        combat.AttackWon,
    ),
    *(combat.QuickBrought, combat.Defended, combat.AttackersNamed, combat.DefendersNamed),
    *(combat.Aimed, combat.Struck, combat.CombatEnded, combat.CityConquered),
    *(combat.DiscardsDue, combat.DiscardsDone),
    *(hand.AdjustOpened, hand.AdjustClosed, hand.CharacterChanged, hand.CharacterShifted),
    *(
        hand.CardsMoved,
        hand.CountTakenBack,
        hand.CitySet,
        hand.CityGiven,
        hand.CityTakenBack,
        hand.CityFell,
        hand.CapitalCorrected,
        hand.CountsSet,
    ),
    RingChanged,
)
