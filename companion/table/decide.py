"""What follows from a command: who may ask, and which part of the table answers."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.command import ALARM, Caller, Command, Tick
from companion.core.game import Decision, Moment
from companion.core.refusal import Refusal, refuse
from companion.games.registry import Games
from companion.table import commands, facts, handover, passes, playing, retention, seating
from companion.table.commands import Wish
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.table.state import Table

Call = Caller | Refusal


def caller_of(table: Table, asked: Ask) -> Call:
    """Who asks, by the token alone; the tablet may name a seat that it acts for."""
    if asked.kind is Kind.TABLET and asked.device is not None and asked.device == table.tablet:
        if asked.for_seat is not None and asked.for_seat not in table.people:
            return refuse("E_NO_SUCH_SEAT")
        return Caller(asked.for_seat, moderator=True, blind=table.blind)
    seat = table.seat_of(asked.device) if asked.kind is Kind.PHONE and asked.device else None
    if seat is None:
        return refuse("E_NOT_SEATED")
    return Caller(seat) if asked.for_seat is None else refuse("E_NOT_MODERATOR")


def decide(table: Table, asked: Ask, now: float, chance: Chance, games: Games) -> Decision:
    """The events that follow from what is asked, or why it is refused."""
    wish = asked.command
    if isinstance(wish, commands.Join | commands.TakeGrant | commands.Leave):
        return _at_the_door(table, wish, asked, now, games)
    caller = caller_of(table, asked)
    if isinstance(caller, Refusal):
        return caller
    if not isinstance(wish, Wish):
        return play(table, wish, caller, now, chance, games)
    if not caller.moderator and not _own_name(wish, caller):
        return refuse("E_NOT_MODERATOR")
    return _host(table, wish, asked, now, games)


def play(
    table: Table, command: Command, caller: Caller, now: float, chance: Chance, games: Games
) -> Decision:
    """What the game on the table makes of a command of play."""
    running = table.game
    if running is None or not _is_played(command, games[running.id].commands):
        return refuse("E_WRONG_PHASE")
    if caller.seat is not None and caller.seat not in running.ring:
        return refuse("E_WATCHING")
    moment = Moment(now, table.phones)
    return games[running.id].decide(running.state, command, caller, moment, chance)


def _is_played(command: Command, known: tuple[type[Command], ...]) -> bool:
    """A command of this game; the alarm is nobody's to ring."""
    return type(command) in known and not isinstance(command, Tick)


def alarm(table: Table, now: float, chance: Chance, games: Games) -> Decision:
    """What the game makes of its alarm; nothing, if it wants none or not yet."""
    at = alarm_at(table, games)
    running = table.game
    if running is None or at is None or now < at:
        return ()
    moment = Moment(now, table.phones)
    return games[running.id].decide(running.state, Tick(), ALARM, moment, chance)


def alarm_at(table: Table, games: Games) -> float | None:
    """When the game wants to be woken (server's seconds)."""
    return None if table.game is None else games[table.game.id].wakes_at(table.game.state)


def _own_name(wish: Wish, caller: Caller) -> bool:
    return isinstance(wish, commands.Rename) and wish.seat == caller.seat


def _at_the_door(table: Table, wish: Wish, asked: Ask, now: float, games: Games) -> Decision:
    """The wishes of devices that are perhaps nobody yet, or nobody any more."""
    if asked.device is None or asked.for_seat is not None:
        return refuse("E_NOT_SEATED")
    if isinstance(wish, commands.TakeGrant):
        return passes.take_grant(table, wish, asked.device, now)
    if asked.kind is not Kind.PHONE:
        return refuse("E_NOT_SEATED")
    seat = table.seat_of(asked.device)
    if isinstance(wish, commands.Join):
        # A form that is sent twice seats one person once.
        watches = wish.onlooker or seat is not None
        return () if watches else seating.join(table, wish, asked.device, games)
    return () if seat is None else seating.remove_seat(table, seat, games)


def _host(table: Table, wish: Wish, asked: Ask, now: float, games: Games) -> Decision:
    match wish:
        case commands.ChooseGame():
            return playing.choose_game(table, wish, games)
        case commands.Rematch():
            return playing.rematch(table, wish, games)
        case commands.Undo():
            return playing.undo(table, wish, now, games)
        case commands.SeatWatchers():
            return seating.seat_watchers(table, games)
        case commands.SetKeeping():
            return retention.set_keeping(table, wish)
        case commands.ShowSeat():
            return handover.show_seat(table, wish, games)
        case commands.SetBlind():
            return () if wish.on == table.blind else (facts.BlindSet(wish.on),)
        case (
            commands.HandOver() | commands.MakeRecovery() | commands.SeatQr() | commands.SeatCard()
        ):
            return _pass(table, wish, asked, now)
        case _:
            return _around_the_table(table, wish, games)


def _pass(table: Table, wish: Wish, asked: Ask, now: float) -> Decision:
    if asked.fresh is None:
        raise ValueError(f"{wish.name} needs the hash of a fresh secret")
    match wish:
        case commands.SeatQr():
            return passes.seat_qr(table, wish, asked.fresh, now)
        case commands.SeatCard():
            return passes.seat_card(table, wish, asked.fresh, now)
        case commands.MakeRecovery():
            return passes.make_recovery(asked.fresh)
        case _:
            return passes.hand_over(asked.fresh, now)


def _around_the_table(table: Table, wish: Wish, games: Games) -> Decision:
    match wish:
        case commands.AddSeat():
            return seating.add_seat(table, wish, games)
        case commands.RemoveSeat():
            return seating.remove_seat(table, wish.seat, games)
        case commands.ReleaseSeat():
            return seating.release_seat(table, wish)
        case commands.Rename():
            return seating.rename(table, wish)
        case commands.MoveSeat():
            return seating.move_seat(table, wish, games)
        case commands.SetRing():
            return seating.set_ring(table, wish, games)
        case commands.NameTable():
            return seating.name_table(table, wish)
        case _:
            return seating.set_door(table, isinstance(wish, commands.OpenDoor))
