"""Seats: joining, leaving, names, the ring, phones, the door."""

from __future__ import annotations

from companion.core.command import Caller
from companion.core.event import Event, RingChanged
from companion.core.game import Decision, Stage
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.games.registry import Games
from companion.table import commands
from companion.table.commands import answers
from companion.table.log import facts
from companion.table.people.names import clean_name, clean_person
from companion.table.state import SEATS_AT_MOST, Table


def stage_of(table: Table, games: Games) -> Stage | None:
    """The stage of the game on the table; None without one."""
    running = table.game
    return None if running is None else games[running.id].stage(running.state)


def ring_is_open(table: Table, games: Games) -> bool:
    """Whether people may still join the ring and change places."""
    return stage_of(table, games) in (None, Stage.LOBBY)


def removable(table: Table, games: Games) -> Ring:
    """The seats that may leave: all in a lobby, during play only watchers."""
    return tuple(table.people) if ring_is_open(table, games) else table.watchers


def late_guests(table: Table, games: Games) -> Ring:
    """Watchers of a running game that would let them join now."""
    running = table.game
    if running is None or not games[running.id].welcomes(running.state):
        return ()
    return tuple(seat for seat in table.people if seat not in running.ring)


@answers(commands.SeatWatchers)
def seat_watchers(table: Table, games: Games) -> Decision:
    """Add late guests at the end of the ring."""
    late = late_guests(table, games)
    if not late:
        return refuse("E_WRONG_PHASE")
    return (RingChanged((*table.ring, *(seat for seat in late if seat not in table.ring))),)


@answers(commands.Join)
def join(table: Table, command: commands.Join, device: str, games: Games) -> Decision:
    """Join with a phone. A form that is sent twice adds one person."""
    if table.seat_of(device) is not None:
        return ()
    if not table.door_open:
        return refuse("E_DOOR_CLOSED")
    return _seated(table, command.called, device, games)


@answers(commands.AddSeat)
def add_seat(table: Table, command: commands.AddSeat, games: Games) -> Decision:
    """Add a person without a phone; allowed behind a closed door."""
    return _seated(table, command.called, None, games)


@answers(commands.Leave)
def leave(table: Table, device: str, games: Games) -> Decision:
    """Leave the table, if the phone has a seat."""
    seat = table.seat_of(device)
    return () if seat is None else _removed(table, seat, games)


@answers(commands.RemoveSeat)
def remove_seat(table: Table, command: commands.RemoveSeat, games: Games) -> Decision:
    """Remove a person by the host's command."""
    return _removed(table, command.seat, games)


def _removed(table: Table, seat: int, games: Games) -> Decision:
    if seat not in table.people:
        return refuse("E_NO_SUCH_SEAT")
    if seat not in removable(table, games):
        return refuse("E_WRONG_PHASE")
    removed = facts.SeatRemoved(seat)
    if seat not in table.ring:
        return (removed,)
    return (removed, RingChanged(tuple(other for other in table.ring if other != seat)))


@answers(commands.Rename)
def rename(table: Table, command: commands.Rename, caller: Caller) -> Decision:
    """Rename a seat, a guest only the own one. Its old name never counts as taken."""
    if not caller.moderator and command.seat != caller.seat:
        return refuse("E_NOT_MODERATOR")
    if command.seat not in table.people:
        return refuse("E_NO_SUCH_SEAT")
    name = clean_person(command.called, _names(table, besides=command.seat))
    if isinstance(name, Refusal):
        return name
    if name == table.people[command.seat].name:
        return ()
    return (facts.SeatRenamed(command.seat, name),)


@answers(commands.ReleaseSeat)
def release_seat(table: Table, command: commands.ReleaseSeat) -> Decision:
    """Take the phone off a seat."""
    if command.seat not in table.people:
        return refuse("E_NO_SUCH_SEAT")
    return (facts.SeatReleased(command.seat),) if command.seat in table.holders else ()


@answers(commands.MoveSeat)
def move_seat(table: Table, command: commands.MoveSeat, games: Games) -> Decision:
    """Move a seat in the ring; a place beyond the end is the end."""
    if command.seat not in table.ring:
        return refuse("E_NO_SUCH_SEAT")
    others = [seat for seat in table.ring if seat != command.seat]
    others.insert(max(0, command.place), command.seat)
    return _ring_changed(table, tuple(others), games)


@answers(commands.SetRing)
def set_ring(table: Table, command: commands.SetRing, games: Games) -> Decision:
    """Set the order of the ring. E_RING_DIFFERS if a seat was added or removed meanwhile."""
    by_word = {str(seat): seat for seat in table.ring}
    if sorted(command.order) != sorted(by_word):
        return refuse("E_RING_DIFFERS")
    return _ring_changed(table, tuple(by_word[word] for word in command.order), games)


@answers(commands.OpenDoor)
def open_door(table: Table) -> Decision:
    """Let people join."""
    return () if table.door_open else (facts.DoorOpened(),)


@answers(commands.CloseDoor)
def close_door(table: Table) -> Decision:
    """Let nobody join."""
    return (facts.DoorClosed(),) if table.door_open else ()


@answers(commands.NameTable)
def name_table(table: Table, command: commands.NameTable) -> Decision:
    """Rename the table; the rules for names apply."""
    name = clean_name(command.called)
    if isinstance(name, Refusal):
        return name
    return () if name == table.name else (facts.TableNamed(name),)


def _seated(table: Table, called: str, device: str | None, games: Games) -> Decision:
    if len(table.people) >= SEATS_AT_MOST:
        return refuse("E_TABLE_FULL", most=SEATS_AT_MOST)
    name = clean_person(called, _names(table))
    if isinstance(name, Refusal):
        return name
    seat = table.next_seat
    taken: Event = facts.SeatTaken(seat, name, device)
    if not ring_is_open(table, games):
        return (taken,)
    return (taken, RingChanged((*table.ring, seat)))


def _ring_changed(table: Table, ring: Ring, games: Games) -> Decision:
    if not ring_is_open(table, games):
        return refuse("E_WRONG_PHASE")
    return () if ring == table.ring else (RingChanged(ring),)


def _names(table: Table, besides: int | None = None) -> tuple[str, ...]:
    return tuple(seat.name for seat in table.people.values() if seat.id != besides)
