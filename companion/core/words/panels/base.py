"""What a screen may show: each class has one JavaScript twin, `<kind>.js` in static/js/panels."""

from __future__ import annotations

from typing import Literal

from companion.core.clock import Clock
from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.word import Word


class Panel(Word):
    """Something shown. `covered`: drawn as an uncut block until it is held."""

    covered: bool = False


class ScriptStage(Sparse):
    """One step of a script: what it is called and whether it is "done", "now" or "next"."""

    label: Text
    state: Literal["done", "now", "next"]
    emblem: str | None = None


class Script(Panel, one_game=True):
    """The line to read now, in large type, and the one after it. The tablet may speak it."""

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
    """What lies in front of one seat of the ring; where nothing does, its seat says it all.

    `votes`: mob cards. `role` and `emblem`: secret on a tablet (covered until asked for),
    public at the end. `note`: a few words under the name. `waits`: the table waits for it. `ember`:
    of the side that is drawn in ember, at the end; its cards are turned over last.
    """

    seat: int
    dead: bool = False
    gone: bool = False
    votes: int = 0
    turn: bool = False
    nominated: bool = False
    waits: bool = False
    role: Text | None = None
    emblem: str | None = None
    note: Text | None = None
    wins: bool = False
    ember: bool = False


class Circle(Panel):
    """The ring of seats, clockwise, in one order for all eyes: a phone turns it until its own seat
    is drawn nearest.

    `middle`: words on the table. `named`: seats named large beneath them (nominees).
    `secret`: the roles on the marks are covered until asked for. `moderator`: a moderator who
    does not play sits between the last seat and the first.
    `head`: what is written at the moderator's place (None: that it is theirs).
    """

    marks: tuple[Mark, ...]
    middle: Text | None = None
    named: tuple[int, ...] = ()
    secret: bool = False
    moderator: bool = True
    head: Text | None = None


class Ballot(Sparse):
    """One vote of the log: `voter` named `target` (None: nobody); `note` where it was unusual."""

    voter: int
    target: int | None
    note: Text | None = None


class Tally(Panel, one_game=True):
    """The votes of one round in the order given; `cast` of `expected` are in.

    `next_voter`: whose turn it is. The mob cards themselves lie on the ring's marks.
    """

    title: Text
    ballots: tuple[Ballot, ...] = ()
    expected: int = 0
    cast: int = 0
    next_voter: int | None = None


class Countdown(Panel):
    """A clock that every device counts by itself; at zero a bell, and nothing is decided.

    `head`: it is the clock of everything, so a phone keeps it in the band on top.
    """

    clock: Clock
    label: Text
    bell: bool = True
    head: bool = False


class Card(Panel):
    """A secret card: a back that turns while it is held, and covers at once when let go.

    `lines`: what it does, who the partners are, a hint; each its own short paragraph. `tag`: what a
    phone's header calls it, where it is no card.
    """

    covered: bool = True
    seat: int | None = None
    name: Text
    emblem: str
    lines: tuple[Text, ...] = ()
    tag: Text | None = None


class Note(Panel):
    """Plain words: a heading and sentences. `tone`: "plain", "warning", "quiet", "news" (what has
    just happened: on a phone it stands above everything that can be done) or "call" (what the
    reader has to do now: a phone writes the one sentence as its title).

    `bell`: the shared devices ring once when it appears. `offer`: the command of an offer of the
    table that mends what is warned of; the tablet puts its button under the words.
    """

    title: Text | None = None
    lines: tuple[Text, ...] = ()
    tone: Literal["plain", "warning", "quiet", "news", "call"] = "plain"
    emblem: str | None = None
    bell: bool = False
    offer: str | None = None


class Awaited(Panel):
    """Who is still waited for: `done` of `total` have answered, `missing` are named.

    `words`: the same count as a sentence of the game («3 su 9 hanno visto la carta»).
    """

    done: int
    total: int
    missing: tuple[int, ...] = ()
    words: Text | None = None


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
    """The end: who has won, in the largest type there is. `ember`: so is drawn its emblem. `among`:
    those of whom a lot has drawn the one that the title names."""

    title: Text
    emblem: str | None = None
    ember: bool = False
    winners: tuple[int, ...] = ()
    line: Text | None = None
    among: tuple[int, ...] = ()


class Chapter(Sparse):
    """A heading of the story and its sentences. `titles`: who stood out, for the shared picture."""

    title: Text
    lines: tuple[Text, ...]
    titles: bool = False


class Chronicle(Panel):
    """The story of the game in words, chapter by chapter."""

    chapters: tuple[Chapter, ...]


class Series(Sparse):
    """One line or row of a chart: a seat's (or a labelled) value at each point."""

    values: tuple[int, ...]
    seat: int | None = None
    label: Text | None = None
    marked: bool = False


class Chart(Panel):
    """Whole numbers over points in time. `style`: "bars", "lines" or "grid"."""

    title: Text
    points: tuple[Text, ...]
    series: tuple[Series, ...]
    style: Literal["bars", "lines", "grid"] = "lines"
    note: Text | None = None
