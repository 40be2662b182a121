"""Single-use invites: the tablet's hand-over, the recovery phrase, a seat's new phone."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.refusal import refuse
from companion.table import commands
from companion.table.commands import answers
from companion.table.log import facts
from companion.table.state import Table

INVITE_SECONDS = 90.0
CARD_SECONDS = 30 * 86400.0
"""A campaign meets again within a month."""
TABLET, RECOVERY, SEAT, CARD = "tablet", "recovery", "seat", "card"
"""The sorts of invites, by the place they give."""


@answers(commands.HandOver)
def hand_over(fresh: str, now: float) -> Decision:
    """Make an invite that turns another device into the tablet."""
    return (facts.InviteMade(fresh, TABLET, None, now + INVITE_SECONDS),)


@answers(commands.MakeRecovery)
def make_recovery(fresh: str) -> Decision:
    """Make the invite of the recovery phrase; it does not expire."""
    return (facts.InviteMade(fresh, RECOVERY, None, None),)


@answers(commands.SeatQr, commands.SeatCard)
def invite_to_seat(
    table: Table, command: commands.SeatQr | commands.SeatCard, fresh: str, now: float
) -> Decision:
    """Make an invite for a new phone of a seat, or one to be printed; a newer one replaces it."""
    if command.seat not in table.people:
        return refuse("E_NO_SUCH_SEAT")
    printed = isinstance(command, commands.SeatCard)
    sort, seconds = (CARD, CARD_SECONDS) if printed else (SEAT, INVITE_SECONDS)
    return (facts.InviteMade(fresh, sort, command.seat, now + seconds),)


@answers(commands.UseInvite)
def use_invite(table: Table, command: commands.UseInvite, device: str, now: float) -> Decision:
    """Use an invite. Unknown, used and expired ones get the same refusal, and so does a token that
    already holds a place."""
    invite = table.invites.get(command.invite)
    in_use = device == table.tablet or table.seat_of(device) is not None
    if invite is None or not invite.alive(now) or in_use:
        return refuse("E_INVITE_DEAD")
    return (facts.InviteUsed(command.invite, device),)
