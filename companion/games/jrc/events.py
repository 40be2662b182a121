"""Every fact of the campaign; each knows what is true after it (`apply`)."""

from __future__ import annotations

from companion.core.event import Event, RingChanged
from companion.games.jrc.events_papers import (
    NoLongerAwaited,
    PapersAsked,
    PaperSealed,
    PapersOpened,
    PapersSeen,
    PaperTakenBack,
)
from companion.games.jrc.events_people import LeftForGood, MarkedAbsent, MarkedPresent
from companion.games.jrc.events_session import (
    AdvantageUsed,
    CitiesChosen,
    Eliminated,
    PrinceCardAnswered,
    ResultApplied,
    SeatingSet,
    SeatsFixed,
    SessionCancelled,
    SessionOpened,
    VpSet,
)
from companion.games.jrc.events_setup import (
    CampaignEnded,
    CampaignStarted,
    CitiesNamed,
    CityTurnEnded,
    IncomePaid,
    IncomeTakenBack,
    Moved,
    OptionSet,
    Welcomed,
    Won,
)

EVENTS: tuple[type[Event], ...] = (
    *(OptionSet, CitiesNamed, CampaignStarted, Welcomed, IncomePaid, IncomeTakenBack, Moved),
    *(CityTurnEnded, Won, CampaignEnded, PapersAsked, PaperSealed, PaperTakenBack),
    *(
        NoLongerAwaited,
        PapersOpened,
        CitiesChosen,
        SessionOpened,
        SeatingSet,
        SeatsFixed,
        PrinceCardAnswered,
    ),
    *(AdvantageUsed, Eliminated, VpSet, ResultApplied, SessionCancelled, MarkedAbsent),
    *(MarkedPresent, LeftForGood, PapersSeen, RingChanged),
)
