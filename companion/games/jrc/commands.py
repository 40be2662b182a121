"""Base classes of the commands of a campaign, and shared refusals."""

from collections.abc import Collection, Mapping

from companion.core import Command, Param, Refusal, refuse
from companion.core.kit import rules

Whole = int | float
"""A number that should be whole: the rules, not the codec, refuse others (E_NOT_INTEGER)."""


class JrcCommand(Command, prefix="jrc."):
    """A command of the campaign."""


class SetOption(rules.SetOption, prefix="jrc."):
    """Lobby, host: one house rule (§10)."""


class UseRules(rules.UseRules, prefix="jrc."):
    """Lobby, host: several house rules at once (§10)."""


def too_few(**params: Param) -> Refusal:
    """E_PLAYER_COUNT, in this game's words."""
    return Refusal("E_PLAYER_COUNT", params, "jrc-player-count")


def numbers_refusal(
    numbers: Mapping[str, Whole], known: Collection[str], unknown: str
) -> Refusal | None:
    """Why these numbers are refused: `unknown` (of a key), E_NOT_INTEGER or E_NEGATIVE."""
    if not numbers.keys() <= set(known):
        return refuse(unknown)
    if any(isinstance(one, bool) or not isinstance(one, int) for one in numbers.values()):
        return refuse("E_NOT_INTEGER")
    return refuse("E_NEGATIVE") if any(one < 0 for one in numbers.values()) else None
