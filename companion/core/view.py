"""What one eye sees: built up from nothing, never cut down from everything."""

from __future__ import annotations

from enum import StrEnum

from companion.core.text import Text
from companion.core.value import SparseByName
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt


class Tone(StrEnum):
    """The light of the room."""

    TABLE = "table"
    NIGHT = "night"
    DAY = "day"
    END = "end"


class Scene(StrEnum):
    """What kind of moment it is: phone, tablet and big screen lay out by it.

    Everybody may know it: it follows from what is public, and from who takes part.
    """

    EMPTY = "empty"  # no game yet
    LOBBY = "lobby"
    SCRIPT = "script"  # somebody reads aloud to all
    NIGHT = "night"
    DAWN = "dawn"
    RING = "ring"  # talk, votes: everybody around the table
    VERDICT = "verdict"
    HALL = "hall"  # the ring around real cards, a word under each name
    PAPER = "paper"  # everybody writes in secret
    LEDGER = "ledger"
    GRAPH = "graph"
    FLOWER = "flower"
    LINE = "line"  # two players, a row of places between them
    FIGHT = "fight"
    WON = "won"  # one round of several
    END = "end"


class View(SparseByName):
    """One screenful for one eye. `title`: where we are («Notte 2»); `line`: one sentence on it.

    `scene`: how the pages lay it out.

    `hush`: a phone at night, without hue, motion or sound, padded to the size of all others.
    `alike`: as large as all other phones that are asked the same, in the light of the room.
    `own`: what the reader may always look up (the own card), apart from the flow.
    """

    tone: Tone
    scene: Scene
    title: Text
    line: Text | None = None
    emblem: str | None = None
    hush: bool = False
    alike: bool = False
    prompts: tuple[Prompt, ...] = ()
    panels: tuple[Panel, ...] = ()
    own: tuple[Panel, ...] = ()
