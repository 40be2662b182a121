"""Every refusal and warning of this game; each code is the id of a sentence in the catalogs."""

from __future__ import annotations

from companion.core.refusal import Refusal
from companion.core.text import Text

OF_THE_RULES = (
    *("E_NOT_YOUR_TURN", "E_WRONG_PHASE", "E_GAME_OVER", "E_PENDING_REACTION", "E_PENDING_DIE"),
    *("E_PENDING_SHUFFLE", "E_SOURCE_USED", "E_TASK_USED", "E_NO_ACTIVE_SAINT"),
    *("E_LEVEL_TOO_LOW", "E_SUBSTITUTION_USED", "E_TOLL", "E_SANCTUARY_EMPTY"),
    *("E_SANCTUARY_FULL", "E_ACTIVE_PROTECTED", "E_OWN_BEATITUDE", "E_NO_REACTION"),
    *("E_ALREADY_CANCELLED", "E_HAND_LIMIT", "E_LEVEL_RANGE", "E_DIE_RANGE", "E_PLAYER_COUNT"),
    "W_SMALL_DECK",
)
"""§12. E_LEVEL_TOO_LOW has `level` and `needed`, E_TOLL has `points`, E_HAND_LIMIT has `n`."""

OF_THE_TABLE = (
    "E_PENDING_TRIAL",  # the effect of a trial is still being applied
    "E_ALREADY_ANSWERED",  # this answer to the window is in
    "E_PLACE_LIMIT",  # `place_limit`: one saint a turn
    "E_SAINT_NAME",  # a saint or a card that stays needs a name, and not a long one
    "E_NOTHING_TO_DRAW",  # deck and discards are empty
    "E_HAND_EMPTY",  # `track_hands`: this hand is counted empty
    "E_NO_SAINT_THERE",  # an effect on somebody who has no saint in the active zone
    "E_EFFECT",  # no such saint, card, seat or number
    "E_HOUSE_RULE",  # no such rule, or not within its limits
    "E_NO_SUCH_SEAT",
    "E_NOT_MODERATOR",
)
"""What §12 leaves to the app."""

CODES = (*OF_THE_RULES, *OF_THE_TABLE)


def too_few(players: int) -> Refusal:
    """E_PLAYER_COUNT, in this game's words."""
    return Refusal("E_PLAYER_COUNT", (("players", players),), "sancta-player-count")


def why_not(refusal: Refusal | None) -> Text | None:
    """Why something is not allowed, as its button says it."""
    return None if refusal is None else refusal.text
