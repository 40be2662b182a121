"""Announcements: while the wall announces news, phones and a public tablet show the table as it was
before and may not act, so that the whole room learns the news at the same moment."""

from companion.core.command import Caller
from companion.core.value import replace
from companion.table.device import Kind, Viewer
from companion.table.state import Announcement, Table


def announcement(table: Table) -> Announcement | None:
    """The announcement of the newest step, also when it is over; None: it has none."""
    return None if table.game is None else table.game.announcement


def before_announcement(table: Table, now: float) -> Table | None:
    """The table before the news, if the wall is announcing at `now`; else None."""
    news = announcement(table)
    if news is None or now >= news.until:
        return None
    return replace(table, game=news.before)


def must_wait(before: Table, viewer: Viewer) -> bool:
    """Whether this device still shows the table `before` the news: a phone, or a tablet that sees
    no secrets. A moderator's tablet does not wait, because the moderator reads the news aloud."""
    if viewer.kind is Kind.TABLET:
        return before.sees_no_secrets
    return viewer.kind is Kind.PHONE


def may_not_act(table: Table, caller: Caller, now: float) -> bool:
    """Whether `caller` still sees the table before the news, so that its commands are refused. The
    refusal is the same whatever is announced."""
    before = before_announcement(table, now)
    return before is not None and (not caller.moderator or before.sees_no_secrets)
