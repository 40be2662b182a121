"""The news: changed princes, and players close to winning."""

from collections.abc import Iterator

from companion.core import SeatName, SeatNames, Text, replace, text
from companion.games.jrc.standing import claimants, princes, winners
from companion.games.jrc.state import Change, JrcState


def after_a_session(state: JrcState) -> Iterator[Text]:
    """What the last session of this turn has moved; empty if none was played."""
    for session in state.turns[-1].sessions[-1:]:
        yield from after_changes(state, session.changes)


def after_changes(state: JrcState, changes: tuple[Change, ...]) -> Iterator[Text]:
    """Which titles these changes have moved, and who is close to winning now."""
    yield from _titles(state, changes)
    yield from near(state)


def _titles(state: JrcState, changes: tuple[Change, ...]) -> Iterator[Text]:
    """A sentence for each city that has another prince than before these changes."""
    before = state.moved(tuple(replace(one, after=one.before) for one in changes)).fi
    for city in state.cities:
        old, now = claimants(before, city), claimants(state.fi, city)
        if old == now or (len(old) != 1 and len(now) != 1 and bool(old) == bool(now)):
            continue
        if len(now) == 1:
            many, needed = princes(state, now[0]), state.options.win_princes
            yield text("jrc-news-passes", city=city, who=SeatName(now[0]), n=many, of=needed)
        elif now:
            yield text("jrc-news-contested", city=city, who=SeatNames(now))
        else:
            yield text("jrc-news-vacant", city=city)


def near(state: JrcState) -> Iterator[Text]:
    """Who would win if the next victory check came now (§8)."""
    winning, needed = winners(state), state.options.win_princes
    if winning:
        who, check = SeatNames(winning), "orders" if state.options.instant_win else "turn"
        yield text("jrc-news-near", who=who, count=len(winning), n=needed, check=check)
