"""The one sentence by day that is for this person: wait, speak, be silent."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.remembered import remembered
from companion.core.seat import Ring
from companion.core.text import SeatNames, Text, text
from companion.core.words.panels.base import Note
from companion.games.lupus import votes
from companion.games.lupus.bets.shown import sealed
from companion.games.lupus.cast import role_of
from companion.games.lupus.facts.vote import current_round
from companion.games.lupus.passing.turns import passes
from companion.games.lupus.phase import phase_of
from companion.games.lupus.screens.day import public_line
from companion.games.lupus.state import LupusState, Player, Round


def note_for(state: LupusState, seat: int) -> Note | None:
    """What to tell the living person in `seat` by day, if anything."""
    vote = current_round(state)
    if vote is not None and vote.papers is not None:
        return None if seat in vote.missing else _paper_note(vote, seat in vote.voted)
    lines = phase_of(state).note(state, seat)
    return Note(lines=lines, tone="call") if lines else None


@remembered
def _paper_note(vote: Round, voted: bool) -> Note:
    """The same for all whose paper lies there, and for all who have none to give."""
    if not vote.missing:
        return Note(lines=(text("lupus-votes-in"),), tone="call")
    id = "lupus-wait-secret" if voted else "lupus-wait-others-secret"
    return Note(lines=(text(id, n=len(vote.missing)),), tone="call")


def ghost_words(state: LupusState, seat: int) -> tuple[Text, Note]:
    """Gently: one is out, and still belongs. A line, and a note on how the day goes on."""
    player = state.players[seat]
    death = player.death
    gone = death is not None and death.cause == "removed"
    by_day = death is not None and death.by_day
    line = text(f"lupus-ghost-{'gone' if gone else 'day' if by_day else 'night'}")
    # The tally below counts what the public line would, and a clock has a name of its own. Of the
    # own death a line of one's own tells, and a verdict is the title.
    day, news = state.today(), phase_of(state).announces(state)
    told = current_round(state) is not None or day.clock is not None or news is not None
    told = told or seat in day.dead
    now = None if told else public_line(state)
    lines = () if now is None else (now,)
    if state.options.ghosts and not gone:
        votes_now = votes.has_ghost_vote(state, player)
        lines = (*lines, text("lupus-ghost-vote" if votes_now else "lupus-ghost-vote-tomorrow"))
    if not gone:
        lines = (*lines, _stake(state, player), *sealed(state, seat))
    return line, Note(lines=lines)


def _stake(state: LupusState, player: Player) -> Text:
    """What is at stake for a dead player: how many are left, as they may still win with them (§8);
    another sentence for a role that wins only alive."""
    alone = role_of(state, player.seat).wins_alone
    if alone is not None:
        return text(alone)
    alive = len(state.living)
    return text("lupus-ghost-count", n=alive, dead=len(state.players) - alive)


def hidden(line: Text) -> Note:
    """What a tablet that hides the secrets cannot lead, with the way to show them."""
    return Note(lines=(line,), tone="warning", offer="table.set_blind")


def cannot_choose(state: LupusState, moment: Moment, people: Ring) -> tuple[Note, ...]:
    """Which of these have no phone at night, where the tablet does not go round to them: only who
    sees the secrets may choose in their place."""
    seats = tuple(seat for seat in people if seat not in moment.phones)
    if not seats or passes(state):
        return ()
    return (hidden(text("lupus-blind-night", who=SeatNames(seats), n=len(seats))),)
