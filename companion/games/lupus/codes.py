"""Every refusal and warning of this game; each code is the id of a sentence in the catalogs."""

from __future__ import annotations

OF_THE_RULES = (
    *("E_PLAYER_COUNT", "E_DECK_SPECIALS_NEED_9", "E_DECK_SIZE", "E_DECK_WOLVES", "E_DECK_SEER"),
    *("E_DECK_MASONS_PAIR", "E_DECK_VILLAGERS", "E_DECK_NOT_IN_BOX", "W_BELOW_RECOMMENDED"),
    *("W_PLAYER_COUNT", "W_DECK_SPECIALS_NEED_9", "W_DECK_WOLVES", "W_DECK_SEER"),
    *("W_DECK_MASONS_PAIR", "W_DECK_VILLAGERS", "W_DECK_NOT_IN_BOX", "E_NIGHT_ORDER"),
    *("E_ROLE_MISMATCH", "E_NOT_MODERATOR", "E_GAME_OVER", "E_WRONG_PHASE", "E_TOO_EARLY"),
    *("E_NOT_YOUR_STEP", "E_ALREADY_ACTED", "E_TARGET_DEAD", "E_TARGET_SELF", "E_TARGET_WOLF"),
    *("E_REPEAT_PROTECTION", "E_NO_AGREEMENT", "E_DEAD_CANNOT_VOTE", "E_NOMINEE_CANNOT_VOTE"),
    *("E_ALREADY_VOTED", "E_NOT_YOUR_TURN", "E_ABSTAIN", "E_SELF_VOTE", "E_NOT_NOMINATED"),
)
"""§12. Those about the deck have `rule` ("box" or "free": which one is broken), `players`, `cards`,
`wolves` (what the box asks for), `low` and `high` (players that the rule admits);
W_BELOW_RECOMMENDED has `role`, `advised`, `players`."""

OF_THE_TABLE = (
    "E_TOO_SOON",  # the step must last longer before it is closed (L-N1, §10)
    "E_BLIND",  # a tablet that hides the secrets chooses for nobody at night
    "E_VOTES_MISSING",  # `who`, `count`: the vote is not complete
    "E_OPTION",  # no such rule, card or cause, or not within its limits
    "E_CUSTOM_CARD",  # an invented card without a name, or with a value that does not exist
    "E_ROLE_MISSING",  # there is no card to look at yet
    "E_NO_SUCH_SEAT",
    "E_ALREADY_ALIVE",
    "E_NO_CLOCK",
    "E_CLOCK_PAUSED",
    "E_CLOCK_RUNS",
    "E_CLOCK_OVER",
    "E_TIME_LIMIT",  # no more than 180 s in all without `long_discussion` (§6.4)
)
"""What §12 leaves to the app."""

CODES = (*OF_THE_RULES, *OF_THE_TABLE)
