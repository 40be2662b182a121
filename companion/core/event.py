"""Facts: what happened, frozen, with a name in the log."""

from collections.abc import Iterable
from typing import Any, ClassVar

from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.value import Frozen, snake_case

FLAGS = frozenset(("public", "silent", "plain", "shows", "paper", "whisper"))


class Event(Frozen, tag_field="wire"):
    """A fact of a game, with plain JSON-able fields. Its flags are declared with the class: `class
    Looked(Event, public=False, shows=True)`."""

    wire: ClassVar[str]
    """Its name in the log: `lupus.speaker_called` for `SpeakerCalled`, or `table.…`."""
    public: ClassVar[bool] = True
    """Everybody may know *that* it happened. A hidden fact updates nobody else's screen."""
    silent: ClassVar[bool] = False
    """Not even the tablet's screen is updated, and its diary leaves the fact out."""
    plain: ClassVar[bool] = False
    """Public, and it changes no phone's secret part (a vote), so that none need be sent again."""
    shows: ClassVar[bool] = False
    """It has shown a player a secret, so the tablet warns before it is taken back."""
    paper: ClassVar[bool] = False
    """Sealed: only its author may read it. It is left out of every copy of the log, so a game must
    work without it once the answers were opened."""
    whisper: ClassVar[bool] = False
    """That it exists, its author and its time are secret for ever. It is never exported, and the
    rules work as if it had not happened; what follows and may be seen is a separate fact."""

    @staticmethod
    def tag_name(module: str, name: str) -> str:
        """Its `wire` name: the game (or layer) of its module, and the class name in snake case."""
        home = module.partition(".")[2].removeprefix("games.").partition(".")[0]
        return f"{home}.{snake_case(name)}"

    @classmethod
    def configure(cls, **flags: Any) -> None:
        if not flags.keys() <= FLAGS:
            raise TypeError(f"{cls.__name__} has no flags {[*flags]}")
        for name, value in flags.items():
            setattr(cls, name, value)

    @property
    def refusal(self) -> Refusal | None:
        return None


class RingChanged(Event):
    """People joined, left or moved before the game has begun."""

    ring: Ring


def refused_by(events: Iterable[Event]) -> Refusal | None:
    """The refusal with which a command with these events is answered; None: it was carried out."""
    return next((event.refusal for event in events if event.refusal is not None), None)
