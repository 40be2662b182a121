"""The shot (L-B15): all who have just fallen are asked whom they take along.

Everybody knows who fell, and all of them are asked alike: nobody can tell whose answer counts.
"""

from companion.core import Caller, Chance, Draft, Note, Panel, Refusal, Ring, View, refuse, replace
from companion.core.game import Decision, Moment
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.prompts.base import Pick, Press, Prompt
from companion.games.lupus import waves
from companion.games.lupus.commands import Pointing
from companion.games.lupus.components.names import GHOST
from companion.games.lupus.facts import waves as facts
from companion.games.lupus.night_rules import dummy_steps
from companion.games.lupus.night_rules import pass_and_play as turns
from companion.games.lupus.phases.day import DayLines, DayPhase
from companion.games.lupus.phases.handover import hand_over
from companion.games.lupus.state import LupusState, Phase, passing
from companion.games.lupus.victory import check_end


class Shot(DayPhase):
    """The fallen answer; then it is said who else falls."""

    id = Phase.SHOT
    follows = (Phase.HANDOVER, Phase.DISCUSSION, Phase.NIGHT, Phase.OVER)
    help_step = "shot"
    stage_name = "lupus-stage-verdict"
    voice_lasts = "`step_seconds`, and nothing for the line that says who falls"
    voice_until = "the time is over, whoever has answered"

    def title(self, state: LupusState) -> Text:
        return text("lupus-shot")

    def stage_of(self, state: LupusState) -> str:
        return "lupus-stage-dawn" if state.today().nomination is None else self.stage_name

    def why_not(self, state: LupusState, now: float, blind: bool) -> Refusal | None:
        end = state.today().aims_end
        if end is not None and now < end:
            return refuse("E_TOO_SOON")
        return None if passing(state) is None else refuse("E_DEVICE_PASSES")

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        """The answers are closed and announced; then the game goes on."""
        if draft.state.today().aims_end is None:
            after_a_wave(draft, moment, chance)
        else:
            close(draft)

    def label(self, state: LupusState, knows: bool) -> Text:
        return text("lupus-go-on" if state.today().aims_end is None else "lupus-go-shot")

    def button(self, state: LupusState, moment: Moment, knows: bool) -> Press:
        """The button; the device enables it by time, without a new screen."""
        shown, end = super().button(state, moment, knows), state.today().aims_end
        if end is None or end <= moment.now or passing(state) is not None:
            return shown
        return replace(shown, opens_at=end, closed=None)

    def line(self, state: LupusState) -> Text:
        """The question, and then who falls. The fallen are asked by name."""
        day = state.today()
        if day.aims_end is not None:
            points = state.options.dark and day.passing is None
            line = "lupus-say-shot-pointing" if points else "lupus-say-shot"
            return text(line, who=SeatNames(day.asked), n=len(day.asked))
        if not day.wave:
            return text("lupus-say-shot-nobody")
        return text("lupus-say-shot-falls", who=SeatNames(day.wave), n=len(day.wave))

    def lines(self, state: LupusState) -> DayLines:
        return self.line(state), None, GHOST

    def middle(self, state: LupusState) -> tuple[Text | None, Ring]:
        day = state.today()
        return text("lupus-middle-fallen"), day.asked if day.aims_end is not None else day.wave

    def awaited(self, state: LupusState) -> Ring:
        day = state.today()
        return tuple(s for s in day.asked if s not in day.aims) if day.aims_end is not None else ()

    def asks(self, state: LupusState, seat: int) -> tuple[Prompt, ...]:
        day = state.today()
        if seat not in day.asked or day.aims_end is None or _sleeps(state, seat):
            return ()
        return (replace(_question(state), chosen=day.aims.get(seat)),)

    def note(self, state: LupusState, seat: int) -> tuple[Text, ...]:
        return (text("lupus-shot-wait"),)

    def passing_question(self, state: LupusState) -> tuple[str, Pick | None]:
        return _key(state), replace(_question(state), key=_key(state))

    def desk_prompts(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Prompt, ...]:
        """The answer of a player without a phone, or who points."""
        late = turns.phoneless(state, moment)
        if not knows or not late:
            return ()
        return (replace(_question(state), key=f"{_key(state)}-for", act_for=late),)

    def desk_panels(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Panel, ...]:
        return (*super().desk_panels(state, moment, knows), *_covered(state, knows))

    def ghost(self, state: LupusState, seat: int, wall: View) -> View:
        """Asks the players who have just fallen; earlier ghosts see what all see."""
        shown, day = super().ghost(state, seat, wall), state.today()
        if shown.prompts:
            return replace(shown, line=None)
        at_dawn = seat in day.asked and seat in day.dead
        return replace(shown, line=self.line(state)) if at_dawn else shown

    def after_removal(self, draft: Draft[LupusState], seat: int, moment: Moment) -> None:
        """A name on a player who has left is void, and all are asked again (L-B26)."""
        draft.record(facts.AimsVoided(seat))
        turns.begin_round(draft, moment)

    def after_revival(self, draft: Draft[LupusState], moment: Moment) -> None:
        """A player who is alive again is not asked; where nobody is left, the game goes on."""
        asking = draft.state.today().aims_end is not None
        for seat in draft.state.today().asked:
            if draft.state.alive(seat):
                self.after_removal(draft, seat, moment)
        if asking and not draft.state.today().asked:
            draft.record(facts.AimsClosed(0), facts.ShotOver())
            # With the voice the end check comes a moment later, as after every correction.
            if draft.state.voice is not None or not check_end(draft):
                hand_over(draft, moment)

    def voice_waits(self, state: LupusState) -> float:
        asking = state.today().aims_end is not None
        return state.options.at_pace(state.options.step_seconds) if asking else 0.0


def after_a_wave(draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
    """What follows once deaths were announced: the question to the fallen, the end of the game,
    the discussion or the night."""
    day = draft.state.today()
    if waves.asks_the_fallen(draft.state):
        least = dummy_steps.least_seconds(draft.state) or chance.between(*dummy_steps.DUMMY_SECONDS)
        draft.record(facts.ShotOpened(day.wave, moment.now + least))
        turns.begin_round(draft, moment)
        return
    if day.asked:
        draft.record(facts.ShotOver())
    if not check_end(draft):
        hand_over(draft, moment)


def close(draft: Draft[LupusState]) -> None:
    """The answers that count take effect, as one wave."""
    state, taken = draft.state, [one for _, one in facts.aimed(draft.state) if one is not None]
    falls = dict.fromkeys(taken, "shot")
    draft.record(facts.AimsClosed(len(taken)))
    if falls:
        by_day = state.today().nomination is not None
        draft.record(facts.WaveFell(tuple((s, falls[s]) for s in state.ring if s in falls), by_day))
        waves.record_wave(draft, falls)


def _sleeps(state: LupusState, seat: int) -> bool:
    """Whether the seat points, and no device asks it."""
    return state.options.dark and turns.holder(state) != seat


def _key(state: LupusState) -> str:
    day = state.today()
    return f"d{state.number}-shot-{len(day.dead)}-{len(day.asked)}"


def _question(state: LupusState) -> Pick:
    """The same for every player who fell."""
    return Pick(
        key=_key(state),
        command=Aim.name,
        label=text("lupus-shot-confirm"),
        title=text("lupus-shot-ask"),
        hint=text("lupus-shot-ask-hint"),
        ring=state.ring,
        seats=state.living,
        none_label=text("lupus-vote-nobody"),
    )


def _covered(state: LupusState, knows: bool) -> tuple[Note, ...]:
    """For a moderator who may know: who has named whom."""
    day = state.today()
    if not knows or day.aims_end is None or not day.aims:
        return ()
    lines = tuple(
        text("lupus-cover-proposal", who=SeatName(seat), target=SeatName(target))
        if target is not None
        else text("lupus-shot-cover-nobody", who=SeatName(seat))
        for seat, target in day.aims.items()
    )
    return (Note(title=text("lupus-cover-title"), lines=lines, covered=True),)


class Aim(Pointing, phases=(Phase.SHOT,)):
    """Shot: the seat, which has just fallen, takes `target` along; None: nobody."""

    target: int | None

    def decide(self, state: LupusState, caller: Caller, moment: Moment) -> Decision:
        """The answer may be changed until it is closed."""
        day, seat, target = state.today(), caller.seat, self.target
        if seat is None or day.aims_end is None or seat not in day.asked:
            return refuse("E_NOT_YOUR_STEP")
        if _sleeps(state, seat) and not caller.moderator:
            return refuse("E_NOT_YOUR_STEP")
        if caller.moderator and seat not in (*turns.phoneless(state, moment), turns.holder(state)):
            return refuse("E_HAS_PHONE")
        if target is not None and not state.alive(target):
            return refuse("E_TARGET_DEAD")
        return (facts.Aimed(seat, target),)
