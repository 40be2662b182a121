"""Base class of the phases of a game: a phase has its rules and its screens."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Generic, Self

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.event import Event
from companion.core.eye import Eye
from companion.core.game import Moment, Question, S, Stage
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.view import Tone, View

Kinds = tuple[type[Command] | type[Event], ...]


class BasePhase(ABC, Generic[S]):
    """One phase of a game with the state `S`: its rules and its screens, without any state of its
    own.

    Each game has one base class of its phases, with their `order`. A subclass with an `id`
    registers one instance of itself when its module is imported.
    """

    order: ClassVar[type[StrEnum]]
    """The ids of the game's phases, in order."""
    registered: ClassVar[dict[str, Any]]
    """The game's phases by id."""
    id: ClassVar[str]
    """The value of the state's field `phase`."""
    follows: ClassVar[tuple[str, ...]] = ()
    """Ids of the phases that may come next."""
    after: ClassVar[tuple[str, ...]] = ()
    """Ids of phases that do not name it in their `follows`; for a phase of one role."""
    by_hand: ClassVar[tuple[str, ...]] = ()
    """Ids of phases that only a correction by the moderator leads to."""
    asked_as: ClassVar[str] = ""
    """The phase that `Command.phases` names for it; "": its own `id`."""
    stage: ClassVar[Stage] = Stage.PLAY
    tone: ClassVar[Tone] = Tone.TABLE
    title_id: ClassVar[str] = ""
    """The id of its title, if that is always the same."""
    line_id: ClassVar[str] = ""
    """The id of its sentence, if that is always the same."""
    help_step: ClassVar[str | None] = None
    """The `part` of its help; None: it has no help."""
    help_steps: ClassVar[tuple[str, ...]] = ()
    """Ids of the steps in its help."""
    help_now: ClassVar[str | None] = None
    """The current one of `help_steps`; None: all of them."""
    uses: ClassVar[Kinds] = ()
    """Commands and facts of the kit that the game needs for this phase."""
    has_button: ClassVar[bool] = True
    """Whether the moderator leaves it with the main button."""

    def __init_subclass__(cls) -> None:
        """Register a class with an `id`. Raises TypeError for an id that is taken."""
        super().__init_subclass__()
        if "order" in vars(cls):
            cls.registered = {}
        if "id" in vars(cls):
            if cls.id in cls.registered:
                raise TypeError(f"two phases are called {cls.id}")
            cls.registered[cls.id] = cls()

    @classmethod
    def of(cls, state: Any) -> Self:
        """The phase of `state`, by its field `phase`."""
        found: Self = cls.registered[state.phase]
        return found

    @classmethod
    def in_order(cls) -> Mapping[str, Self]:
        """The phases by id, in `order`. Raises KeyError if one of them has no class."""
        return {one.value: cls.registered[one.value] for one in cls.order}

    def next_ids(self) -> tuple[str, ...]:
        """The ids of the phases that may come next, phases of roles first."""
        of_roles = (id for id, one in self.registered.items() if self.id in one.after)
        return *of_roles, *self.follows

    def admits(self, command: type[Command]) -> bool:
        """Whether `command` is allowed in this phase, by its class."""
        return not command.phases or (self.asked_as or self.id) in command.phases

    def objection(
        self, state: S, command: Command, caller: Caller, moment: Moment
    ) -> Refusal | None:
        """Why the caller may not send `command` at this moment; None: it is allowed."""
        return None

    def title(self, state: S) -> Text:
        """The title of every screen."""
        return text(self.title_id)

    def line(self, state: S) -> Text | None:
        """One sentence for every screen; None: no sentence."""
        return text(self.line_id) if self.line_id else None

    def why_not(self, state: S, now: float, blind: bool) -> Refusal | None:
        """Why the game cannot go on yet; None: it can. `now`: server time in seconds. `blind`:
        whether the caller's tablet sees no secrets."""
        return None

    def go_on(self, draft: Draft[S], moment: Moment, chance: Chance) -> None:
        """What the main button does."""
        return

    def skip(self, draft: Draft[S], moment: Moment, chance: Chance) -> None:
        """What the main button does if the moderator goes on although something is missing."""
        self.go_on(draft, moment, chance)

    def ends_at(self, state: S) -> float | None:
        """Server time when the phase ends by itself; None: never."""
        return None

    def sealed_question(self, state: S) -> Question | None:
        """What identifies the open sealed round after an undo; None: it is never shown."""
        return None

    def awaited(self, state: S) -> Ring:
        """The seats whose answer is missing."""
        return ()

    @abstractmethod
    def wall(self, state: S, moment: Moment) -> View:
        """See `Game.wall`."""

    @abstractmethod
    def phone(self, state: S, seat: int, moment: Moment, wall: View) -> View:
        """See `Game.phone`."""

    @abstractmethod
    def desk(self, state: S, eye: Eye, moment: Moment, wall: View) -> View:
        """See `Game.desk`."""


AnyPhase = BasePhase[Any]
"""A phase of any game."""


def diagram(phases: Sequence[AnyPhase]) -> str:
    """The phases as a Mermaid state diagram, with the transitions by correction."""
    lines = ["stateDiagram-v2", f"    [*] --> {phases[0].id}"]
    for phase in phases:
        lines += [f"    {phase.id} --> {one}" for one in phase.next_ids()]
        lines += [f"    {phase.id} --> {one}: by hand" for one in phase.by_hand]
        if not phase.next_ids():
            lines.append(f"    {phase.id} --> [*]")
    return "\n".join(lines)


def page(name: str, phases: Iterable[AnyPhase], commands: Iterable[type[Command]]) -> str:
    """A page in Markdown about the phases of the game `name`, for developers. `commands`: all
    commands of the game; those that every phase allows are listed once at the end."""
    all_phases, all_commands = tuple(phases), tuple(commands)
    bound = [one for one in all_commands if not all(phase.admits(one) for phase in all_phases)]
    everywhere = ", ".join(f"`{one.name}`" for one in all_commands if one not in bound) or "none"
    rows = (
        f"| `{one.id}` | `{_place(one)}` | {_allowed(one, bound)} | {_goes_on(one)} |"
        for one in all_phases
    )
    return "\n".join(
        [
            f"# The phases of {name}",
            "",
            "Written by `python -m companion.web.protocol` from the classes in `phases/`.",
            "",
            "```mermaid",
            diagram(all_phases),
            "```",
            "",
            "| phase | its file | commands that not every phase allows | goes on |",
            "|---|---|---|---|",
            *rows,
            "",
            f"Commands of every phase: {everywhere}. Each `decide` may still refuse.",
            "",
        ]
    )


def _place(phase: AnyPhase) -> str:
    """The path of a phase's file or folder, relative to the game."""
    module = type(phase).__module__
    _, _, below = module.partition(".phases.")
    if not below:  # outside phases/, beside what needs it
        return "/".join(module.split(".")[-2:]) + ".py"
    *folders, _ = below.split(".")
    return f"phases/{phase.id}/" if phase.id in folders else f"phases/{below.replace('.', '/')}.py"


def _allowed(phase: AnyPhase, commands: Iterable[type[Command]]) -> str:
    return ", ".join(f"`{one.name}`" for one in commands if phase.admits(one)) or "-"


def _goes_on(phase: AnyPhase) -> str:
    if not phase.has_button:
        return "-"
    has_alarm = type(phase).ends_at is not BasePhase.ends_at
    return "with the button, or by itself" if has_alarm else "with the button"
