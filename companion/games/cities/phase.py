"""The base class of the phases of a match, and the phase that a state is in."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from companion.core.command import Command
from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.kit.phase import BasePhase
from companion.core.refusal import Refusal
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import Scene, View, mark_known
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt, Weight
from companion.core.words.prompts.form import Form
from companion.games.cities.components.clock import host_clock_prompts
from companion.games.cities.duel import Phase
from companion.games.cities.state import CitiesState


class CitiesPhase(BasePhase[CitiesState]):
    """A phase of a match. Nearly everything is public; the list of a deck is not (§10).

    `seat`, in what it says: the player who is spoken to and sits on the near side; None: everybody.
    """

    order = Phase
    emblem: ClassVar[str | None] = None
    """The picture beside the title."""
    has_button: ClassVar[bool] = False

    def refuses(self, state: CitiesState, command: Command, seat: int | None) -> Refusal | None:
        """Why `command`, which a player or the tablet may ask here, is not for now."""
        return None

    def unfinished(self, state: CitiesState) -> Refusal | None:
        """Why a duel cannot be given up, nor the time be called, before this is done."""
        return None

    @abstractmethod
    def title(self, state: CitiesState, seat: int | None = None) -> Text:
        """See `BasePhase.title`."""

    def line(self, state: CitiesState, seat: int | None = None) -> Text | None:
        """What is awaited now, in one sentence."""
        return None

    def scene(self, state: CitiesState) -> Scene:
        """How its screens are laid out."""
        return Scene.LINE

    @abstractmethod
    def panels(self, state: CitiesState, seat: int | None) -> tuple[Panel, ...]:
        """What is shown."""

    def asks(self, state: CitiesState, seat: int) -> tuple[Prompt, ...]:
        """What the player in `seat` may do."""
        return ()

    def host_asks(self, state: CitiesState) -> tuple[Prompt, ...]:
        """What the tablet may do in its own name."""
        return host_clock_prompts(state)

    def wall(self, state: CitiesState, moment: Moment) -> View:
        """What everybody sees."""
        return View(
            tone=self.tone,
            scene=self.scene(state),
            title=self.title(state),
            line=self.line(state),
            emblem=self.emblem,
            panels=self.panels(state, None),
        )

    def phone(self, state: CitiesState, seat: int, moment: Moment, wall: View) -> View:
        """What a player sees and may do; all but the list of the own deck everybody may know."""
        asked = self.asks(state, seat)
        return replace(
            wall,
            title=self.title(state, seat),
            line=self.line(state, seat),
            prompts=tuple(replace(one, known=one.command != "list_cards") for one in asked),
            panels=mark_known(self.panels(state, seat)),
            known=("title", "line"),
        )

    def desk(self, state: CitiesState, eye: Eye, moment: Moment, wall: View) -> View:
        """What the tablet sees, and may do: its own prompts, then those of both players."""
        instead = (
            _in_place(prompt, seat, phone=seat in moment.phones)
            for seat in state.players
            for prompt in self.asks(state, seat)
            if prompt.command not in ("resume", "call_time")
        )
        return replace(wall, prompts=(*self.host_asks(state), *instead))


phase_of = CitiesPhase.of


def _in_place(prompt: Prompt, seat: int, *, phone: bool) -> Prompt:
    """A player's prompt on the tablet; for a player with a phone it is not the main one."""
    weight = Weight.QUIET if phone and prompt.weight is Weight.MAIN else prompt.weight
    key = f"{seat}-{prompt.key}"
    if isinstance(prompt, Form) and prompt.command == "list_cards":
        # What is written is its owner's; the tablet may write it anew.
        blank = tuple(replace(field, value="") for field in prompt.fields)
        hint = text("cities-list-hint")
        return replace(prompt, act_for=(seat,), key=key, weight=weight, fields=blank, hint=hint)
    return replace(prompt, act_for=(seat,), key=key, weight=weight)
