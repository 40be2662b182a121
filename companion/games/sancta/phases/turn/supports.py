"""Supports: played, lying in the zone under their names, dropped (§6)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import closed_by, refuse
from companion.core.text import SeatName, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.sancta import commands as do
from companion.games.sancta.facts.effect import SupportDropped, SupportPlayed
from companion.games.sancta.phases.turn.allowed import EFFECT, hand_refusal
from companion.games.sancta.state import SanctaState
from companion.games.sancta.typed_words import LONG_NAME, clean, place_of, wrong_name


@answers(do.Support)
def support(state: SanctaState, command: do.Support, seat: int) -> Decision:
    """As many as one likes (§6)."""
    wrong = hand_refusal(state, seat)
    if wrong is None and command.stays:
        wrong = wrong_name(command.called)
    return wrong or (SupportPlayed(seat, clean(command.called), command.stays),)


@answers(do.DropSupport)
def _drop(state: SanctaState, command: do.DropSupport) -> Decision:
    if command.seat not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    supports = state.players[command.seat].supports
    place = place_of(command.place, len(supports))
    if place is None:
        return refuse("E_EFFECT")
    return (SupportDropped(command.seat, place, supports[place]),)


def supports(state: SanctaState, seat: int) -> Iterator[Prompt]:
    """A support from hand: applied at once, or staying under its name."""
    closed = closed_by(hand_refusal(state, seat))
    yield Press(
        key="support", command="support", label=text("sancta-support"), closed=closed, **EFFECT
    )
    name = Field("called", "words", text("sancta-support-name"), low=1, high=LONG_NAME)
    yield Form(
        key="support-stays",
        command="support",
        args={"stays": True},
        label=text("sancta-support-stays"),
        title=text("sancta-support-stays-title"),
        fields=(name,),
        closed=closed,
        **EFFECT,
    )


def drops(state: SanctaState) -> Iterator[Choose]:
    """A card's text takes a support out of a zone."""
    return (
        Choose(
            key=f"drop-{seat}",
            command="drop_support",
            args={"seat": seat},
            field="place",
            label=text("sancta-drop"),
            title=text("sancta-drop-title", who=SeatName(seat)),
            items=tuple(
                Item(str(n), text("sancta-words", words=name))
                for n, name in enumerate(state.players[seat].supports)
            ),
            **EFFECT,
        )
        for seat in state.in_play
        if state.players[seat].supports
    )
