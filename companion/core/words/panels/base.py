"""What a screen may show: one class and one JavaScript component (static/js/panels) a kind."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Literal

from companion.core.clock import Clock
from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.word import Word


class Panel(Word):
    """A part of a view that shows something."""

    covered: bool = False
    """Whether it is hidden until the reader holds it."""


class ScriptStage(Sparse):
    """One step of a script: its name, and whether it is "done", "now" or "next"."""

    label: Text
    state: Literal["done", "now", "next"]
    emblem: str | None = None


class Script(Panel, one_game=True):
    """The line to read now, in large type, and the next one. The tablet may speak it."""

    line: Text
    following: Text | None = None
    emblem: str | None = None
    stages: tuple[ScriptStage, ...] = ()
    again: int | None = None
    """How often the line was repeated, where the program reads it; None: a person reads."""
    clock: Clock | None = None
    """The time that is left for what the line asks."""
    held: bool = False
    """The game is paused, and the line of the view says why."""
    asks_sounds: bool = False
    """The next button begins a night: a device asks once whether to play the sounds around it."""


class Mark(Sparse):
    """What the ring shows in front of one seat."""

    seat: int
    dead: bool = False
    gone: bool = False
    votes: int = 0
    """Number of mob cards."""
    turn: bool = False
    nominated: bool = False
    waits: bool = False
    """Whether the table waits for this seat."""
    role: Text | None = None
    """Like `emblem` covered on a tablet until it is asked for, and public at the end."""
    emblem: str | None = None
    note: Text | None = None
    """A few words below the name."""
    wins: bool = False
    ember: bool = False
    """Whether it belongs to the side drawn in ember at the end; its cards turn last."""


class Circle(Panel):
    """The ring, clockwise, in one order for all eyes: a phone turns its own seat nearest."""

    marks: tuple[Mark, ...]
    middle: Text | None = None
    """Words in the middle of the ring."""
    named: tuple[int, ...] = ()
    """Seats named in large type below them (nominees)."""
    secret: bool = False
    """Whether the roles of the marks are covered until they are asked for."""
    moderator: bool = True
    """Whether a moderator who does not play sits between the last seat and the first."""
    head: Text | None = None
    """Words at the moderator's place; None: the word for a moderator."""


class Ballot(Sparse):
    """One vote of the log: `voter` named `target` (None: nobody); `note` where it was unusual."""

    voter: int
    target: int | None
    note: Text | None = None
    weight: int = 1
    """How many votes it counts for."""


class Tally(Panel, one_game=True):
    """The votes of one round in the order given; `cast` of `expected` are in."""

    title: Text
    ballots: tuple[Ballot, ...] = ()
    expected: int = 0
    cast: int = 0
    next_voter: int | None = None
    """The seat whose turn it is. The votes themselves are the marks of the ring."""


class Countdown(Panel):
    """A clock that every device counts by itself. At zero a bell rings; nothing is decided."""

    clock: Clock
    label: Text
    bell: bool = True
    head: bool = False
    """Whether it is the clock of the whole game: a phone keeps it in the band on top."""


class Card(Panel):
    """A secret card, shown only while the reader holds it."""

    covered: bool = True
    seat: int | None = None
    name: Text
    emblem: str
    lines: tuple[Text, ...] = ()
    """Short paragraphs: what it does, who the partners are, a hint."""
    tag: Text | None = None
    """Its name in a phone's header, if it is not called a card."""


class Note(Panel):
    """Plain words: a heading and sentences."""

    title: Text | None = None
    lines: tuple[Text, ...] = ()
    tone: Literal["plain", "warning", "quiet", "news", "call"] = "plain"
    """`news` has just happened: a phone puts it above everything that can be done. `call` is what
    the reader has to do now: a phone makes the one sentence its title."""
    emblem: str | None = None
    bell: bool = False
    """Whether the shared devices ring once when it appears."""
    alone: bool = False
    """Whether the public screen shows it alone for some seconds when it appears."""
    offer: str | None = None
    """The command that solves what is warned of; the tablet puts its button below the words."""


class Awaited(Panel):
    """How many have answered (`done` of `total`), and which seats have not (`missing`)."""

    done: int
    total: int
    missing: tuple[int, ...] = ()
    words: Text | None = None
    """The count as a sentence of the game («3 su 9 hanno visto la carta»)."""


class Pile(Sparse):
    """So many cards of one kind."""

    label: Text
    count: int
    emblem: str | None = None


class Piles(Panel):
    """The composition of a deck, with remarks under it."""

    title: Text
    piles: tuple[Pile, ...] = ()
    notes: tuple[Text, ...] = ()
    warnings: tuple[Text, ...] = ()


class Verdict(Panel):
    """The end: who has won, in the largest type."""

    title: Text
    emblem: str | None = None
    ember: bool = False
    """Whether the emblem is drawn in ember."""
    winners: tuple[int, ...] = ()
    line: Text | None = None
    among: tuple[int, ...] = ()
    """Seats among which a lot has drawn the one that the title names."""


class Chapter(Sparse):
    """A heading of the story and its sentences."""

    title: Text
    lines: tuple[Text, ...]
    titles: bool = False
    """Whether the lines are titles of players, for the picture to share."""


class Chronicle(Panel):
    """The story of the game in words, chapter by chapter."""

    chapters: tuple[Chapter, ...]


class Series(Sparse):
    """One line or row of a chart: a seat's (or a labelled) value at each point."""

    values: tuple[int, ...]
    seat: int | None = None
    label: Text | None = None
    marked: bool = False


def series_of(
    moments: Sequence[Mapping[int, int]], seats: Iterable[int], marked: Container[int] = ()
) -> tuple[Series, ...]:
    """A series for each of `seats`: its number at each moment, 0 where there is none."""
    return tuple(
        Series(tuple(one.get(seat, 0) for one in moments), seat, marked=seat in marked)
        for seat in seats
    )


class Chart(Panel):
    """Whole numbers over points in time."""

    title: Text
    points: tuple[Text, ...]
    series: tuple[Series, ...]
    style: Literal["bars", "lines", "grid"] = "lines"
    note: Text | None = None


class Die(Panel, one_game=True):
    """The face of a thrown die, and what it means."""

    face: int
    label: Text
    line: Text | None = None


class Proposal(Panel, one_game=True):
    """An open proposal; it is carried out when `missing` is empty. The buttons to agree
    or decline are prompts of their own."""

    title: Text
    terms: tuple[Text, ...]
    agreed: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
