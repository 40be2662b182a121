"""A phase of a game as one frozen record; the game's machinery only walks over the records."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from companion.core.chance import Chance
from companion.core.command import Command
from companion.core.game import Moment, Stage
from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import Frozen
from companion.core.view import Tone
from companion.core.words.panels.base import Panel

S = TypeVar("S")
D = TypeVar("D")


def _nobody(_state: object) -> Ring:
    return ()


def _never(_state: object) -> None:
    return None


def _at_once(_state: object, _now: float, _blind: bool) -> None:
    return None


def _nowhere(_draft: object, _moment: Moment, _chance: Chance) -> None:
    """The button of a phase that has none."""


class PhaseRecord(Frozen, Generic[S, D], kw_only=True):
    """All that is true of one phase of a game with the state `S` and the draft `D`.

    `id`: its name in the state. `follows`: ids of the phases that may come right after it;
    `by_hand`: those that only a correction by the moderator leads to. `stage`, `tone`: for the
    table and for the light of the room. `title`: where we are. `help_step`: the step of the help
    in play, None where there is no help. `has_button`: whether the moderator can go on from it.

    `why_not` (state, now in seconds of the server's time, whether the asker is blind): why the game
    cannot go on yet. `go_on`: what the big button does. `skip`: what it does when the moderator
    goes past the phase whatever is missing; None: the same. `ends_at`: when the phase goes on by
    itself; None: never. `awaited`: the seats that the table waits for.

    What is seen is said in two parts. `line` and `panels` are the public part, the same for every
    eye: one sentence on what happens, and the panels of the big screen (None: those that most
    phases of the game share). The part of each person is the game's own to add.
    """

    id: str
    follows: tuple[str, ...]
    by_hand: tuple[str, ...] = ()
    stage: Stage = Stage.PLAY
    tone: Tone
    title: Callable[[S], Text]
    help_step: str | None = None
    has_button: bool = True
    why_not: Callable[[S, float, bool], Refusal | None] = _at_once
    go_on: Callable[[D, Moment, Chance], None] = _nowhere
    skip: Callable[[D, Moment, Chance], None] | None = None
    ends_at: Callable[[S], float | None] | None = None
    awaited: Callable[[S], Ring] = _nobody
    line: Callable[[S], Text | None] = _never
    panels: Callable[[S], tuple[Panel, ...]] | None = None

    def admits(self, command: type[Command]) -> bool:
        """Whether that command may be asked in this phase, as its class says."""
        return not command.phases or self.id in command.phases


def diagram(phases: Iterable[PhaseRecord[S, D]]) -> str:
    """The phases as a Mermaid state diagram: what follows, and what only a correction leads to."""
    lines = ["stateDiagram-v2"]
    for place, phase in enumerate(phases):
        if place == 0:
            lines.append(f"    [*] --> {phase.id}")
        lines += [f"    {phase.id} --> {one}" for one in phase.follows]
        lines += [f"    {phase.id} --> {one}: by hand" for one in phase.by_hand]
        if not phase.follows:
            lines.append(f"    {phase.id} --> [*]")
    return "\n".join(lines)


def page(name: str, phases: Iterable[PhaseRecord[S, D]], commands: Iterable[type[Command]]) -> str:
    """A page in Markdown on the phases of the game called `name`, for those who read its code.

    `commands`: all of the game; those that every phase admits are named once, below.
    """
    found, all_of = tuple(phases), tuple(commands)
    bound = tuple(one for one in all_of if not all(phase.admits(one) for phase in found))
    everywhere = ", ".join(f"`{one.name}`" for one in all_of if one not in bound)
    rows = (
        f"| `{one.id}` | `phases/{one.id}.py` | {_asked(one, bound)} | {_goes_on(one)} |"
        for one in found
    )
    return "\n".join(
        [
            f"# The phases of {name}",
            "",
            "Written by `python -m companion.web.protocol` from the records in `phases/`.",
            "",
            "```mermaid",
            diagram(found),
            "```",
            "",
            "| phase | its file | asked in some phases only, in this one, too | goes on |",
            "|---|---|---|---|",
            *rows,
            "",
            f"In every phase: {everywhere}. The game refuses what makes no sense there.",
            "",
        ]
    )


def _asked(phase: PhaseRecord[S, D], commands: Iterable[type[Command]]) -> str:
    return ", ".join(f"`{one.name}`" for one in commands if phase.admits(one)) or "-"


def _goes_on(phase: PhaseRecord[S, D]) -> str:
    if not phase.has_button:
        return "-"
    return "with the button" if phase.ends_at is None else "with the button, or by itself"
