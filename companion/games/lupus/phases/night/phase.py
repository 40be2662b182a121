"""The night (§6.2): step after step is called, answered and closed; then day breaks."""

from companion.core import Chance, Draft, Moment, Panel, Ring, Script, Text, replace, text
from companion.core.refusal import Refusal, refuse
from companion.core.view import Scene, Tone, View
from companion.core.words.prompts.base import Pick, Press, Prompt
from companion.games.lupus.components.names import missing_line, step_name
from companion.games.lupus.components.ring import ring_of
from companion.games.lupus.facts.corrections import AskedAgain, NightPicksVoided
from companion.games.lupus.night_rules import actors, call_order, dummy_steps
from companion.games.lupus.night_rules import pass_and_play as turns
from companion.games.lupus.night_rules.agreement import agreement, disagreement
from companion.games.lupus.phase import LupusPhase
from companion.games.lupus.phases.dawn import break_dawn
from companion.games.lupus.phases.night import desk
from companion.games.lupus.phases.night.phone import night_view
from companion.games.lupus.phases.night.script import night_script
from companion.games.lupus.state import LupusState, Phase, Voice, passing

AGREED_SECONDS = 5.0
"""Seconds that the window stays open after the last answer, for a pack that still has to agree."""


class NightPhase(LupusPhase):
    """The steps of the night in their order; at the end day breaks."""

    id = Phase.NIGHT
    follows = (Phase.DAWN,)
    by_hand = (Phase.OVER,)
    tone = Tone.NIGHT
    help_step = "night"
    layout = Scene.NIGHT
    voice_lasts = (
        "a step `step_seconds`, the window `window_seconds`, the second `min_step_seconds`"
    )
    voice_until = (
        "a step has lasted; a window has, or all have answered in it (not before"
        f" `min_step_seconds`, {AGREED_SECONDS:.0f} s after the last answer); with people without a"
        " phone, not before the tablet was round, `step_seconds` for each (in the first night"
        f" {turns.FIRST_NIGHT_SECONDS:.0f} s more), and in the second window `min_step_seconds`"
        f" ({turns.READ_SECONDS:.0f} at least)"
    )
    line_id = "lupus-rest"

    def title(self, state: LupusState) -> Text:
        return text("lupus-night", n=state.number)

    def why_not(self, state: LupusState, now: float, blind: bool) -> Refusal | None:
        if call_order.is_open(state):
            return call_order.close_refusal(state, now, blind=blind)
        return None if passing(state) is None else refuse("E_DEVICE_PASSES")

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        now = draft.state.tonight()
        if now.open_step is not None:
            call_order.close_step(draft, moment)
        elif call_order.is_last_closing(now) or now.cursor == len(now.order):
            break_dawn(draft, chance)
        else:
            call_order.open_next_step(draft, moment, chance)

    def go_on_blind(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        if call_order.is_open(draft.state):
            call_order.close_step(draft, moment, blind=True)
        else:
            self.go_on(draft, moment, chance)

    def ends_at(self, state: LupusState) -> float | None:
        turn = turns.ends_at(state)
        return call_order.window_ends_at(state) if turn is None else turn

    def awaited(self, state: LupusState) -> Ring:
        return tuple(actors.missing(state))

    def before_removal(self, draft: Draft[LupusState], seat: int) -> None:
        """Choices of and by a player who has gone are void, and all phones ask again (L-Q2)."""
        state = draft.state
        void = actors.voided_steps(state, seat)
        draft.record(NightPicksVoided(seat, void, actors.kept_names(state, seat, void)))
        if not state.options.dark and actors.open_parts(state):
            draft.record(AskedAgain())

    def after_removal(self, draft: Draft[LupusState], seat: int, moment: Moment) -> None:
        """The tablet asks again, too; a round in which it is only read continues."""
        if call_order.is_open(draft.state):
            turns.begin_round(draft, moment)
        else:
            turns.continue_after_removal(draft, moment)

    def label(self, state: LupusState, knows: bool) -> Text:
        night = state.tonight()
        if night.open_step is not None:
            together = night.open_step == actors.TOGETHER
            return text("lupus-go-window" if together else "lupus-go-close")
        following = night.cursor + 1
        if call_order.is_last_closing(night) or following > len(night.order):
            return text("lupus-go-dawn")
        if following < len(night.order):
            step = night.order[following]
            if step == actors.TOGETHER:
                return text("lupus-go-open-window")
            return text("lupus-go-call", step=step_name(state, step))
        return text("lupus-go-eyes")

    def warning(self, state: LupusState, moment: Moment, knows: bool) -> Text | None:
        """That a choice or an answer is still missing; the words do not say whose."""
        night = state.tonight()
        if night.open_step is None:
            return None
        if not knows and state.options.dark:
            return text("lupus-warn-pointed")
        if not knows:
            missing = actors.unanswered(state)
            if not missing and actors.in_window(state):
                return text("lupus-warn-differ")  # else it would have closed by itself
            return missing_line("lupus-warn-untapped", missing)
        idle = any(_is_idle(state, part) for part in actors.open_parts(state))
        return text("lupus-warn-no-pick") if idle else None

    def button(self, state: LupusState, moment: Moment, knows: bool) -> Press:
        """While a step is open: what it waits for. It does not depend on the time, so that no
        screen has to be sent again."""
        shown = super().button(state, moment, knows)
        if not call_order.is_open(state):
            return shown
        wrong = self.why_not(state, moment.now, not knows)
        if wrong is not None and wrong.code == "E_TOO_SOON":
            wrong = disagreement(state) if knows else None
        opens_at = dummy_steps.closes_at(state, blind=not knows)
        return replace(
            shown,
            hint=text("lupus-go-close-hint") if actors.unanswered(state) else None,
            opens_at=opens_at if opens_at > moment.now else None,
            closed=None if wrong is None else wrong.text,
        )

    def script(self, state: LupusState, moment: Moment) -> Script:
        return night_script(state, moment)

    def panels(self, state: LupusState) -> tuple[Panel, ...]:
        return (ring_of(state),)

    def phone(self, state: LupusState, seat: int, moment: Moment, wall: View) -> View:
        return night_view(state, seat, wall)

    def passing_question(self, state: LupusState) -> tuple[str, Pick | None]:
        """Every name can be tapped from every card; in the second round there is only a line."""
        night = state.tonight()
        key = f"n{night.number}" + ("" if night.called == actors.TOGETHER else f"-{night.called}")
        if not call_order.is_open(state):
            return key, None
        nobody = text("lupus-vote-nobody") if actors.may_pass(state) else None
        args, label = {"step": night.called}, text("lupus-confirm")
        return key, Pick(key=key, command="pick", label=label, args=args, none_label=nobody)

    def desk_line(self, state: LupusState) -> None:
        """The line that is read says it."""

    def desk_prompts(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Prompt, ...]:
        return desk.prompts(state, moment) if knows else ()

    def desk_panels(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Panel, ...]:
        return desk.panels(state, moment, knows=knows)

    def voice_waits(self, state: LupusState) -> float:
        """The same for any lives, cards and answers."""
        night, rules = state.tonight(), state.options
        together = night.called == actors.TOGETHER
        if night.open_step is not None:
            return rules.at_pace(rules.window_seconds if together else rules.step_seconds)
        return dummy_steps.least_seconds(state) if together and night.closing else 0.0

    def voice_continues_at(self, state: LupusState, voice: Voice) -> float | None:
        """A window ends when all have answered, within its limits. A step has a fixed time."""
        over = voice.answered_at
        if not actors.in_window(state) or over is None or actors.unanswered(state):
            return voice.due
        earliest = voice.until + dummy_steps.least_seconds(state)
        return min(voice.due, max(earliest, over + AGREED_SECONDS))


def _is_idle(state: LupusState, part: str) -> bool:
    """Whether a living player acts in that part, and has neither chosen nor been answered."""
    night = state.tonight()
    if dummy_steps.is_dummy(state, part):
        return False
    if actors.asks(state, part):
        chosen = part in night.by or part in night.settled
        return not chosen and agreement(state, part).target is None
    if night.open_step == actors.TOGETHER:
        return False
    return actors.answers(state, part) and all(one.step != part for one in night.answers)
