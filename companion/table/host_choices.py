"""What the host chooses for the whole table: how long it is kept, whether the host's device keeps
what was played, and how fast imaginary friends answer."""

from companion.core.game import Decision
from companion.core.refusal import refuse
from companion.table.command import TableCommand
from companion.table.log import facts
from companion.table.state import FRIENDS_PACES, Table

CHOICES: dict[str, int | None] = {"1": 1, "24": 24, "168": 168, "720": 720, "always": None}
"""Hours by the value that the tablet sends; None: not deleted automatically."""


class SetKeeping(TableCommand):
    """Choose how long the table is kept after its last step: a key of `host_choices.CHOICES`."""

    keep: str

    def decide(self, table: Table) -> Decision:
        if self.keep not in CHOICES:
            return refuse("E_BAD_INPUT")
        hours = CHOICES[self.keep]
        return () if hours == table.keep_hours else (facts.KeepingChosen(hours),)


class KeepEvenings(TableCommand):
    """Let the host's device keep who was what and who won, for later evenings, or stop that. While
    it is on, everybody is told so."""

    on: bool

    def decide(self, table: Table) -> Decision:
        if table.rehearsal:
            return refuse("E_WRONG_PHASE")
        return () if self.on == table.keeps_evenings else (facts.EveningsKept(self.on),)


class SetFriendsPace(TableCommand):
    """Choose how fast imaginary friends answer: a key of `state.FRIENDS_PACES`."""

    pace: str

    def decide(self, table: Table) -> Decision:
        if not table.rehearsal:
            return refuse("E_WRONG_PHASE")
        if self.pace not in FRIENDS_PACES:
            return refuse("E_BAD_INPUT")
        return () if self.pace == table.friends_pace else (facts.FriendsPaced(self.pace),)
