"""What everybody sees by day: one line on where we are, the clock, the votes, the verdict."""

from __future__ import annotations

from companion.core.remembered import remembered
from companion.core.seat import Ring
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.view import Tone
from companion.core.words.panels.base import Ballot, Countdown, Panel, Tally, Verdict
from companion.core.words.panels.daybreak import Daybreak
from companion.games.lupus.cast import banner, role_of
from companion.games.lupus.events_vote import current_round
from companion.games.lupus.role import Side
from companion.games.lupus.script_day import announcement, dawn_line, mark_line
from companion.games.lupus.state import Day, LupusState, Phase, Round
from companion.games.lupus.victory import parity
from companion.games.lupus.view_ring import SHOWING_VOTES, last_round, speaker


def tone(state: LupusState) -> Tone:
    """The light of the room."""
    if state.phase in (Phase.LOBBY, Phase.DEAL):
        return Tone.TABLE
    if state.phase is Phase.NIGHT:
        return Tone.NIGHT
    return Tone.END if state.phase is Phase.OVER else Tone.DAY


@remembered
def day_line(state: LupusState) -> Text | None:
    """One sentence on what happens, for every eye."""
    day = state.today()
    if state.phase is Phase.DAWN:
        return text("lupus-line-dawn") if state.untold else announcement(state)
    if state.phase is Phase.DISCUSSION:
        return text("lupus-line-talk")
    if state.phase in (Phase.NOMINATION, Phase.RUNOFF):
        return _votes_line(state)
    if state.phase is Phase.MARK and day.mark is not None:
        return mark_line(day.mark)
    if state.phase is Phase.DEFENCE:
        who = speaker(state)
        return None if who is None else text("lupus-line-speaks", who=SeatName(who))
    if state.phase is Phase.LOT:
        return text("lupus-line-lot")
    if state.phase is Phase.LYNCH:
        return text(f"lupus-line-verdict{_verdict_way(day)}")
    return None


def _votes_line(state: LupusState) -> Text | None:
    vote = current_round(state)
    if vote is None:
        return None
    kind = "votes" if state.phase is Phase.NOMINATION else "runoff"
    return text(f"lupus-line-{kind}", cast=len(vote.voted), of=len(vote.order))


@remembered
def day_panels(state: LupusState) -> tuple[Panel, ...]:
    """The clock, the verdict and the votes, as far as they are on."""
    found: tuple[Panel | None, ...] = (countdown(state), verdict(state), tally(state))
    return tuple(panel for panel in found if panel is not None)


def countdown(state: LupusState) -> Countdown | None:
    """The clock of the discussion or of a speech."""
    clock = state.today().clock
    if clock is None:
        return None
    if state.phase is not Phase.DEFENCE:
        return Countdown(clock=clock, label=text("lupus-clock-talk"))
    who = speaker(state)
    name = () if who is None else (who,)
    return Countdown(clock=clock, label=_speech(name))


def _speech(who: Ring) -> Text:
    return text("lupus-clock-speech", who=SeatName(who[0])) if who else text("lupus-stage-defence")


def tally(state: LupusState) -> Tally | None:
    """The vote that is on, or was last today, in the order given."""
    vote = last_round(state)
    if vote is None or state.phase not in SHOWING_VOTES:
        return None
    rounds = len(state.today().rounds)
    title = text("lupus-tally-runoff", n=rounds) if rounds else text("lupus-tally-nomination")
    on = current_round(state) is not None and vote.papers is None
    return Tally(
        title=title,
        ballots=tuple(_ballot(vote, voter, target) for voter, target in vote.votes),
        expected=len(vote.order),
        cast=len(vote.voted),
        next_voter=next(iter(vote.missing), None) if on else None,
    )


def _ballot(vote: Round, voter: int, target: int | None) -> Ballot:
    note = text("lupus-ballot-skipped") if voter in vote.skipped else None
    return Ballot(voter, target, note)


def verdict(state: LupusState) -> Verdict | None:
    """Who has to leave, while that is announced."""
    if state.phase is not Phase.LYNCH:
        return None
    day = state.today()
    condemned = day.condemned
    if condemned is None:
        return Verdict(title=text("lupus-nobody"), line=text("lupus-nobody-leaves"))
    title = text("lupus-who", who=SeatName(condemned))
    if day.drawn == condemned:
        return Verdict(title=title, line=text("lupus-leaves-lot", names=SeatNames(day.lot)))
    return Verdict(title=title, line=text("lupus-leaves"))


def _verdict_way(day: Day) -> str:
    """Who has decided, as the ids of sentences end: nobody, the lot, or (empty) the votes."""
    if day.condemned is None:
        return "-nobody"
    return "-lot" if day.drawn == day.condemned else ""


def daybreak(state: LupusState) -> Daybreak:
    """The dead of this dawn for the whole room, once the moderator has told them (§6.3)."""
    day = state.today()
    if state.untold:
        return Daybreak(title=text("lupus-line-dawn"))
    if day.dead:
        way = "bitten-too" if day.moderator_bitten else "covered"
        line = text(f"lupus-daybreak-{way}", n=len(day.dead))
        if state.options.announce_cause:
            line = announcement(state)
        return Daybreak(title=text("lupus-middle-dead"), fallen=day.dead, line=line)
    way = "moderator" if day.moderator_bitten else "nobody"
    return Daybreak(title=text(f"lupus-daybreak-{way}"), line=text("lupus-daybreak-all-here"))


def final_verdict(state: LupusState) -> Verdict | None:
    """Who has won."""
    if state.result is None:
        return None
    side = state.result.side
    return Verdict(
        title=text(f"lupus-win-{side}"),
        emblem=banner(side),
        ember=side == Side.WOLVES,
        winners=state.result.winners,
        line=_last_words(state),
    )


def _last_words(state: LupusState) -> Text | None:
    """How it came to the end: the dawn or the lynching that ended it."""
    day = state.day
    if day is None:
        return None
    if day.lynched is not None:
        fell = role_of(state, day.lynched).wolf and parity(state)[0] == 0
        id = "lupus-leaves-last" if fell else "lupus-leaves-end"
        return text(id, who=SeatName(day.lynched))
    return dawn_line(state) if day.nomination is None else None
