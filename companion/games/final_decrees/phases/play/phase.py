"""The turns (§5 to §9): actions, trades, and the blame that a promulgation takes away."""

from collections.abc import Iterator

from companion.core import Caller, Command, Moment, Panel, Prompt, Scores, Trails, View, for_seats
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatName, Text, text
from companion.games.final_decrees.components import trades, trading, turns
from companion.games.final_decrees.components.chart import blame, chart
from companion.games.final_decrees.facts.turn import Declined
from companion.games.final_decrees.names import ministry_name
from companion.games.final_decrees.narration.news import is_newest, latest, removal_notes
from companion.games.final_decrees.phases.play import decrees, panels, postings, promulgation, turn
from companion.games.final_decrees.phases.play.actions import UNDER, Action, OfTurn, press
from companion.games.final_decrees.phases.play.adjust import Adjust
from companion.games.final_decrees.phases.play.adjust_prompts import adjusting
from companion.games.final_decrees.phases.play.promulgation import ChooseRoot, Remove
from companion.games.final_decrees.phases.play.redistribute import redistribute, special_actions
from companion.games.final_decrees.phases.play.restructure import restructure
from companion.games.final_decrees.state import DecreesState, Phase


def _decider(state: DecreesState) -> int:
    """The awaited seat: the active player, or the chooser after a promulgation."""
    pending = state.pending
    return state.now().player if pending is None else pending.decider


class Play(trading.TradingPhase):
    """Players take turns until the deck is empty or all decrees are promulgated."""

    id = Phase.PLAY
    follows = (Phase.OVER,)
    help_step = "turn"
    help_steps = ("incompetence", "draw", "actions", "close")

    def objection(
        self, state: DecreesState, command: Command, caller: Caller, moment: Moment
    ) -> Refusal | None:
        if isinstance(command, trades.Trading):
            return super().objection(state, command, caller, moment)
        if state.pending is not None and not isinstance(command, Remove | ChooseRoot):
            return refuse("E_PENDING_DECISION")
        return _not_in_turn(state, command, caller) if isinstance(command, OfTurn) else None

    def title(self, state: DecreesState) -> Text:
        return text("decrees-turn-of", who=SeatName(state.now().player))

    def own_title(self, state: DecreesState, seat: int, wall: View) -> Text:
        if seat == _decider(state):
            return text("decrees-your-move")
        return text("decrees-your-turn") if seat == state.now().player else wall.title

    def line(self, state: DecreesState) -> Text:
        if state.pending is not None:
            return text("decrees-waits-for", who=SeatName(_decider(state)))
        if state.now().awaits_card:
            return text("decrees-line-card")
        return text("decrees-line-actions", n=state.now().actions_left)

    def own_line(self, state: DecreesState, seat: int, wall: View) -> Text | None:
        if state.pending is not None:
            decides = seat == _decider(state)
            return promulgation.promulgated_at(state, state.pending) if decides else wall.line
        headed, now = state.posting(seat), state.now()
        if now.player != seat:
            id = "decrees-own-none" if headed is None else "decrees-own-ministry"
            at = {} if headed is None else {"at": ministry_name(headed)}
            return text(id, more=wall.line or "", **at)
        if headed is None:
            return text("decrees-own-idle")
        # What one heads is marked on the chart, and what is left of the turn stands below it.
        return text("decrees-own-heads", at=ministry_name(headed)) if now.awaits_card else None

    def panels(self, state: DecreesState) -> tuple[Panel, ...]:
        done = _done(state)
        return *done, chart(state), blame(state), panels.trails(state), panels.counts(state)

    def own_panels(self, state: DecreesState, seat: int) -> tuple[Panel | str, ...]:
        acts = seat == state.now().player
        shown = panels.chart_to_act(state, seat) if acts else chart(state, seat)
        lying = shown, blame(state, seat), Trails.kind
        return (*_done(state, 2), *lying, panels.counts(state), *_done_before(state))

    def below_deals(self, state: DecreesState) -> tuple[Panel | str, ...]:
        lying: tuple[Panel | str, ...] = (panels.chart_to_act(state), Scores.kind, Trails.kind)
        return (*_done(state), *lying, panels.counts(state), *_done_before(state))

    def asks(self, state: DecreesState, seat: int) -> tuple[Prompt, ...]:
        return tuple(_prompts(state)) if seat == _decider(state) else ()

    def desk_asks(self, state: DecreesState, moment: Moment) -> tuple[Prompt, ...]:
        own = for_seats((_decider(state),), _prompts(state, host=True))
        abandon = () if state.pending is not None else (turns.abandon_press(),)
        return (*own, *self.desk_deals(state, moment), *abandon)


def _not_in_turn(state: DecreesState, command: OfTurn, caller: Caller) -> Refusal | None:
    now = state.now()
    if caller.seat != now.player:
        return refuse("E_NOT_YOUR_TURN")
    # A phone enters what the open card did; other corrections are for the tablet.
    of_card = turn.WriteCard if caller.moderator else turn.WriteCard | Adjust
    if isinstance(command, of_card) and not now.card_open:
        return refuse("E_NO_CARD_OPEN")
    if now.awaits_card and not isinstance(command, turn.Draw | Adjust):
        return refuse("E_WRONG_PHASE")
    return command.objection(state) if isinstance(command, Action) else None


def _done(state: DecreesState, most: int | None = None) -> tuple[Panel, ...]:
    """The last news. `most`: how many fit on a phone; None: all, with a heading."""
    pending = state.pending
    awaited = () if pending is None else (promulgation.promulgated(state, pending),)
    newest = panels.decline_notes(state) if is_newest(state, Declined.diary) else ()
    newest = newest or (removal_notes(state) if most is None else ())
    titled = most is None and pending is None
    return (*awaited, *(newest or latest(state, most, titled=titled)))


def _done_before(state: DecreesState) -> tuple[Panel, ...]:
    return () if is_newest(state, Declined.diary) else panels.decline_notes(state)


def _prompts(state: DecreesState, *, host: bool = False) -> Iterator[Prompt]:
    """The prompts of this step; without an open card only the tablet (`host`) corrects."""
    now = state.now()
    if state.pending is not None:
        yield promulgation.awaited_removal(state, state.pending)
        return
    if now.card_open:
        yield adjusting(state)
        yield turn.writing(state)
    if now.awaits_card:
        yield from turn.drawing(state)
    else:
        yield from _actions(state) if now.actions_left else ()
        yield turn.end_press(state)
    if host and not now.card_open:
        yield adjusting(state)


def _actions(state: DecreesState) -> Iterator[Prompt]:
    """The legal ones, in the order of §6."""
    at = state.posting(state.now().player)
    yield from turn.drawing(state)
    if at is not None:
        yield from decrees.prompts(state, at)
        yield from redistribute(state, at)
    yield press("play_card", UNDER)
    yield from postings.move_marker(state)
    yield from special_actions(state, at)
    if at == "hr":
        yield postings.reassign(state)
    if at == "executive":
        yield from restructure(state)
