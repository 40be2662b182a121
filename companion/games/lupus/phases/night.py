"""The night (§6.2): step after step is called, answered and closed; then day breaks."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.view import Scene, Tone
from companion.core.words.panels.base import Awaited, Note, Panel
from companion.core.words.prompts.base import Prompt
from companion.games.lupus.cast import steps as known_steps
from companion.games.lupus.facts.corrections import AskedAgain, NightPicksVoided
from companion.games.lupus.night import actors, call_order, dawn
from companion.games.lupus.night.agreement import agreement
from companion.games.lupus.passing import screen as passing_screen
from companion.games.lupus.passing import turns
from companion.games.lupus.phase import ByVoice, LupusPhase
from companion.games.lupus.screens import prompts_night
from companion.games.lupus.screens.covered_note import choice_and_answer
from companion.games.lupus.screens.night import night_view
from companion.games.lupus.screens.notes import cannot_choose, hidden
from companion.games.lupus.screens.ring import day_ring, quiet_ring
from companion.games.lupus.screens.words import late, step_name
from companion.games.lupus.state import LupusState, Phase, Voice
from companion.games.lupus.told import script_night


def _why_not(state: LupusState, now: float, blind: bool) -> Refusal | None:
    if call_order.is_open(state):
        return call_order.close_refusal(state, now, blind=blind)
    return None if turns.passing(state) is None else refuse("E_DEVICE_PASSES")


def _go_on(draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
    now = draft.state.tonight()
    if now.open_step is not None:
        call_order.close(draft, moment)
    elif call_order.is_last_closing(now) or now.cursor == len(now.order):
        dawn.break_dawn(draft, chance)
    else:
        call_order.open_next(draft, moment, chance)


def _go_blind(draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
    if call_order.is_open(draft.state):
        call_order.close(draft, moment, blind=True)
    else:
        _go_on(draft, moment, chance)


def _label(state: LupusState, _knows: bool) -> Text:
    night = state.tonight()
    if night.open_step is not None:
        return text("lupus-go-window" if night.open_step == actors.TOGETHER else "lupus-go-close")
    following = night.cursor + 1
    if call_order.is_last_closing(night) or following > len(night.order):
        return text("lupus-go-dawn")
    if following < len(night.order):
        step = night.order[following]
        if step == actors.TOGETHER:
            return text("lupus-go-open-window")
        return text("lupus-go-call", step=step_name(state, step))
    return text("lupus-go-eyes")


def _warning(state: LupusState, _moment: Moment, knows: bool) -> Text | None:
    """A choice or an answer that somebody has still to make or to get; covered in its words."""
    night = state.tonight()
    if night.open_step is None:
        return None
    if not knows and state.options.night_input == "pointing":
        return text("lupus-warn-pointed")
    if not knows:
        missing = actors.untapped(state)
        if not missing and night.open_step == actors.TOGETHER:
            return text("lupus-warn-differ")  # else it would have closed by itself
        return late("lupus-warn-untapped", missing)
    idle = any(_is_idle(state, part) for part in actors.open_parts(state))
    return text("lupus-warn-no-pick") if idle else None


def _is_idle(state: LupusState, part: str) -> bool:
    """Whether somebody living acts in that part, and nothing has come of it yet."""
    night = state.tonight()
    if actors.is_dummy(state, part):
        return False
    if actors.asks(state, part):
        chosen = part in night.picks or part in night.settled
        return not chosen and agreement(state, part).target is None
    if night.open_step == actors.TOGETHER:
        return False
    return actors.answers(state, part) and all(one.step != part for one in night.answers)


def _awaited(state: LupusState) -> Ring:
    return tuple(actors.missing(state))


def _panels(state: LupusState) -> tuple[Panel, ...]:
    return (quiet_ring(state),)


def _desk_prompts(state: LupusState, moment: Moment, knows: bool) -> tuple[Prompt, ...]:
    return prompts_night.prompts(state, moment) if knows else ()


def _desk_panels(state: LupusState, moment: Moment, knows: bool) -> tuple[Panel, ...]:
    waiting = actors.untapped(state)
    found: list[Panel] = []
    if asked := actors.asked(state):
        done = len(asked) - len(waiting)
        found.append(Awaited(done=done, total=len(asked), missing=waiting))
    if knows and state.tonight().called is not None:
        found.extend(_differing(state))
        found.append(choice_and_answer(state))
    if not knows:
        found.extend(_for_the_blind(state, moment))
    return *found, *_packs(state, moment), day_ring(state, knows, waiting)


def _differing(state: LupusState) -> Iterator[Note]:
    """That those who share a step have all shown somebody and do not agree: who goes on decides."""
    shown = state.tonight().proposals
    for part in actors.open_parts(state):
        who = actors.actors(state, part)
        if agreement(state, part).open and all(seat in shown for seat in who):
            yield Note(
                lines=(text("lupus-settle-differ", step=step_name(state, part)),), tone="news"
            )


def _for_the_blind(state: LupusState, moment: Moment) -> Iterator[Note]:
    """Who cannot see whom people point at, and may not answer, cannot lead such a night."""
    if state.options.night_input == "pointing":
        yield hidden(text("lupus-blind-pointing"))
    else:
        yield from cannot_choose(state, moment, state.living)


def _packs(state: LupusState, moment: Moment) -> tuple[Note, ...]:
    """Phones show the members of a pack; those without a phone are shown by hand. It is said in
    every step, since anybody may see the tablet, until the closing line."""
    called = known_steps().get(state.tonight().called or "")
    meets = called is not None and called.words.met is not None
    if (
        state.number > 1
        or not meets
        or state.tonight().closing
        or script_night.way(state, moment) != "mixed"
    ):
        return ()
    return (Note(lines=(text("lupus-mixed-pack"),)),)


def _lost(draft: Draft[LupusState], seat: int) -> None:
    """L-Q2: what was chosen by or of somebody who has gone is void, and all phones ask again."""
    state = draft.state
    draft.tell(NightPicksVoided(seat, actors.void_if_gone(state, seat)))
    if state.options.night_input != "pointing" and actors.open_parts(state):
        draft.tell(AskedAgain())


def _gone(draft: Draft[LupusState], _seat: int, moment: Moment) -> None:
    """Whoever is asked again is asked by the tablet, too; what is only read goes on."""
    if call_order.is_open(draft.state):
        turns.begin(draft, moment)
    else:
        turns.go_on_without_the_gone(draft, moment)


AGREED_SECONDS = 5.0
"""After the last answer the window stays open so long, for a pack that still has to agree."""


def _stays(state: LupusState) -> float:
    """The same whoever lives, holds the card or has answered."""
    night, rules = state.tonight(), state.options
    together = night.called == actors.TOGETHER
    if night.open_step is not None:
        return float(rules.window_seconds if together else rules.step_seconds)
    return float(rules.min_step_seconds) if together and night.closing else 0.0


def _due(state: LupusState, voice: Voice) -> float | None:
    """A window ends when all have answered, within its limits, and not while the tablet goes round
    (whose turns have a time of their own); a step has its time and no other."""
    if turns.passing(state) is not None:
        return None
    over = voice.answered_at
    if state.tonight().open_step != actors.TOGETHER or over is None or actors.untapped(state):
        return voice.due
    earliest = voice.until + state.options.min_step_seconds
    return min(voice.due, max(earliest, over + AGREED_SECONDS))


PHASE = LupusPhase(
    id=Phase.NIGHT,
    follows=(Phase.DAWN,),
    by_hand=(Phase.OVER,),
    tone=Tone.NIGHT,
    scene=Scene.NIGHT,
    title=lambda state: text("lupus-night", n=state.number),
    help_step="night",
    why_not=_why_not,
    go_on=_go_on,
    go_blind=_go_blind,
    ends_at=call_order.window_ends_at,
    awaited=_awaited,
    label=_label,
    warning=_warning,
    reads=script_night.script,
    line=lambda _state: text("lupus-rest"),
    panels=_panels,
    desk_line=lambda _state: None,  # the line that is read says it
    desk_prompts=_desk_prompts,
    desk_panels=_desk_panels,
    phone=night_view,
    by_voice=ByVoice(
        stays=_stays,
        due=_due,
        lasts="a step `step_seconds`, the window `window_seconds`, the second `min_step_seconds`",
        when="a step has lasted; a window has, or all have answered in it (not before"
        f" `min_step_seconds`, {AGREED_SECONDS:.0f} s after the last answer); with people without a"
        " phone, not before the tablet was round, `step_seconds` for each (in the first night"
        f" {turns.FIRST_NIGHT_SECONDS:.0f} s more), and in the second window `min_step_seconds`"
        f" ({turns.READ_SECONDS:.0f} at least)",
        hands=passing_screen.prompts,
    ),
    lost=_lost,
    gone=_gone,
)
