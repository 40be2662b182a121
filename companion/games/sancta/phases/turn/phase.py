"""The turns (§6 to §9): saints gain points, and a window asks who cancels them."""

from collections.abc import Iterator

from companion.core import Limits, Panel, Petals, Prompt, Weight, for_seats, replace
from companion.core.command import By, Caller, Command
from companion.core.game import Decision, Moment
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName, Text, text
from companion.core.view import ALL, Tone, View, expand_panels
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.components.roses import board, own_and_others
from companion.games.sancta.components.turns import remove_form, seat_that_must_stay, start_turn
from companion.games.sancta.facts.saint import PlayerLeft
from companion.games.sancta.phase import CardText, SanctaPhase
from companion.games.sancta.phases.turn import card_texts, cards, from_hand, panels, points, window
from companion.games.sancta.phases.turn.cards import MOST_CARDS
from companion.games.sancta.state import (
    PendingRoll,
    PendingTrial,
    Phase,
    SanctaState,
    Shuffle,
    Window,
)

PENDING: tuple[tuple[type, str, tuple[type[Command], ...]], ...] = (
    (Window, "E_PENDING_REACTION", ()),
    (PendingRoll, "E_PENDING_DIE", (points.EnterPoints,)),
    (Shuffle, "E_PENDING_SHUFFLE", (cards.Shuffled,)),
    (PendingTrial, "E_PENDING_TRIAL", (CardText, points.EndTrial)),
)
"""What may be awaited, the refusal of everything else, and the commands that answer it."""
NAMING = frozenset(("place_saint", "substitute", "reorder", "move_saint"))
"""Commands for which the player's own phone names the waiting saints."""


class Turn(SanctaPhase):
    """One person is on turn: saints gain points, and a window asks who cancels them (§6 to §9)."""

    id = Phase.TURN
    follows = (Phase.OVER,)
    tone = Tone.DAY
    help_step = "turn"
    help_steps = ("draw", "source", "task", "free", "end")

    def objection(
        self, state: SanctaState, command: Command, caller: Caller, moment: Moment
    ) -> Refusal | None:
        if isinstance(command, window.VoidCancel):
            return _pending(state, command)
        wrong = super().objection(state, command, caller, moment)
        if wrong is not None or command.by is By.HOST or isinstance(command, window.React):
            return wrong
        wrong = _pending(state, command)
        return wrong or (None if caller.seat == state.active else refuse("E_NOT_YOUR_TURN"))

    def title(self, state: SanctaState) -> Text:
        assert state.active is not None
        return text("sancta-turn-of", who=SeatName(state.active))

    def own_title(self, state: SanctaState, seat: int, wall: View) -> Text:
        return text("sancta-your-turn") if seat == state.active else wall.title

    def line(self, state: SanctaState) -> Text | None:
        if state.window is not None:
            return window.window_line(state.window, None)
        if panels.must_draw(state):
            assert state.active is not None
            return text("sancta-draws", who=SeatName(state.active), n=state.turn.drawn)
        return state.story[-1].text if state.story else None

    def own_line(self, state: SanctaState, seat: int, wall: View) -> Text | None:
        asking = state.window
        if asking is not None:
            # A seat that is asked reads the question itself.
            return None if seat in asking.asked else window.window_line(asking, seat)
        if seat == state.active and panels.must_draw(state):
            return text("sancta-draw", n=state.turn.drawn)
        return text("sancta-left-line") if state.players[seat].gone else wall.line

    def panels(self, state: SanctaState) -> tuple[Panel, ...]:
        return (*panels.table_panels(state, None), board(state, None))

    def own_panels(self, state: SanctaState, seat: int) -> tuple[Panel | str, ...]:
        shared = panels.table_panels(state, seat)
        if state.window is not None:
            return (*shared, Petals.kind)
        mine, others = own_and_others(state, seat)
        if state.options.sanctuary_hidden:  # the own flower is secret, before the covered saints
            return (*panels.limits(state, seat), *shared, others)
        return (*panels.limits(state, seat), mine, *shared, *panels.own_saints(state, seat), others)

    def asks(self, state: SanctaState, seat: int) -> tuple[Prompt, ...]:
        return tuple(one for one in _own_prompts(state, seat) if not _names_covered(state, one))

    def secret(self, state: SanctaState, seat: int, shown: View) -> View:
        """The reader's answer to a window (§8), and the reader's saints if they are covered."""
        asking = state.window
        if asking is not None:
            if seat not in asking.asked:
                return shown
            chosen = "pass" if seat in asking.passed else None
            return replace(shown, alike=True, prompts=(window.reaction_prompt(asking, chosen),))
        if not state.options.sanctuary_hidden:
            return shown
        mine, _ = own_and_others(state, seat)
        saints = panels.own_saints(state, seat)
        covered: tuple[Panel | str, ...] = (Limits.kind, mine, ALL, *saints, Petals.kind)
        prompts = tuple(
            replace(one, known=not _names_covered(state, one)) for one in _own_prompts(state, seat)
        )
        return replace(shown, prompts=prompts, panels=expand_panels(covered, shown))

    def desk_asks(self, state: SanctaState, moment: Moment) -> tuple[Prompt, ...]:
        host = (*window.void_press(state), remove_form(state))
        if state.window is not None or state.active is None:
            asked = () if state.window is None else window.desk_questions(state.window)
            return (*asked, *host)
        return (*for_seats((state.active,), _prompts(state, state.active, host=True)), *host)

    def removes(self, state: SanctaState, seat: int, cards: int) -> Decision:
        """The own window, die or turn ends; in another's window the seat passes (§5)."""
        if not 0 <= cards <= MOST_CARDS:
            return refuse("E_EFFECT")
        if seat == seat_that_must_stay(state):
            return refuse("E_PENDING_SHUFFLE")
        heirs = state.following(seat)
        hand = state.players[seat].hand if state.options.track_hands else cards
        draft = Draft(state).record(PlayerLeft(seat, hand))
        if len(heirs) > 1 and state.active == seat:
            start_turn(draft, heirs[0])
        asking = draft.state.window
        if asking is not None and not asking.passes.missing:
            draft.close_window()
        return draft.decision


def _pending(state: SanctaState, command: Command) -> Refusal | None:
    for kind, code, answers in PENDING:
        if isinstance(state.pending, kind) and not isinstance(command, answers):
            return refuse(code)
    return None


def _own_prompts(state: SanctaState, seat: int) -> tuple[Prompt, ...]:
    acts = seat == state.active and state.window is None
    return tuple(_prompts(state, seat, host=False)) if acts else ()


def _names_covered(state: SanctaState, asked: Prompt) -> bool:
    return state.options.sanctuary_hidden and asked.command in NAMING


def _prompts(state: SanctaState, seat: int, *, host: bool) -> Iterator[Prompt]:
    """The prompts of the active `seat`, on its phone or (`host`) on the tablet."""
    if isinstance(state.pending, PendingRoll):
        yield points.points_form(state, state.pending)
    elif isinstance(state.pending, Shuffle):
        yield cards.shuffled_form(state, state.pending)
    else:
        if isinstance(state.pending, PendingTrial):
            yield from points.end_trial_presses()
        else:
            yield from _of_turn(state, seat, host=host)
        if any(state.players[seat].active for seat in state.in_play):
            yield card_texts.changes(state)
        yield card_texts.die(state)
        yield from card_texts.moves(state, host=host)
        yield from card_texts.drops(state)
        yield from cards.count_forms(state)
        yield from card_texts.permit_presses(state)
        yield from cards.shuffle_press(state)


def _of_turn(state: SanctaState, seat: int, *, host: bool) -> Iterator[Prompt]:
    """The turn's prompts, without those that are used up (S1)."""
    waiting = from_hand.places(state, seat, host=host)
    place = from_hand.place_form(state, seat, waiting)
    source, task = points.sources(state, seat), points.tasks(state, seat)
    ways = (*source, *task) if state.turn.source is None else (*task, *source)
    yield from (place, *ways) if place.weight is Weight.MAIN else (*ways, place)
    yield from from_hand.supports(state, seat)
    yield from from_hand.sanctuary(state, seat, waiting)
    yield from cards.end_prompts(state, seat)
