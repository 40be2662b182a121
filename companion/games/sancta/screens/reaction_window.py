"""The reaction window: the same screen at the same moment for all who are asked (§8)."""

from __future__ import annotations

from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.base import Item, Press, Prompt
from companion.core.words.prompts.reaction import Reaction
from companion.games.sancta.state import SanctaState, Window


def window_line(window: Window, seat: int | None) -> Text:
    """What everybody knows: that all opponents are asked."""
    who = "you" if seat == window.by else "other"
    return text("sancta-window-line", who=SeatName(window.by), you=who, what=window.what)


def window_prompts(state: SanctaState, seat: int | None, *, host: bool) -> tuple[Prompt, ...]:
    """The question, to those who are asked; the tablet enters what is said aloud.

    The tablet's question depends on nothing that a phone has answered.
    """
    window = state.window
    if window is None:
        return ()
    if host:
        silent = tuple(one for one in window.asked if one not in window.spoken)
        asked = (_question(window, None, silent),) if silent else ()
        close = (_close(),) if window.clock is None else ()
        return (*close, *asked)
    if seat not in window.asked:
        return ()
    return (_question(window, "pass" if seat in window.passed else None, ()),)


def _question(window: Window, chosen: str | None, act_for: tuple[int, ...]) -> Reaction:
    by = SeatName(window.by)
    return Reaction(
        key="react",
        command="react",
        label=text("sancta-react-cancel"),
        title=text("sancta-react-title", what=window.what),
        hint=text("sancta-react-hint", who=by),
        items=(
            Item("cancel", text("sancta-react-cancel")),
            Item("pass", text("sancta-react-pass")),
        ),
        clock=window.clock,
        chosen=chosen,
        act_for=act_for,
        warn=text("sancta-react-warn", who=by),
        warns="cancel",
    )


def _close() -> Press:
    return Press(
        key="close-window",
        command="close_window",
        label=text("sancta-close-window"),
        hint=text("sancta-close-window-hint"),
    )
