"""Single-use invites: the tablet's hand-over, the recovery phrase, a seat's new phone."""

from typing import ClassVar

from companion.core.command import By
from companion.core.game import Decision
from companion.core.refusal import refuse
from companion.table.command import TableCommand
from companion.table.log import facts
from companion.table.state import Table

INVITE_SECONDS = 90.0
CARD_SECONDS = 30 * 86400.0
"""A campaign meets again within a month."""
TABLET, RECOVERY, SEAT, CARD = "tablet", "recovery", "seat", "card"
"""The sorts of invites, by the place they give."""


class HandOver(TableCommand):
    """Make an invite that turns another device into the tablet (90 s, once)."""

    def decide(self, fresh: str, now: float) -> Decision:
        return (facts.InviteMade(fresh, TABLET, None, now + INVITE_SECONDS),)


class MakeRecovery(TableCommand):
    """Make the invite of the recovery phrase; the one before becomes invalid."""

    def decide(self, fresh: str) -> Decision:
        return (facts.InviteMade(fresh, RECOVERY, None, None),)


class SeatQr(TableCommand):
    """Make an invite for a new phone of this seat (90 s, once)."""

    seat: int
    sort: ClassVar[str] = SEAT
    seconds: ClassVar[float] = INVITE_SECONDS

    def decide(self, table: Table, fresh: str, now: float) -> Decision:
        """A newer invite replaces the seat's older one."""
        if self.seat not in table.people:
            return refuse("E_NO_SUCH_SEAT")
        return (facts.InviteMade(fresh, self.sort, self.seat, now + self.seconds),)


class SeatCard(SeatQr):
    """Make an invite for this seat, to be printed (30 days, once)."""

    sort: ClassVar[str] = CARD
    seconds: ClassVar[float] = CARD_SECONDS


class UseInvite(TableCommand, by=By.DEVICE):
    """Use an invite. `invite` is the hash of its secret; the sender's token is the new one."""

    invite: str

    def decide(self, table: Table, device: str, now: float) -> Decision:
        """One refusal for unknown, used and expired invites, and for a token that has a place."""
        invite = table.invites.get(self.invite)
        in_use = device == table.tablet or table.seat_of(device) is not None
        if invite is None or not invite.alive(now) or in_use:
            return refuse("E_INVITE_DEAD")
        return (facts.InviteUsed(self.invite, device),)
