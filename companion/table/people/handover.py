"""Showing a seat's view on the tablet, and hiding secrets from the host."""

from companion.core.game import Decision, Stage
from companion.core.refusal import refuse
from companion.core.seat import Ring
from companion.games.registry import Games
from companion.table.command import TableCommand
from companion.table.log import facts
from companion.table.people.seating import stage_of
from companion.table.state import Table


def seats_to_hand_to(table: Table, games: Games) -> Ring:
    """The seats without a phone that have a secret in the running game."""
    running = table.game
    if (
        running is None
        or not games[running.id].has_seat_secrets
        or stage_of(table, games) is not Stage.PLAY
    ):
        return ()
    without = tuple(seat for seat in running.ring if not table.people[seat].phone)
    lent = games[running.id].handover_seats(running.state)
    return without if lent is None else tuple(seat for seat in without if seat in lent)


class ShowSeat(TableCommand):
    """Show the view of a seat without a phone on the tablet, while the button is held."""

    seat: int

    def decide(self, table: Table, games: Games) -> Decision:
        """Each time is a fact, so that a moderator who sees no secrets cannot look unnoticed (Lupus
        §6.1). Where the game moderates, everybody gets a notice, because the tablet's holder plays;
        not while the tablet goes round."""
        if self.seat not in table.people:
            return refuse("E_NO_SUCH_SEAT")
        if table.people[self.seat].phone:
            return refuse("E_HAS_PHONE")
        running = table.game
        seats = None if running is None else games[running.id].handover_seats(running.state)
        goes_round = seats is not None
        if self.seat not in seats_to_hand_to(table, games):
            return refuse("E_NOT_YOUR_TURN" if goes_round else "E_WRONG_PHASE")
        announced = running is not None and running.blindfolded and not goes_round
        return (facts.SeatShown(self.seat, announced),)


class SetBlind(TableCommand):
    """Show the moderator only public facts and the schedule (`on`), or everything."""

    on: bool

    def decide(self, table: Table) -> Decision:
        return () if self.on == table.blind else (facts.BlindSet(self.on),)
