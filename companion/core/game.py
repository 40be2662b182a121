"""The contract of a game: pure rules that decide, fold and show."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.event import Event
from companion.core.eye import Eye
from companion.core.log import Step
from companion.core.question import Question
from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import Frozen, replace
from companion.core.view import View, mark_known
from companion.core.words.panels.base import Chapter, Panel

S = TypeVar("S")

Decision = tuple[Event, ...] | Refusal
"""The facts that follow from a command, or why it is refused."""


class Stage(StrEnum):
    """Where a game is, as far as the table must know it."""

    LOBBY = "lobby"  # people may come and go; the deck and the rules are chosen
    PLAY = "play"  # the ring stands still; late guests watch
    OVER = "over"  # everything may be told


class Moment(Frozen):
    """What the shell knows and the rules must be told: the time, which seats have phones, and the
    figures of what was played in the background (`Game.unrehearsed`; None: nothing is played)."""

    now: float
    phones: frozenset[int] = frozenset()
    rehearsed: Mapping[str, str] | None = None


class Game(ABC, Generic[S]):
    """One game. Everything is pure: state in, values out. Stateless, one instance a folder."""

    id: ClassVar[str]
    """That of its folder; `game-<id>` is its emblem."""
    players: ClassVar[tuple[int, int]] = (2, 99)
    """The fewest and the most people it is made for; the shelf of games is sorted by it."""
    lasting: ClassVar[bool] = False
    """Goes on for weeks: a table with it is never deleted by itself."""
    secretive: ClassVar[bool] = False
    """Has nights of which the host may know more than the table: `desk` tells Sight.BLIND less."""
    lends: ClassVar[bool] = False
    """Each seat has a secret of its own, so the tablet may be handed to a seat without a phone."""
    alone: ClassVar[Mapping[str, Any]] = {}
    """House rules, by id, that a table begins with where nobody can have a phone."""
    for_phones: ClassVar[Mapping[str, str]] = {}
    """House rule, by id -> its value that needs phones: it is not on offer where nobody can have
    one."""
    cards: ClassVar[str] = ""
    """Under which key `keep` has what people have typed off the table's own cards (a row a card,
    newest first), for the host's device to keep from one evening to the next; "": nothing. It names
    nobody, and has only what was laid open on the table."""
    gathered: ClassVar[Mapping[str, str]] = {}
    """Lines of the diary of which several in a row are told, and taken back, as one: the id of
    the line -> the id of the one that says how many (`n`)."""
    followers: ClassVar[frozenset[str]] = frozenset()
    """Lines of the diary that are only taken back with the step before them."""
    private_bytes: ClassVar[int] = 1024
    """While it is played, each phone's secret document has so many bytes of UTF-8: more than it can
    ever need, so that its length tells nothing."""
    commands: ClassVar[tuple[type[Command], ...]]
    events: ClassVar[tuple[type[Event], ...]]

    @abstractmethod
    def open(self, ring: Ring, kept: Mapping[str, Any]) -> S:
        """A new lobby for the people in `ring`, with the house rules kept from before."""

    @abstractmethod
    def keep(self, state: S) -> Mapping[str, Any]:
        """What the table remembers for its next game (options, invented cards), JSON-able."""

    @abstractmethod
    def decide(
        self, state: S, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision:
        """The events that follow from `command`, or a refusal. Never changes anything."""

    @abstractmethod
    def evolve(self, state: S, event: Event) -> S:
        """The state after `event`; total for every event of this game and of the core."""

    @abstractmethod
    def wall(self, state: S, moment: Moment) -> View:
        """What everybody at the table may know, built from nothing: the screen on the wall. It asks
        nobody anything."""

    @abstractmethod
    def phone(self, state: S, seat: int, moment: Moment, wall: View) -> View:
        """The view of the person in `seat`: the `wall` and the seat's own parts. Parts that
        everybody may know are marked (`known`); its prompts are what the person may do."""

    @abstractmethod
    def desk(self, state: S, eye: Eye, moment: Moment, wall: View) -> View:
        """What the tablet sees of the game; `eye` says whether it knows the secrets."""

    def view(self, state: S, eye: Eye, moment: Moment, wall: View | None = None) -> View:
        """What `eye` sees: the only way to a screen. `wall`: the view of the public eye at this
        moment, where it was made before."""
        if wall is None:
            told = self.wall(state, moment)
            wall = replace(told, panels=mark_known(told.panels))
        if eye.moderates:
            return self.desk(state, eye, moment, wall)
        return wall if eye.seat is None else self.phone(state, eye.seat, moment, wall)

    def secret_bytes(self, state: S, seat: int) -> int:
        """`private_bytes`, and more where the secret document of `seat` may say more. It must
        follow from public facts alone."""
        return self.private_bytes

    def announcement_seconds(self, before: S, after: S) -> float:
        """How long the screen on the wall takes to announce what the step from `before` to `after`
        makes known; so long all phones are shown `before`. 0: all are shown it at once. It must
        follow from the kind of the moment and from public facts of `before`, never from what is
        announced."""
        return 0.0

    @abstractmethod
    def stage(self, state: S) -> Stage:
        """Whether people may still come and go, and whether the roles may be told."""

    def welcomes(self, state: S) -> bool:
        """Whether people who came late may sit down in a game that is being played."""
        return False

    def wakes_at(self, state: S) -> float | None:
        """When the game wants a `Tick` (server's time), if it wants one at all."""
        return None

    def kept_through_undo(self, before: S, after: S, moment: Moment) -> tuple[Event, ...]:
        """Facts that taking steps back cannot take back (time that has run), told after it."""
        return ()

    def rings_again(self, step: Step) -> bool:
        """Whether the alarm behind `step`, taken back, would ring again at once. False where
        `kept_through_undo` gives what is open its time anew."""
        return True

    def asked(self, state: S) -> tuple[Question, ...]:
        """The questions that wait for secret answers now, and that nothing answers yet which was
        shown before (`answer_again`)."""
        return ()

    def shows(self, state: S, event: Event) -> Iterable[tuple[Question, Any]]:
        """The questions whose answers `event`, applied in `state`, shows to a player, each
        with what `answer_again` needs."""
        return ()

    def answer_again(
        self, state: S, question: Question, shown: Any, moment: Moment
    ) -> tuple[Event, ...]:
        """Facts that give an asked `question` the answers that were `shown` before an undo. Raises
        LookupError in a game that asks none."""
        raise LookupError(question)

    def returned(self, state: S, moment: Moment) -> tuple[Event, ...]:
        """Facts that follow when the program was not running until now (a restart, a copy taken
        up, a machine that slept): what ran out meanwhile has its full time again."""
        return ()

    def may_be_copied(self, state: S, eye: Eye) -> bool:
        """Whether a copy of the log, without its papers and whispers, shows `eye` (the host's)
        nothing that it may not know."""
        return True

    def blindfolds(self, state: S) -> bool:
        """Whether the tablet is shown no secret just now, whatever its host has chosen: nobody
        moderates, and its holder plays."""
        return False

    def lends_to(self, state: S) -> Ring | None:
        """To which seats alone the tablet may just now be handed to show what is theirs, because it
        goes round; None: to each that has no phone."""
        return None

    def hushed(self, state: S) -> bool:
        """Whether the phones must not be told apart just now: hidden facts move no screen at
        once, the phones are served together on a beat."""
        return False

    def diary_line(self, step: Step) -> Text | None:
        """One line of the tablet's diary for this step; without a secret, for anybody may read
        it."""
        return None

    def reference(self, state: S) -> tuple[Panel, ...]:
        """What everybody may look up at any time, the same for every eye (the cards of the deck,
        `Help`).

        It is sent beside the views, so it must follow from public facts alone. To be given as the
        same object while nothing in it changes.
        """
        return ()

    def on_paper(self, state: S) -> tuple[Chapter, ...]:
        """How the game goes on, step by step, for a moderator who wants it printed. It must follow
        from public facts alone (deck and house rules), for paper lies about."""
        return ()

    def history(self, state: S) -> tuple[Panel, ...]:
        """What everybody may know of the game so far, to be printed and kept; empty where a game
        is over in an evening."""
        return ()

    def phases_page(self) -> str:
        """A page in Markdown on how its phases follow each other, drawn from their classes and kept
        beside the game as `phases.md`; "" where there is none."""
        return ""

    def rehearsals(self) -> tuple[str, ...]:
        """What the program plays many times before it is handed out (decks, of which people ask
        who will win), by name. Its figures lie beside the game, in `odds/played.py`."""
        return ()

    def unrehearsed(self, state: S) -> str:
        """What the lobby would like to have played for it in the background, as a name for
        `rehearse`; "" where it has what it needs. It must follow from public facts alone."""
        return ""

    def rehearse(self, name: str, chance: Chance, games: int) -> str:
        """The figures of so many games of a name of `rehearsals` or `unrehearsed`, in one line that
        the game reads.

        Raises LookupError for any other name."""
        raise LookupError(name)

    def recap(self, state: S, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        """The story of a finished game for everybody; empty before the end."""
        return ()
