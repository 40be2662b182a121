"""What the two phases with a vote say alike: whose turn it is, how many have voted."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.lupus import votes
from companion.games.lupus.facts.voice import VoicePaused
from companion.games.lupus.facts.vote import VoterSkipped, current_round
from companion.games.lupus.phase import ByVoice, phase_of
from companion.games.lupus.state import LupusState, Round
from companion.games.lupus.voice.schedule import begun


def votes_missing(state: LupusState, _now: float, _blind: bool) -> Refusal | None:
    """Why the vote that is on cannot be counted yet."""
    vote = current_round(state)
    if vote is None or not vote.missing:
        return None
    return refuse("E_VOTES_MISSING", who=SeatNames(vote.missing), count=len(vote.missing))


def voted_line(state: LupusState, kind: str) -> Text | None:
    """How many have voted. `kind`: "votes" or "runoff"."""
    vote = current_round(state)
    if vote is None:
        return None
    return text(f"lupus-line-{kind}", cast=len(vote.voted), of=len(vote.order))


def vote_line(state: LupusState, kind: str, candidates: Ring) -> Text:
    """What is read: whose vote it is, or that all are in. `candidates`: named, where any are."""
    vote = current_round(state)
    if vote is None or not vote.missing:
        return text(f"lupus-say-{kind}-done")
    names = {"names": SeatNames(candidates)} if candidates else {}
    if vote.papers is not None:
        return text(f"lupus-say-{kind}-together", **names)
    who = SeatName(vote.missing[0])
    if vote.voted:
        return text(f"lupus-say-{kind}-next", who=who)
    return text(f"lupus-say-{kind}", who=who, **names)


def by_voice(count: Callable[[Draft[LupusState], Moment, Chance], None]) -> ByVoice:
    """A vote that the voice holds: whoever is silent is asked once more, then passed over.

    `count`: what follows when all votes are in.
    """

    def goes_on(draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        vote, voice = current_round(draft.state), draft.state.voice
        assert vote is not None
        assert voice is not None
        if _nobody_answers(draft.state, vote) and not voice.reminded:
            draft.tell(begun(draft.state, moment.now, reminded=True))
            draft.tell(VoicePaused(None, moment.now))
        elif not vote.missing:
            count(draft, moment, chance)
        elif not voice.reminded:
            draft.tell(begun(draft.state, moment.now, reminded=True))
        elif vote.papers is not None:
            votes.skip_all_voters(draft, "")
        else:
            draft.tell(VoterSkipped(vote.missing[0], ""))

    return ByVoice(
        says=_says,
        also=_asked_now,
        stays=_stays,
        goes_on=goes_on,
        lasts="`vote_seconds`, and half of it after the reminder",
        when="everybody has voted; whoever is silent is asked once more, then passed over",
    )


def _nobody_answers(state: LupusState, vote: Round) -> bool:
    """Whether everybody was passed over: the voice would go on for ever with nobody there."""
    first = not state.today().rounds
    return first and bool(vote.order) and set(vote.skipped) == set(vote.order)


def _says(state: LupusState) -> Text | None:
    vote, voice, phase = current_round(state), state.voice, phase_of(state)
    if vote is None or voice is None or not voice.reminded:
        return None if phase.lines is None else phase.lines(state)[0]
    if not vote.missing:
        return text("lupus-say-nobody-answers")
    if vote.papers is not None:
        return text("lupus-say-remind-all")
    return text("lupus-say-remind", who=SeatName(vote.missing[0]))


def _asked_now(state: LupusState) -> Hashable:
    """Whose vote it is; a sealed one asks all at once, and no paper that comes in changes that."""
    vote = current_round(state)
    if vote is None or not vote.missing:
        return ()
    return True if vote.papers is not None else vote.missing[:1]


def _stays(state: LupusState) -> float:
    vote, voice = current_round(state), state.voice
    if vote is None or voice is None or not vote.missing:
        return 0.0
    seconds = float(state.options.vote_seconds)
    return seconds / 2 if voice.reminded else seconds


def waiting(state: LupusState, seat: int) -> tuple[Text, ...]:
    """For somebody who does not vote just now."""
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
