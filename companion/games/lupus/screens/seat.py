"""What a person in the ring sees: what the phase shows, or what all phases of the day share."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.remembered import remembered
from companion.core.seat import Ring, around
from companion.core.text import text
from companion.core.value import replace
from companion.core.view import Scene, View, laid, mark_known
from companion.core.words.panels.base import Note
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

ROOM_WITH_ROLES = 3


def phone_view(state: LupusState, seat: int, moment: Moment, wall: View) -> View:
    """What the person in `seat` sees on the own phone."""
    phone = phase_of(state).phone
    if phone is not None:
        return phone(state, seat, moment, wall)
    if not state.alive(seat):
        return _ghost_day(state, seat, wall)
    own = own_card(state, seat, brief=state.untold)
    # It is day, and nobody knows more before the moderator says it: also not by the size.
    return replace(_living_day(state, seat, wall), own=own, alike=state.untold)


def _living_day(state: LupusState, seat: int, wall: View) -> View:
    """Whose vote it is, and who waits for whom: everybody may know all of it."""
    prompts = for_a_seat(state, seat)
    panels = wall.panels if phase_of(state).panels is None else mark_known(by_day(state))
    if state.untold:
        return replace(wall, prompts=mark_known(prompts), panels=panels)
    if phase_of(state).scene is Scene.DAWN:
        news = *laid((Daybreak.kind,), wall), *panels  # the news is the title
        return replace(wall, prompts=mark_known(prompts), panels=news, line=None, known=("line",))
    note = note_for(state, seat)
    if note is not None:
        panels = mark_known((note, *panels))
    return replace(wall, prompts=mark_known((*_vote(state, seat), *prompts)), panels=panels)


def secret_room(state: LupusState, seat: int) -> int:
    """How many cards long the secret document of `seat` is made. Who is out and shown who is what
    has a ring of roles beside the card: as much room as both take, however long its words are."""
    out = not state.alive(seat) and phase_of(state).phone is None
    return ROOM_WITH_ROLES if out and _sees_roles(state) else 1


def _sees_roles(state: LupusState) -> bool:
    """Whether those who are out are shown who is what."""
    return state.options.dead_see_roles and not state.options.ghosts


def _ghost_day(state: LupusState, seat: int, wall: View) -> View:
    """Somebody who is out follows the day; whether roles are shown, the table chooses."""
    sees = _sees_roles(state)
    line, note = ghost_words(state, seat)
    phase = phase_of(state)
    on_the_wall = phase.panels is None
    day, ring = day_panels(state), day_ring(state, sees, ())
    if phase.scene is Scene.DAWN and seat in state.today().dead:
        ring = replace(ring, middle=None, named=())  # one's own name is no news to oneself
    own = (
        Note(lines=(text("lupus-ghost"),), tone="call"),
        *((note,) if note.lines else ()),
        *(one.kind if on_the_wall else one for one in day),
        ring.kind if on_the_wall and not sees else ring,
    )
    return replace(
        wall,
        line=line or wall.line,
        # large while the news is new; later the day and what may be done in it have the room
        emblem="ghost" if phase.scene is Scene.DAWN else wall.emblem,
        prompts=(*_vote(state, seat), *phase.bets(state, seat)),
        panels=laid(own, wall),
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
