"""Standing in line at a table: what is to be done, and what the one who asked is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from gevent.event import AsyncResult

from companion.core.refusal import refuse
from companion.table.effects import Acknowledge, Ask, Input, Outcome, Refuse
from companion.table.state import Table

Reply = Acknowledge | Refuse


@dataclass(slots=True, eq=False)
class Turn:
    """One who stands in line: what is to be done with the table (at that time, in seconds), who
    asks for it, and what became of it."""

    work: Callable[[Table, float], Outcome]
    asked: Input | None = None
    done: AsyncResult = field(default_factory=AsyncResult)

    def failed(self, error: Exception) -> None:
        """Nothing came of it, unless it was over before."""
        if not self.done.ready():
            self.done.set_exception(error)


def reply_of(outcome: Outcome) -> Reply | None:
    """What the asker is told."""
    answers = (one for one in outcome.effects if isinstance(one, Acknowledge | Refuse))
    return next(answers, None)


def refused(asked: Input, code: str) -> Refuse | None:
    """A refusal by the shell; an alarm is told nothing."""
    return Refuse(asked.device, asked.id, refuse(code)) if isinstance(asked, Ask) else None
