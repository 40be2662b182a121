"""The contract of a game: pure rules that decide, fold and show."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.event import Event
from companion.core.eye import Eye
from companion.core.log import Step
from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import Frozen, replace
from companion.core.view import View, mark_known
from companion.core.words.panels.base import Chapter, Panel
from companion.core.words.prompts.base import Answer, Offered, Prompt

S = TypeVar("S")
"""The state of a game."""

Decision = tuple[Event, ...] | Refusal
"""The facts that follow from a command, or why it is refused."""


class Stage(StrEnum):
    """The stage of a game, as far as the table needs to know."""

    LOBBY = "lobby"  # people come and go; deck and rules are chosen
    PLAY = "play"  # the ring is fixed; late guests watch
    OVER = "over"  # everything may be shown


class Moment(Frozen):
    """Facts from outside that the rules need as an argument."""

    now: float
    """Server time in seconds."""
    phones: frozenset[int] = frozenset()
    """The seats that have a phone."""
    simulated: Mapping[str, str] | None = None
    """By name: figures of simulated games (`Game.unsimulated`); None: nothing is simulated."""

    def without_phone(self, seats: Iterable[int]) -> Ring:
        """Those of `seats` that have no phone."""
        return tuple(seat for seat in seats if seat not in self.phones)


class Question(Frozen):
    """The identity of a question with secret answers, to recognise it after an undo."""

    id: tuple[Hashable, ...]
    """Everything that identifies it: what is asked when, of whom, between which answers."""
    public: bool = True
    """Whether everybody may know that it was answered (true of a sealed round, false at night)."""


ShownAnswers = Mapping[Question, Any]
"""By question: its answers that were shown, in a form of the game's own."""


class Game(ABC, Generic[S]):
    """One game as pure functions of its state. It has no attributes; there is one instance."""

    id: ClassVar[str]
    """The name of its folder; its emblem is `game-<id>`."""
    players: ClassVar[tuple[int, int]] = (2, 99)
    """Fewest and most players; the list of games is sorted by it."""
    lasting: ClassVar[bool] = False
    """Whether it goes on for weeks: its table is never deleted automatically."""
    secretive: ClassVar[bool] = False
    """Whether the host may know more than the table: `desk` then shows Sight.BLIND less."""
    has_seat_secrets: ClassVar[bool] = False
    """Whether each seat has a secret, so that the tablet is handed to seats without a phone."""
    rules_without_phones: ClassVar[Mapping[str, Any]] = {}
    """By id: initial house rules of a table where nobody can have a phone (the pocket)."""
    phone_only: ClassVar[Mapping[str, str]] = {}
    """By id of a house rule: its value that needs phones and is not offered without them."""
    cards: ClassVar[str] = ""
    """Key in `keep` of the cards that people typed in (a row a card, newest first), which the
    host's device keeps for other evenings; "": none. They name nobody and were all public."""
    merged_lines: ClassVar[Mapping[str, str]] = {}
    """By id of a diary line: the id of the line for several in a row (`n`), undone together."""
    undone_with_previous: ClassVar[frozenset[str]] = frozenset()
    """Ids of diary lines whose steps are undone together with the step before them."""
    private_bytes: ClassVar[int] = 1024
    """Bytes (UTF-8) of each phone's secret document in play; all are alike and need less."""
    commands: ClassVar[tuple[type[Command], ...]]
    events: ClassVar[tuple[type[Event], ...]]

    @abstractmethod
    def open(self, ring: Ring, kept: Mapping[str, Any]) -> S:
        """The state of a new lobby for the people in `ring`, with house rules kept from before."""

    @abstractmethod
    def keep(self, state: S) -> Mapping[str, Any]:
        """What the next game here begins with (options, invented cards), as JSON values."""

    @abstractmethod
    def decide(
        self, state: S, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision:
        """The events that follow from `command`, or a refusal."""

    @abstractmethod
    def evolve(self, state: S, event: Event) -> S:
        """The state after `event`; total for every event of this game and of the core."""

    @abstractmethod
    def wall(self, state: S, moment: Moment) -> View:
        """The view of the wall: what everybody may know. It has no prompts."""

    @abstractmethod
    def phone(self, state: S, seat: int, moment: Moment, wall: View) -> View:
        """The view of the person in `seat`: the `wall` and the seat's own parts. Its prompts are
        what the person may do. Parts that everybody may know are marked `known`."""

    @abstractmethod
    def desk(self, state: S, eye: Eye, moment: Moment, wall: View) -> View:
        """The view of the tablet; `eye` says whether it may see secrets."""

    def view(self, state: S, eye: Eye, moment: Moment, wall: View | None = None) -> View:
        """The view of `eye`: the only way to a screen. `wall`: the public view, if built before."""
        if wall is None:
            view = self.wall(state, moment)
            wall = replace(view, panels=mark_known(view.panels))
        if eye.moderates:
            return self.desk(state, eye, moment, wall)
        return wall if eye.seat is None else self.phone(state, eye.seat, moment, wall)

    def secret_bytes(self, state: S, seat: int) -> int:
        """Size of the secret document of `seat` by public facts, `private_bytes` or more."""
        return self.private_bytes

    def announcement_seconds(self, before: S, after: S) -> float:
        """Seconds that the wall takes to announce the step from `before` to `after`; phones show
        `before` until then. 0: everybody is shown it at once. It depends on the kind of the moment
        and on public facts of `before`, never on what is announced. A table without a public screen
        takes less (`UNSTAGED_SECONDS`)."""
        return 0.0

    @abstractmethod
    def stage(self, state: S) -> Stage:
        """The stage of the game."""

    def admits_late_guests(self, state: S) -> bool:
        """Whether late guests may join the game during play."""
        return False

    def wakes_at(self, state: S) -> float | None:
        """Server time of the next `Tick`; None: none is needed."""
        return None

    def kept_through_undo(self, before: S, after: S, moment: Moment) -> tuple[Event, ...]:
        """Facts that an undo from `before` to `after` cannot take back (time that has run)."""
        return ()

    def alarm_repeats(self, step: Step) -> bool:
        """Whether the alarm of `step` would ring again after an undo. False if `kept_through_undo`
        restarts the clocks."""
        return True

    def open_questions(self, state: S) -> tuple[Question, ...]:
        """The questions that wait for secret answers now."""
        return ()

    def shown_answers(self, state: S, event: Event) -> Iterable[tuple[Question, Any]]:
        """The questions whose answers `event` shows to a player, with `shown` of `answer_again`."""
        return ()

    def answer_again(
        self, state: S, question: Question, shown: Any, moment: Moment
    ) -> tuple[Event, ...]:
        """Facts that answer `question` as it was `shown` before an undo. Raises LookupError in a
        game without questions."""
        raise LookupError(question)

    def after_downtime(self, state: S, moment: Moment) -> tuple[Event, ...]:
        """Facts after a time without a running program (restart, restored copy, sleeping machine):
        clocks that ran out meanwhile get their full time again."""
        return ()

    def may_be_copied(self, state: S, eye: Eye) -> bool:
        """Whether `eye` (the host's) may have a copy of the log, without papers and whispers."""
        return True

    def blindfolds(self, state: S) -> bool:
        """Whether the tablet sees no secrets now, because its holder plays."""
        return False

    def handover_seats(self, state: S) -> Ring | None:
        """The seats to which the tablet may be handed now; None: all that have no phone."""
        return None

    def hushed(self, state: S) -> bool:
        """Whether phones must be indistinguishable now: hidden facts update no screen at once, all
        phones are served together on a beat."""
        return False

    def diary_line(self, step: Step) -> Text | None:
        """The line of the tablet's diary for this step, without secrets; None: no line."""
        return None

    def reference(self, state: S) -> tuple[Panel, ...]:
        """Panels that everybody may look up at any time (the cards of the deck, `Help`).

        They depend on public facts only. Returns the same panels while nothing changes.
        """
        return ()

    def on_paper(self, state: S) -> tuple[Chapter, ...]:
        """The course of the game as a printed script for the moderator. It depends on public facts
        only (deck and house rules)."""
        return ()

    def history(self, state: S) -> tuple[Panel, ...]:
        """The public history of a game of several evenings, to print and keep; empty for others."""
        return ()

    def phases_page(self) -> str:
        """The generated page `phases.md` (Markdown): how the phases follow each other; "": none."""
        return ""

    def simulations(self) -> tuple[str, ...]:
        """Names of what is simulated at build time (decks); the figures: `odds/played.txt`."""
        return ()

    def unsimulated(self, state: S) -> str:
        """The name for `simulate` whose figures the lobby still needs, simulated in the background;
        "": none. It depends on public facts only."""
        return ""

    def simulate(self, name: str, chance: Chance, games: int) -> str:
        """Simulate `games` games of a name from `simulations` or `unsimulated`; the figures as one
        line, which the game reads. Raises LookupError for any other name."""
        raise LookupError(name)

    def friend_answer(self, view: View, prompt: Prompt, offered: Offered, chance: Chance) -> Answer:
        """The answer of an imaginary friend among all that `prompt` offers. `view`: what its own
        phone shows; it is given nothing else."""
        return chance.one_of(offered)

    def recap(self, state: S, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        """The story of a finished game, for everybody; empty before the end."""
        return ()
