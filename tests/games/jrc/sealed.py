"""A table of four at its first sealed papers."""

from types import MappingProxyType

from companion.games.jrc.game import GAME
from tests.kit.deals import command_of
from tests.kit.games.jrc.campaign import COLUMNS, points
from tests.kit.table.called import called
from tests.kit.table.scene import PlainLuck, Room

GAMES = MappingProxyType({"jrc": GAME})
NAMES = ("Luca", "Fabrizio", "Francesco", "Marcello")


def played(columns=COLUMNS, *, opened=True, order=("invest", ["Miami"])):
    """A table at the orders of turn 1, Fabrizio's order sealed; or at the sealed allocations."""
    room = Room(GAMES, PlainLuck())
    phones = called(room, *NAMES)
    room.host.do(command_of(GAME, "jrc.start", {}))
    for phone, column in zip(phones, columns.values(), strict=True):
        phone.do(command_of(GAME, "jrc.allocate", {"points": points(*column)}))
    if opened:
        room.host.do(command_of(GAME, "jrc.open_papers", {}))
        room.host.do(command_of(GAME, "jrc.go_on", {}))
        kind, cities = order
        phones[1].do(command_of(GAME, "jrc.order", {"kind": kind, "cities": cities}))
    return room.table
