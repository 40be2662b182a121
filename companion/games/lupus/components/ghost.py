"""The view of a dead player's phone, by day and by night.

The panels and questions by day are those of the phase (`DayPhase.ghost`).
"""

from companion.core import Note, Panel, Prompt, Text, View, expand_panels, replace, text
from companion.games.lupus import bets, votes
from companion.games.lupus.cast import barred_seats, role_of
from companion.games.lupus.components.card import own_card
from companion.games.lupus.role import Side
from companion.games.lupus.state import LupusState, Player
from companion.games.lupus.waves import correction_line


def sees_roles(state: LupusState) -> bool:
    """Whether players who are out see all roles."""
    return state.options.dead_see_roles and not state.options.ghosts


def ghost_by_day(
    state: LupusState,
    seat: int,
    wall: View,
    panels: tuple[Panel | str, ...],
    prompts: tuple[Prompt, ...],
    now: Text | None,
) -> View:
    """The view of a ghost by day. `panels`, `prompts`: of the phase; `now`: as in `ghost_note`."""
    return replace(
        wall,
        line=_line(state, seat),
        prompts=prompts,
        panels=expand_panels((*ghost_note(state, seat, now), *panels), wall),
        own=own_card(state, seat),
    )


def asleep_view(state: LupusState, seat: int, wall: View, title: str, line: str) -> View:
    """The view of a phone with nothing to do at night."""
    return replace(
        wall,
        line=None,
        hush=True,
        panels=(Note(title=text(title), lines=(text(line),)), *wall.panels),
        own=own_card(state, seat, brief=True),
    )


def _line(state: LupusState, seat: int) -> Text:
    """How the person in `seat` has died, or that they have gone home."""
    death = state.players[seat].death
    if state.players[seat].gone:
        return text("lupus-ghost-gone")
    if death is not None and death.cause == "lynched":
        return text("lupus-ghost-day")
    return text("lupus-ghost-fallen" if death is not None and death.by_day else "lupus-ghost-night")


def ghost_note(state: LupusState, seat: int, now: Text | None) -> tuple[Note, ...]:
    """Says that the reader is a ghost, and `now`, which no panel says; a correction comes first."""
    now = correction_line(state) or now
    lines: tuple[Text, ...] = () if now is None else (now,)
    if not state.players[seat].gone:
        if state.options.ghosts and seat not in barred_seats(state):
            votes_now = votes.has_ghost_vote(state, state.players[seat])
            lines += (text("lupus-ghost-vote" if votes_now else "lupus-ghost-vote-tomorrow"),)
        lines += (_stake(state, state.players[seat]), *bets.sealed_line(state, seat))
    ghost = Note(lines=(text("lupus-ghost"),), tone="call")
    return (ghost, Note(lines=lines)) if lines else (ghost,)


def _stake(state: LupusState, player: Player) -> Text:
    """Whether a dead player may still win (§8), and how many are left; another sentence for a role
    on a side of its own, which wins only alive."""
    if role_of(state, player.seat).side not in tuple(Side):
        return text("lupus-ghost-alone")
    alive = len(state.living)
    return text("lupus-ghost-count", n=alive, dead=len(state.players) - alive)
