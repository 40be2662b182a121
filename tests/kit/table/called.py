"""People at a table with one game."""

from companion.table.commands import ChooseGame
from tests.kit.table.scene import Phone, Room


def called(room: Room, *names: str) -> list[Phone]:
    """These come in with a phone; the only game there is lies on the table."""
    phones = [room.guest(name) for name in names]
    if room.table.game is None:
        room.host.do(ChooseGame(next(iter(room.games))))
    return phones
