"""The moderator's script: the current line, the next line, the steps of the night as marks. The
next line is a promise: unless something changes, it is read next.

No line differs between a living and a dead holder of a role (L-N9): lines depend on the step, the
night's number and the house rules, never on who acts.
"""

from companion.core import Chapter, Moment, Script, ScriptStage, Text, text
from companion.games.lupus.cast import night_order, step_role
from companion.games.lupus.components.names import joined, step_emblem, step_name
from companion.games.lupus.night_rules.actors import TOGETHER, parts_tonight
from companion.games.lupus.night_rules.pass_and_play import seats_to_pass
from companion.games.lupus.state import LupusState, Night


def way(state: LupusState, moment: Moment) -> str:
    """How people act tonight: "phones", "mixed" (some have none) or "pointing"; where the tablet
    goes round, "passing" to some of them, "handed" to all."""
    night = state.night
    passed = None if night is None else night.passing
    if handed := seats_to_pass(state, moment) if passed is None else passed.seats:
        return "handed" if set(state.living) <= set(handed) else "passing"
    if state.options.dark or not set(state.living) & moment.phones:
        return "pointing"
    return "phones" if set(state.living) <= moment.phones else "mixed"


def opening(state: LupusState, moment: Moment) -> Text:
    """The first line of a night; that of the first explains that every call is for everybody."""
    if len(state.living) < len(state.players):
        kind = "-ghosts"
    else:
        first = state.number <= 1 and state.options.night_input == "phones"
        kind = "-first" if first else ""
    return text(f"lupus-say-open{kind}", way=way(state, moment))


def call_line(state: LupusState, step: str, acting: str, number: int) -> Text:
    """The call of a step in night `number`. `acting`: as `way` says it."""
    if step == TOGETHER:
        return text(f"lupus-call-{step}", way=acting)
    calls = "pointing" if acting == "pointing" else "phones"
    if step.startswith("custom"):
        return text("lupus-call-custom", way=calls, role=step_name(state, step))
    ending = step_role(state, step).call(state.options, number)
    return text(f"lupus-call-{step}{ending}", way=calls)


def close_line(state: LupusState, step: str, acting: str) -> Text:
    """The close of a step."""
    calls = acting if acting in ("pointing", "passing", "handed") else "phones"
    if step.startswith("custom"):
        return text("lupus-close-custom", way=calls, role=step_name(state, step))
    return text(f"lupus-close-{step}", way=calls)


def night_script(state: LupusState, moment: Moment) -> Script:
    """The script panel of a night."""
    night = state.tonight()
    lines = _night_lines(state, night, moment)
    now = 0 if night.cursor < 0 else 1 + 2 * night.cursor + night.closing
    if night.cursor == len(night.order):  # nobody was called
        lines, now = (_eyes(state, moment),), 0
    following = lines[now + 1] if now + 1 < len(lines) else None
    emblem = "lantern" if night.called is None else step_emblem(state, night.called)
    stages = _night_stages(state, night)
    return Script(line=lines[now], following=following, emblem=emblem, stages=stages)


def _night_lines(state: LupusState, night: Night, moment: Moment) -> tuple[Text, ...]:
    """Every line of the night in order: opening, call and close of each step (L-N9).

    With the last close day breaks: both are read in one.
    """
    acting, calls = way(state, moment), list[Text]()
    for step in night.order:
        calls += (call_line(state, step, acting, night.number), close_line(state, step, acting))
    eyes = _eyes(state, moment, reading=night.order[-1:] == (TOGETHER,))
    later = _not_yet(state)
    if later is not None:
        eyes = joined(text("lupus-not-yet", steps=later), eyes)
    *most, last = opening(state, moment), *calls
    return (*most, joined(last, eyes)) if calls else (last, eyes)


def _not_yet(state: LupusState) -> Text | None:
    """The steps that are called from the second night on, in the order of the night.

    They depend on the deck and house rules of the deal (L-N1, L-N9), not on corrections by hand.
    With `together` nobody is called by name.
    """
    if state.number > 1 or state.options.night_input == "together":
        return None
    dealt = as_dealt(state)
    first = parts_tonight(dealt, 1)
    later = [step_name(state, one) for one in parts_tonight(dealt, 2) if one not in first]
    line = later[0] if later else None
    for one in later[1:]:
        line = text("lupus-not-yet-list", first=line or one, then=one)
    return line


def _eyes(state: LupusState, moment: Moment, *, reading: bool = False) -> Text:
    """The line at daybreak; `reading`: after the second window. The dead had their eyes shut even
    where all others looked at their phones."""
    acting = way(state, moment)
    then = "-then" if reading and acting not in ("passing", "handed") else ""  # those say it anyway
    asleep = len(state.living) < len(state.players) and acting != "mixed"
    return text(f"lupus-say-eyes{'-ghosts' if asleep else ''}{then}", way=acting)


def _night_stages(state: LupusState, night: Night) -> tuple[ScriptStage, ...]:
    return tuple(
        ScriptStage(
            step_name(state, step),
            "done" if place < night.cursor else "now" if place == night.cursor else "next",
            step_emblem(state, step),
        )
        for place, step in enumerate(night.order)
    )


NIGHTS_ON_PAPER = (1, 2, 3)
"""Numbers of nights that differ: the first, the second, and (3) all later ones."""


def as_dealt(state: LupusState) -> LupusState:
    """The deck, the invented cards and the house rules alone, which are public."""
    return LupusState(state.ring, deck=state.deck, customs=state.customs, options=state.options)


def night_on_paper(state: LupusState) -> tuple[Chapter, ...]:
    """The order of the night on paper: who is called when, and with which words. A chapter for each
    step in the order of the table, with its nights, call and close; with `together` one for the
    window, and what follows it."""
    known = as_dealt(state)
    called = {part for number in NIGHTS_ON_PAPER for part in parts_tonight(known, number)}
    parts = tuple(part for part in night_order(known) if part in called)
    if state.options.night_input == "together":
        parts = (TOGETHER, *(part for part in parts if step_role(known, part).after_window))
    return tuple(_chapter(known, part) for part in parts)


def _chapter(state: LupusState, part: str) -> Chapter:
    """The call twice where that of the first night is another."""
    acting = state.options.night_input
    calls = [call_line(state, part, acting, number) for number in NIGHTS_ON_PAPER[:2]]
    if calls[0] == calls[1]:
        calls = calls[1:]
    else:
        calls = [text("lupus-paper-first", line=calls[0]), text("lupus-paper-later", line=calls[1])]
    found = None if part == TOGETHER else step_role(state, part)
    first, last = (found.first, found.last or 0) if found else (1, 0)
    nights = text("lupus-paper-nights", first=first, last=last)
    lines = (nights, *calls, close_line(state, part, acting))
    return Chapter(title=step_name(state, part), lines=lines)
