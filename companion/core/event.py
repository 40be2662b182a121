"""Facts: what happened, frozen, with a name in the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.value import Frozen, snake_case


class Event(Frozen, tag_field="wire"):
    """A fact of a game, with plain JSON-able fields.

    `wire` names it in the log: `SpeakerCalled` of the game `lupus` is `lupus.speaker_called`, a
    fact of the table `table.…`. `public`: everybody at the table may know *that* it happened;
    a hidden fact moves nobody else's screen. `silent`: not even the tablet's screen moves, and its
    diary passes over it. `plain`: public, and it changes nothing that only some may know on any
    phone (a vote that is cast), so that what is secret need not be sent once more. `shows`: it has
    shown a player a secret, so the tablet warns before it is taken back. `paper`: sealed, only its
    author may read it; it is left out of every copy of the log, so a game must do without it once
    the table was opened. `whisper`: its very existence is secret for ever, with its author and its
    time. It is never exported, and rules have to work as if it had not happened; what follows from
    it and may be seen is a separate fact.
    `refusal`: what is answered to the command, where the command led to nothing else (the one
    sort of refusal that stands in the log).
    """

    wire: ClassVar[str]
    public: ClassVar[bool] = True
    silent: ClassVar[bool] = False
    plain: ClassVar[bool] = False
    shows: ClassVar[bool] = False
    paper: ClassVar[bool] = False
    whisper: ClassVar[bool] = False

    @staticmethod
    def tag_name(module: str, name: str) -> str:
        """Its `wire`: the game, or the layer, in whose package its class stands, and its name."""
        home = module.partition(".")[2].removeprefix("games.").partition(".")[0]
        return f"{home}.{snake_case(name)}"

    @property
    def refusal(self) -> Refusal | None:
        return None


class RingChanged(Event):
    """People came, went or moved while the game is not yet running."""

    ring: Ring


def refused_by(events: Iterable[Event]) -> Refusal | None:
    """The refusal that a command with these events is answered with; None: it was carried out."""
    return next((event.refusal for event in events if event.refusal is not None), None)
