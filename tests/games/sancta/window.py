"""A table of four with phones, and a window that is open there."""

from types import MappingProxyType

from companion.core.value import payload
from companion.games.sancta.game import GAME
from companion.table.export.copies import copied
from companion.table.log.codec import Codec
from tests.kit.deals import command_of
from tests.kit.table.called import called
from tests.kit.table.scene import PlainLuck, Room

GAMES = MappingProxyType({"sancta": GAME})
CODEC = Codec(GAMES)


NAMES = ("Anna", "Bruno", "Carla", "Dario")


class Evening:
    """Four players with phones; seat 1 has the highest saint and begins."""

    def __init__(self, **options):
        self.room = Room(GAMES, PlainLuck())
        self.phones = called(self.room, *NAMES)
        for option, value in options.items():
            self.host("set_option", option=option, value=value)
        self.host("begin")
        for number, phone in enumerate(self.phones):
            saint = {"called": f"Santo {number}", "level": 5 if not number else 3}
            phone.do(command_of(GAME, "first_saint", saint))

    def host(self, name, seat=None, **args):
        self.room.host.do(command_of(GAME, name, args), act_for=seat)

    def says(self, number, name, **args):
        self.phones[number].do(command_of(GAME, name, args))

    def passes(self, number, after=0.0):
        self.room.now += after
        self.says(number, "react", answer="pass")

    @property
    def table(self):
        return self.room.table

    def copy(self):
        return payload(copied(self.table, GAMES))


def open_window(*passes):
    evening = Evening()
    evening.says(0, "beatitude")
    for number, after in passes:
        evening.passes(number, after)
    return evening
