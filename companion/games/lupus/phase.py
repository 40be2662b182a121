"""The base class of the phases of the werewolf game, and the phase that a state is in."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Self

from companion.core import Command, Draft, Eye, Moment, Panel, Sight, Text, replace, text
from companion.core.view import Scene, Tone, View
from companion.core.words.prompts.base import Press, Prompt
from companion.games.lupus.commands import SkipStep
from companion.games.lupus.components import shared_display
from companion.games.lupus.components.correction_forms import correction_forms, remove_form
from companion.games.lupus.night_rules.dawn import before_announcement, is_awaited
from companion.games.lupus.state import LupusState, Phase, Round
from companion.games.lupus.voice.phase import PhaseByVoice, paused_line


class LupusPhase(PhaseByVoice):
    """A phase of §6: what follows in it, and its screens. It has no state of its own."""

    order = Phase
    tone: ClassVar[Tone] = Tone.DAY
    layout: ClassVar[Scene] = Scene.RING
    button_label: ClassVar[str] = ""
    """Id of the words on the big button, where they are always the same."""
    ends_late: ClassVar[bool] = False
    """A game that is over ends with the button alone, after this phase was heard."""

    # Rules

    @classmethod
    def in_order(cls) -> Mapping[str, Self]:
        """The phases by id, in the order of §6; that of a role stands before the one that
        follows."""
        ids: list[str] = [one.value for one in Phase]
        for id, phase in cls.registered.items():
            if id not in ids:
                ids.insert(ids.index(phase.follows[0]), id)
        return {id: cls.registered[id] for id in ids}

    @property
    def asked_as(self) -> str:
        """The phase that `Command.phases` names for it: its own, but for the phase of a role."""
        return self.id

    def admits(self, command: type[Command]) -> bool:
        return not command.phases or self.asked_as in command.phases

    def vote(self, state: LupusState) -> Round | None:
        """The vote that is on; None in a phase without one."""
        return None

    def turn(self, state: LupusState) -> int | None:
        """The seat that votes or speaks now."""
        return None

    def extension(self, state: LupusState) -> float:
        """Seconds that «+30 s» adds now; 0 where there is no clock, or no more are allowed."""
        return 0.0

    def lost(self, draft: Draft[LupusState], seat: int) -> None:
        """What the person in `seat`, who goes home or dies by hand, takes along (L-Q2)."""

    def gone(self, draft: Draft[LupusState], seat: int, moment: Moment) -> None:
        """What follows when the person in `seat` has gone, unless that ended the game (L-Q3)."""

    def returned(self, draft: Draft[LupusState]) -> None:
        """What follows when a player comes back to life by hand (L-Q4)."""

    # Screens

    def scene(self, state: LupusState) -> Scene:
        """How the screens are laid out."""
        return self.layout

    @abstractmethod
    def panels(self, state: LupusState) -> tuple[Panel, ...]:
        """What everybody sees: the panels of the wall."""

    @abstractmethod
    def desk_panels(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Panel, ...]:
        """The panels of the moderator's tablet. `knows`: whether it knows the secrets."""

    def label(self, state: LupusState, knows: bool) -> Text:
        """The words on the big button."""
        return text(self.button_label)

    def hint(self, state: LupusState) -> Text | None:
        """What follows from the big button, below it."""
        return None

    def warning(self, state: LupusState, moment: Moment, knows: bool) -> Text | None:
        """What would be lost by going on now."""
        return None

    def desk_line(self, state: LupusState) -> Text | None:
        """The sentence on the moderator's tablet."""
        return self.line(state)

    def desk_prompts(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Prompt, ...]:
        """What the moderator may do, besides `table_prompts`."""
        return ()

    def table_prompts(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        """What may be tapped on the tablet by any holder: the clock, the votes of others."""
        return ()

    def secret_bytes(self, state: LupusState, seat: int, usual: int) -> int:
        """See `Game.secret_bytes`. `usual`: what most phases take."""
        return usual

    def announcement_seconds(self, state: LupusState) -> float:
        """Seconds that the wall takes to announce that the phase has begun, or that its dawn is
        told. They follow from how many people everybody knows to be there."""
        return 0.0

    def wall(self, state: LupusState, moment: Moment) -> View:
        """What everybody may know. `state`: as everybody knows it."""
        phones = sum(seat in moment.phones for seat in state.living)
        counted = self.voice_counts(state, phones) if state.led else ()
        return View(
            tone=self.tone,
            scene=self.scene(state),
            title=self.title(state),
            line=paused_line(state) or self.line(state),
            panels=(*self.spoken(state), *self.panels(state), *counted),
        )

    def desk(self, state: LupusState, eye: Eye, moment: Moment, wall: View) -> View:
        """A moderator's tablet; the shared display where the voice moderates."""
        told = before_announcement(state)
        if state.led:
            return self.shared_display(told, moment, wall)
        if state.voice is not None and state.result is None:
            # Who moderates knows of an untold dawn; who has taken over from the voice plays.
            return self._moderator(told, moment, knows=False)
        return self._moderator(state, moment, knows=eye.sight is Sight.MODERATOR)

    def shared_display(self, state: LupusState, moment: Moment, wall: View) -> View:
        """The tablet in the middle of the table: the wall, and the host's buttons. `state`: as
        everybody knows it."""
        if not self.has_button:
            return replace(wall, prompts=())
        hands = () if shared_display.is_paused(state) else self.voice_hands(state, moment)
        by_hand = self.table_prompts(state, moment)
        prompts = (*shared_display.buttons(state, by_hand), *hands, *self.leaving(state))
        return replace(wall, prompts=prompts)

    def _moderator(self, state: LupusState, moment: Moment, *, knows: bool) -> View:
        """The line to read, the one big button, the ring, and everything at hand."""
        read = self.script(state, moment)
        lines: tuple[Panel, ...] = self.spoken(state) or (() if read is None else (read,))
        here = self.desk_prompts(state, moment, knows)
        if self.has_button:
            here = (
                self.button(state, moment, knows),
                *shared_display.give_back(state),
                *self.table_prompts(state, moment),
                *here,
                *(correction_forms(state) if self._is_corrected(state) else ()),
            )
        return View(
            tone=self.tone,
            scene=self.scene(state),
            title=self.title(state),
            line=self.desk_line(state),
            prompts=here,
            panels=(*lines, *self.desk_panels(state, moment, knows)),
        )

    def button(self, state: LupusState, moment: Moment, knows: bool) -> Press:
        """The one big button: it says what comes next, and why not yet."""
        wrong = self.why_not(state, moment.now, not knows)
        return Press(
            key="advance",
            command="advance",
            label=self.label(state, knows),
            hint=self.hint(state),
            closed=None if wrong is None else wrong.text,
            warn=self.warning(state, moment, knows),
        )

    def leaving(self, state: LupusState) -> tuple[Prompt, ...]:
        """A player goes home: the only correction by hand while the voice moderates."""
        return remove_form(state) if self._is_corrected(state) else ()

    def _is_corrected(self, state: LupusState) -> bool:
        return self.admits(SkipStep) and not is_awaited(state)


phase_of = LupusPhase.of


def current_round(state: LupusState) -> Round | None:
    """The vote that is on, if the phase has one."""
    return phase_of(state).vote(state)


def announcement_seconds(before: LupusState, after: LupusState) -> float:
    """See `Game.announcement_seconds`."""
    begins = phase_of(before) is not phase_of(after) or before.untold != after.untold
    return phase_of(after).announcement_seconds(after) if begins else 0.0
