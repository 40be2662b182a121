"""The base class of the commands of the table itself. The commands of play belong to the games."""

from companion.core.command import By, Command


class TableCommand(Command, by=By.TABLET, prefix="table."):
    """A command of the table. Only the tablet may send it, unless the class says otherwise. Its
    method `decide` is given by name what it takes of `table, caller, device, fresh, now, games`.
    `device`: hash of the sender's token. `fresh`: hash of the shell's new secret for an invite."""
