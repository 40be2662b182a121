"""The turns (§5 to §9): actions, deals, and the blame that a promulgation takes away."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Panel
from companion.core.words.panels.graph import Graph
from companion.core.words.panels.scores import Scores
from companion.core.words.panels.trails import Trails
from companion.core.words.prompts.base import Prompt
from companion.games.final_decrees.facts.turn import Declined
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.screens import panels as show
from companion.games.final_decrees.screens.abandon import abandon_press
from companion.games.final_decrees.screens.words import decree_name, ministry_at, ministry_name
from companion.games.final_decrees.state import DecreesState, Phase
from companion.games.final_decrees.told.news import is_newest, latest
from companion.games.final_decrees.turn import prompts_trades, prompts_turn
from companion.games.final_decrees.turn.prompts_adjust import adjusting, writing
from companion.games.final_decrees.turn.prompts_removal import awaited_removal

ON_A_PHONE = 2
"""So many sentences on what was done stand above the chart."""


def decider(state: DecreesState) -> int:
    """Who decides on the blame that a promulgation takes away."""
    pending = state.pending
    assert pending is not None
    return pending.picker if pending.chooser is None else pending.chooser


def _title(state: DecreesState) -> Text:
    return text("decrees-turn-of", who=SeatName(state.now().player))


def _own_title(state: DecreesState, seat: int) -> Text:
    """The active player's own phone does not call them by name."""
    player = state.now().player
    if seat == (player if state.pending is None else decider(state)):
        return text("decrees-your-move")
    return text("decrees-your-turn") if seat == player else _title(state)


def _line(state: DecreesState) -> Text:
    pending, turn = state.pending, state.now()
    if pending is not None:
        return text("decrees-waits-for", who=SeatName(decider(state)))
    if turn.awaits_card:
        return text("decrees-line-card")
    return text("decrees-line-actions", n=turn.actions_left)


def _own_line(state: DecreesState, seat: int) -> Text | None:
    """What one heads, in every turn; why one is to decide."""
    if state.pending is not None:
        return _promulgated_at(state) if seat == decider(state) else _line(state)
    headed, turn = state.posting(seat), state.now()
    if turn.player != seat:
        return _headed(headed, _line(state))
    if headed is None:
        return text("decrees-own-idle")
    # What one heads is marked on the chart, and what is left of the turn stands below it.
    return text("decrees-own-heads", at=ministry_name(headed)) if turn.awaits_card else None


def _promulgated_at(state: DecreesState) -> Text:
    pending = state.pending
    assert pending is not None
    name = decree_name(pending.decree, state.decrees[pending.decree])
    return text("decrees-promulgated-at", decree=name, at=ministry_at(pending.ministry))


def _headed(ministry: str | None, more: Text) -> Text:
    """One's ministry, and what everybody is told."""
    if ministry is None:
        return text("decrees-own-none", more=more)
    return text("decrees-own-ministry", at=ministry_name(ministry), more=more)


def _told(state: DecreesState, most: int | None = None) -> tuple[Panel, ...]:
    """What was done last; the `most` sentences of it that a screen has room for. There is no
    heading over them on a phone (`most`), nor below the decision that is awaited."""
    newest = show.declined(state) if _declined_last(state) else ()
    titled = most is None and state.pending is None
    return (*show.promulgated(state), *(newest or latest(state, most, titled=titled)))


def _declined_last(state: DecreesState) -> bool:
    return is_newest(state, Declined.told)


def _told_before(state: DecreesState) -> tuple[Panel, ...]:
    """The account of Stagnation and Decline, once something else has been done."""
    return () if _declined_last(state) else show.declined(state)


def _chart(state: DecreesState, own: int | None, *, acts: bool) -> Graph:
    """`own` is drawn as the reader's. `acts`: the reader may act now, or in the active player's
    place."""
    return show.chart(state, own, acts=acts and state.pending is None)


def _panels(state: DecreesState) -> tuple[Panel, ...]:
    lying = _chart(state, None, acts=False), show.blame(state), show.trails(state)
    return (*_told(state), *lying, show.counts(state))


def _own_panels(state: DecreesState, seat: int) -> tuple[Panel | str, ...]:
    chart = _chart(state, seat, acts=seat == state.now().player)
    lying = chart, show.blame(state, seat), Trails.kind
    return (*_told(state, ON_A_PHONE), *lying, show.counts(state), *_told_before(state))


def _desk_panels(state: DecreesState, moment: Moment) -> tuple[Panel | str, ...]:
    """The public picture, and the proposals of those whose phone the tablet is (§10)."""
    deals = prompts_trades.deal_panels(state, prompts_trades.without_phones(state, moment))
    lying = _chart(state, None, acts=True), Scores.kind, Trails.kind
    return (*deals, *_told(state), *lying, show.counts(state), *_told_before(state))


def _asks(state: DecreesState, seat: int) -> tuple[Prompt, ...]:
    if state.pending is not None:
        return (awaited_removal(state),) if seat == decider(state) else ()
    return _adjusting_first(state, ()) if seat == state.now().player else ()


def _desk_asks(state: DecreesState, moment: Moment) -> tuple[Prompt, ...]:
    """The host's prompts, and those of the awaited players without a phone."""
    deals = prompts_trades.desk_deals(state, prompts_trades.without_phones(state, moment))
    if state.pending is not None:
        return (awaited_removal(state, (decider(state),)), *deals)
    return (*_adjusting_first(state, (state.now().player,)), *deals, abandon_press())


def _adjusting_first(state: DecreesState, act_for: tuple[int, ...]) -> tuple[Prompt, ...]:
    """The turn; while a card is open, what it did comes first. At other times only the tablet
    may set something right."""
    turn = prompts_turn.prompts(state, act_for)
    if state.now().card_open:
        return (adjusting(state, act_for), writing(state, act_for), *turn)
    return (*turn, adjusting(state, act_for)) if act_for else turn


PHASE = DecreesPhase(
    id=Phase.PLAY,
    follows=(Phase.OVER,),
    turns=True,
    title=_title,
    own_title=_own_title,
    line=_line,
    own_line=_own_line,
    panels=_panels,
    own_panels=_own_panels,
    asks=_asks,
    secret=prompts_trades.with_deals,
    desk_panels=_desk_panels,
    desk_asks=_desk_asks,
    help_step="turn",
    help_steps=("incompetence", "draw", "actions", "close"),
)
