"""Fold records to a table; live play and replay use the same functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from companion.core.event import RingChanged, refused_by
from companion.core.log import Step
from companion.core.value import replace
from companion.games.registry import Games
from companion.table.evening import put_away
from companion.table.log import facts
from companion.table.log.facts import Record, TableFact
from companion.table.log.notices import notice_of_undo, noticed
from companion.table.log.replay import announced, apply_step, redone, rewound
from companion.table.state import AnsweredCommand, Invite, Running, Seat, Table, with_answer

K = TypeVar("K")
V = TypeVar("V")


def fold(records: Iterable[Record], games: Games) -> Table:
    """The table after these records. The first one contains `TableOpened`."""
    table = Table(code="")
    for record in records:
        table = evolve(table, record, games)
    return table


def evolve(table: Table, record: Record, games: Games) -> Table:
    """The table after one more record. Raises KeyError if a game in the record is not installed."""
    table = replace(
        table,
        version=record.number,
        acted_at=record.at,
        public_version=table.public_version + record.public,
        silenced=(*table.silenced, record.number) if record.silent else table.silenced,
        invites={key: one for key, one in table.invites.items() if one.alive(record.at)},
    )
    for event in record.events:
        if isinstance(event, TableFact):
            table = _FACTS[type(event)](table, event, games)
        elif isinstance(event, RingChanged):
            table = replace(table, ring=event.ring)
    before, table = table, _asked_for(_played(table, record, games), record)
    table = _hushed(_answered(table, record), record.at, games)
    return notice_of_undo(before, table, record)


def _asked_for(table: Table, record: Record) -> Table:
    """Store in each new invite which command made it."""
    made = {event.invite for event in record.events if isinstance(event, facts.InviteMade)}
    if not made or not record.id:
        return table
    asked = f"{record.device}.{record.id}"
    invites = {
        key: replace(one, asked=asked) if key in made else one for key, one in table.invites.items()
    }
    return replace(table, invites=invites)


def without(mapping: Mapping[K, V], gone: K) -> dict[K, V]:
    """A copy of `mapping` without one key."""
    return {key: value for key, value in mapping.items() if key != gone}


def _played(table: Table, record: Record, games: Games) -> Table:
    """The table after the facts of the record that concern the game."""
    running = table.game
    if running is None:
        return table
    for event in record.events:
        if isinstance(event, facts.Rewound):
            running = rewound(running, record.number, record.at, event.to, games)
        elif isinstance(event, facts.Redone):
            running = redone(running, record.number, record.at, games)
    events = tuple(event for event in record.events if not isinstance(event, TableFact))
    if events:
        step = Step(record.number, record.at, record.name, record.seat, events)
        after = apply_step(running, step, games)
        running = announced(running, after, record.at, games, screen=table.has_screen)
    return replace(table, game=running)


def _answered(table: Table, record: Record) -> Table:
    if record.device is None:
        return table
    # A token that has just died needs no memory; one that was just born begins here.
    if table.tablet != record.device and table.seat_of(record.device) is None:
        return replace(table, answered=without(table.answered, record.device))
    answer = AnsweredCommand(record.id, record.digest, refused_by(record.events))
    known = with_answer(table.answered.get(record.device, {}), answer)
    return replace(table, answered={**table.answered, record.device: known})


def _hushed(table: Table, at: float, games: Games) -> Table:
    running = table.game
    if running is None:
        return table
    hushed = games[running.id].hushed(running.state)
    blindfolded = games[running.id].blindfolds(running.state)
    if blindfolded != running.blindfolded:
        running = replace(running, blindfolded=blindfolded)
        table = replace(table, game=running)
    if hushed == (running.hushed_since is not None):
        return table
    return replace(table, game=replace(running, hushed_since=at if hushed else None))


def _opened(table: Table, event: facts.TableOpened, games: Games) -> Table:
    return replace(table, code=event.code, name=event.name, rehearsal=event.rehearsal)


def _named(table: Table, event: facts.TableNamed, games: Games) -> Table:
    return replace(table, name=event.name)


def _seat_taken(table: Table, event: facts.SeatTaken, games: Games) -> Table:
    seat = Seat(event.seat, event.name, phone=event.device is not None)
    table = replace(
        table,
        people={**table.people, event.seat: seat},
        next_seat=max(table.next_seat, event.seat + 1),
    )
    return table if event.device is None else _held(table, event.seat, event.device)


def _seat_renamed(table: Table, event: facts.SeatRenamed, games: Games) -> Table:
    seat = replace(table.people[event.seat], name=event.name)
    return replace(table, people={**table.people, event.seat: seat})


def _seat_released(table: Table, event: facts.SeatReleased, games: Games) -> Table:
    return _held(table, event.seat, None)


def _seat_removed(table: Table, event: facts.SeatRemoved, games: Games) -> Table:
    table = _held(table, event.seat, None)
    invites = {key: one for key, one in table.invites.items() if one.seat != event.seat}
    return replace(table, people=without(table.people, event.seat), invites=invites)


def _held(table: Table, seat: int, device: str | None) -> Table:
    """The table with the seat held by another token, or by none; the old token is dropped."""
    old = table.holders.get(seat)
    holders = without(table.holders, seat)
    if device is not None:
        holders[seat] = device
    people = {**table.people, seat: replace(table.people[seat], phone=device is not None)}
    answered = table.answered if old is None else without(table.answered, old)
    return replace(table, people=people, holders=holders, answered=answered)


def _door_opened(table: Table, event: facts.DoorOpened, games: Games) -> Table:
    return replace(table, door_open=True)


def _door_closed(table: Table, event: facts.DoorClosed, games: Games) -> Table:
    return replace(table, door_open=False)


def _invite_made(table: Table, event: facts.InviteMade, games: Games) -> Table:
    # A newer invite for the same place makes the older one void.
    others = {
        key: one
        for key, one in table.invites.items()
        if (one.sort, one.seat) != (event.sort, event.seat)
    }
    invite = Invite(event.sort, event.seat, event.expires_at)
    return replace(table, invites={**others, event.invite: invite})


def _invite_used(table: Table, event: facts.InviteUsed, games: Games) -> Table:
    invite = table.invites[event.invite]
    table = replace(table, invites=without(table.invites, event.invite))
    if invite.seat is not None:
        table = _held(table, invite.seat, event.device)
        return noticed(table, "table-notice-seat-moved", seat=invite.seat)
    if table.tablet is None:
        return replace(table, tablet=event.device)
    answered = without(table.answered, table.tablet)
    table = replace(table, tablet=event.device, answered=answered)
    return noticed(table, "table-notice-tablet-moved")


def _blind_set(table: Table, event: facts.BlindSet, games: Games) -> Table:
    return replace(table, blind=event.on)


def _friends_paced(table: Table, event: facts.FriendsPaced, games: Games) -> Table:
    return replace(table, friends_pace=event.pace)


def _seat_shown(table: Table, event: facts.SeatShown, games: Games) -> Table:
    return noticed(table, "table-notice-seat-shown", event.seat) if event.told else table


def _retention_chosen(table: Table, event: facts.KeepingChosen, games: Games) -> Table:
    return replace(table, keep_hours=event.hours)


def _evenings_kept(table: Table, event: facts.EveningsKept, games: Games) -> Table:
    return replace(table, keeps_evenings=event.on)


def _screen_connected(table: Table, event: facts.ScreenConnected, games: Games) -> Table:
    return replace(table, has_screen=True)


def _rules_kept(table: Table, event: facts.RulesKept, games: Games) -> Table:
    return replace(table, kept={**table.kept, event.game: event.kept})


def _game_chosen(table: Table, event: facts.GameChosen, games: Games) -> Table:
    opening = games[event.game].open(event.ring, event.kept)
    table = put_away(table, games)
    running = Running(
        event.game, opening, event.ring, opening, event.ring, opened_at=table.acted_at
    )
    return replace(table, ring=event.ring, game=running, notice=None)


def _by_the_game(table: Table, event: facts.Rewound | facts.Redone, games: Games) -> Table:
    return table  # concerns the game alone


_FACTS: dict[type[TableFact], Callable[[Table, Any, Games], Table]] = {
    facts.TableOpened: _opened,
    facts.TableNamed: _named,
    facts.SeatTaken: _seat_taken,
    facts.SeatRenamed: _seat_renamed,
    facts.SeatReleased: _seat_released,
    facts.SeatRemoved: _seat_removed,
    facts.DoorOpened: _door_opened,
    facts.DoorClosed: _door_closed,
    facts.InviteMade: _invite_made,
    facts.InviteUsed: _invite_used,
    facts.BlindSet: _blind_set,
    facts.FriendsPaced: _friends_paced,
    facts.SeatShown: _seat_shown,
    facts.KeepingChosen: _retention_chosen,
    facts.EveningsKept: _evenings_kept,
    facts.ScreenConnected: _screen_connected,
    facts.RulesKept: _rules_kept,
    facts.GameChosen: _game_chosen,
    facts.Rewound: _by_the_game,
    facts.Redone: _by_the_game,
}
