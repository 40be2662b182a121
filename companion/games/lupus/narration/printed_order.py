"""The order of the night on paper: who is called when, and with which words."""

from __future__ import annotations

from companion.core import Chapter, Text, text
from companion.games.lupus.cast import night_order
from companion.games.lupus.components.names import step_name
from companion.games.lupus.night_rules.actors import definition, parts_tonight
from companion.games.lupus.role import Role
from companion.games.lupus.state import LupusState

NIGHTS = (1, 2, 3)
"""Nights that differ: the first, the second, and all later ones."""


def night_on_paper(state: LupusState) -> tuple[Chapter, ...]:
    """A chapter for each step in the order of the table, with its nights, call and close.

    It is made of the deck, the invented cards and the house rules alone, which are public.
    """
    known = LupusState(
        ring=state.ring, deck=state.deck, customs=state.customs, options=state.options
    )
    called = {part for number in NIGHTS for part in parts_tonight(known, number)}
    return tuple(_chapter(known, part) for part in night_order(known) if part in called)


def _chapter(state: LupusState, part: str) -> Chapter:
    lines = (_nights(definition(state, part)), *_calls(state, part), _said("close", state, part))
    return Chapter(title=step_name(state, part), lines=lines)


def _nights(found: Role) -> Text:
    return text("lupus-paper-nights", first=found.first, last=found.last or 0)


def _calls(state: LupusState, part: str) -> tuple[Text, ...]:
    """The call; two of them where that of the first night is another."""
    call, kind = _said("call", state, part), definition(state, part).call(state.options, 1)
    if not kind:
        return (call,)
    first = text(f"lupus-call-{part}{kind}", way=_way(state))
    return (text("lupus-paper-first", line=first), text("lupus-paper-later", line=call))


def _said(what: str, state: LupusState, part: str) -> Text:
    if part.startswith("custom"):
        return text(f"lupus-{what}-custom", way=_way(state), role=step_name(state, part))
    return text(f"lupus-{what}-{part}", way=_way(state))


def _way(state: LupusState) -> str:
    return "pointing" if state.options.night_input == "pointing" else "phones"
