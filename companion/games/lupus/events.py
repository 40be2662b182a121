"""Every fact of the werewolf game; each knows what is true after it (`apply`)."""

from __future__ import annotations

from companion.core.event import Event, RingChanged
from companion.games.lupus.events_base import Fact
from companion.games.lupus.events_day import (
    ClockEnded,
    ClockPaused,
    ClockResumed,
    Condemned,
    DawnBroke,
    DawnTold,
    DiscussionOpened,
    LotDrawn,
    LotOpened,
    Lynched,
    NomineesNamed,
    SpeakerCalled,
    TimeAdded,
)
from companion.games.lupus.events_hand import (
    AskedAgain,
    DawnAmended,
    GameEnded,
    LynchedByHand,
    NightPicksVoided,
    PlayerKilled,
    PlayerRemoved,
    PlayerRevived,
    RoleSet,
    StepSkipped,
    VotesStruck,
)
from companion.games.lupus.events_lobby import (
    CardsHandedOut,
    CustomCardDropped,
    CustomCardSet,
    Dealt,
    DeckProposed,
    DeckSet,
    Looked,
    NightOrderSet,
    OptionSet,
    PresetUsed,
    RestDealt,
    RoleEntered,
)
from companion.games.lupus.events_night import (
    Answered,
    EyesOpened,
    NightFell,
    Picked,
    Proposed,
    Settled,
    StepClosed,
    StepOpened,
    Suspected,
    Turned,
)
from companion.games.lupus.events_vote import (
    NominationOpened,
    RunoffOpened,
    VoteCast,
    VoterSkipped,
    VoteSealed,
    VotesRevealed,
)

OF_THE_LOBBY: tuple[type[Fact], ...] = (
    *(OptionSet, PresetUsed, DeckSet, DeckProposed, NightOrderSet, CustomCardSet),
    *(CustomCardDropped, Dealt, CardsHandedOut, Looked, RoleEntered, RestDealt),
)
OF_THE_NIGHT: tuple[type[Fact], ...] = (
    *(NightFell, StepOpened, Suspected, Proposed, Settled, Picked, Answered, Turned),
    *(StepClosed, EyesOpened),
)
OF_THE_DAY: tuple[type[Fact], ...] = (
    *(DawnBroke, DawnTold, DiscussionOpened, NominationOpened, VoteCast, VoteSealed),
    *(VotesRevealed, VoterSkipped, NomineesNamed, SpeakerCalled, RunoffOpened, LotOpened),
    *(LotDrawn, Condemned, Lynched, ClockPaused, ClockResumed, TimeAdded, ClockEnded),
)
BY_HAND: tuple[type[Fact], ...] = (
    *(PlayerRemoved, PlayerKilled, PlayerRevived, RoleSet, StepSkipped, NightPicksVoided),
    *(DawnAmended, AskedAgain, LynchedByHand, VotesStruck, GameEnded),
)
EVENTS: tuple[type[Event], ...] = (
    *(*OF_THE_LOBBY, *OF_THE_NIGHT, *OF_THE_DAY, *BY_HAND, RingChanged),
)
