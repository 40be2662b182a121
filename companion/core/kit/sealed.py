"""A sealed round as one thing: asked of several, awaited, taken back, opened together.

The state of the game has a field `round: SealedRound | None`; a fact of the game begins a round by
setting it. Everything else is the phase's: the questions, the refusals, what everybody may know
(who has answered), what the author alone may know (the own answer), and the opening.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from enum import StrEnum
from typing import Any, ClassVar, TypeVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.event import Event
from companion.core.game import Decision, Moment
from companion.core.kit.facts import Draft, Fact
from companion.core.kit.questions import (
    AnswerValue,
    GiveAnswer,
    QuestionPhase,
    TakeAnswerBack,
    in_words,
    is_answer,
)
from companion.core.kit.rounds import SealedRound
from companion.core.question import Question
from companion.core.refusal import refuse
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Card, Panel
from companion.core.words.prompts.base import Press, Prompt, Weight

S = TypeVar("S")


class Opens(StrEnum):
    """What everybody learns when all answers are in."""

    EACH = "each"  # who has answered what
    COUNTS = "counts"  # how often each answer was given, never by whom
    NOBODY = "nobody"  # that all have answered


class AnswerSealed(Fact[Any]):
    """A seat has answered. What it says is secret until the round is opened, and in no copy."""

    paper: ClassVar[bool] = True
    seat: int
    answer: AnswerValue

    def apply(self, state: Any) -> Any:
        if state.round is None:
            return state
        return replace(state, round=state.round.give(self.seat, self.answer))


class AnswerTakenBack(Fact[Any]):
    """The author has the answer again."""

    seat: int

    def apply(self, state: Any) -> Any:
        if state.round is None:
            return state
        return replace(state, round=state.round.take_back(self.seat))


class RoundOpened(Fact[Any]):
    """All answers are in. `answers`: (seat, answer) where each is opened; `counts`: (answer, how
    often) where they are counted."""

    shows: ClassVar[bool] = True
    answers: tuple[tuple[int, AnswerValue], ...] = ()
    counts: tuple[tuple[AnswerValue, int], ...] = ()

    def apply(self, state: Any) -> Any:
        return replace(state, round=None)


FACTS: tuple[type[Event], ...] = (AnswerSealed, AnswerTakenBack, RoundOpened)
"""The events of a sealed round; the game adds them to its own."""


class SealedPhase(QuestionPhase[S]):
    """A phase in which all of `state.round` answer in secret."""

    opens: ClassVar[Opens] = Opens.EACH

    @abstractmethod
    def opened(self, draft: Draft[S], round: RoundOpened) -> None:
        """Tell what follows once the round lies open. The same answers lead to the same, for an
        undo opens them again."""

    def counts_as(self, state: S, seat: int, answer: Any) -> Any:
        """What the answer of `seat` counts as where answers are counted."""
        return answer

    def asked(self, state: S) -> Ring:
        return self.round(state).missing

    def round(self, state: Any) -> SealedRound[Any]:
        """The round of this phase, which has begun."""
        found: SealedRound[Any] | None = state.round
        assert found is not None  # begun together with the phase
        return found

    def decide(
        self, state: S, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision | None:
        """Seal an answer (E_NOT_ASKED, E_ALREADY_ANSWERED, E_NO_SUCH_ANSWER), open the round with
        the last one, or take one back (E_NOTHING_ANSWERED)."""
        seat, sealed = caller.seat, self.round(state)
        if seat is None:
            return None
        if isinstance(command, TakeAnswerBack):
            if self.opens is Opens.NOBODY or seat not in sealed.recallable:
                return refuse("E_NOTHING_ANSWERED")
            return (AnswerTakenBack(seat),)
        if not isinstance(command, GiveAnswer):
            return None
        wrong = sealed.refusal(seat, "E_NOT_ASKED", "E_ALREADY_ANSWERED")
        if wrong is not None:
            return wrong
        if not is_answer(self.question(state, seat), command.answer):
            return refuse("E_NO_SUCH_ANSWER")
        draft = Draft(state).tell(AnswerSealed(seat, command.answer))
        if not self.asked(draft.state):
            self.open(draft, self._opening(draft.state))
        return draft.decision

    def open(self, draft: Draft[S], opening: RoundOpened) -> None:
        """Open the round, now or once more after an undo."""
        draft.tell(opening)
        self.opened(draft, opening)

    def _opening(self, state: S) -> RoundOpened:
        sealed = self.round(state)
        if self.opens is Opens.NOBODY:
            return RoundOpened()
        answers = sealed.opened(sealed.asked)
        if self.opens is Opens.EACH:
            return RoundOpened(answers=answers)
        counts = Counter(self.counts_as(state, seat, answer) for seat, answer in answers)
        return RoundOpened(counts=tuple(sorted(counts.items(), key=repr)))

    def sealed_question(self, state: S) -> Question | None:
        """The round, as an undo knows it again; None: nothing of it is ever shown."""
        if self.opens is Opens.NOBODY:
            return None
        return Question((self.id, self.round(state).asked, *self.about(state)))

    def panels(self, state: S) -> tuple[Panel, ...]:
        """How many have answered, and who has not; below it what the game shows in each phase."""
        return (self.round(state).told(), *super().panels(state))

    def own_line(self, state: S, seat: int, wall: View) -> Text | None:
        """That the own answer is in."""
        inherited = super().own_line(state, seat, wall)
        return text("kit-answer-in") if seat in self.round(state) else inherited

    def asks(self, state: S, seat: int) -> tuple[Prompt, ...]:
        if self.opens is not Opens.NOBODY and seat in self.round(state).recallable:
            return (self._take_back(state),)
        return super().asks(state, seat)

    def desk_asks(self, state: S, moment: Moment) -> tuple[Prompt, ...]:
        asked = super().desk_asks(state, moment)
        given = tuple(one for one in self.round(state).recallable if one not in moment.phones)
        if self.opens is Opens.NOBODY or not given:
            return asked
        return (*asked, self._take_back(state, given))

    def _take_back(self, state: S, act_for: Ring = ()) -> Prompt:
        return Press(
            key=":".join(map(str, (self.id, *self.about(state), "back"))),
            command=TakeAnswerBack.name,
            label=text("kit-answer-back"),
            act_for=act_for,
            group="seat" if act_for else "aside",
            weight=Weight.QUIET,
        )

    def secret(self, state: S, seat: int, shown: View) -> View:
        """The own sealed answer, covered until it is held."""
        shown, sealed = super().secret(state, seat, shown), self.round(state)
        if self.opens is Opens.NOBODY or seat not in sealed.recallable:
            return shown
        said = in_words(self.question(state, seat), sealed.own(seat))
        card = Card(
            seat=seat,
            name=text("kit-answer-own"),
            tag=text("kit-answer-own"),
            emblem=self.emblem or "",
            lines=(said,),
        )
        return replace(shown, own=(*shown.own, card))
