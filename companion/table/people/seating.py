"""Seats: joining, leaving, names, the ring, phones, the door."""

from companion.core.command import By, Caller
from companion.core.event import Event, RingChanged
from companion.core.game import Decision, Stage
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.games.registry import Games
from companion.table.command import TableCommand
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
    if running is None or not games[running.id].admits_late_guests(running.state):
        return ()
    return tuple(seat for seat in table.people if seat not in running.ring)


class SeatWatchers(TableCommand):
    """Let late guests join the running game, if its rules allow that."""

    def decide(self, table: Table, games: Games) -> Decision:
        late = late_guests(table, games)
        if not late:
            return refuse("E_WRONG_PHASE")
        return (RingChanged((*table.ring, *(seat for seat in late if seat not in table.ring))),)


class Join(TableCommand, by=By.PHONE):
    """Join the table under the name `called`. The sender's new token will hold the seat."""

    called: str

    def decide(self, table: Table, device: str, games: Games) -> Decision:
        """A form that is sent twice adds one person."""
        if table.seat_of(device) is not None:
            return ()
        if not table.door_open:
            return refuse("E_DOOR_CLOSED")
        return _seated(table, self.called, device, games)


class AddSeat(TableCommand):
    """Add a person without a phone."""

    called: str

    def decide(self, table: Table, games: Games) -> Decision:
        """Allowed behind a closed door."""
        return _seated(table, self.called, None, games)


class Leave(TableCommand, by=By.PHONE):
    """Leave the table, if the game does not need the seat."""

    def decide(self, table: Table, device: str, games: Games) -> Decision:
        seat = table.seat_of(device)
        return () if seat is None else _removed(table, seat, games)


class RemoveSeat(TableCommand):
    """Remove a person. Players of a running game are removed by a command of that game."""

    seat: int

    def decide(self, table: Table, games: Games) -> Decision:
        return _removed(table, self.seat, games)


def _removed(table: Table, seat: int, games: Games) -> Decision:
    if seat not in table.people:
        return refuse("E_NO_SUCH_SEAT")
    if seat not in removable(table, games):
        return refuse("E_WRONG_PHASE")
    removed = facts.SeatRemoved(seat)
    if seat not in table.ring:
        return (removed,)
    return (removed, RingChanged(tuple(other for other in table.ring if other != seat)))


class Rename(TableCommand, by=By.SEAT):
    """Rename a seat; a guest may rename only the own one."""

    seat: int
    called: str

    def decide(self, table: Table, caller: Caller) -> Decision:
        """The seat's old name never counts as taken."""
        if not caller.moderator and self.seat != caller.seat:
            return refuse("E_NOT_MODERATOR")
        if self.seat not in table.people:
            return refuse("E_NO_SUCH_SEAT")
        name = clean_person(self.called, _names(table, besides=self.seat))
        if isinstance(name, Refusal):
            return name
        if name == table.people[self.seat].name:
            return ()
        return (facts.SeatRenamed(self.seat, name),)


class ReleaseSeat(TableCommand):
    """Take the phone off this seat (flat battery, lost); its token becomes invalid."""

    seat: int

    def decide(self, table: Table) -> Decision:
        if self.seat not in table.people:
            return refuse("E_NO_SUCH_SEAT")
        return (facts.SeatReleased(self.seat),) if self.seat in table.holders else ()


class MoveSeat(TableCommand):
    """Move a seat to `place` in the ring (0 is at the moderator's left)."""

    seat: int
    place: int

    def decide(self, table: Table, games: Games) -> Decision:
        """A place beyond the end is the end."""
        if self.seat not in table.ring:
            return refuse("E_NO_SUCH_SEAT")
        others = [seat for seat in table.ring if seat != self.seat]
        others.insert(min(max(0, self.place), len(others)), self.seat)
        return _ring_changed(table, tuple(others), games)


class SetRing(TableCommand):
    """Set the whole ring clockwise, as answered to an `Order` prompt: seat numbers as strings."""

    order: tuple[str, ...]

    def decide(self, table: Table, games: Games) -> Decision:
        """E_RING_DIFFERS if a seat was added or removed meanwhile."""
        by_word = {str(seat): seat for seat in table.ring}
        if sorted(self.order) != sorted(by_word):
            return refuse("E_RING_DIFFERS")
        return _ring_changed(table, tuple(by_word[word] for word in self.order), games)


class OpenDoor(TableCommand):
    """Let people join."""

    def decide(self, table: Table) -> Decision:
        return () if table.door_open else (facts.DoorOpened(),)


class CloseDoor(TableCommand):
    """Let nobody join."""

    def decide(self, table: Table) -> Decision:
        return (facts.DoorClosed(),) if table.door_open else ()


class NameTable(TableCommand):
    """Rename the table."""

    called: str

    def decide(self, table: Table) -> Decision:
        name = clean_name(self.called)
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
