"""Every fact of the saints' game; each knows what is true after it (`apply`)."""

from __future__ import annotations

from companion.core.event import Event, RingChanged
from companion.games.sancta import events_cards as card
from companion.games.sancta import events_effect as effect
from companion.games.sancta import events_lobby as lobby
from companion.games.sancta import events_saint as saint
from companion.games.sancta import events_turn as turn
from companion.games.sancta import events_window as window

OF_THE_LOBBY: tuple[type[Event], ...] = (
    *(lobby.OptionSet, lobby.TargetSet, lobby.DieTableSet, lobby.DealerNamed, lobby.Begun),
    *(lobby.FirstSaintNamed, lobby.Started, lobby.TurnStarted),
)
OF_THE_TURN: tuple[type[Event], ...] = (
    *(card.CardsDrawn, card.ShuffleAsked, card.DeckShuffled, card.ShuffleNoted),
    *(turn.BeatitudePlayed, turn.DieRolled, turn.CardDieRolled, turn.PointsEntered),
    *(turn.TrialPassed, turn.TrialEnded, turn.SuffragePlayed, turn.Permitted),
    *(card.CardsDiscarded, card.HandSet),
)
OF_THE_WINDOW: tuple[type[Event], ...] = (
    *(window.WindowOpened, window.Passed, window.PassedAloud, window.WindowClosed),
    *(window.WindowRestarted, window.CancelledBy, window.CancelVoided),
)
OF_THE_SAINTS: tuple[type[Event], ...] = (
    *(saint.PointsGained, saint.PointLost, saint.Completed, saint.Refilled, saint.SaintPlaced),
    *(saint.Substituted, saint.Reordered, effect.SupportPlayed, effect.SupportDropped),
    *(effect.EffectApplied, effect.SaintMoved, saint.PlayerLeft, saint.Won),
)
EVENTS: tuple[type[Event], ...] = (
    *OF_THE_LOBBY,
    *OF_THE_TURN,
    *OF_THE_WINDOW,
    *OF_THE_SAINTS,
    RingChanged,
)
