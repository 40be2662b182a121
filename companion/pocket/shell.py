"""One table on one device: a message gives a record to store first, then messages for the page.

Nothing is shown before its record is stored: `receive` returns what to store, and only `stored` or
`not_stored` returns the messages. No other message is accepted in between.
"""

from collections.abc import Callable
from typing import Any

from companion.core.chance import Chance
from companion.core.refusal import Refusal, refuse
from companion.core.text import text
from companion.games.registry import Games
from companion.pocket.clock import DeviceClock
from companion.pocket.messages import DEVICE, NOT_HERE, documents_of
from companion.pocket.without_phones import correct_rules, without_phones
from companion.table.device import THE_TABLET, Kind
from companion.table.effects import (
    RINGS,
    Announced,
    AnnouncedAt,
    Ask,
    Beat,
    BeatAt,
    Input,
    Loaded,
    Outcome,
    Push,
    Refuse,
    ShowToTablet,
    Wake,
    WakeAt,
)
from companion.table.friends import FriendsPlay, friends
from companion.table.handle import handle
from companion.table.log.codec import Codec
from companion.table.messages import command_in, reply_to
from companion.table.screens.present import Showing, Surroundings
from companion.table.screens.view_cache import ViewCache
from companion.table.state import Table

Message = tuple[str, Any]
"""Name of an event and its content: `table`, `view`, `lent`, `trouble` as on the socket, `answer`,
and `alarm` (`{kind, at}`: time of the device's clock, or never)."""
FRIEND = "friend"
"""The alarm at which an imaginary friend of a rehearsal may act."""
OPENED = "opened"
"""The alarm of a table that was opened; it rings at once, and again until its record is stored."""
AGAIN = 5.0
"""Seconds until an alarm that came to nothing rings again."""
_ALARMS: dict[str, Input] = {"wake": Wake(), "beat": Beat(), "announced": Announced()}


class Pocket:
    """The table, what its page was shown last, and the step that waits to be stored."""

    def __init__(self, table: Table, codec: Codec, games: Games, chance: Chance) -> None:
        self.table = table
        self._codec, self._games, self._chance = codec, games, chance
        self._clock = DeviceClock(table.acted_at)
        self._cache = ViewCache()
        self._pending: tuple[Outcome, Any] | None = None
        """A decision that is not stored yet, and the command of the page, if it was one."""
        self._rang = OPENED
        """The alarm that rang last."""
        self._friends = FriendsPlay(codec, games, chance)
        self._remarks: list[str] = []

    def ring(self, kind: str, wall: float) -> bytes | None:
        """The alarm of this kind (OPENED, FRIEND or one of `_ALARMS`) rings: the record to store
        before its messages are shown, if any. `wall`: the device's clock (seconds)."""
        now, self._rang = self._clock.at(wall), kind
        alarms: dict[str, Input] = {OPENED: Loaded(now), **_ALARMS}
        alarm = self._friends.next(self.table, now) if kind == FRIEND else alarms[kind]
        if alarm is None:
            return self._decide(lambda: Outcome(self.table, ()))
        stored = self._decide(lambda: handle(self.table, alarm, now, self._chance, self._games))
        if kind == FRIEND and self._pending and _refusal_of(self._pending[0]):
            self._friends.forget()
        return stored

    def do(self, message: Any, wall: float) -> bytes | None:
        """A command of the page: the record to store before it is answered, if any."""
        now, asked = self._clock.at(wall), command_in(message, self.table, self._codec)
        if not isinstance(asked, Refusal) and asked[1].name in NOT_HERE:
            asked = refuse("E_UNKNOWN_COMMAND")
        if isinstance(asked, Refusal):
            self._refuse(message, asked)
            return None
        do, command = asked
        ask = Ask(DEVICE, Kind.TABLET, do.id, command, do.for_seat)

        def decided() -> Outcome:
            outcome = handle(self.table, ask, now, self._chance, self._games)
            if self.table.rehearsal:
                return outcome
            right = correct_rules(outcome, self.table, self._chance, self._games)
            self._remarks += ["pocket-no-phones"] if right is not outcome else []
            return right

        return self._decide(decided, message)

    def fail(self, message: Any) -> None:
        """The rules raised an exception; the device may ask again, and an alarm rings again."""
        self._refuse(message, refuse("E_TRY_AGAIN"))

    def stored(self, wall: float) -> list[Message]:
        """The record is stored: the table changes, and these messages go to the page."""
        outcome, asked = self._take_pending()
        self.table = outcome.table
        messages: list[Message] = []
        if asked is not None:
            messages.append(("answer", reply_to(asked, _refusal_of(outcome))))
        elif self._rang != FRIEND and _refusal_of(outcome):
            messages.append(self._again(wall))
        now, shown = self._clock.at(wall), False
        for effect in outcome.effects:
            match effect:
                case Push(everybody=everybody, tablet=tablet) if everybody or tablet:
                    shown = True
                case ShowToTablet(seat):
                    messages.append(("lent", self._showing(now).lent_to(seat)))
                case WakeAt(at) | BeatAt(at) | AnnouncedAt(at):
                    kind = next(kind for kind, one in _ALARMS.items() if one == RINGS[type(effect)])
                    rings = None if at is None else self._clock.wall(at)
                    messages.append(("alarm", {"kind": kind, "at": rings}))
        if friends(self.table) and not self._friends.rest(self.table):
            looks_at = wall + self._friends.pause(self.table)
            messages.append(("alarm", {"kind": FRIEND, "at": looks_at}))
        return [*messages, *self._notices(), *([self.picture(wall)] if shown else ())]

    def not_stored(self, code: str, wall: float) -> list[Message]:
        """The record could not be stored: the table stays as it was. A command is refused; an alarm
        rings again, and that is said."""
        (_, asked), self._remarks = self._take_pending(), []
        if asked is not None:
            return [("answer", reply_to(asked, refuse(code)))]
        gone_on = code == "E_TAKEN_OVER"  # in another window, which has its own alarms
        return [] if gone_on else [_notice("pocket-not-saved"), self._again(wall)]

    def _again(self, wall: float) -> Message:
        return "alarm", {"kind": self._rang, "at": wall + AGAIN}

    def picture(self, wall: float) -> Message:
        game = None if self.table.rehearsal else self.table.game
        phone_only = {} if game is None else self._games[game.id].phone_only
        picture = dict(self._showing(self._clock.at(wall)).to(THE_TABLET))
        return "view", documents_of(without_phones(picture, phone_only))

    def _notices(self) -> list[Message]:
        """Notices about the device's clock, or about a rule that was set back."""
        remarks, self._remarks = self._remarks, []
        remarks += ["pocket-clock-back"] if self._clock.was_put_back() else []
        return [_notice(one) for one in remarks]

    def slept(self, wall: float) -> list[Message]:
        """The device was asleep for more than a minute: a notice if a clock ran meanwhile."""
        now = self._clock.at(wall)
        panels = self._showing(now).to(THE_TABLET)["view"].get("panels", ())
        runs = any(one["kind"] == "countdown" and one["clock"].get("since") for one in panels)
        return [_notice("pocket-slept")] if runs else []

    @property
    def next_table(self) -> Table:
        """The table once the waiting record is stored."""
        return self.table if self._pending is None else self._pending[0].table

    def time(self, wall: float) -> float:
        return self._clock.at(wall)

    def _decide(self, work: Callable[[], Outcome], message: Any = None) -> bytes | None:
        assert self._pending is None, "the step before it is not stored yet"
        outcome = self._cache.memory.run(work)
        record = outcome.record
        stored = None if record is None else self._codec.dump(record)
        self._pending = outcome, message
        return stored

    def _refuse(self, message: Any, refusal: Refusal) -> None:
        self._pending = Outcome(self.table, (Refuse(None, "", refusal),)), message

    def _take_pending(self) -> tuple[Outcome, Any]:
        pending, self._pending = self._pending, None
        assert pending is not None, "nothing waits to be stored"
        return pending

    def _showing(self, now: float) -> Showing:
        around = Surroundings(frozenset(friends(self.table)))
        return Showing(self.table, now, self._games, around, self._cache)


def _notice(id: str) -> Message:
    return "trouble", {"text": text(id)}


def _refusal_of(outcome: Outcome) -> Refusal | None:
    refused = (one.refusal for one in outcome.effects if isinstance(one, Refuse))
    return next(refused, None)
