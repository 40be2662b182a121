"""Commands: a name, typed arguments, and who may send them."""

from enum import Enum
from typing import Annotated, ClassVar

from companion.core.value import Frozen, snake_case

SEVERAL_LINES = "several lines"
SeveralLines = Annotated[str, SEVERAL_LINES]
"""A string in a command that may contain line breaks and tabs; any other `str` is one line."""


class Caller(Frozen):
    """Who sent a command. A tablet that acts for a seat has both `seat` and `moderator`."""

    seat: int | None = None
    moderator: bool = False
    blind: bool = False
    """Whether the host chose to be surprised: no answer may depend on what it does not see."""


class By(Enum):
    """Who may send a command."""

    HOST = "host"  # the tablet, for itself
    TABLET = "tablet"  # the tablet, for itself or for a seat
    SEAT = "seat"  # a seat, or the tablet for it; the game says which seats
    ANYBODY = "anybody"  # a seat, or the tablet for it, or for itself
    PHONE = "phone"  # a phone, even one without a seat; only the table has such commands
    DEVICE = "device"  # a device, even one without a place; only the table has such commands

    def admits(self, caller: Caller) -> bool:
        if self is By.HOST:
            return caller.moderator and caller.seat is None
        return self is not By.TABLET or caller.moderator


class Command(Frozen):
    """A command from a device. Its fields are validated strictly: exact types, and one line for
    every string that is not `SeveralLines`.

    The class declares who may send it (`by`) and in which phases of its game (values of the phases;
    (): in all): `class Deal(Command, by=By.HOST, phases=("lobby",))`. Subclasses inherit both. Its
    `name` on the wire is `prefix` (inherited, too) and the class's name in snake case, unless the
    class sets another one. The acting seat is never an argument; it comes with the `Caller`.
    """

    name: ClassVar[str]
    prefix: ClassVar[str] = ""
    by: ClassVar[By] = By.SEAT
    phases: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def configure(
        cls, by: By | None = None, phases: tuple[str, ...] | None = None, prefix: str | None = None
    ) -> None:
        cls.by = cls.by if by is None else by
        cls.phases = cls.phases if phases is None else phases
        cls.prefix = cls.prefix if prefix is None else prefix
        if "name" not in cls.__dict__:
            cls.name = cls.prefix + snake_case(cls.__name__)


class Tick(Command):
    """The alarm that a game asked for (`Game.wakes_at`); only the table sends it."""


TABLET = Caller(moderator=True)
ALARM = Caller()
