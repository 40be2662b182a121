"""What the moderator reads aloud: the line for now, the one after it, and how far the day is.

The line after it is a promise: when the game goes on as it stands, it is read next.
"""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.text import text
from companion.core.words.panels.base import Script, ScriptStage
from companion.games.lupus.phase import phase_of, phases
from companion.games.lupus.state import LupusState


def script(state: LupusState, moment: Moment) -> Script | None:
    """The script panel of the moderator's screen; none in the lobby."""
    phase = phase_of(state)
    if phase.reads is not None:
        return phase.reads(state, moment)
    assert phase.lines is not None
    line, following, emblem = phase.lines(state)
    return Script(line=line, following=following, emblem=emblem, stages=_stages(phase.on_the_way))


def _stages(now: str | None) -> tuple[ScriptStage, ...]:
    """The stages of the day; those before the one that is called `now` are done."""
    names = list(dict.fromkeys(one.on_the_way for one in phases().values() if one.on_the_way))
    at = names.index(now) if now in names else 0
    return tuple(
        ScriptStage(text(id), "done" if place < at else "now" if place == at else "next")
        for place, id in enumerate(names)
    )
