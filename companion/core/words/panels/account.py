"""A panel that explains a change line by line: what it was, by what rule, what it is now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.text import Text
from companion.core.words.panels.base import Panel


@dataclass(frozen=True, slots=True)
class AccountLine:
    """One line: `before` → `after`, and the sentence between them (`how`)."""

    seat: int
    before: int
    after: int
    how: Text


@dataclass(frozen=True, kw_only=True)
class Account(Panel, one_game=True):
    """Before → after for several seats, with the rule in a sentence (`rule`)."""

    kind: ClassVar[str] = "account"
    title: Text
    entries: tuple[AccountLine, ...] = ()
    rule: Text | None = None
