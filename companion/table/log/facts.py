"""Facts of the table, each with the change of the table."""

from collections.abc import Mapping
from typing import Any

from companion.core.event import Event, RingChanged
from companion.core.seat import Ring
from companion.core.text import SeatName, text
from companion.core.value import replace
from companion.games.registry import Games
from companion.table.evening import archive_game, is_in_story
from companion.table.state import Invite, Running, Seat, Table, without


class TableFact(Event):
    """A fact about the table; an undo never takes it back."""

    def apply(self, table: Table, games: Games) -> Table:
        """The table after this fact."""
        return table  # it concerns the game alone


class TableOpened(TableFact):
    """The first fact; `code` is the join code. A `rehearsal` has imaginary friends."""

    code: str
    name: str
    rehearsal: bool = False

    def apply(self, table: Table, games: Games) -> Table:
        return replace(table, code=self.code, name=self.name, rehearsal=self.rehearsal)


class TableNamed(TableFact):
    """The table was renamed."""

    name: str

    def apply(self, table: Table, games: Games) -> Table:
        return replace(table, name=self.name)


class SeatTaken(TableFact):
    """A person joined; `device` is the hash of the phone's token, None without a phone."""

    seat: int
    name: str
    device: str | None

    def apply(self, table: Table, games: Games) -> Table:
        seat = Seat(self.seat, self.name, phone=self.device is not None)
        people, next_seat = {**table.people, self.seat: seat}, max(table.next_seat, self.seat + 1)
        table = replace(table, people=people, next_seat=next_seat)
        return table if self.device is None else table.with_holder(self.seat, self.device)


class SeatRenamed(TableFact, plain=True):
    """A seat has a new name."""

    seat: int
    name: str

    def apply(self, table: Table, games: Games) -> Table:
        seat = replace(table.people[self.seat], name=self.name)
        return replace(table, people={**table.people, self.seat: seat})


class SeatReleased(TableFact):
    """The seat has no phone any longer; its token is invalid."""

    seat: int

    def apply(self, table: Table, games: Games) -> Table:
        return table.with_holder(self.seat, None)


class SeatRemoved(TableFact):
    """A person left the table for good; the number is never used again."""

    seat: int

    def apply(self, table: Table, games: Games) -> Table:
        """The story keeps the name of a person who has played."""
        table, left = table.with_holder(self.seat, None), dict(table.left)
        if is_in_story(table, self.seat):
            left[self.seat] = table.people[self.seat].name
        invites = {key: one for key, one in table.invites.items() if one.seat != self.seat}
        people = without(table.people, self.seat)
        return replace(table, people=people, invites=invites, left=left)


class DoorOpened(TableFact):
    """People may join."""

    def apply(self, table: Table, games: Games) -> Table:
        return replace(table, door_open=True)


class DoorClosed(TableFact):
    """Nobody may join."""

    def apply(self, table: Table, games: Games) -> Table:
        return replace(table, door_open=False)


class InviteMade(TableFact, public=False):
    """A single-use invite was made: `invite` is the hash of its secret."""

    invite: str
    sort: str
    """"tablet", "recovery" (both make a tablet) or "seat" (a new phone for `seat`)."""
    seat: int | None
    expires_at: float | None
    """Server time in seconds; None: valid until it is used."""

    def apply(self, table: Table, games: Games) -> Table:
        # A newer invite for the same place makes the older one void.
        place, known = (self.sort, self.seat), table.invites.items()
        others = {key: one for key, one in known if (one.sort, one.seat) != place}
        return replace(table, invites={**others, self.invite: Invite(*place, self.expires_at)})


class InviteUsed(TableFact):
    """An invite was used; `device` is the hash of the token that now holds the place."""

    invite: str
    device: str

    def apply(self, table: Table, games: Games) -> Table:
        invite = table.invites[self.invite]
        table = replace(table, invites=without(table.invites, self.invite))
        if invite.seat is not None:
            held = table.with_holder(invite.seat, self.device)
            return held.with_notice(text("table-notice-seat-moved", who=SeatName(invite.seat)))
        if table.tablet is None:
            return replace(table, tablet=self.device)
        answered = without(table.answered, table.tablet)
        table = replace(table, tablet=self.device, answered=answered)
        return table.with_notice(text("table-notice-tablet-moved"))


class BlindSet(TableFact, public=False):
    """The moderator sees public facts and the schedule only (`on`), or everything again."""

    on: bool

    def apply(self, table: Table, games: Games) -> Table:
        return replace(table, blind=self.on)


class FriendsPaced(TableFact, public=False):
    """The imaginary friends answer at this `pace`, a key of FRIENDS_PACES."""

    pace: str

    def apply(self, table: Table, games: Games) -> Table:
        return replace(table, friends_pace=self.pace)


class SeatShown(TableFact):
    """The tablet has shown the view of `seat`, which has no phone."""

    seat: int
    told: bool = False
    """Whether everybody was told."""

    def apply(self, table: Table, games: Games) -> Table:
        notice = text("table-notice-seat-shown", who=SeatName(self.seat))
        return table.with_notice(notice) if self.told else table


class KeepingChosen(TableFact, public=False):
    """The table is deleted this many hours after its last step; None: never automatically."""

    hours: int | None

    def apply(self, table: Table, games: Games) -> Table:
        return replace(table, keep_hours=self.hours)


class ScreenConnected(TableFact, public=False, silent=True):
    """A public screen was connected, for the first time at this table."""

    def apply(self, table: Table, games: Games) -> Table:
        return replace(table, has_screen=True)


class EveningsKept(TableFact):
    """The host's device keeps what is played (`on`), or stops. The server keeps no copy."""

    on: bool

    def apply(self, table: Table, games: Games) -> Table:
        return replace(table, keeps_evenings=self.on)


class RulesKept(TableFact, public=False):
    """The house rules with which the next game of this kind begins (`Game.keep`)."""

    game: str
    kept: Mapping[str, Any]

    def apply(self, table: Table, games: Games) -> Table:
        return replace(table, kept={**table.kept, self.game: self.kept})


class GameChosen(TableFact):
    """A game was opened for the people in `ring`, with the house rules `kept` from before."""

    game: str
    ring: Ring
    kept: Mapping[str, Any]

    def apply(self, table: Table, games: Games) -> Table:
        opening, ring = games[self.game].open(self.ring, self.kept), self.ring
        table = archive_game(table, games)
        running = Running(self.game, opening, ring, opening, ring, opened_at=table.acted_at)
        return replace(table, ring=ring, game=running, notice=None)


class Rewound(TableFact):
    """The game's steps with a number above `to` no longer count."""

    to: int
    hidden: bool
    """Whether nobody may learn that steps were taken back."""


class Redone(TableFact):
    """The steps that the rewind in record `undo` took back count again."""

    undo: int
    hidden: bool
    """Whether nothing public changes; nobody may then learn that anything was redone."""


FACTS: tuple[type[Event], ...] = (*TableFact.__subclasses__(), RingChanged)
"""All facts of the table; those of the games come in addition."""
