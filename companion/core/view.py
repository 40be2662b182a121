"""What one eye sees: built up from nothing, never cut down from everything."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.core.text import Text
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt


class Tone(StrEnum):
    """The light of the room."""

    TABLE = "table"
    NIGHT = "night"
    DAY = "day"
    END = "end"


@dataclass(frozen=True, kw_only=True, slots=True)
class View:
    """One screenful for one eye. `title`: where we are («Notte 2»); `line`: one sentence on it.

    `hush`: a phone at night, without hue, motion or sound, padded to the size of all others.
    `alike`: as large as all other phones that are asked the same, in the light of the room.
    `own`: what the reader may always look up (the own card), apart from the flow.
    """

    tone: Tone
    title: Text
    line: Text | None = None
    emblem: str | None = None
    hush: bool = False
    alike: bool = False
    prompts: tuple[Prompt, ...] = ()
    panels: tuple[Panel, ...] = ()
    own: tuple[Panel, ...] = ()
