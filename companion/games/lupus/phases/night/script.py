"""What the moderator reads aloud: the line now, the next line, the steps of the night as marks. The
next line is a promise: if the game goes on as it stands, it is read next.

No line differs between a living and a dead holder of a role (L-N9): lines are made of the step,
the night's number and the house rules, never of who acts.
"""

from __future__ import annotations

from functools import reduce

from companion.core import Moment, Ring, Script, ScriptStage, Text, text
from companion.games.lupus.cast import steps
from companion.games.lupus.components.names import both, step_emblem, step_name
from companion.games.lupus.night_rules.actors import TOGETHER, parts_tonight
from companion.games.lupus.night_rules.pass_and_play import without_phone
from companion.games.lupus.state import LupusState, Night


def way(state: LupusState, moment: Moment) -> str:
    """How people act tonight: "phones", "mixed" (some have none) or "pointing"; where the tablet
    goes round, "passing" to some of them, "handed" to all."""
    handed = _handed(state, moment)
    if handed:
        return "handed" if set(state.living) <= set(handed) else "passing"
    if state.options.night_input == "pointing" or not set(state.living) & moment.phones:
        return "pointing"
    return "phones" if set(state.living) <= moment.phones else "mixed"


def _handed(state: LupusState, moment: Moment) -> Ring:
    """To whom the tablet goes in the window of now, or will."""
    night = state.night
    if night is not None and night.passing is not None:
        return night.passing.seats
    return without_phone(state, moment)


def opening(state: LupusState, moment: Moment) -> Text:
    """The first line of a night; that of the first says that every call is for everybody."""
    if len(state.living) < len(state.players):
        kind = "-ghosts"
    else:
        first = state.number <= 1 and state.options.night_input == "phones"
        kind = "-first" if first else ""
    return text(f"lupus-say-open{kind}", way=way(state, moment))


def call_line(state: LupusState, step: str, moment: Moment) -> Text:
    """The call of a step."""
    acting = way(state, moment)
    calls = "pointing" if acting == "pointing" else "phones"
    if step == TOGETHER:
        return text(f"lupus-call-{step}", way=acting)
    if step.startswith("custom"):
        return text("lupus-call-custom", way=calls, role=step_name(state, step))
    found = steps().get(step)
    kind = "" if found is None else found.call(state.options, state.number)
    return text(f"lupus-call-{step}{kind}", way=calls)


def close_line(state: LupusState, step: str, moment: Moment) -> Text:
    """The close of a step."""
    acting = way(state, moment)
    calls = acting if acting in ("pointing", "passing", "handed") else "phones"
    if step.startswith("custom"):
        return text("lupus-close-custom", way=calls, role=step_name(state, step))
    return text(f"lupus-close-{step}", way=calls)


def night_script(state: LupusState, moment: Moment) -> Script:
    """The script panel of a night."""
    night = state.tonight()
    lines = _night_lines(state, night, moment)
    now = 0 if night.cursor < 0 else 1 + 2 * night.cursor + night.closing
    if night.cursor == len(night.order):  # nobody was called, or the log is an older one
        lines, now = (_eyes(state, moment),), 0
    following = lines[now + 1] if now + 1 < len(lines) else None
    emblem = "lantern" if night.called is None else step_emblem(state, night.called)
    return Script(
        line=lines[now], following=following, emblem=emblem, stages=_night_stages(state, night)
    )


def _night_lines(state: LupusState, night: Night, moment: Moment) -> tuple[Text, ...]:
    """Every line of the night in order: opening, call and close of each step (L-N9).

    With the last close day breaks: both are read in one.
    """
    calls = [
        line
        for step in night.order
        for line in (call_line(state, step, moment), close_line(state, step, moment))
    ]
    eyes = _eyes(state, moment, reading=night.order[-1:] == (TOGETHER,))
    later = _not_yet(state)
    if later is not None:
        eyes = both(text("lupus-not-yet", steps=later), eyes)
    *most, last = opening(state, moment), *calls
    return (*most, both(last, eyes)) if calls else (last, eyes)


def _not_yet(state: LupusState) -> Text | None:
    """The steps that are called from the second night on, in the order of the night.

    By the deck and the house rules alone, as they were dealt (L-N1, L-N9): a card that was
    corrected by hand says nothing. With `together` nobody is called by name.
    """
    if state.number > 1 or state.options.night_input == "together":
        return None
    dealt = LupusState(
        ring=state.ring, deck=state.deck, customs=state.customs, options=state.options
    )
    first = parts_tonight(dealt, 1)
    later = [step_name(state, one) for one in parts_tonight(dealt, 2) if one not in first]
    return reduce(_listed, later) if later else None


def _listed(first: Text, then: Text) -> Text:
    return text("lupus-not-yet-list", first=first, then=then)


def _eyes(state: LupusState, moment: Moment, *, reading: bool = False) -> Text:
    """Day breaks; `reading`: once people have read what came of the window. The dead had their eyes
    shut even where all others looked at their phones."""
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
