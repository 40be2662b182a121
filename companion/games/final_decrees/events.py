"""Every fact of this game; each knows what is true after it (`apply`)."""

from __future__ import annotations

from companion.core.event import Event, RingChanged
from companion.games.final_decrees import events_action as action
from companion.games.final_decrees import events_deal as deal
from companion.games.final_decrees import events_setup as setup
from companion.games.final_decrees import events_turn as turn

EVENTS: tuple[type[Event], ...] = (
    *(setup.OptionSet, setup.DecreeSet, setup.TemplateSaved, setup.TemplateUsed),
    *(setup.TemplateDropped, setup.Begun, setup.BidSealed, setup.BidsOpened, setup.Posted),
    *(turn.TurnBegan, turn.CardDrawn, turn.Declined, turn.TurnEnded, turn.GameEnded),
    *(action.CardPlayed, action.Redistributed, action.Forwarded, action.MarkerMoved),
    *(action.Stamped, action.TreasuryOpened, action.Investigated, action.Manoeuvred),
    *(action.Reassigned, action.Restructured, deal.Promulgated, deal.RemovalOpened),
    *(deal.RemovalClosed, deal.BlameRemoved, deal.TradeProposed, deal.TradeAgreed),
    *(deal.TradeDropped, deal.Traded, deal.BlameAdjusted, deal.MarkerPlaced),
    *(deal.ArrowsAdjusted, deal.DecreePlaced, deal.StampAdjusted, deal.CountsAdjusted),
    *(deal.Adjusted, RingChanged),
)
