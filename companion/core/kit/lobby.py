"""Parts that the lobbies of all games share, and a lobby that has nothing more."""

from abc import abstractmethod
from collections.abc import Collection, Iterator
from typing import Any, ClassVar

from companion.core.command import Command
from companion.core.game import Moment, S, Stage
from companion.core.kit.rules import HouseRules, SetOption, UseRules
from companion.core.kit.screen_parts import PhaseOfParts
from companion.core.refusal import Refusal, closed_by, refuse
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import Scene
from companion.core.words.panels.base import Circle, Mark, Panel
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.core.words.prompts.field import Field, Rules


def rules_prompt(
    options: HouseRules,
    command: str = SetOption.name,
    whole: str = UseRules.name,
    *,
    title: Text | None = None,
    hint: Text | None = None,
    without: Collection[str] = (),
    idle: Collection[str] = (),
    weight: Weight = Weight.LINK,
) -> Rules:
    """The sheet of house rules, titled `<family>-rules`. Rules in `without` are left out. Rules in
    `idle` have no effect beside the others: they are kept and not asked."""
    return Rules(
        key="rules",
        command=command,
        whole=whole,
        label=text(f"{options.family}-rules"),
        title=title,
        hint=hint,
        rules=tuple(_asked(options.sheet(without), idle)),
        weight=weight,
        group="rules",
    )


def _asked(sheet: tuple[Field, ...], idle: Collection[str]) -> Iterator[Field]:
    """Mark the fields in `idle`; the heading of an idle field moves to the next field."""
    heading: Text | None = None
    for one in sheet:
        heading, hidden = one.heading or heading, one.id in idle
        yield replace(one, idle=hidden, heading=None if hidden else heading)
        heading = heading if hidden else None


def seat_circle(ring: Ring) -> Circle:
    """The ring of a game without a moderator, for the tablet."""
    return Circle(marks=tuple(Mark(seat=seat) for seat in ring), moderator=False)


def player_count_refusal(ring: Ring, players: tuple[int, int]) -> Refusal | None:
    """E_PLAYER_COUNT if there are fewer or more people than the game allows."""
    low, high = players
    if low <= len(ring) <= high:
        return None
    return refuse("E_PLAYER_COUNT", players=len(ring), low=low, high=high)


class LobbyPhase(PhaseOfParts[S]):
    """A lobby with house rules and a main button. It must be the first base class."""

    stage = Stage.LOBBY
    scene = Scene.LOBBY
    begin: ClassVar[type[Command]]
    """The command of the main button; it has no arguments."""

    @abstractmethod
    def begin_label(self) -> Text:
        """Label of the main button."""

    @abstractmethod
    def cannot_begin(self, state: S) -> Refusal | None:
        """Why the game cannot begin; None: it can."""

    def panels(self, state: S) -> tuple[Panel, ...]:
        return ()

    def desk_panels(self, state: Any, moment: Moment) -> tuple[Panel | str, ...]:
        return (seat_circle(state.ring),)

    def desk_asks(self, state: Any, moment: Moment) -> tuple[Prompt, ...]:
        label, closed = self.begin_label(), closed_by(self.cannot_begin(state))
        begin = Press(key="begin", command=self.begin.name, label=label, closed=closed)
        return (begin, rules_prompt(state.options))
