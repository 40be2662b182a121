"""What each pair of eyes sees of the ministries: built up from nothing for every eye (§10)."""

from __future__ import annotations

from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.text import SeatName, Text, text
from companion.core.view import Scene, View
from companion.core.words.panels.base import Chronicle, Note, Panel
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.final_decrees import prompts_deal, prompts_setup, prompts_turn, view_lobby
from companion.games.final_decrees import view_panels as show
from companion.games.final_decrees.news import latest
from companion.games.final_decrees.prompts_adjust import adjusting
from companion.games.final_decrees.recap import chapters
from companion.games.final_decrees.state import DecreesState, Phase
from companion.games.final_decrees.view_words import (
    decider,
    decree_name,
    heading,
    line,
    ministry_at,
    ministry_name,
    tone,
)

SCENES = {Phase.LOBBY: Scene.LOBBY, Phase.OVER: Scene.END}
ON_A_PHONE = 2
"""So many sentences on what was done stand above the chart."""


def view(state: DecreesState, eye: Eye, moment: Moment) -> View:
    """One screenful for `eye`; its prompts are exactly what it may do."""
    if eye.moderates:
        return _view(state, _desk_prompts(state, moment), _desk_panels(state, moment))
    if eye.seat is not None and eye.seat in state.ring:
        prompts, panels = _seat_prompts(state, eye.seat), _seat_panels(state, eye.seat)
        return _view(state, prompts, panels, eye.seat)
    return _view(state, (), _public_panels(state))


def _view(
    state: DecreesState,
    prompts: tuple[Prompt, ...],
    panels: tuple[Panel, ...],
    own: int | None = None,
) -> View:
    return View(
        tone=tone(state),
        scene=SCENES.get(state.phase, Scene.GRAPH),
        title=heading(state, own),
        line=line(state) if own is None else own_line(state, own),
        prompts=prompts,
        panels=panels,
    )


def _public_panels(
    state: DecreesState, own: int | None = None, *, desk: bool = False
) -> tuple[Panel, ...]:
    """What everybody may know; `own` is drawn as the reader's. On the `desk` somebody may act in
    the active player's place."""
    if state.phase is Phase.LOBBY:
        return view_lobby.lobby_panels(state, host=False)
    if state.phase is Phase.OVER:
        return show.end_panels(state)
    if state.phase is Phase.BID:
        # Before the first bids are opened nobody has any blame: a table of noughts says nothing.
        blame = (show.blame(state, own),) if state.rounds else ()
        return (*show.bids(state), show.chart(state, own), *blame)
    if state.phase is Phase.POSTING:
        return (show.chart(state, own), show.blame(state, own), *show.opened_bids(state)[:1])
    acts = desk or (own is not None and own == state.now().player)
    chart = show.chart(state, own, acts=acts and state.pending is None)
    lying: tuple[Panel, ...] = (chart, show.blame(state, own), show.trails(state))
    declined, most = show.declined(state), None if own is None else ON_A_PHONE
    told = (*show.promulgated(state), *declined, *(() if declined else latest(state, most)))
    return (*told, *lying, show.counts(state))


def own_line(state: DecreesState, seat: int) -> Text | None:
    """On a phone: that one's bid is in; what one heads, in every turn; why one is to decide."""
    if state.bids is not None and seat in state.bids:
        return text("decrees-bid-waits")
    if state.phase is Phase.POSTING and seat == state.head:
        return None
    if state.phase is not Phase.PLAY or state.turn is None:
        return line(state)
    if state.pending is not None:
        return _promulgated_at(state) if seat == decider(state) else line(state)
    headed, turn = state.posting(seat), state.turn
    if turn.player != seat:
        return _headed(headed, line(state))
    if headed is None:
        return text("decrees-own-idle")
    # What one heads is marked on the chart, and what is left of the turn stands below it.
    return text("decrees-own-heads", at=ministry_name(headed)) if turn.awaits_card else None


def _promulgated_at(state: DecreesState) -> Text:
    pending = state.pending
    assert pending is not None
    name = decree_name(pending.decree, state.decrees[pending.decree])
    return text("decrees-promulgated-at", decree=name, at=ministry_at(pending.ministry))


def _headed(ministry: str | None, more: Text | None) -> Text | None:
    """One's ministry, and what everybody is told."""
    if more is None:
        return None
    if ministry is None:
        return text("decrees-own-none", more=more)
    return text("decrees-own-ministry", at=ministry_name(ministry), more=more)


def _seat_panels(state: DecreesState, seat: int) -> tuple[Panel, ...]:
    own: tuple[Panel, ...] = ()
    if state.phase is Phase.PLAY:
        own = (*fallen(state, (seat,)), *prompts_deal.proposals(state, (seat,)))
    if state.phase is Phase.OVER:
        return (*show.end_panels(state), Chronicle(chapters=chapters(state)))
    return (*own, *_public_panels(state, seat))


def fallen(state: DecreesState, seats: tuple[int, ...]) -> tuple[Note, ...]:
    """Why proposals came to nothing this turn, for those whom they named."""
    notes = []
    for gone in dict.fromkeys(state.fallen[seat] for seat in seats if seat in state.fallen):
        if gone.why == "E_TRADE_FUNDS":
            lines = (text(gone.why),)
            notes.append(Note(title=text("decrees-trade-fell"), lines=lines, tone="warning"))
        else:
            said = text(f"decrees-trade-{gone.why}", who=SeatName(gone.seat))
            notes.append(Note(lines=(said,), tone="quiet"))
    return tuple(notes)


def _seat_prompts(state: DecreesState, seat: int) -> tuple[Prompt, ...]:
    if state.phase is Phase.BID and state.bids is not None:
        return prompts_setup.bid(state) if seat in state.bids.missing else ()
    if state.phase is Phase.POSTING:
        return (prompts_setup.posting(state),) if seat == state.head else ()
    if state.phase is not Phase.PLAY:
        return ()
    if state.pending is not None:
        return (prompts_deal.awaited_removal(state),) if seat == decider(state) else ()
    deals = tuple(prompts_deal.trade_prompts(state, seat))
    if seat != state.now().player:
        return deals
    return (*_adjusting_first(state, ()), *deals)


def _adjusting_first(state: DecreesState, act_for: tuple[int, ...]) -> tuple[Prompt, ...]:
    """The turn; while a card is open, what it did comes first. At other times only the tablet
    may set something right."""
    turn = prompts_turn.prompts(state, act_for)
    if state.now().card_open:
        return (adjusting(state, act_for), *turn)
    return (*turn, adjusting(state, act_for)) if act_for else turn


def _without_phones(state: DecreesState, moment: Moment) -> tuple[int, ...]:
    """Those whose phone the tablet stands in for."""
    return tuple(seat for seat in state.ring if seat not in moment.phones)


def _desk_panels(state: DecreesState, moment: Moment) -> tuple[Panel, ...]:
    """The public picture, and the proposals of those whose phone the tablet is (§10)."""
    if state.phase is Phase.OVER:
        return (*show.end_panels(state), Chronicle(chapters=chapters(state)))
    if state.phase is Phase.LOBBY:
        return view_lobby.lobby_panels(state, host=True)
    if state.phase is Phase.BID:
        # Meanwhile the deck is built.
        return (*_public_panels(state), view_lobby.recipe(state))
    if state.phase is not Phase.PLAY:
        return _public_panels(state)
    served = _without_phones(state, moment)
    dealt = (*fallen(state, served), *prompts_deal.proposals(state, served))
    return (*dealt, *_public_panels(state, desk=True))


def _desk_prompts(state: DecreesState, moment: Moment) -> tuple[Prompt, ...]:
    """The host's own, and those of whoever is awaited, in that one's place."""
    if state.phase is Phase.LOBBY:
        return prompts_setup.lobby(state)
    if state.phase is Phase.OVER:
        return ()
    if state.phase is Phase.PLAY and state.pending is not None:
        return (prompts_deal.awaited_removal(state, (decider(state),)),)
    return (*_in_their_place(state, moment), _abandon())


def _in_their_place(state: DecreesState, moment: Moment) -> tuple[Prompt, ...]:
    if state.phase is Phase.BID and state.bids is not None:
        return prompts_setup.bid(state, state.bids.missing)
    if state.phase is Phase.POSTING and state.head is not None:
        return (prompts_setup.posting(state, (state.head,)),)
    deals = (
        prompt
        for seat in _without_phones(state, moment)
        for prompt in prompts_deal.trade_prompts(state, seat, (seat,))
    )
    return (*_adjusting_first(state, (state.now().player,)), *deals)


def _abandon() -> Press:
    return Press(
        key="abandon",
        command="abandon",
        label=text("decrees-abandon"),
        warn=text("decrees-abandon-warn"),
        weight=Weight.LINK,
        group="corrections",
    )
