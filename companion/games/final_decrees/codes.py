"""Every refusal and warning of this game; each code is the id of a sentence in the catalogs."""

from __future__ import annotations

OF_THE_RULES = (
    *("E_PLAYER_COUNT", "E_WRONG_PHASE", "E_NOT_YOUR_TURN", "E_GAME_OVER", "E_PENDING_DECISION"),
    *("E_UNKNOWN_MINISTRY", "E_NO_MINISTRY", "E_BID_RANGE", "E_NOT_A_BIDDER", "E_ALREADY_BID"),
    *("E_POSTING_INCOMPLETE", "E_POSTING_DUPLICATE", "E_REFORM_CLOSED", "E_EXECUTIVE_EMPTY"),
    *("E_NO_ACTIONS", "E_DRAW_USED", "E_TREASURY_USED", "E_NAVY_USED", "E_NOT_DIRECTOR"),
    *("E_NO_SUBORDINATES", "E_OUTSIDE_SUBTREE", "E_NEGATIVE", "E_SUM_CHANGED", "E_INTO_OWN"),
    *("E_DECREE_NOT_HERE", "E_NOT_NEXT_STEP", "E_SAME_MINISTRY", "E_MINISTRY_OCCUPIED"),
    *("E_NO_DIRECTOR", "E_OWN_MINISTRY", "E_NO_SUCH_ARROW", "E_SELF_ARROW", "E_DUPLICATE_ARROW"),
    *("E_ARROW_LIMIT", "E_ALREADY_CONTROLLED", "E_CYCLE", "E_NOT_CHOOSER", "E_ALLOWANCE"),
    *("E_TRADE_FUNDS", "E_TRADE_UNCONFIRMED", "E_STEPS_MISSING"),
    *("W_SD_TOO_EARLY", "W_SD_MISSING"),
)
"""§13, and the warnings of D-S4."""

OF_THE_TABLE = (
    "E_OPTION",  # no such house rule, slot or template, or not within its limits
    "E_NO_SUCH_SEAT",
    "E_OWN_PHONE",  # the tablet deals only for those who have no phone
    "E_NO_SUCH_TRADE",  # no open proposal that names the asker
    "E_TRADE_LINES",  # a proposal without a line, or one that does not concern the asker
    "E_TRADE_MANY",  # the asker has too many open proposals
    "E_NO_CARD_OPEN",  # a correction from a phone, but no card was played
    "E_NO_CARD_LEFT",  # the deck is empty
    "E_CHANGES",  # a correction that says nothing, or nothing that can be understood
)
"""What §13 has no code for."""
