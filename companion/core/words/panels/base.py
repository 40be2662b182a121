"""What a screen may show: each class has one JavaScript twin, `<kind>.js` in static/js/panels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from companion.core.clock import Clock
from companion.core.text import Text
from companion.core.words.word import Word


@dataclass(frozen=True, kw_only=True)
class Panel(Word):
    """Something shown. `covered`: drawn as an uncut block until it is held."""

    covered: bool = False


@dataclass(frozen=True, slots=True)
class ScriptStage:
    """One step of a script: what it is called and whether it is "done", "now" or "next"."""

    label: Text
    state: Literal["done", "now", "next"]
    emblem: str | None = None


@dataclass(frozen=True, kw_only=True)
class Script(Panel, one_game=True):
    """The line to read now, in large type, and the one after it. The tablet may speak it.

    `again`: how often it was asked for once more, where the program itself reads it (None: a
    person does). `clock`: the time that is left for what the line asks. `held`: all stands still,
    and the line of the view says why.
    """

    kind: ClassVar[str] = "script"
    line: Text
    following: Text | None = None
    emblem: str | None = None
    stages: tuple[ScriptStage, ...] = ()
    again: int | None = None
    clock: Clock | None = None
    held: bool = False


@dataclass(frozen=True)  # without slots: marks that are alike share their spelling (core.payload)
class Mark:
    """What lies in front of one seat of the ring; where nothing does, its seat says it all.

    `votes`: mob cards. `role` and `emblem`: secret on a tablet (covered until asked for),
    public at the end. `note`: a few words under the name. `waits`: the table waits for it. `ember`:
    of the side that is drawn in ember, at the end; its cards are turned over last.
    """

    alone: ClassVar[str] = "seat"
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


@dataclass(frozen=True, kw_only=True)
class Circle(Panel):
    """The ring of seats, clockwise, in one order for all eyes: a phone turns it until its own seat
    is drawn nearest.

    `middle`: words on the table; `named`: seats named large beneath them (nominees).
    `secret`: the roles on the marks are covered until asked for. `moderator`: somebody who does
    not play sits between the last seat and the first.
    `head`: what is written at the moderator's place (None: that it is theirs).
    """

    kind: ClassVar[str] = "circle"
    marks: tuple[Mark, ...]
    middle: Text | None = None
    named: tuple[int, ...] = ()
    secret: bool = False
    moderator: bool = True
    head: Text | None = None


@dataclass(frozen=True, slots=True)
class Ballot:
    """One vote of the log: `voter` named `target` (None: nobody); `note` where it was unusual."""

    voter: int
    target: int | None
    note: Text | None = None


@dataclass(frozen=True, kw_only=True)
class Tally(Panel, one_game=True):
    """The votes of one round in the order given; `cast` of `expected` are in.

    `next_voter`: whose turn it is. The mob cards themselves lie on the ring's marks.
    """

    kind: ClassVar[str] = "tally"
    title: Text
    ballots: tuple[Ballot, ...] = ()
    expected: int = 0
    cast: int = 0
    next_voter: int | None = None


@dataclass(frozen=True, kw_only=True)
class Countdown(Panel):
    """A clock that every device counts by itself; at zero a bell, and nothing is decided.

    `head`: it is the clock of everything, so a phone keeps it in the band on top.
    """

    kind: ClassVar[str] = "countdown"
    clock: Clock
    label: Text
    bell: bool = True
    head: bool = False


@dataclass(frozen=True, kw_only=True)
class Card(Panel):
    """A secret card: a back that turns while it is held, and covers at once when let go.

    `lines`: what it does, who the partners are, a hint; each its own short paragraph. `tag`: what a
    phone's header calls it, where it is no card.
    """

    kind: ClassVar[str] = "card"
    covered: bool = True
    seat: int | None = None
    name: Text
    emblem: str
    lines: tuple[Text, ...] = ()
    tag: Text | None = None


@dataclass(frozen=True, kw_only=True)
class Note(Panel):
    """Plain words: a heading and sentences. `tone`: "plain", "warning", "quiet", "news" (what has
    just happened: on a phone it stands above everything that can be done) or "call" (what the
    reader has to do now: a phone writes the one sentence as its title).

    `bell`: the shared devices ring once when it appears. `offer`: the command of an offer of the
    table that mends what is warned of; the tablet puts its button under the words.
    """

    kind: ClassVar[str] = "note"
    title: Text | None = None
    lines: tuple[Text, ...] = ()
    tone: Literal["plain", "warning", "quiet", "news", "call"] = "plain"
    emblem: str | None = None
    bell: bool = False
    offer: str | None = None


@dataclass(frozen=True, kw_only=True)
class Awaited(Panel):
    """Who is still waited for: `done` of `total` have answered, `missing` are named.

    `words`: the same count as a sentence of the game («3 su 9 hanno visto la carta»).
    """

    kind: ClassVar[str] = "awaited"
    done: int
    total: int
    missing: tuple[int, ...] = ()
    words: Text | None = None


@dataclass(frozen=True, slots=True)
class Pile:
    """So many cards of one kind."""

    label: Text
    count: int
    emblem: str | None = None


@dataclass(frozen=True, kw_only=True)
class Piles(Panel):
    """The composition of a deck, with remarks under it."""

    kind: ClassVar[str] = "piles"
    title: Text
    piles: tuple[Pile, ...] = ()
    notes: tuple[Text, ...] = ()
    warnings: tuple[Text, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Verdict(Panel):
    """The end: who has won, in the largest type there is. `ember`: so is drawn its emblem. `among`:
    those of whom a lot has drawn the one that the title names."""

    kind: ClassVar[str] = "verdict"
    title: Text
    emblem: str | None = None
    ember: bool = False
    winners: tuple[int, ...] = ()
    line: Text | None = None
    among: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading of the story and its sentences. `titles`: who stood out, for the shared picture."""

    title: Text
    lines: tuple[Text, ...]
    titles: bool = False


@dataclass(frozen=True, kw_only=True)
class Chronicle(Panel):
    """The story of the game in words, chapter by chapter."""

    kind: ClassVar[str] = "chronicle"
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Series:
    """One line or row of a chart: a seat's (or a labelled) value at each point."""

    values: tuple[int, ...]
    seat: int | None = None
    label: Text | None = None
    marked: bool = False


@dataclass(frozen=True, kw_only=True)
class Chart(Panel):
    """Whole numbers over points in time. `style`: "bars", "lines" or "grid"."""

    kind: ClassVar[str] = "chart"
    title: Text
    points: tuple[Text, ...]
    series: tuple[Series, ...]
    style: Literal["bars", "lines", "grid"] = "lines"
    note: Text | None = None
