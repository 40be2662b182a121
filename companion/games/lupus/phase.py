"""The base class of the phases of the werewolf game."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Self

from companion.core import Chance, Draft, Panel, Press, Prompt, Refusal, Text, refuse, replace, text
from companion.core.command import By, Caller, Command
from companion.core.eye import Eye, Sight
from companion.core.game import Decision, Moment
from companion.core.view import Scene, Tone, View
from companion.games.lupus import votes, waves
from companion.games.lupus.commands import CARDS_OUT, ByHand, Pointing, ToTheVoice
from companion.games.lupus.components import shared_display
from companion.games.lupus.components.correction_forms import correction_forms, remove_form
from companion.games.lupus.components.passing import PhaseInHands, panels
from companion.games.lupus.facts.corrections import StepSkipped
from companion.games.lupus.night_rules.pass_and_play import holds
from companion.games.lupus.night_rules.picks import Pick
from companion.games.lupus.state import (
    LupusState,
    Phase,
    VoteRound,
    before_announcement,
    passing,
    voice_must_announce,
)
from companion.games.lupus.victory import check_end
from companion.games.lupus.voice.phase import paused_line


class LupusPhase(PhaseInHands):
    """A phase of §6: what follows in it, and its screens. It has no state of its own."""

    tone: ClassVar[Tone] = Tone.DAY
    layout: ClassVar[Scene] = Scene.RING
    button_label: ClassVar[str] = ""
    """Id of the label of the big button, if it never changes."""
    ends_late: ClassVar[bool] = False
    """Whether a game that is decided ends only with the button, after the announcement."""

    # Rules

    @classmethod
    def in_order(cls) -> Mapping[str, Self]:
        """The phases by id, in the order of §6; that of a role stands before its successor."""
        ids: list[str] = [one.value for one in Phase]
        for id, phase in cls.registered.items():
            if id not in ids:
                ids.insert(ids.index(phase.follows[0]), id)
        return {id: cls.registered[id] for id in ids}

    def objection(
        self, state: LupusState, command: Command, caller: Caller, moment: Moment
    ) -> Refusal | None:
        """E_BLIND for a pick on a tablet without secrets that is not in the seat's hands: any other
        answer would depend on roles.

        E_WRONG_PHASE for a command to a voice that does not moderate. E_DAWN_UNTOLD for a
        correction before the dawn is told, because it would reveal who lives. At night the voice
        refuses to shorten a step, and an answer after its end.
        """
        if caller.blind and isinstance(command, Pointing) and not holds(state, caller):
            return refuse("E_BLIND")
        if isinstance(command, ToTheVoice) and not state.voice_leads:
            return refuse("E_WRONG_PHASE")
        if isinstance(command, ByHand) and voice_must_announce(state):
            return refuse("E_DAWN_UNTOLD")
        if state.voice_leads and state.in_night and isinstance(command, Advance | SkipStep):
            return refuse("E_VOICE_LEADS")
        if state.voice_leads and state.in_night and isinstance(command, Pick):
            due = self.continues_at(state)
            return refuse("E_NOT_YOUR_STEP") if due is not None and moment.now >= due else None
        return None

    def vote(self, state: LupusState) -> VoteRound | None:
        """The current vote; None in a phase without one."""
        return None

    def turn(self, state: LupusState) -> int | None:
        """The seat that votes or speaks now."""
        return None

    def extension(self, state: LupusState) -> float:
        """Seconds that «+30 s» adds now; 0 where there is no clock, or no more are allowed."""
        return 0.0

    def before_removal(self, draft: Draft[LupusState], seat: int) -> None:
        """Record what becomes void as the player in `seat` leaves or dies by hand (L-Q2)."""

    def after_removal(self, draft: Draft[LupusState], seat: int, moment: Moment) -> None:
        """Record what follows after the player in `seat` has left, if the game goes on (L-Q3)."""

    def after_revival(self, draft: Draft[LupusState], moment: Moment) -> None:
        """Record what follows after a player was brought back to life by hand (L-Q4)."""

    # Screens

    def scene(self, state: LupusState) -> Scene:
        return self.layout

    @abstractmethod
    def panels(self, state: LupusState) -> tuple[Panel, ...]:
        """The panels of the wall."""

    @abstractmethod
    def desk_panels(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Panel, ...]:
        """The panels of the moderator's tablet. `knows`: whether it knows the secrets."""

    def label(self, state: LupusState, knows: bool) -> Text:
        return text(self.button_label)

    def hint(self, state: LupusState) -> Text | None:
        """A sentence below the main button on what it leads to."""
        return None

    def warning(self, state: LupusState, moment: Moment, knows: bool) -> Text | None:
        """What would be lost by going on now; None: nothing."""
        return None

    def desk_line(self, state: LupusState) -> Text | None:
        """The sentence on the moderator's tablet."""
        return self.line(state)

    def desk_prompts(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Prompt, ...]:
        """The moderator's prompts, besides `table_prompts`."""
        return ()

    def table_prompts(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        """Prompts of the tablet for any holder: the clock, the votes of others."""
        return ()

    def secret_bytes(self, state: LupusState, seat: int, usual: int) -> int:
        """See `Game.secret_bytes`. `usual`: what most phases take."""
        return usual

    def wall(self, state: LupusState, moment: Moment) -> View:
        """See `Game.wall`. `state`: as everybody may know it."""
        counted: tuple[Panel, ...] = ()
        if state.voice_leads:
            phones = sum(seat in moment.phones for seat in state.living)
            counted = self.voice_panels(state, phones)
        return View(
            tone=self.tone,
            scene=self.scene(state),
            title=self.title(state),
            line=paused_line(state) or waves.correction_line(state) or self.line(state),
            panels=(*self.voice_script(state), *self.panels(state), *counted),
        )

    def desk(self, state: LupusState, eye: Eye, moment: Moment, wall: View) -> View:
        """A moderator's tablet; the shared display where the voice moderates."""
        public = before_announcement(state)
        if state.voice_leads:
            return self.shared_display(public, moment, wall)
        if passing(state) is not None:
            return self.passing_view(public, moment, wall, self.leaving(public))
        if state.voice is not None and state.result is None:
            # A moderator knows an unannounced dawn; a person who took over from the voice plays.
            return self._moderator(public, moment, knows=False)
        return self._moderator(state, moment, knows=eye.sight is Sight.MODERATOR)

    def shared_display(self, state: LupusState, moment: Moment, wall: View) -> View:
        """The wall with the host's buttons, amid the table. `state`: as everybody knows it."""
        if not self.has_button:
            return replace(wall, prompts=())
        hands = () if shared_display.is_paused(state) else self.voice_display_prompts(state, moment)
        by_hand = self.table_prompts(state, moment)
        prompts = (*shared_display.buttons(state, by_hand), *hands, *self.leaving(state))
        return replace(wall, prompts=prompts, panels=(*panels(state), *wall.panels))

    def _moderator(self, state: LupusState, moment: Moment, *, knows: bool) -> View:
        """The moderator's tablet: the line to read, the main button, the ring, and corrections."""
        lines = self.voice_script(state) or self.read(state, moment)
        here = self.desk_prompts(state, moment, knows)
        taken_over = state.voice is not None and not state.voice.leads
        if self.has_button:
            here = (
                self.button(state, moment, knows),
                *((shared_display.give_back(),) if taken_over else ()),
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
        return remove_form(state) if self._is_corrected(state) else ()

    def _is_corrected(self, state: LupusState) -> bool:
        return self.admits(SkipStep) and not voice_must_announce(state)


phase_of = LupusPhase.of


class Advance(Command, by=By.HOST):
    """Tablet: the main button; go on to the next step (§6)."""

    def decide(self, state: LupusState, caller: Caller, moment: Moment, chance: Chance) -> Decision:
        phase = phase_of(state)
        if wrong := phase.why_not(state, moment.now, caller.blind):
            return wrong
        draft = Draft(state)
        (phase.go_on_blind if caller.blind else phase.go_on)(draft, moment, chance)
        return draft.decision


class SkipStep(Command, by=By.HOST, phases=CARDS_OUT):
    """Tablet, by hand: skip the current step or phase, even where answers are missing."""

    reason: str = ""

    def decide(self, state: LupusState, moment: Moment, chance: Chance) -> Decision:
        draft, phase = Draft(state).record(StepSkipped(self.reason)), phase_of(state)
        if phase.vote(state) is not None:
            votes.skip_all_voters(draft, self.reason)
        phase.skip(draft, moment, chance)
        if not phase_of(draft.state).ends_late:
            check_end(draft)
        return draft.decision
