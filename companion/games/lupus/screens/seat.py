"""The slip of a seat in the ring: the phase's own, or the one that all phases of the day share."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.remembered import remembered
from companion.core.seat import Ring, around
from companion.core.slip import ALL, NOTHING, Slip
from companion.core.text import text
from companion.core.value import replace
from companion.core.view import Scene
from companion.core.words.panels.base import Card, Note, Panel
from companion.core.words.panels.daybreak import Daybreak
from companion.core.words.prompts.base import Pick
from companion.games.lupus import votes
from companion.games.lupus.facts.vote import current_round
from companion.games.lupus.phase import phase_of
from companion.games.lupus.screens.card import own_card
from companion.games.lupus.screens.day import by_day, day_panels
from companion.games.lupus.screens.lantern import for_a_seat
from companion.games.lupus.screens.notes import ghost_words, note_for
from companion.games.lupus.screens.ring import day_ring
from companion.games.lupus.state import LupusState

AS_ON_THE_WALL = (ALL,)
ROOM_WITH_ROLES = 3


def seat_cue(state: LupusState, seat: int) -> Slip:
    """By day, of the living: whose vote it is, and who waits for whom. All of it is public."""
    if phase_of(state).phone is not None or seat not in state.players or not state.alive(seat):
        return NOTHING
    panels = _ring_and_day(state)
    to_the_voice = for_a_seat(state, seat)
    if state.untold:
        return Slip(prompts=to_the_voice, panels=panels)
    if phase_of(state).scene is Scene.DAWN:
        # the news is the title
        return Slip(prompts=to_the_voice, panels=(Daybreak.kind, *panels), without=("line",))
    note = note_for(state, seat)
    return Slip(
        prompts=(*_vote(state, seat), *to_the_voice),
        panels=panels if note is None else (note, *panels),
    )


def slip_follows(state: LupusState, seat: int) -> tuple[object, ...] | None:
    """What the own card is made of, where the slip is nothing but that; else None."""
    player = state.players.get(seat)
    if player is None or not player.alive or state.untold or phase_of(state).phone is not None:
        return None
    return state.players, state.customs, state.deck, state.options, state.phase


def seat_slip(state: LupusState, seat: int, moment: Moment) -> Slip:
    """What the person in `seat` sees on the own phone, and nobody else may."""
    phone = phase_of(state).phone
    if phone is not None:
        return phone(state, seat, moment)
    if not state.alive(seat):
        return _ghost_day(state, seat)
    # It is day, and nobody knows more before the moderator says it: also not by the size.
    return _with_card(own_card(state, seat, brief=state.untold), state.untold)


@remembered
def _with_card(own: tuple[Card, ...], alike: bool) -> Slip:
    return Slip(own=own, alike=alike)


def _ring_and_day(state: LupusState) -> tuple[Panel | str, ...]:
    """The ring with what lies on it, and the clock and the votes, as the wall has them by day."""
    return AS_ON_THE_WALL if phase_of(state).panels is None else by_day(state)


def slip_room(state: LupusState, seat: int) -> int:
    """How many cards long the slip of `seat` is made. Who is out and shown who is what has a ring
    of roles beside the card: as much room as both take, however long the card's words are."""
    out = not state.alive(seat) and phase_of(state).phone is None
    return ROOM_WITH_ROLES if out and _sees_roles(state) else 1


def _sees_roles(state: LupusState) -> bool:
    """Whether those who are out are shown who is what."""
    return state.options.dead_see_roles and not state.options.ghosts


def _ghost_day(state: LupusState, seat: int) -> Slip:
    """Somebody who is out follows the day; whether roles are shown, the table chooses."""
    sees = _sees_roles(state)
    line, note = ghost_words(state, seat)
    phase = phase_of(state)
    on_the_wall = phase.panels is None
    day, ring = day_panels(state), day_ring(state, sees, ())
    if phase.scene is Scene.DAWN and seat in state.today().dead:
        ring = replace(ring, middle=None, named=())  # one's own name is no news to oneself
    return Slip(
        line=line,
        # large while the news is new; later the day and what may be done in it have the room
        emblem="ghost" if phase.scene is Scene.DAWN else None,
        prompts=(*_vote(state, seat), *phase.bets(state, seat)),
        panels=(
            Note(lines=(text("lupus-ghost"),), tone="call"),
            *((note,) if note.lines else ()),
            *(one.kind if on_the_wall else one for one in day),
            ring.kind if on_the_wall and not sees else ring,
        ),
        own=own_card(state, seat),
    )


def _vote(state: LupusState, seat: int) -> tuple[Pick, ...]:
    """The ballot of the seat whose turn it is."""
    vote = current_round(state)
    if vote is None or seat not in votes.whose_turn(vote):
        return ()
    ballot = phase_of(state).ballot
    assert ballot is not None
    hint = ballot.hint if vote.papers is None else "lupus-vote-hint-secret"
    which = state.number, len(state.today().rounds)
    runoff = votes.is_runoff(state)
    seats = votes.targets(state.players, state.options, vote.candidates, runoff, seat)
    return _ballot(seat, state.ring, seats, *which, hint, state.options.abstain)


@remembered
def _ballot(
    seat: int, ring: Ring, seats: Ring, day: int, rounds: int, hint: str, abstain: bool
) -> tuple[Pick]:
    """The same question, however many have voted meanwhile."""
    others = around(ring, seat)
    return (
        Pick(
            key=f"d{day}-vote-{rounds}",
            command="vote",
            label=text("lupus-vote"),
            title=text("lupus-vote-title"),
            hint=text(hint),
            ring=(*others, seat) if seat in seats else others,
            seats=seats,
            none_label=text("lupus-vote-nobody") if abstain else None,
        ),
    )
