"""What everybody sees in play: the decrees, the piles, what Stagnation and Decline did (§10)."""

from __future__ import annotations

from companion.core import Note, SeatName, Stop, Trail, Trails, text
from companion.games.final_decrees.names import decree_name, ministry_at, ministry_name
from companion.games.final_decrees.state import Decree, DecreesState


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
