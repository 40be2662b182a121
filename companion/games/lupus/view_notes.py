"""The one sentence by day that is for this person: wait, speak, be silent."""

from __future__ import annotations

from companion.core.remembered import remembered
from companion.core.seat import Ring
from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Note
from companion.games.lupus import votes
from companion.games.lupus.cast import role_of
from companion.games.lupus.events_vote import current_round
from companion.games.lupus.state import LupusState, Phase, Player, Round
from companion.games.lupus.view_day import day_line
from companion.games.lupus.view_ring import speaker
from companion.games.lupus.view_words import heading


def note_for(state: LupusState, seat: int) -> Note | None:
    """What to tell the living person in `seat` by day, if anything."""
    vote = current_round(state)
    if vote is not None and vote.papers is not None:
        return None if seat in vote.missing else _paper_note(vote, seat in vote.voted)
    lines = _lines(state, seat)
    return Note(lines=lines, tone="call") if lines else None


@remembered
def _paper_note(vote: Round, voted: bool) -> Note:
    """The same for all whose paper lies there, and for all who have none to give."""
    if not vote.missing:
        return Note(lines=(text("lupus-votes-in"),), tone="call")
    id = "lupus-wait-secret" if voted else "lupus-wait-others-secret"
    return Note(lines=(text(id, n=len(vote.missing)),), tone="call")


def _lines(state: LupusState, seat: int) -> tuple[Text, ...]:
    day = state.today()
    if state.phase is Phase.DISCUSSION:
        return (text("lupus-talk-hint"),)
    if state.phase in (Phase.NOMINATION, Phase.RUNOFF):
        return _waiting(state, seat)
    if state.phase is Phase.MARK and seat in day.nominees:
        return (text("lupus-you-nominated"),)
    if state.phase is Phase.DEFENCE:
        return (_speeches(state, seat),)
    if state.phase is Phase.LOT and seat in day.lot:
        return (text("lupus-you-in-lot"),)
    if state.phase is Phase.LYNCH and seat == day.condemned:
        return text("lupus-you-lynched"), text("lupus-you-lynched-line")
    return ()


def _speeches(state: LupusState, seat: int) -> Text:
    day, who = state.today(), speaker(state)
    rest: Ring = day.speakers[day.speaker + 1 :]
    if seat == who:
        return text("lupus-you-speak")
    if rest and seat == rest[0] and who is not None:
        return text("lupus-you-speak-next", who=SeatName(who))
    return text("lupus-you-nominated" if seat in rest else "lupus-others-speak")


def _waiting(state: LupusState, seat: int) -> tuple[Text, ...]:
    vote = current_round(state)
    if vote is None or seat in votes.whose_turn(vote):
        return ()
    if not vote.missing:
        return (text("lupus-votes-in"),)
    if seat not in vote.order:
        return (text("lupus-wait-nominee"),)
    return (_in_turn(vote, seat),)


def _in_turn(vote: Round, seat: int) -> Text:
    """Where one is in the order of an open vote."""
    now = SeatName(vote.missing[0])
    if seat in vote.missing:
        return text("lupus-wait-turn", who=now, n=vote.missing.index(seat) - 1)
    target = dict(vote.votes).get(seat)
    if target is None:
        return text("lupus-wait-voted-nobody", who=now)
    return text("lupus-wait-voted", who=now, target=SeatName(target))


def ghost_words(state: LupusState, seat: int) -> tuple[Text, Note]:
    """Gently: one is out, and still belongs. A line, and a note on how the day goes on."""
    player = state.players[seat]
    death = player.death
    gone = death is not None and death.cause == "removed"
    by_day = death is not None and death.by_day
    line = text(f"lupus-ghost-{'gone' if gone else 'day' if by_day else 'night'}")
    now = day_line(state)
    lines = () if now is None else (now,)
    if state.options.ghosts and not gone:
        votes_now = votes.has_ghost_vote(state, player)
        lines = (*lines, text("lupus-ghost-vote" if votes_now else "lupus-ghost-vote-tomorrow"))
    if not gone:
        lines = (*lines, _stake(state, player))
    return line, Note(title=heading(state), lines=lines)


def _stake(state: LupusState, player: Player) -> Text:
    """Who is left, and that one may still win: all but those who win only alive (§8)."""
    alone = role_of(state, player.seat).wins_alone
    if alone is not None:
        return text(alone)
    alive = len(state.living)
    return text("lupus-ghost-count", n=alive, dead=len(state.players) - alive)
