"""A panel that explains a change line by line: what it was, by what rule, what it is now."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class AccountLine(Sparse):
    """One line: `before` → `after`, and the sentence between them (`how`)."""

    seat: int
    before: int
    after: int
    how: Text


class Account(Panel, one_game=True):
    """Before → after for several seats, with the rule in a sentence (`rule`)."""

    title: Text
    entries: tuple[AccountLine, ...] = ()
    rule: Text | None = None
