"""What one eye sees. A view is built up from nothing, never cut down from everything."""

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

from companion.core.text import Text
from companion.core.value import SparseByName, replace
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.core.words.word import Word


class Tone(StrEnum):
    """The light of the room."""

    TABLE = "table"
    NIGHT = "night"
    DAY = "day"
    END = "end"


class Scene(StrEnum):
    """The kind of moment, which selects the layout on phone, tablet and wall.

    It depends on public facts and on who takes part.
    """

    EMPTY = "empty"  # no game yet
    LOBBY = "lobby"
    SCRIPT = "script"  # a person reads aloud to all
    NIGHT = "night"
    DAWN = "dawn"
    RING = "ring"  # talk, votes: everybody around the table
    OMEN = "omen"  # one name is announced, under an emblem
    SPEECH = "speech"  # one person speaks to all
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


W = TypeVar("W", bound=Word)
ALL = "*"
"""In a list of panels: all panels of the wall that are not named."""
HEADING = ("tone", "scene", "title", "line", "emblem")
"""The fields of the heading of a view."""


class View(SparseByName):
    """What one eye sees on its screen."""

    tone: Tone
    scene: Scene
    """Selects the layout of the page."""
    title: Text
    """Where the game stands («Notte 2»)."""
    line: Text | None = None
    """One sentence below the title."""
    emblem: str | None = None
    hush: bool = False
    """Whether this is a phone at night: without colour, motion or sound, padded to one size."""
    alike: bool = False
    """Whether it is drawn as large as on every other phone that is asked the same by day."""
    prompts: tuple[Prompt, ...] = ()
    panels: tuple[Panel, ...] = ()
    own: tuple[Panel, ...] = ()
    """What the reader may look up at any time (the own card), outside the normal order."""
    known: tuple[str, ...] = ()
    """Fields of the heading whose value everybody may know. A field that equals the wall's is known
    anyway; prompts and panels are marked themselves."""
    cast: tuple[tuple[int, str], ...] = ()
    """Seats of an example, who sit at no table, with their names. The wall's hold for every eye."""


def mark_known(parts: Iterable[W]) -> tuple[W, ...]:
    """The parts marked as `known`."""
    return tuple([one if one.known else replace(one, known=True) for one in parts])


def expand_panels(panels: Iterable[Panel | str], wall: View) -> tuple[Panel, ...]:
    """The panels; a name (a kind) stands for the wall's, `ALL` for those that are not named."""
    own = tuple(panels)
    named = {one for one in own if isinstance(one, str)}
    found: list[Panel] = []
    for one in own:
        if not isinstance(one, str):
            found.append(one)
        elif one == ALL:
            found += [other for other in wall.panels if other.kind not in named]
        else:
            found += [other for other in wall.panels if other.kind == one]
    return tuple(found)
