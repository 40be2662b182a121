"""What each pair of eyes sees of the ministries: built up from nothing for every eye (§10)."""

from __future__ import annotations

from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.panel import Chronicle, Note, Panel
from companion.core.prompt import Press, Prompt, Weight
from companion.core.text import SeatName, Text, text
from companion.core.view import View
from companion.games.final_decrees import prompts_deal, prompts_setup, prompts_turn
from companion.games.final_decrees import view_panels as show
from companion.games.final_decrees.prompts_adjust import adjusting
from companion.games.final_decrees.recap import chapters
from companion.games.final_decrees.state import DecreesState, Phase
from companion.games.final_decrees.view_words import (
    decree_name,
    heading,
    line,
    ministry_at,
    ministry_name,
    tone,
)

RUNNING = (Phase.BID, Phase.POSTING, Phase.PLAY)


def view(state: DecreesState, eye: Eye, moment: Moment) -> View:
    """One screenful for `eye`; its prompts are exactly what it may do."""
    if eye.moderates:
        return _view(state, _desk_prompts(state, moment), _desk_panels(state, moment))
    if eye.seat is not None and eye.seat in state.ring:
        prompts, panels = _seat_prompts(state, eye.seat), _seat_panels(state, eye.seat)
        return _view(state, prompts, panels, own_line(state, eye.seat))
    return _view(state, (), _public_panels(state))


def _view(
    state: DecreesState,
    prompts: tuple[Prompt, ...],
    panels: tuple[Panel, ...],
    said: Text | None = None,
) -> View:
    return View(
        tone=tone(state),
        title=heading(state),
        line=said or line(state),
        prompts=prompts,
        panels=panels,
    )


def _public_panels(state: DecreesState, own: int | None = None) -> tuple[Panel, ...]:
    """What everybody may know; `own` is drawn as the reader's."""
    if state.phase is Phase.LOBBY:
        return show.lobby_panels(state, own, host=False)
    if state.phase is Phase.OVER:
        return show.end_panels(state, own)
    if state.phase is Phase.BID:
        return (*show.bids(state), show.chart(state, own), show.blame(state, own))
    if state.phase is Phase.POSTING:
        return (show.chart(state, own), show.blame(state, own), *show.opened(state)[:1])
    lying: tuple[Panel, ...] = (show.chart(state, own), show.blame(state, own), show.trails(state))
    return (*show.promulgated(state), *show.declined(state), *lying, show.counts(state))


def own_line(state: DecreesState, seat: int) -> Text | None:
    """On a phone: what one heads, when it is one's turn; why one is asked, when it is not."""
    if state.phase is not Phase.PLAY or state.turn is None:
        return None
    if state.pending is not None:
        name = decree_name(state.pending.decree, state.decrees[state.pending.decree])
        at = ministry_at(state.pending.ministry)
        own = seat == _decider(state)
        return text("decrees-promulgated-at", decree=name, at=at) if own else None
    if state.turn.player != seat or state.turn.awaits_card:
        return None
    headed, left = state.posting(seat), state.turn.actions_left
    if headed is None:
        return text("decrees-own-nowhere", n=left)
    return text("decrees-own-turn", n=left, at=ministry_name(headed))


def _seat_panels(state: DecreesState, seat: int) -> tuple[Panel, ...]:
    own: tuple[Panel, ...] = ()
    if state.phase is Phase.PLAY:
        own = (*fallen(state, (seat,)), *prompts_deal.proposals(state, (seat,)))
    if state.phase is Phase.OVER:
        return (*show.end_panels(state, seat), Chronicle(chapters=chapters(state)))
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
        return (prompts_deal.awaited_removal(state),) if seat == _decider(state) else ()
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


def _decider(state: DecreesState) -> int:
    pending = state.pending
    assert pending is not None
    return pending.picker if pending.chooser is None else pending.chooser


def _without_phones(state: DecreesState, moment: Moment) -> tuple[int, ...]:
    """Those whose phone the tablet stands in for."""
    return tuple(seat for seat in state.ring if seat not in moment.phones)


def _desk_panels(state: DecreesState, moment: Moment) -> tuple[Panel, ...]:
    """The public picture, and the proposals of those whose phone the tablet is (§10)."""
    if state.phase is Phase.OVER:
        return (*show.end_panels(state, None), Chronicle(chapters=chapters(state)))
    if state.phase is Phase.LOBBY:
        return show.lobby_panels(state, None, host=True)
    if state.phase is Phase.BID:
        return (*_public_panels(state), _recipe(state))
    if state.phase is not Phase.PLAY:
        return _public_panels(state)
    served = _without_phones(state, moment)
    dealt = (*fallen(state, served), *prompts_deal.proposals(state, served))
    return (*dealt, *_public_panels(state))


def _recipe(state: DecreesState) -> Note:
    """Meanwhile the deck is built."""
    made = show.recipe(state)
    lines = tuple(text("decrees-recipe-line", n=pile.count, what=pile.label) for pile in made.piles)
    return Note(title=made.title, lines=(*lines, *made.notes), tone="quiet")


def _desk_prompts(state: DecreesState, moment: Moment) -> tuple[Prompt, ...]:
    """The host's own, and those of whoever is awaited, in that one's place."""
    if state.phase is Phase.LOBBY:
        return prompts_setup.lobby(state)
    if state.phase is Phase.OVER:
        return ()
    if state.phase is Phase.PLAY and state.pending is not None:
        return (prompts_deal.awaited_removal(state, (_decider(state),)),)
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
