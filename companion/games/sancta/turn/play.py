"""What the active player does: points, tasks, saints (§6, §7)."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.games.sancta import commands as do
from companion.games.sancta.draft import Draft
from companion.games.sancta.facts.effect import SupportPlayed
from companion.games.sancta.facts.saint import Reordered, SaintPlaced, Substituted
from companion.games.sancta.facts.turn import (
    BeatitudePlayed,
    DieRolled,
    PointsEntered,
    SuffragePlayed,
    TrialEnded,
    TrialPassed,
)
from companion.games.sancta.facts.window import CancelledBy
from companion.games.sancta.options import FACES, MOST_POINTS
from companion.games.sancta.state import SANCTUARY, Player, Roll, SanctaState, Trial
from companion.games.sancta.turn.allowed import (
    blockable,
    hand_refusal,
    place_refusal,
    source_refusal,
    substitution_refusal,
    task_refusal,
)
from companion.games.sancta.turn.reaction_window import open_window
from companion.games.sancta.typed_words import (
    LONG_NAME,
    clean,
    place_of,
    wrong_level,
    wrong_name,
    wrong_saint,
)

OUTCOMES = ("point", "none", "effect")


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
    draft = Draft(state).tell(BeatitudePlayed(seat))
    if by is not None:
        draft.tell(CancelledBy(by))
    elif spoken:
        draft.gain(seat, _active(state, seat), 1)
    else:
        open_window(draft, seat, _active(state, seat), "beatitude", 1, moment)
    return draft.decision


def _active(state: SanctaState, seat: int) -> int:
    saint = state.players[seat].active
    return 0 if saint is None else saint.id


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
    draft = Draft(state).tell(DieRolled(seat, face, words, asks))
    if not asks:
        _give(draft, seat, _active(state, seat), points, moment)
    return draft.decision


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
    draft = Draft(state).tell(PointsEntered(seat, command.points))
    _give(draft, seat, rolled.saint, command.points, moment)
    return draft.decision


def _give(draft: Draft, seat: int, saint: int, points: int, moment: Moment) -> None:
    """The points of the die; an advocate may stop them only under that house rule (G11)."""
    rules = draft.state.options
    if rules.dice_blockable and rules.reaction_mode == "phones" and points > 0:
        open_window(draft, seat, saint, "die", points, moment)
    else:
        draft.gain(seat, saint, points)


@answers(do.Trial)
def trial(state: SanctaState, command: do.Trial, seat: int) -> Decision:
    """Passed where the level is high enough; otherwise nothing is played."""
    wrong = task_refusal(state, seat) or _too_hard(state, seat, command.difficulty)
    if wrong is not None:
        return wrong
    if command.outcome not in OUTCOMES:
        return refuse("E_EFFECT")
    opens, saint = command.outcome == "effect", _active(state, seat)
    draft = Draft(state).tell(TrialPassed(seat, command.difficulty, saint, opens))
    return draft.gain(seat, saint, 1 if command.outcome == "point" else 0).decision


def _too_hard(state: SanctaState, seat: int, needed: int) -> Refusal | None:
    wrong, saint = wrong_level(needed), state.players[seat].active
    if wrong is not None or saint is None:
        return wrong
    if saint.level < needed:
        return refuse("E_LEVEL_TOO_LOW", level=saint.level, needed=needed)
    return None


@answers(do.EndTrial)
def end_trial(state: SanctaState, command: do.EndTrial, seat: int) -> Decision:
    """Its point, unless its text denies it or the saint has gone (N-8)."""
    open_trial = state.pending
    if not isinstance(open_trial, Trial):
        return refuse("E_WRONG_PHASE")
    draft = Draft(state).tell(TrialEnded())
    if command.point:
        draft.gain(seat, open_trial.saint, 1)
    return draft.decision


@answers(do.Suffrage)
def suffrage(state: SanctaState, command: do.Suffrage, seat: int) -> Decision:
    """A saint from hand for a point."""
    wrong = task_refusal(state, seat) or _too_hard(state, seat, command.level)
    if wrong is not None:
        return wrong
    draft = Draft(state).tell(SuffragePlayed(seat, command.level))
    return draft.gain(seat, _active(state, seat), 1).decision


@answers(do.Support)
def support(state: SanctaState, command: do.Support, seat: int) -> Decision:
    """As many as one likes (§6)."""
    wrong = hand_refusal(state, seat)
    if wrong is None and command.stays:
        wrong = wrong_name(command.called)
    return wrong or (SupportPlayed(seat, clean(command.called), command.stays),)


@answers(do.Substitute)
def substitute(state: SanctaState, command: do.Substitute, seat: int) -> Decision:
    """All points are the toll; the two saints change places (N-6, G20)."""
    wrong = substitution_refusal(state, seat)
    if wrong is not None:
        return wrong
    player = state.players[seat]
    place = place_of(command.place, len(player.sanctuary))
    if place is None or player.active is None:
        return refuse("E_SANCTUARY_EMPTY")
    called = player.sanctuary[place].name
    return (Substituted(seat, place, called, player.active.points),)


@answers(do.PlaceSaint)
def place_saint(state: SanctaState, command: do.PlaceSaint, seat: int) -> Decision:
    """From hand: active only where nobody else is there (G4, G5)."""
    wrong = wrong_saint(command.called, command.level) or place_refusal(state, seat)
    if wrong is not None:
        return wrong
    if len(clean(command.sort)) > LONG_NAME:
        return refuse("E_SAINT_NAME")
    player = state.players[seat]
    called, level, sort = clean(command.called), command.level, clean(command.sort)
    if player.active is None and not player.sanctuary:
        return Draft(state).tell(SaintPlaced(seat, called, level, sort, None, True)).decision
    room = _room(player, command)
    if isinstance(room, Refusal):
        return room
    place, instead_of = room
    shown = not state.options.sanctuary_hidden
    return (SaintPlaced(seat, called, level, sort, place, shown, instead_of),)


def _room(player: Player, command: do.PlaceSaint) -> tuple[int, int | None] | Refusal:
    """Where it goes, and whose place is made free for it."""
    waiting, instead_of = len(player.sanctuary), None
    if waiting >= SANCTUARY:
        instead_of = place_of(command.instead_of, waiting)
        if instead_of is None:
            return refuse("E_SANCTUARY_FULL")
        waiting -= 1
    place = waiting if command.place == "last" else place_of(command.place, waiting + 1)
    return refuse("E_EFFECT") if place is None else (place, instead_of)


@answers(do.Reorder)
def reorder(state: SanctaState, command: do.Reorder, seat: int) -> Decision:
    """Any order, any number of times."""
    count = len(state.players[seat].sanctuary)
    places = tuple(place_of(one, count) for one in command.order)
    order = tuple(place for place in places if place is not None)
    if not count or sorted(order) != list(range(count)) or len(places) != count:
        return refuse("E_SANCTUARY_EMPTY" if not count else "E_EFFECT")
    return (Reordered(seat, order),)
