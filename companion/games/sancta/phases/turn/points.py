"""The two sources of points: a beatitude, and the die with the table of its faces (§6, §8)."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, closed_by, refuse
from companion.core.text import text
from companion.core.words.prompts.base import Pick, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.core.words.prompts.throw import Throw
from companion.games.sancta import commands as do
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.facts.turn import BeatitudePlayed, DieRolled, PointsEntered
from companion.games.sancta.facts.window import CancelledBy
from companion.games.sancta.options import FACES, MOST_POINTS
from companion.games.sancta.phases.turn.allowed import hand_refusal, source_refusal
from companion.games.sancta.phases.turn.window import open_window
from companion.games.sancta.state import Roll, SanctaState


@answers(do.Beatitude)
def beatitude(state: SanctaState, command: do.Beatitude, seat: int, moment: Moment) -> Decision:
    """+1, unless an advocate speaks."""
    wrong = source_refusal(state, seat) or hand_refusal(state, seat)
    if wrong is not None:
        return wrong
    spoken, by = state.options.reaction_mode == "spoken", command.cancelled_by
    if by is not None and not spoken:
        return refuse("E_NO_REACTION")
    if by == seat:
        return refuse("E_OWN_BEATITUDE")
    if by is not None and by not in state.in_play:
        return refuse("E_NO_SUCH_SEAT")
    draft = Draft(state).record(BeatitudePlayed(seat))
    if by is not None:
        draft.record(CancelledBy(by))
    elif spoken:
        draft.gain(seat, state.active_id(seat), 1)
    else:
        open_window(draft, seat, state.active_id(seat), "beatitude", 1, moment)
    return draft.decision


@answers(do.Roll)
def roll(
    state: SanctaState, command: do.Roll, seat: int, moment: Moment, chance: Chance
) -> Decision:
    """The die, thrown here or typed in, and the table's list of its faces (§8)."""
    wrong = source_refusal(state, seat)
    if wrong is not None:
        return wrong
    face = thrown(state, command.face, chance)
    if isinstance(face, Refusal):
        return face
    words, points, asks = state.options.die_table[face - 1]
    # Where advocates are spoken, the table says whether the points were stopped.
    asks = asks or (blockable(state) and points > 0)
    draft = Draft(state).record(DieRolled(seat, face, words, asks))
    if not asks:
        _give(draft, seat, state.active_id(seat), points, moment)
    return draft.decision


def blockable(state: SanctaState) -> bool:
    """Whether the die's points may be stopped aloud (G11)."""
    return state.options.dice_blockable and state.options.reaction_mode == "spoken"


def thrown(state: SanctaState, typed: int | None, chance: Chance) -> int | Refusal:
    """The face of the die: thrown here, or as it was typed in."""
    if (state.options.die_source == "physical") != (typed is not None):
        return refuse("E_DIE_RANGE")
    if typed is not None and typed not in range(1, FACES + 1):
        return refuse("E_DIE_RANGE")
    return typed or chance.one_of(range(1, FACES + 1))


@answers(do.EnterPoints)
def enter_points(
    state: SanctaState, command: do.EnterPoints, seat: int, moment: Moment
) -> Decision:
    """What the printed table says."""
    rolled = state.pending
    if not isinstance(rolled, Roll):
        return refuse("E_WRONG_PHASE")
    if abs(command.points) > MOST_POINTS:
        return refuse("E_DIE_RANGE")
    draft = Draft(state).record(PointsEntered(seat, command.points))
    _give(draft, seat, rolled.saint, command.points, moment)
    return draft.decision


def _give(draft: Draft, seat: int, saint: int, points: int, moment: Moment) -> None:
    """The points of the die; an advocate may stop them only under that house rule (G11)."""
    rules = draft.state.options
    if rules.dice_blockable and rules.reaction_mode == "phones" and points > 0:
        open_window(draft, seat, saint, "die", points, moment)
    else:
        draft.gain(seat, saint, points)


def points_form(state: SanctaState, rolled: Roll) -> Form:
    """What the printed list of faces gives, or the table's own."""
    _, known, asks = state.options.die_table[rolled.face - 1]
    aloud = blockable(state) and not asks
    points = Field(
        "points", "number", text("sancta-points"), low=-MOST_POINTS, high=MOST_POINTS, value=known
    )
    return Form(
        key="points",
        command="enter_points",
        label=text("sancta-points-set"),
        title=text("sancta-points-title", n=rolled.face),
        hint=text("sancta-points-aloud" if aloud else "sancta-points-hint"),
        fields=(points,),
    )


def source(state: SanctaState, seat: int) -> tuple[Prompt, ...]:
    """Two equal ways to a point, and no great button: it would start everybody's seconds."""
    why = closed_by(source_refusal(state, seat))
    no_card = why or closed_by(hand_refusal(state, seat))
    beatitude = Press(
        key="beatitude",
        command="beatitude",
        label=text("sancta-beatitude"),
        closed=no_card,
        weight=Weight.QUIET,
    )
    die = Throw(
        key="die",
        command="roll",
        label=text("sancta-roll"),
        typed=state.options.die_source == "physical",
        closed=why,
        weight=Weight.QUIET,
    )
    if state.options.reaction_mode != "spoken" or no_card is not None:
        return beatitude, die
    return beatitude, _cancelled(state, seat), die


def _cancelled(state: SanctaState, seat: int) -> Pick:
    """Where reactions are spoken: who has laid down an advocate (§8)."""
    others = state.following(seat)
    return Pick(
        key="cancelled",
        command="beatitude",
        field="cancelled_by",
        label=text("sancta-cancelled"),
        title=text("sancta-cancelled-title"),
        ring=others,
        seats=others,
        weight=Weight.QUIET,
    )
