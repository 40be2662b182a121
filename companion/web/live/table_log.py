"""The log of one table as its actor uses it: append, check for newer records, read again."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

import gevent

from companion.table.effects import Outcome, Push, WakeAt
from companion.table.handle import follow
from companion.table.log.record import Record
from companion.table.log.stored import read_next, read_table
from companion.table.state import AnsweredCommand, Table
from companion.web import counters
from companion.web.live.context import Context
from companion.web.live.queue import Decided
from companion.web.store.records import CannotSave, OutOfStep, with_pauses

BYTES_AT_MOST = 1 << 22
"""Longest log of a table, after which it takes hardly any command: 37 of the longest golden
evenings, or a campaign as long as a copy may be (copies.py). A host could fill the disk."""


class TableLog:
    """`report(works)` is called at every failure of the store, and when it works again."""

    def __init__(self, context: Context, code: str, report: Callable[[bool], None]) -> None:
        self._context, self._code, self._report = context, code, report
        self._works = True
        self._answers = context.store.answers()
        self._bytes = 0

    @property
    def is_full(self) -> bool:
        return self._bytes >= BYTES_AT_MOST

    def commit(self, decided: Decided, version: int) -> bool:
        """Append the records; False: the jobs were not decided on the newest table (`version`).
        Without records the store is asked, if an answer depends on it. Raises CannotSave."""
        try:
            if decided.records:
                self.append(decided.records)
                self._note_health(True)
            elif decided.needs_check:
                return self._context.store.version(self._code) == version
        except OutOfStep:
            return False
        except CannotSave:
            self._note_health(False)
            raise
        return True

    def append(self, records: Sequence[Record]) -> None:
        """Return when these records are stored. Raises CannotSave, OutOfStep."""
        stored = [*map(self._context.codec.dump, records)]
        with counters.COMMIT.time():
            self._context.store.append(self._code, records[0].number, *stored)
        self._bytes += sum(map(len, stored))

    def newer(self, table: Table) -> list[Outcome] | None:
        """What other processes have stored since `table`, step by step; None: it was deleted.
        Raises CannotSave, Unreadable."""
        context, outcomes = self._context, list[Outcome]()
        stored = context.store.records(self._code, table.version - 1)
        if not stored or context.codec.number_and_time(stored[0])[0] != table.version:
            # A restored log: its state, and an alarm that rings early and sets alarm and beat.
            restored = self.read()
            pushes = Push(everybody=True), WakeAt(0.0)
            return [Outcome(restored, pushes)] if restored.version else None
        follows = partial(follow, now=context.clock(), games=context.games)
        for row in stored[1:]:
            self._bytes += len(row)
            outcomes.append(read_next(self._code, table, row, context.codec, follows))
            table = outcomes[-1].table
        if outcomes:  # another process has written, or our failed append was stored: it works
            self._note_health(True)
        return outcomes

    def read(self) -> Table:
        """The table as stored; version 0: there is none. Raises CannotSave, Unreadable."""
        context = self._context
        stored = tuple(context.store.records(self._code))
        self._bytes = sum(map(len, stored))
        return read_table(self._code, with_pauses(stored), context.codec, context.games)

    def remember(self, before: Table, after: Table) -> None:
        """Store answers that are in no record for other processes, a moment later."""
        if self._answers is None or after.unrecorded is before.unrecorded:
            return
        new = [
            (device, one)
            for device, known in after.unrecorded.items()
            for id, one in known.items()
            if id not in before.unrecorded.get(device, {})
        ]
        if new:
            gevent.spawn(self._remember, new)

    def _remember(self, new: list[tuple[str, AnsweredCommand]]) -> None:
        if self._answers is not None:
            with suppress(CannotSave):  # then it is decided anew, if it is asked again
                self._answers.remember(self._code, new, self._context.clock())

    def recall(self, device: str) -> tuple[AnsweredCommand, ...]:
        """The answers given to this device by any process."""
        if self._answers is None:
            return ()
        try:
            return self._answers.recall(self._code, device)
        except CannotSave:
            return ()

    def _note_health(self, works: bool) -> None:
        if works != self._works or not works:
            self._works = works
            self._report(works)
