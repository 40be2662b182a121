"""The record of a step in the store."""

from companion.core.event import Event
from companion.core.value import Frozen
from companion.table.log.facts import Redone, Rewound, SeatShown


class Record(Frozen):
    """One step of a table, as it is stored.

    `device`, `id` and `digest` recognise a command that is sent again; empty: no device sent it.
    """

    number: int
    """Counts from 1 without gaps."""
    at: float
    """Server time in seconds."""
    name: str
    seat: int | None
    """The seat that acted; None: the tablet, an alarm or the program."""
    events: tuple[Event, ...]
    device: str | None = None
    """Hash of the device's token."""
    id: str = ""
    """Id of the command, chosen by the device."""
    digest: str = ""
    """Digest of the command's content."""

    @property
    def public(self) -> bool:
        """Whether everybody may know that the step was taken."""
        return any(is_public(event) for event in self.events)

    @property
    def silent(self) -> bool:
        """Whether not even the tablet is told that the step was taken."""
        return all(event.silent for event in self.events)


def is_public(event: Event) -> bool:
    """Whether everybody may know that `event` happened."""
    if isinstance(event, Rewound | Redone):
        return not event.hidden
    if isinstance(event, SeatShown):
        return event.told
    return event.public
