"""Which screens are updated after a step, and when the next alarm and beat are."""

import math
from collections.abc import Iterator

from companion.games.registry import Games
from companion.table.announcing import announcement, before_announcement
from companion.table.decide import alarm_at
from companion.table.effects import (
    AnnouncedAt,
    BeatAt,
    Effect,
    PlaceLost,
    Push,
    ShowToTablet,
    WakeAt,
)
from companion.table.log.facts import BlindSet, InviteMade, ScreenConnected, SeatShown
from companion.table.log.record import Record, is_public
from companion.table.state import Table

BEAT_SECONDS = 2.0
EARLY = BEAT_SECONDS / 4
"""Seconds by which a beat may come early and still count as that beat."""
EVERYBODY = Push(everybody=True)
PLAIN = Push(everybody=True, plain=True)
ANNOUNCED = Push(tablet=True, spectators=True)
"""The wall begins to announce; phones show nothing new yet."""


def consequences(
    before: Table, after: Table, record: Record, games: Games
) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """The effects of a step besides its answer: first the tokens that lost their place (sent before
    the answer), then screens to update and alarms. They depend on the record alone, so that a step
    of another process updates the same screens."""
    return tuple(_lost_places(before, after)), (
        _push(before, after, record),
        *(ShowToTablet(event.seat) for event in record.events if isinstance(event, SeatShown)),
        *alarms(before, after, record.at, games),
    )


def alarms(before: Table, after: Table, now: float, games: Games) -> tuple[Effect, ...]:
    """The alarm, the beat and the end of an announcement, if they changed."""
    effects: list[Effect] = []
    news = announcement(after)
    if news is not announcement(before):
        effects.append(AnnouncedAt(None if news is None or now >= news.until else news.until))
    at, since = alarm_at(after, games), hushed_since(after)
    if at != alarm_at(before, games):
        effects.append(WakeAt(at))
    if since != hushed_since(before):
        effects.append(BeatAt(None if since is None else next_beat(since, now)))
    return tuple(effects)


def alarms_again(table: Table, now: float, games: Games) -> tuple[Effect, ...]:
    """The alarm and the beat again, for a shell that has just started or rang early. An alarm that
    is due and led to nothing is not set again."""
    effects: list[Effect] = []
    at, since = alarm_at(table, games), hushed_since(table)
    if at is not None and at > now:
        effects.append(WakeAt(at))
    if since is not None:
        effects.append(BeatAt(next_beat(since, now)))
    return tuple(effects)


def beat(table: Table, now: float) -> tuple[Effect, ...]:
    """Serve all phones together on a beat, so that time and number of messages tell nothing."""
    since = hushed_since(table)
    if since is None:
        return ()
    served = Push(seats=frozenset(table.people), spectators=True, always=True)
    return (served, BeatAt(next_beat(since, now + EARLY)))


def end_announcement(table: Table, now: float) -> tuple[Effect, ...]:
    """Show all devices what was announced."""
    if before_announcement(table, now) is None:
        return (EVERYBODY,)
    news = announcement(table)
    return () if news is None else (AnnouncedAt(news.until),)


def next_beat(since: float, now: float) -> float:
    """The next beat after `now`; beats are BEAT_SECONDS apart since the phones went dark."""
    return since + BEAT_SECONDS * (math.floor((now - since) / BEAT_SECONDS + 1e-6) + 1)


def hushed_since(table: Table) -> float | None:
    """Server time when the phones went dark; None: they are not."""
    return None if table.game is None else table.game.hushed_since


def _push(before: Table, after: Table, record: Record) -> Push:
    news = announcement(after)
    if news is not None and news is not announcement(before):
        # If something else was being announced, everybody is shown that first.
        return ANNOUNCED if before_announcement(before, record.at) is None else EVERYBODY
    if all(isinstance(event, ScreenConnected) for event in record.events):
        return Push()
    if record.public:
        return PLAIN if _is_plain(record) else EVERYBODY
    if all(isinstance(event, InviteMade | BlindSet | SeatShown) for event in record.events):
        return Push(tablet=True)
    if hushed_since(before) is None or hushed_since(after) is None:
        return EVERYBODY
    seat = None if record.device is None else after.seat_of(record.device)
    seats = frozenset() if seat is None else frozenset({seat})
    if record.silent:
        return Push(seats=seats, tablet=seat is None)
    return Push(seats=seats, tablet=True, spectators=True)


def _is_plain(record: Record) -> bool:
    """Whether the record changes no secret part. A hidden event is never plain."""
    return all(is_public(event) and event.plain for event in record.events)


def _lost_places(before: Table, after: Table) -> Iterator[PlaceLost]:
    held = {*after.holders.values(), after.tablet}
    for seat, device in before.holders.items():
        if device not in held:
            yield PlaceLost(device, _why_lost(after, seat))
    if before.tablet and before.tablet not in held:
        yield PlaceLost(before.tablet, "handed")


def _why_lost(after: Table, seat: int) -> str:
    if seat not in after.people:
        return "removed"
    return "" if seat in after.holders else "released"
