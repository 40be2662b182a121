"""Every fact of the saints' game; each knows what is true after it (`apply`)."""

from __future__ import annotations

from companion.core.event import Event, RingChanged
from companion.games.sancta import events_lobby as lobby
from companion.games.sancta import events_saint as saint
from companion.games.sancta import events_turn as turn

OF_THE_LOBBY: tuple[type[Event], ...] = (
    *(lobby.OptionSet, lobby.TargetSet, lobby.DieTableSet, lobby.DealerNamed, lobby.Begun),
    *(lobby.FirstSaintNamed, lobby.Started, lobby.TurnStarted),
)
OF_THE_TURN: tuple[type[Event], ...] = (
    *(turn.CardsDrawn, turn.ShuffleAsked, turn.DeckShuffled, turn.ShuffleNoted),
    *(turn.BeatitudePlayed, turn.WindowOpened, turn.Passed, turn.PassedAloud, turn.WindowClosed),
    *(turn.CancelledBy, turn.CancelVoided, turn.DieRolled, turn.PointsEntered, turn.TrialPassed),
    *(turn.TrialEnded, turn.SuffragePlayed, turn.CardsDiscarded, turn.HandSet, turn.Permitted),
)
OF_THE_SAINTS: tuple[type[Event], ...] = (
    *(saint.PointsGained, saint.PointLost, saint.Completed, saint.Refilled, saint.SaintPlaced),
    *(saint.Substituted, saint.Reordered, saint.SupportPlayed, saint.SupportDropped),
    *(saint.EffectApplied, saint.SaintMoved, saint.PlayerLeft, saint.Won),
)
EVENTS: tuple[type[Event], ...] = (*OF_THE_LOBBY, *OF_THE_TURN, *OF_THE_SAINTS, RingChanged)
