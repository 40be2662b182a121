"""What an undo cannot take back, because a player has learned it (decision 14, L-N6): sealed votes
that were opened. Where the voice moderates, so that the tablet's holder plays, also choices of a
night that were answered, or whose dawn was told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.core import Draft, Event, Moment, PhasedGame, Question, Ring
from companion.games.lupus.facts.day import DawnTold
from companion.games.lupus.facts.night import Answered, ChoiceStands
from companion.games.lupus.night_rules import actors
from companion.games.lupus.night_rules.agreement import is_together, resolve
from companion.games.lupus.phase import current_round
from companion.games.lupus.state import LupusState, VoteRound
from companion.games.lupus.voice.phase import again
from companion.games.lupus.votes import VoterSkipped, VotesRevealed

Revealed = tuple[VotesRevealed, tuple[int, ...]]
"""The votes as they were revealed, and who was passed over."""


class WithLearned(PhasedGame[LupusState]):
    """The part of the game's class that says what was learned."""

    def asked(self, state: LupusState) -> tuple[Question, ...]:
        """The open sealed vote; the parts of an open step of the night that have no kept choice."""
        vote = current_round(state)
        if vote is not None and vote.papers is not None:
            return (_vote(state, vote),)
        if state.voice is None:
            return ()
        open = (part for part in actors.open_parts(state) if part not in state.tonight().picks)
        return tuple(_choice(state, part, actors.actors(state, part)) for part in open)

    def shows(self, state: LupusState, event: Event) -> Iterable[tuple[Question, Any]]:
        """The votes that are revealed, the choice that is answered, or the whole night whose dawn
        is told."""
        if isinstance(event, VotesRevealed):
            vote = current_round(state)
            if vote is not None and vote.papers is not None:
                yield _vote(state, vote), (event, vote.skipped)
        elif state.voice is None:
            return
        elif isinstance(event, Answered) and event.target is not None:
            night = state.tonight()
            yield _choice(state, event.step, night.by[event.step]), event.target
        elif isinstance(event, DawnTold):
            night = state.nights[-1]
            for part, target in night.picks.items():
                yield _choice(state, part, night.by[part]), target

    def answer_again(
        self, state: LupusState, question: Question, shown: Any, moment: Moment
    ) -> tuple[Event, ...]:
        """Reveal the same votes; keep the same choice with its answer, and ask its phone again like
        all others. A choice that is no longer legal is asked again."""
        if question.public:
            return _revealed(state, shown, moment)
        return _chosen(state, question, shown)


def _vote(state: LupusState, vote: VoteRound) -> Question:
    which = state.today().last_vote_key
    return Question(("vote", state.number, which, vote.order, vote.candidates))


def _choice(state: LupusState, part: str, who: Ring) -> Question:
    """A choice in the current night, or the one just told. `who`: the seats that acted in that part
    when its choice was made, or act in it now. They choose among the seats that were alive when the
    night began; a seat that is removed later does not change the question."""
    number = state.number
    began = frozenset(
        seat
        for seat, player in state.players.items()
        if player.alive or (player.death is not None and player.death.number == number)
    )
    return Question(("night", number, part, who, began), public=False)


def _revealed(state: LupusState, shown: Revealed, moment: Moment) -> tuple[Event, ...]:
    revealed, skipped = shown
    draft = Draft(state).record(*(VoterSkipped(voter, "") for voter in skipped), revealed)
    return (*draft.decision, *again(draft.state, moment))


def _chosen(state: LupusState, question: Question, target: int) -> tuple[Event, ...]:
    part = str(question.id[2])
    who = actors.actors(state, part)
    if not who or actors.objection(state, part, who, target) is not None:
        return ()
    draft = Draft(state).record(ChoiceStands(part, who, target))
    if not is_together(state):
        resolve(draft, part)
    return draft.decision
