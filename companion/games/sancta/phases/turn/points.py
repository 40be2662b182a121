"""The ways to a point: a beatitude, the die, a trial, a suffrage (§6, §8)."""

from companion.core import Chance, Decision, Field, Form, Moment, Throw, text
from companion.core.refusal import Refusal, closed_by, refuse
from companion.core.words.prompts.base import Item, Pick, Press, Prompt, Weight
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.facts import turn as facts
from companion.games.sancta.facts.window import CancelledBy
from companion.games.sancta.names import prompt_args
from companion.games.sancta.options import FACES, MOST_POINTS
from companion.games.sancta.phase import OfTurn
from companion.games.sancta.phases.turn.allowed import hand_refusal, source_refusal, task_refusal
from companion.games.sancta.phases.turn.window import open_window
from companion.games.sancta.state import PendingRoll, PendingTrial, SanctaState
from companion.games.sancta.typed_words import HIGH_LEVEL, wrong_level

OUTCOMES = ("point", "effect", "none")


class Beatitude(OfTurn):
    """A beatitude; `cancelled_by` only where reactions are spoken (§8)."""

    cancelled_by: int | None = None

    def decide(self, state: SanctaState, seat: int, moment: Moment) -> Decision:
        if wrong := source_refusal(state, seat) or hand_refusal(state, seat):
            return wrong
        spoken, by = state.options.reaction_mode == "spoken", self.cancelled_by
        if by is not None and not spoken:
            return refuse("E_NO_REACTION")
        if by == seat:
            return refuse("E_OWN_BEATITUDE")
        if by is not None and by not in state.in_play:
            return refuse("E_NO_SUCH_SEAT")
        draft = Draft(state).record(facts.BeatitudePlayed(seat))
        if by is not None:
            draft.record(CancelledBy(by))
        elif spoken:
            draft.gain(seat, state.active_id(seat), 1)
        else:
            open_window(draft, seat, state.active_id(seat), "beatitude", 1, moment)
        return draft.decision


class Roll(OfTurn):
    """The die; `face` is typed in where the die is a real one."""

    face: int | None = None

    def decide(self, state: SanctaState, seat: int, moment: Moment, chance: Chance) -> Decision:
        if wrong := source_refusal(state, seat):
            return wrong
        face = die_face(state, self.face, chance)
        if isinstance(face, Refusal):
            return face
        words, points, asks = state.options.die_table[face - 1]
        # Where advocates are spoken, the points are entered: 0 where they were stopped.
        asks = asks or (blockable(state) and points > 0)
        draft = Draft(state).record(facts.DieRolled(seat, face, words, asks))
        if not asks:
            _give(draft, seat, state.active_id(seat), points, moment)
        return draft.decision


def blockable(state: SanctaState) -> bool:
    """Whether the die's points may be stopped aloud (G11)."""
    return state.options.dice_blockable and state.options.reaction_mode == "spoken"


def die_face(state: SanctaState, typed: int | None, chance: Chance) -> int | Refusal:
    """The face of the die, thrown here or typed in."""
    faces = range(1, FACES + 1)
    if (state.options.die_source == "physical") != (typed is not None):
        return refuse("E_DIE_RANGE")
    if typed is None:
        return chance.one_of(faces)
    return typed if typed in faces else refuse("E_DIE_RANGE")


class EnterPoints(OfTurn):
    """The points that the table of the die gives (§8)."""

    points: int

    def decide(self, state: SanctaState, seat: int, moment: Moment) -> Decision:
        rolled = state.pending
        if not isinstance(rolled, PendingRoll):
            return refuse("E_WRONG_PHASE")
        if abs(self.points) > MOST_POINTS:
            return refuse("E_DIE_RANGE")
        draft = Draft(state).record(facts.PointsEntered(seat, self.points))
        _give(draft, seat, rolled.saint, self.points, moment)
        return draft.decision


def _give(draft: Draft, seat: int, saint: int, points: int, moment: Moment) -> None:
    """The points of the die; an advocate may stop them only under that house rule (G11)."""
    rules = draft.state.options
    if rules.dice_blockable and rules.reaction_mode == "phones" and points > 0:
        open_window(draft, seat, saint, "die", points, moment)
    else:
        draft.gain(seat, saint, points)


class Trial(OfTurn):
    """Try a trial of this difficulty."""

    difficulty: int
    outcome: str = "point"
    """One of "point", "none" (its text denies the point) or "effect" (applied before the point)."""

    def decide(self, state: SanctaState, seat: int) -> Decision:
        if wrong := task_refusal(state, seat) or _too_hard(state, seat, self.difficulty):
            return wrong
        if self.outcome not in OUTCOMES:
            return refuse("E_EFFECT")
        opens, saint = self.outcome == "effect", state.active_id(seat)
        draft = Draft(state).record(facts.TrialPassed(seat, self.difficulty, saint, opens))
        return draft.gain(seat, saint, 1 if self.outcome == "point" else 0).decision


def _too_hard(state: SanctaState, seat: int, needed: int) -> Refusal | None:
    wrong, saint = wrong_level(needed), state.players[seat].active
    if wrong or saint is None or saint.level >= needed:
        return wrong
    return refuse("E_LEVEL_TOO_LOW", level=saint.level, needed=needed)


class EndTrial(OfTurn):
    """The effect of the trial is applied; its point is due, or its text denies it."""

    point: bool = True

    def decide(self, state: SanctaState, seat: int) -> Decision:
        """Its point, unless its text denies it or the saint has gone (N-8)."""
        open_trial = state.pending
        if not isinstance(open_trial, PendingTrial):
            return refuse("E_WRONG_PHASE")
        draft = Draft(state).record(facts.TrialEnded())
        if self.point:
            draft.gain(seat, open_trial.saint, 1)
        return draft.decision


class Suffrage(OfTurn):
    """A saint from hand of this level is discarded for a point."""

    level: int

    def decide(self, state: SanctaState, seat: int) -> Decision:
        if wrong := task_refusal(state, seat) or _too_hard(state, seat, self.level):
            return wrong
        draft = Draft(state).record(facts.SuffragePlayed(seat, self.level))
        return draft.gain(seat, state.active_id(seat), 1).decision


def points_form(state: SanctaState, rolled: PendingRoll) -> Form:
    """The question for the points that the printed list of faces gives, or the table's own."""
    _, known, asks = state.options.die_table[rolled.face - 1]
    aloud = blockable(state) and not asks
    most, label = MOST_POINTS, text("sancta-points")
    return Form(
        key="points",
        command="enter_points",
        label=text("sancta-points-set"),
        title=text("sancta-points-title", n=rolled.face),
        hint=text("sancta-points-aloud" if aloud else "sancta-points-hint"),
        fields=(Field("points", "number", label, low=-most, high=most, value=known),),
    )


def sources(state: SanctaState, seat: int) -> tuple[Prompt, ...]:
    """Two equal ways to a point; neither is the main button, as both start the window's time."""
    why = closed_by(source_refusal(state, seat))
    no_card = why or closed_by(hand_refusal(state, seat))
    quiet, typed = Weight.QUIET, state.options.die_source == "physical"
    beatitude = Press(command="beatitude", closed=no_card, **prompt_args("beatitude", weight=quiet))
    die = Throw(
        command="roll", typed=typed, closed=why, **prompt_args("die", words="roll", weight=quiet)
    )
    if state.options.reaction_mode != "spoken" or no_card is not None:
        return beatitude, die
    others = state.following(seat)  # one of them has laid down an advocate (§8)
    cancelled = Pick(
        command="beatitude",
        field="cancelled_by",
        ring=others,
        seats=others,
        **prompt_args("cancelled", "title", weight=quiet),
    )
    return beatitude, cancelled, die


def end_trial_presses() -> tuple[Press, Press]:
    """The effect of the trial is applied: with its point, or without."""
    done = prompt_args("end-trial", "hint", words="trial-done", args={"point": True})
    none = prompt_args("end-trial-none", words="trial-none", args={"point": False})
    return (
        Press(command="end_trial", **done),
        Press(command="end_trial", weight=Weight.QUIET, **none),
    )


def tasks(state: SanctaState, seat: int) -> tuple[Prompt, ...]:
    """Two ways to a point that need a level; only one of them a turn."""
    why = closed_by(task_refusal(state, seat))
    saint = state.players[seat].active
    high = 1 if saint is None else min(saint.level, HIGH_LEVEL)
    items = tuple(Item(one, text(f"sancta-outcome-{one}")) for one in OUTCOMES)

    def task(key: str, field: str, words: str, *fields: Field) -> Form:
        level = Field(field, "number", text(words), low=1, high=high, value=1)
        hint, more = text(f"sancta-{key}-hint", level=high), prompt_args(key, "title", closed=why)
        return Form(command=key, hint=hint, fields=(level, *fields), weight=Weight.QUIET, **more)

    outcome = Field("outcome", "choice", text("sancta-outcome"), items=items, value="point")
    return (
        task("trial", "difficulty", "sancta-difficulty", outcome),
        task("suffrage", "level", "sancta-suffrage-level"),
    )
