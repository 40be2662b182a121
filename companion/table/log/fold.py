"""Fold records to a table; live play and replay use the same functions."""

from collections.abc import Iterable

from companion.core.event import RingChanged, refused_by
from companion.core.log import Step
from companion.core.text import text
from companion.core.value import replace
from companion.games.registry import Games
from companion.table.log import facts
from companion.table.log.facts import TableFact
from companion.table.log.record import Record
from companion.table.log.replay import announced, apply_step, redone, rewound
from companion.table.state import AnsweredCommand, Table, with_answer, without


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
            table = event.apply(table, games)
        elif isinstance(event, RingChanged):
            table = replace(table, ring=event.ring)
    before, table = table, _asked_for(_played(table, record, games), record)
    table = _hushed(_answered(table, record), record.at, games)
    return _notice_of_undo(before, table, record)


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
    # Answers to a token that lost its place are dropped; a new token begins here.
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


def _notice_of_undo(before: Table, table: Table, record: Record) -> Table:
    """The table with a notice of an undo while phones are dark: the tablet's holder may play."""
    dark = any(one and one.hushed_since is not None for one in (before.game, table.game))
    ways = [event for event in record.events if isinstance(event, facts.Rewound | facts.Redone)]
    if not dark or not ways:
        return table
    way = "undone" if isinstance(ways[0], facts.Rewound) else "redone"
    return table.with_notice(text(f"table-notice-{way}"))
