"""What a card's text does to points, levels, the die and the limits of the turn (§6)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.chance import Chance
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName, text
from companion.core.words.prompts.base import Press
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.grid import Grid, Row
from companion.core.words.prompts.throw import Throw
from companion.games.sancta import commands as do
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.facts.effect import EffectApplied
from companion.games.sancta.facts.turn import CardDieRolled, Permitted
from companion.games.sancta.phases.turn.allowed import EFFECT, note_field
from companion.games.sancta.phases.turn.points import thrown
from companion.games.sancta.state import SanctaState
from companion.games.sancta.typed_words import LONG_NOTE, clean

MOST = 9
"""By how much one effect changes a number."""
PERMITS = ("source", "task", "substitution")


@answers(do.Effect)
def _effect(state: SanctaState, command: do.Effect) -> Decision:
    seats = [change[0] for change in command.changes]
    known = len(set(seats)) == len(seats) and set(seats) <= set(state.in_play)
    small = all(abs(number) <= MOST for change in command.changes for number in change[1:])
    if not known or not small or len(command.note) > LONG_NOTE:
        return refuse("E_EFFECT")
    changes = tuple(tuple(change) for change in command.changes if any(change[1:]))
    if any(state.players[change[0]].active is None for change in changes):
        return refuse("E_NO_SAINT_THERE")
    fact = EffectApplied(changes, clean(command.note))  # type: ignore[arg-type]
    return Draft(state).record(fact).decision


@answers(do.CardDie)
def _card_die(state: SanctaState, command: do.CardDie, seat: int, chance: Chance) -> Decision:
    face = thrown(state, command.face, chance)
    return face if isinstance(face, Refusal) else (CardDieRolled(seat, face),)


@answers(do.Permit)
def _permit_again(state: SanctaState, command: do.Permit, seat: int) -> Decision:
    return (
        (Permitted(seat, command.what),) if command.what in permits(state) else refuse("E_EFFECT")
    )


def permits(state: SanctaState) -> tuple[str, ...]:
    """What the turn has used up, and a card may give back."""
    turn = state.turn
    spent = (turn.source is not None, turn.task is not None, turn.substituted)
    return tuple(what for what, gone in zip(PERMITS, spent, strict=True) if gone)


def changes(state: SanctaState) -> Grid:
    """Points, level and required of everybody's active saint, all at once (W3)."""
    words = ("points", "level", "required")
    return Grid(
        key="effect",
        command="effect",
        field="changes",
        label=text("sancta-effect"),
        title=text("sancta-effect-title"),
        hint=text("sancta-effect-hint"),
        columns=tuple(
            Field(one, "number", text(f"sancta-{one}"), low=-MOST, high=MOST) for one in words
        ),
        rows=tuple(
            Row(
                text("sancta-who", who=SeatName(seat)),
                (0, 0, 0),
                (seat,),
                (saint.points, saint.level, saint.required),
            )
            for seat in state.in_play
            if (saint := state.players[seat].active) is not None
        ),
        fields=(note_field(),),
        **EFFECT,
    )


def die(state: SanctaState) -> Throw:
    """A throw that a card's text asks for: it gives nothing by itself (§8)."""
    return Throw(
        key="card-die",
        command="card_die",
        label=text("sancta-card-die"),
        typed=state.options.die_source == "physical",
        **EFFECT,
    )


def permit_presses(state: SanctaState) -> Iterator[Press]:
    """What the turn has used up, allowed once more."""
    return (
        Press(
            key=f"permit-{what}",
            command="permit",
            args={"what": what},
            label=text("sancta-permit", what=what),
            **EFFECT,
        )
        for what in permits(state)
    )
