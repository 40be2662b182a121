"""The kinds of commands of a campaign; each one stands with the phase that asks for it."""

from __future__ import annotations

from companion.core import Command
from companion.core.kit import rules

Whole = int | float
"""A number that should be whole: the rules, not the codec, refuse others (E_NOT_INTEGER)."""


class JrcCommand(Command, prefix="jrc."):
    """A command of the campaign."""


class SetOption(rules.SetOption, prefix="jrc."):
    """Lobby, host: one house rule (§10)."""


class UseRules(rules.UseRules, prefix="jrc."):
    """Lobby, host: several house rules at once (§10)."""
