"""What the moderator reads aloud by day, from the dawn to the end, and the stages of the day."""

from __future__ import annotations

from companion.core.seat import Ring
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.panels.base import Stage
from companion.games.lupus.cast import marking, the_mark
from companion.games.lupus.events_vote import current_round
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.view_ring import speaker
from companion.games.lupus.votes import electorate

MOB_EMBLEM, GHOST_EMBLEM, FLAME = "mob", "ghost", "flame"

DAY_STAGES = (
    (Phase.DAWN, "lupus-stage-dawn"),
    (Phase.DISCUSSION, "lupus-stage-talk"),
    (Phase.NOMINATION, "lupus-stage-vote"),
    (Phase.DEFENCE, "lupus-stage-defence"),
    (Phase.RUNOFF, "lupus-stage-runoff"),
    (Phase.LYNCH, "lupus-stage-verdict"),
)
SAME_STAGE = {Phase.MARK: Phase.NOMINATION, Phase.LOT: Phase.RUNOFF}


def day_stages(state: LupusState) -> tuple[Stage, ...]:
    """How far the day is."""
    if state.phase is Phase.OVER:
        return ()
    phases = [phase for phase, _ in DAY_STAGES]
    now = phases.index(SAME_STAGE.get(state.phase, state.phase))
    return tuple(
        Stage(text(id), "done" if place < now else "now" if place == now else "next")
        for place, (_, id) in enumerate(DAY_STAGES)
    )


Lines = tuple[Text, Text | None, str | None]
"""The line to read, the one that follows for certain, the emblem beside them."""


def both(first: Text, then: Text) -> Text:
    """Two sentences that are read in one breath."""
    return text("lupus-say-both", first=first, then=then)


def day_lines(state: LupusState) -> Lines:
    """What is read in a phase of the day, or at the end."""
    if state.phase is Phase.DAWN:
        return _dawn_lines(state)
    if state.phase is Phase.DISCUSSION:
        return text("lupus-say-talk"), _first_vote_line(state), FLAME
    if state.phase in (Phase.NOMINATION, Phase.RUNOFF):
        return _vote_line(state), None, MOB_EMBLEM
    if state.phase is Phase.MARK:
        return _mark_lines(state)
    if state.phase is Phase.DEFENCE:
        return _defence_lines(state)
    if state.phase is Phase.LOT:
        return text("lupus-say-lot", names=SeatNames(state.today().lot)), None, MOB_EMBLEM
    if state.phase is Phase.LYNCH:
        return verdict_line(state), None, MOB_EMBLEM
    return both(_over_line(state), text("lupus-say-turn-cards")), None, "game-lupus"


def _dawn_lines(state: LupusState) -> Lines:
    """Who is missing; once that is told, what the dead have to know, or that all are there."""
    dead = state.today().dead
    if dead:
        after = text("lupus-say-dawn-ghost", who=SeatNames(dead), n=len(dead))
    else:
        after = text("lupus-say-dawn-all")
    emblem = GHOST_EMBLEM if dead else FLAME
    if state.untold:
        return announcement(state), after, emblem
    return after, None, emblem


def announcement(state: LupusState) -> Text:
    """All that is said of a dawn: who is missing and, where the table wants it, how (§6.3)."""
    line = dawn_line(state)
    for cause in _dawn_causes(state):
        line = both(line, cause)
    return line


def dawn_line(state: LupusState) -> Text:
    """Who is missing at dawn: names and nothing more (§6.3)."""
    day = state.today()
    who = SeatNames(day.dead)
    if day.moderator_bitten and day.dead:
        return text("lupus-say-dawn-moderator-dead", who=who)
    if day.moderator_bitten:
        return text("lupus-say-dawn-moderator")
    if day.dead:
        return text("lupus-say-dawn-dead", who=who, n=len(day.dead))
    return text("lupus-say-dawn-nobody")


def _dawn_causes(state: LupusState) -> tuple[Text, ...]:
    """How each of this dawn's dead died, where the table announces it (`announce_cause`)."""
    if not state.options.announce_cause:
        return ()
    deaths = ((seat, state.players[seat].death) for seat in state.today().dead)
    return tuple(
        text("lupus-say-cause", who=SeatName(seat), cause=death.cause)
        for seat, death in deaths
        if death is not None
    )


def mark_line(marked: int) -> Text:
    """Whom a role has brought among the nominees (L-V5)."""
    return text(the_mark().says, who=SeatName(marked))


def _mark_lines(state: LupusState) -> Lines:
    """The mark, then the nominees with the first of them to speak (L-V5)."""
    day = state.today()
    following = _speak_line(state, day.nominees, 0) if day.nominees else None
    role = marking()
    emblem = None if role is None else role.emblem
    line = nominees_line(state) if day.mark is None else mark_line(day.mark)
    return line, following, emblem


def _first_vote_line(state: LupusState) -> Text | None:
    """The line with which the nomination will begin, as things are."""
    if state.options.simultaneous_votes:
        return text("lupus-say-vote-together")
    order = electorate(state)
    return text("lupus-say-vote", who=SeatName(order[0])) if order else None


def _vote_line(state: LupusState) -> Text:
    """The line of a vote: whose vote it is, or that all are in."""
    runoff = state.phase is Phase.RUNOFF
    kind = "runoff" if runoff else "vote"
    vote = current_round(state)
    names = SeatNames(vote.candidates if vote is not None and runoff else ())
    if vote is None or not vote.missing:
        return text(f"lupus-say-{kind}-done")
    if vote.papers is not None:
        id = f"lupus-say-{kind}-together"
        return text(id, names=names) if runoff else text(id)
    who = SeatName(vote.missing[0])
    if vote.voted:
        return text("lupus-say-vote-next", who=who)
    return (
        text("lupus-say-runoff", names=names, who=who)
        if runoff
        else text("lupus-say-vote", who=who)
    )


def nominees_line(state: LupusState) -> Text:
    """Who is nominated."""
    nominees = state.today().nominees
    return text("lupus-say-owl-nominees", who=SeatNames(nominees), n=len(nominees))


def _defence_lines(state: LupusState) -> Lines:
    day = state.today()
    if speaker(state) is None:
        return nominees_line(state), None, FLAME
    last = day.speaker + 1 == len(day.speakers)
    following = None if last else _speak_line(state, day.speakers, day.speaker + 1)
    return _speak_line(state, day.speakers, day.speaker), following, FLAME


def _speak_line(state: LupusState, speakers: Ring, place: int) -> Text:
    """Who speaks. The first speech opens with the nominees, whether or not a mark has named one
    of them already: a recount may have named others (L-Q3); or with the tie."""
    who = SeatName(speakers[place])
    if place:
        return text("lupus-say-speak", who=who)
    if state.today().rounds:
        return text("lupus-say-speak-again", names=SeatNames(speakers), who=who)
    return text("lupus-say-speak-first", names=SeatNames(speakers), who=who, n=len(speakers))


def verdict_line(state: LupusState) -> Text:
    """Who is lynched today, or that nobody is."""
    day = state.today()
    if day.condemned is None:
        return text("lupus-say-verdict-nobody")
    by_lot = day.drawn == day.condemned
    return text(f"lupus-say-verdict{'-lot' if by_lot else ''}", who=SeatName(day.condemned))


def _over_line(state: LupusState) -> Text:
    side = "humans" if state.result is None else state.result.side
    return text("lupus-say-over", side=side)
