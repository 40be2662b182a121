"""A phone at night: for everybody alive one title, one sentence, one choice of a shape (§10)."""

from __future__ import annotations

from companion.core import Note, Pick, View, replace, text
from companion.games.lupus.components.card import own_card
from companion.games.lupus.night_rules import actors
from companion.games.lupus.phases.night.phone_title import choice, question, words
from companion.games.lupus.state import LupusState


def night_view(state: LupusState, seat: int, wall: View) -> View:
    """What the phone of `seat` shows in a night."""
    night = state.tonight()
    dark = state.options.night_input == "pointing"
    if not state.alive(seat):
        return _asleep(state, seat, wall, "lupus-ghost", "lupus-ghost-sleep")
    if dark or night.called is None:
        over = night.cursor >= len(night.order)
        # phones that ask are looked at all night long, as it is read aloud; others lie there
        rest = "lupus-rest-line" if dark else "lupus-rest-eyes"
        return _asleep(state, seat, wall, "lupus-rest", "lupus-wake" if over else rest)
    return _question(state, seat, wall)


def _asleep(state: LupusState, seat: int, wall: View, title: str, line: str) -> View:
    """Nothing to do: eyes shut, or a line is read to all."""
    return replace(
        wall,
        line=None,
        hush=True,
        panels=(Note(title=text(title), lines=(text(line),)), *wall.panels),
        own=own_card(state, seat, brief=True),
    )


def as_open(state: LupusState) -> LupusState:
    """The state as if the step whose close line is being read were open still."""
    night = state.tonight()
    return replace(state, night=replace(night, closing=False)) if night.closing else state


def _question(state: LupusState, seat: int, wall: View) -> View:
    open_state = as_open(state)
    return replace(
        wall,
        line=None,
        hush=True,
        prompts=(_pick(open_state, seat, closing=state.tonight().closing),),
        own=own_card(state, seat, brief=True),
    )


def _pick(state: LupusState, seat: int, *, closing: bool) -> Pick:
    """The own part or a decoy; it looks the same where the answer can no longer be changed."""
    night = state.tonight()
    part = question(state, seat)
    title, hint = words(state, seat)
    locked = closing or (part is not None and part in night.picks)
    others = tuple(one for one in state.living if one != seat)
    seats = others if locked else actors.legal_targets(state, seat)
    return Pick(
        key=f"n{night.number}-{night.called}",
        command="pick",
        label=text("lupus-confirm"),
        args={"step": night.called},
        title=title,
        hint=hint,
        whole=True,
        seats=seats,
        chosen=choice(state, seat),
        locked=locked,
    )
