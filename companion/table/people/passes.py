"""Single-use passes: the tablet's hand-over, the recovery phrase, a seat's new phone."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.refusal import refuse
from companion.table import commands
from companion.table.commands import answers
from companion.table.log import facts
from companion.table.state import Table

PASS_SECONDS = 90.0
CARD_SECONDS = 30 * 86400.0
"""A campaign comes together again within a month."""
TABLET, RECOVERY, SEAT, CARD = "tablet", "recovery", "seat", "card"
"""What a pass is for."""


@answers(commands.HandOver)
def hand_over(fresh: str, now: float) -> Decision:
    """A pass that turns another device into the tablet."""
    return (facts.GrantMade(fresh, TABLET, None, now + PASS_SECONDS),)


@answers(commands.MakeRecovery)
def make_recovery(fresh: str) -> Decision:
    """The pass behind the recovery phrase; it does not grow old."""
    return (facts.GrantMade(fresh, RECOVERY, None, None),)


@answers(commands.SeatQr)
def seat_qr(table: Table, command: commands.SeatQr, fresh: str, now: float) -> Decision:
    """A pass for the new phone of a seat."""
    if command.seat not in table.people:
        return refuse("E_NO_SUCH_SEAT")
    return (facts.GrantMade(fresh, SEAT, command.seat, now + PASS_SECONDS),)


@answers(commands.SeatCard)
def seat_card(table: Table, command: commands.SeatCard, fresh: str, now: float) -> Decision:
    """A pass for paper: it brings its seat to another phone, once; a newer card makes it void."""
    if command.seat not in table.people:
        return refuse("E_NO_SUCH_SEAT")
    return (facts.GrantMade(fresh, CARD, command.seat, now + CARD_SECONDS),)


@answers(commands.TakeGrant)
def take_grant(table: Table, command: commands.TakeGrant, device: str, now: float) -> Decision:
    """Use a pass. Unknown, used and expired ones get one same refusal, and so does a token that
    holds a place already: a new place needs a new token."""
    grant = table.grants.get(command.grant)
    in_use = device == table.tablet or table.seat_of(device) is not None
    if grant is None or not grant.alive(now) or in_use:
        return refuse("E_GRANT_DEAD")
    return (facts.GrantTaken(command.grant, device),)
