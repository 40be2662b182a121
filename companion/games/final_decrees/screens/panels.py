"""The panels that everybody may see: chart, blame, decrees, bids, what S&D did (§10)."""

from __future__ import annotations

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.panels.base import (
    Circle,
    Mark,
    Note,
    Panel,
    Verdict,
)
from companion.core.words.panels.graph import Graph, Node, Spot, Token, arrange
from companion.core.words.panels.scores import Score, Scores
from companion.core.words.panels.trails import Stop, Trail, Trails
from companion.games.final_decrees.phase import phase_of
from companion.games.final_decrees.screens.words import decree_name, ministry_at, ministry_name
from companion.games.final_decrees.state import Decree, DecreesState
from companion.games.final_decrees.turn.chart_touches import can_act, told_at, told_on
from companion.games.final_decrees.turn.start_and_end import best


def chart(state: DecreesState, own: int | None = None, *, acts: bool = False) -> Graph:
    """The organisation chart, with everybody and everything that lies on it.

    `own`: the reader's seat. `acts`: the reader may touch what is on it, in the active player's
    place.
    """
    spots = arrange(state.ministries, state.arrows)
    touched = acts and can_act(state)
    nodes = tuple(_node(state, id, spot, own, touched=touched) for id, spot in spots.items())
    left = acts and phase_of(state).turns and not state.now().awaits_card
    return Graph(
        nodes=nodes,
        arrows=state.arrows,
        columns=max(spot.x for spot in spots.values()) + 1,
        rows=max(spot.row for spot in spots.values()) + 1,
        empty=text("decrees-nobody"),
        counted=text("decrees-blame"),
        title=text("decrees-chart"),
        tip="game-final_decrees",
        left=_left(state, own) if left else None,
        price=text("decrees-price") if touched else None,
    )


def _left(state: DecreesState, own: int | None) -> Text:
    """What is left of the turn, as it is said to the player, or of the player."""
    word = "decrees-line-actions" if own is None else "decrees-left"
    return text(word, n=state.now().actions_left)


def _node(state: DecreesState, id: str, spot: Spot, own: int | None, *, touched: bool) -> Node:
    seat = state.director(id)
    active = None if state.turn is None else state.turn.player
    return Node(
        id,
        ministry_name(id),
        spot.x,
        spot.row,
        spot.line,
        spot.depth,
        seat=seat,
        count=state.ministry[id],
        tokens=tuple(_token(state, slot, touched=touched) for slot in state.lying_at(id)),
        turn=seat is not None and seat == active,
        own=seat is not None and seat == own,
        note=_pool(state, seat) if own is not None and seat is not None else None,
        told=told_at(state, id) if touched else (),
    )


def _pool(state: DecreesState, seat: int) -> Text | None:
    return text("decrees-pool", n=state.personal[seat]) if phase_of(state).turns else None


def _token(state: DecreesState, slot: int, *, touched: bool) -> Token:
    decree = state.decrees[slot]
    name = decree_name(slot, decree)
    told = told_on(state, slot) if touched else ()
    return Token(str(slot), str(slot + 1), name, decree.done, len(decree.steps), told)


def blame(state: DecreesState, own: int | None = None) -> Scores:
    """Personal blame in front of everybody; the least leads."""
    first = best(state) if phase_of(state).turns else ()
    active = None if state.turn is None else state.turn.player
    scores = tuple(
        Score(
            seat,
            state.personal[seat],
            note=_posting(state, seat),
            leads=seat in first and len(first) < len(state.ring),
            turn=seat == active,
        )
        for seat in state.ring
    )
    lead = text("decrees-least")
    return Scores(title=text("decrees-personal"), lead=lead, scores=scores, own=own)


def _posting(state: DecreesState, seat: int) -> Text | None:
    at, cards = state.posting(seat), state.hands.get(seat, 0)
    if not phase_of(state).turns:
        return None if at is None else ministry_name(at)
    return text("decrees-cards", n=cards)


def trails(state: DecreesState) -> Trails:
    """Every decree: who has stamped, what comes next, where it lies."""
    return Trails(
        title=text("decrees-decrees"),
        trails=tuple(_trail(slot, one) for slot, one in enumerate(state.decrees)),
    )


def _trail(slot: int, decree: Decree) -> Trail:
    stops = []
    for number, step in enumerate(decree.steps):
        done, coming = number < decree.done, number == decree.done
        seat = decree.stamps[number] if done else None
        name = ministry_name(step)
        stops.append(Stop(name, "done" if done else "next" if coming else "later", seat))
    if decree.place is None:
        place = text("decrees-promulgated")
    else:
        place = text("decrees-lies", at=ministry_at(decree.place))
    return Trail(
        decree_name(slot, decree), tuple(stops), place, over=decree.place is None, id=str(slot)
    )


def counts(state: DecreesState) -> Note:
    """Deck, discards, promulgated decrees."""
    lines = (
        text("decrees-deck-left", deck=state.deck_left, discard=state.discard),
        text("decrees-promulgated-so-far", n=state.promulgated, of=len(state.decrees)),
    )
    return Note(lines=lines, tone="quiet")


def declined(state: DecreesState) -> tuple[Note, ...]:
    """What the last Stagnation and Decline did, in its three steps, until the turn is over."""
    told, turn = state.decline, state.turn
    if (
        told is None
        or turn is None
        or told.seat != turn.player
        or state.deck_left != told.deck_left
    ):
        return ()
    moved = tuple(
        text("decrees-sd-moved", at=ministry_name(at), who=SeatName(seat), n=n)
        for at, seat, n in told.moved
    )
    deck = text("decrees-sd-back", deck=told.deck_left)
    back = deck if told.returned else text("decrees-over-deck")
    picked = (text("decrees-sd-picked", who=SeatName(told.seat)),) if told.picked else ()
    first = text("decrees-sd-discards", n=told.discarded)
    lines = (first, *picked, *(moved or (text("decrees-sd-nothing"),)), back)
    title = text("decrees-sd-title", who=SeatName(told.seat))
    return (Note(title=title, lines=lines, tone="news"),)


def opened_bids(state: DecreesState) -> tuple[Note, ...]:
    """The rounds that were opened, newest first."""
    notes = []
    for number, one in reversed(tuple(enumerate(state.rounds, 1))):
        gains = dict(one.gains)
        lines = [
            text("decrees-bid-was", who=SeatName(seat), n=n, gain=gains[seat])
            for seat, n in one.bids
        ]
        if one.winner is not None:
            way = "lot" if one.by_lot else "won"
            lines.append(text(f"decrees-bid-{way}", who=SeatName(one.winner)))
        else:
            lines.append(text("decrees-bid-tied", who=SeatNames(one.tied)))
        notes.append(Note(title=text("decrees-bid-opened", n=number), lines=tuple(lines)))
    return tuple(notes)


def promulgated(state: DecreesState) -> tuple[Note, ...]:
    """The decision that the table waits for."""
    pending = state.pending
    if pending is None:
        return ()
    decree = state.decrees[pending.decree]
    name = decree_name(pending.decree, decree)
    first = text("decrees-promulgated-at", decree=name, at=ministry_at(pending.ministry))
    if pending.chooser is None:
        second = text("decrees-roots", who=SeatName(pending.picker))
    else:
        root = ministry_name(pending.roots[0])
        who = SeatName(pending.chooser)
        second = text("decrees-chooser", who=who, at=root, n=pending.allowance)
    return (Note(title=first, lines=(second,)),)


def end_panels(state: DecreesState) -> tuple[Panel, ...]:
    """Who has won, and with how much blame everybody goes home."""
    result = state.result
    assert result is not None
    winners = result.winners
    title = text("decrees-win", who=SeatNames(winners), n=len(winners))
    verdict = Verdict(
        title=title if winners else text("decrees-nobody-wins"),
        emblem="game-final_decrees",
        winners=winners,
        line=text(f"decrees-over-{result.reason}"),
    )
    marks = tuple(
        Mark(
            seat=seat,
            role=text("decrees-blame-of", n=blame),
            wins=seat in winners,
        )
        for seat, blame in state.personal.items()
    )
    return verdict, Circle(marks=marks, moderator=False)
