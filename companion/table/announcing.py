"""While the wall announces something, phones and the table's public tablet are shown the table as
it was before, and may not act on it: the whole room is told at one moment."""

from __future__ import annotations

from companion.core.command import Caller
from companion.core.value import replace
from companion.table.device import Kind, Looker
from companion.table.state import Announcement, Table


def announcement(table: Table) -> Announcement | None:
    """What the newest step announces, also when everybody has been told."""
    return None if table.game is None else table.game.announcement


def before_the_news(table: Table, now: float) -> Table | None:
    """The table as most devices are shown it while the wall announces something at `now`; None:
    nothing is announced."""
    news = announcement(table)
    if news is None or now >= news.until:
        return None
    return replace(table, game=news.before)


def waits(before: Table, looker: Looker) -> bool:
    """Whether this looker is shown the table `before` the news: a phone, and the tablet where it
    is no more than a public screen. The wall announces; who moderates reads it aloud."""
    if looker.kind is Kind.TABLET:
        return before.sees_no_secrets
    return looker.kind is Kind.PHONE


def may_not_act(table: Table, caller: Caller, now: float) -> bool:
    """Whether `caller` is still shown the table as it was, so that the game takes nothing from
    there. It is refused alike, whatever is announced."""
    before = before_the_news(table, now)
    return before is not None and (not caller.moderator or before.sees_no_secrets)
