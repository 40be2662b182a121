"""The day (§6.4 to §6.6): discussion, nomination, speeches, runoffs, lot, lynching."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal, refuse
from companion.core.text import SeatNames
from companion.games.lupus import calls, votes
from companion.games.lupus.commands import EnterLot
from companion.games.lupus.events_day import (
    Condemned,
    LotDrawn,
    LotOpened,
    Lynched,
    NomineesNamed,
    SpeakerCalled,
)
from companion.games.lupus.events_vote import current_round
from companion.games.lupus.state import LupusState
from companion.games.lupus.victory import check_end


def votes_missing(state: LupusState) -> Refusal | None:
    """Why the vote that is on cannot be counted yet."""
    vote = current_round(state)
    if vote is None or not vote.missing:
        return None
    return refuse("E_VOTES_MISSING", who=SeatNames(vote.missing), count=len(vote.missing))


def count_nomination(draft: Draft[LupusState], moment: Moment) -> None:
    """The nominees are named; a role's mark is announced first (L-V5)."""
    mark = votes.marked(draft.state)
    draft.tell(NomineesNamed(votes.nominees(draft.state), mark))
    if mark is None:
        after_nomination(draft, moment)


def recount_nomination(draft: Draft[LupusState], moment: Moment) -> None:
    """L-Q3: with the votes that are left, back to DEFENCE(1) or to what §6 says."""
    mark = votes.marked(draft.state)
    draft.tell(NomineesNamed(votes.nominees(draft.state), mark, recounted=True))
    after_nomination(draft, moment)


def after_nomination(draft: Draft[LupusState], moment: Moment) -> None:
    """The table of §6: nobody to lynch, or the nominees speak."""
    nominees = draft.state.today().nominees
    if nominees:
        _call_speaker(draft, nominees, 0, moment)
    else:
        draft.tell(Condemned(None))


def _call_speaker(
    draft: Draft[LupusState], speakers: tuple[int, ...], speaker: int, moment: Moment
) -> None:
    seconds = float(draft.state.options.defence_seconds)
    draft.tell(SpeakerCalled(speakers, speaker, seconds, moment.now))


def next_speaker(draft: Draft[LupusState], moment: Moment) -> None:
    """The next nominee speaks, or the speeches are over (L-R1)."""
    day = draft.state.today()
    if day.speaker + 1 < len(day.speakers):
        _call_speaker(draft, day.speakers, day.speaker + 1, moment)
    else:
        after_speeches(draft)


def after_speeches(draft: Draft[LupusState]) -> None:
    """One nominee is lynched without a vote; several go to a runoff, or to the lot (L-R4)."""
    day = draft.state.today()
    if len(day.speakers) == 1:
        draft.tell(Condemned(day.speakers[0]))
        return
    order = votes.runoff_electorate(draft.state)
    if order:
        votes.open_runoff(draft, order)
    else:
        draft.tell(LotOpened(day.speakers))


def count_runoff(draft: Draft[LupusState], moment: Moment) -> None:
    """L-R3: lynched, or a second runoff among the tied, or the lot."""
    first = votes.runoff_leaders(draft.state)
    if len(first) == 1:
        draft.tell(Condemned(first[0]))
    elif len(draft.state.today().rounds) == 1:
        _call_speaker(draft, first, 0, moment)
    else:
        draft.tell(LotOpened(first))


def draw_lot(draft: Draft[LupusState], chance: Chance) -> None:
    """Chance decides among those who are still tied."""
    drawn = chance.one_of(draft.state.today().lot)
    draft.tell(LotDrawn(drawn, by_hand=False), Condemned(drawn))


@answers(EnterLot)
def enter_lot(state: LupusState, command: EnterLot) -> Decision:
    """The result of a physical lot."""
    if command.target not in state.today().lot:
        return refuse("E_NOT_NOMINATED")
    drawn = command.target
    return Draft(state).tell(LotDrawn(drawn, by_hand=True), Condemned(drawn)).decision


def lynch(draft: Draft[LupusState], moment: Moment) -> None:
    """The lynching is confirmed (L-R5); if it does not end the game, the next night falls."""
    draft.tell(Lynched(draft.state.today().condemned))
    if not check_end(draft):
        calls.fall(draft, moment)
