"""Answers that an undo does not take back, because a player has seen them (decision 14, L-N6):
opened votes. Where the voice moderates, so that the tablet's holder plays, also choices of a night
that were answered, shown or announced at dawn, and the last words of the fallen."""

from collections.abc import Iterable, Iterator
from typing import Any

from companion.core import Draft, Event, Moment, PhasedGame, Question, Ring
from companion.games.lupus.cast import pack_step, step_role
from companion.games.lupus.facts.day import DawnTold
from companion.games.lupus.facts.night import Answered, ChoiceStands, VictimShown
from companion.games.lupus.facts.waves import Aimed, AimsClosed
from companion.games.lupus.night_rules import actors
from companion.games.lupus.night_rules.agreement import is_together, resolve
from companion.games.lupus.phase import phase_of
from companion.games.lupus.phases import shot
from companion.games.lupus.state import LupusState, Night, VoteRound
from companion.games.lupus.voice.phase import restart_line
from companion.games.lupus.votes import VoterSkipped, VotesRevealed

ShownChoice = tuple[Question, Any]


class WithLearned(PhasedGame[LupusState]):
    """The methods of the game's class about what players have seen."""

    def open_questions(self, state: LupusState) -> tuple[Question, ...]:
        """The open sealed vote, the question to the fallen, and the parts of an open step of the
        night that have no kept choice."""
        vote = phase_of(state).vote(state)
        if vote is not None and vote.papers is not None:
            return (_vote(state, vote),)
        if state.voice is None:
            return ()
        if _asks_the_fallen(state):
            return (_last_words(state),)
        open = (part for part in actors.open_parts(state) if part not in state.tonight().by)
        return tuple(_choice(state, part, actors.actors(state, part)) for part in open)

    def shown_answers(self, state: LupusState, event: Event) -> Iterable[ShownChoice]:
        """The votes that are revealed, the choice that is answered or shown to another player, the
        whole night whose dawn is told, and the answers of the fallen."""
        if isinstance(event, VotesRevealed):
            vote = phase_of(state).vote(state)
            if vote is not None and vote.papers is not None:
                yield _vote(state, vote), (event, vote.skipped)
        elif state.voice is None:
            return
        elif isinstance(event, Answered):
            role = step_role(state, event.step)
            part = event.step if role.of is None else role.of
            yield from _chosen(state, state.tonight(), (part,))
        elif isinstance(event, VictimShown):
            yield from _chosen(state, state.tonight(), (pack_step(),))
        elif isinstance(event, DawnTold):
            yield from _chosen(state, state.nights[-1], state.nights[-1].by)
        elif isinstance(event, AimsClosed):
            yield _last_words(state), state.today().aims

    def answer_again(
        self, state: LupusState, question: Question, shown: Any, moment: Moment
    ) -> tuple[Event, ...]:
        """Reveal the same votes, or the same last words; keep the same choice with its answer, and
        ask its phone again like all others. A choice that is no longer legal is asked again."""
        if not question.public:
            return _kept(state, question, *shown)
        if _asks_the_fallen(state):
            draft = Draft(state).record(*(Aimed(seat, target) for seat, target in shown.items()))
            shot.close(draft)
        else:
            revealed, skipped = shown
            draft = Draft(state).record(*(VoterSkipped(voter, "") for voter in skipped), revealed)
        return (*draft.decision, *restart_line(draft.state, moment))


def _vote(state: LupusState, vote: VoteRound) -> Question:
    which = state.today().last_vote_key
    return Question(("vote", state.number, which, vote.order, vote.candidates))


def _asks_the_fallen(state: LupusState) -> bool:
    return state.day is not None and state.day.aims_end is not None


def _last_words(state: LupusState) -> Question:
    """The question to the fallen: who is asked, and who can be taken along."""
    return Question(("shot", state.number, state.today().asked, state.living))


def _chosen(state: LupusState, night: Night, parts: Iterable[str]) -> Iterator[ShownChoice]:
    """The choices of those parts, each with its second name or None; None twice: nobody."""
    for part in parts:
        if part in night.by:
            names = night.picks.get(part), night.pairs.get(part)
            yield _choice(state, part, night.by[part]), names


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


def _kept(
    state: LupusState, question: Question, target: int | None, second: int | None
) -> tuple[Event, ...]:
    part = str(question.id[2])
    who, names = actors.actors(state, part), [one for one in (target, second) if one is not None]
    if not who or any(actors.objection(state, part, who, one) is not None for one in names):
        return ()
    if target is None and step_role(state, part).idle(state):
        return ()
    draft = Draft(state).record(ChoiceStands(part, who, target, second))
    if target is not None and not is_together(state):
        resolve(draft, part)
    return draft.decision
