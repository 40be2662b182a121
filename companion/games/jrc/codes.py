"""Every refusal and warning of this game; each code is the id of a sentence in the catalogs."""

from __future__ import annotations

from companion.core.refusal import Refusal
from companion.core.text import Param

OF_THE_RULES = (
    *("E_ALLOC_SUM", "E_ALLOC_CAP", "E_NEGATIVE", "E_NOT_INTEGER", "E_UNKNOWN_CITY"),
    *("E_ALREADY_REVEALED", "E_WRONG_PHASE", "E_ALREADY_SUBMITTED", "E_NOTHING_SUBMITTED"),
    *("E_PAPERS_MISSING", "E_PLAYER_COUNT", "E_SESSION_SIZE", "E_OPTIONS", "E_FUND_EMPTY"),
    *("E_WITHDRAW_LIMIT", "E_FI_TOO_LOW", "E_ONE_ORDER", "E_COUNTER_TOTAL", "E_COUNTER_SELF"),
    *("E_COUNTER_ABSENT", "E_CANNOT_AFFORD", "E_NO_USES_LEFT", "E_VP_TOTAL"),
    *("W_FEW_PLAYERS", "W_VP_INCOMPLETE", "W_COUNTER_WASTED", "W_NO_SESSION"),
)
"""§11."""

OF_THE_TABLE = (
    "E_NOT_MODERATOR",
    "E_NOT_SEATED",
    "E_NO_SUCH_SEAT",
    "E_RING_DIFFERS",
    "E_NOT_AWAITED",  # no paper of this seat is wanted in this step
    "E_UNKNOWN_ADVANTAGE",
    "E_CITY_TWICE",  # C15: a city is played once in a City turn
    "E_DRAW_COUNT",
    "E_INVEST_ONE",  # J-M2: an order invests one point
    "E_CITY_NAME",  # a city of one's own without a name
    "E_CITY_COUNT",  # §2: custom sets have 5–12 cities
)
"""What §11 leaves to the app."""

CODES = (*OF_THE_RULES, *OF_THE_TABLE)


def too_few(**params: Param) -> Refusal:
    """E_PLAYER_COUNT, in this game's words."""
    return Refusal("E_PLAYER_COUNT", tuple(sorted(params.items())), "jrc-player-count")
