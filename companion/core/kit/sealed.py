"""Phases with a sealed round: several seats are asked, may take their answer back, and all answers
are opened together.

The game's state has a field `round: SealedRound | None`; a fact of the game starts a round by
setting it. The phase does the rest: questions, refusals, what everybody may know (who has
answered), what only the author may know (the own answer), and the opening.
"""

from collections import Counter
from collections.abc import Collection
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

from companion.core.chance import Chance
from companion.core.command import Caller, Command
from companion.core.event import Event
from companion.core.game import Decision, Moment, Question, S
from companion.core.kit.facts import Draft, Fact
from companion.core.kit.phase import Kinds
from companion.core.kit.questions import (
    AnswerValue,
    GiveAnswer,
    QuestionPhase,
    TakeAnswerBack,
    in_words,
)
from companion.core.kit.rounds import SealedRound, Shown
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Card, Panel
from companion.core.words.prompts.base import Press, Prompt, Weight

A = TypeVar("A")


class Opens(StrEnum):
    """What everybody learns when all have answered."""

    EACH = "each"  # who has answered what
    COUNTS = "counts"  # how often each answer was given, never by whom
    NOBODY = "nobody"  # that all have answered


class SealedAnswer(Fact[Any], Generic[A], paper=True):
    """Base class: a seat has answered, in secret until the round is opened and in no copy."""

    seat: int
    answer: A

    def apply(self, state: Any) -> Any:
        if state.round is None:
            return state
        return replace(state, round=state.round.give(self.seat, self.answer))


class AnswerSealed(SealedAnswer[AnswerValue]):
    """A seat has answered by `GiveAnswer`."""


class AnswerTakenBack(Fact[Any]):
    """The author has taken the answer back."""

    seat: int

    def apply(self, state: Any) -> Any:
        if state.round is None:
            return state
        return replace(state, round=state.round.take_back(self.seat))


class AnswersOpened(Fact[Any], Generic[A], shows=True):
    """The round is over: everybody may see the answers."""

    answers: Shown[A] = ()
    """The opened answers; empty if they are not shown."""

    def apply(self, state: Any) -> Any:
        return replace(state, round=None)


class RoundOpened(AnswersOpened[AnswerValue]):
    """All have answered; other facts say what follows."""

    counts: tuple[tuple[AnswerValue, int], ...] = ()
    """How often each answer was given, if answers are counted."""


FACTS: tuple[type[Event], ...] = (AnswerSealed, AnswerTakenBack, RoundOpened)
"""The default facts of a round."""


class SealedPhase(QuestionPhase[S]):
    """A phase in which the seats of `state.round` answer in secret."""

    uses: ClassVar[Kinds] = (GiveAnswer, TakeAnswerBack, *FACTS)
    opens: ClassVar[Opens] = Opens.EACH
    fact: ClassVar[type[SealedAnswer[Any]]] = AnswerSealed
    """The fact of an answer, with the fields seat and answer."""
    final: ClassVar[bool] = False
    """Whether an answer cannot be taken back."""
    stranger: ClassVar[str] = "E_NOT_ASKED"
    """The code that refuses an answer of a seat that is not asked."""
    again: ClassVar[str] = "E_ALREADY_ANSWERED"
    """The code that refuses a second answer."""

    def opening(self, state: S, answers: Shown[Any], chance: Chance) -> AnswersOpened[Any]:
        """The fact that opens the round. It holds every random outcome, so that the round can be
        opened the same way again after an undo."""
        if self.opens is Opens.COUNTS:
            counts = Counter(self.counts_as(state, seat, answer) for seat, answer in answers)
            return RoundOpened(counts=tuple(sorted(counts.items(), key=repr)))
        return RoundOpened(answers if self.opens is Opens.EACH else ())

    def opened(self, draft: Draft[S], opening: Any) -> None:
        """Record what follows from the opened round. It depends on `opening` only, because the
        round may be opened again after an undo."""

    def counts_as(self, state: S, seat: int, answer: Any) -> Any:
        """What the answer of `seat` counts as, if answers are counted."""
        return answer

    def excused(self, state: S) -> Collection[int]:
        """Asked seats that are not awaited."""
        return ()

    def asked(self, state: S) -> Ring:
        return self.round(state).overdue(self.excused(state))

    def round(self, state: Any) -> SealedRound[Any]:
        found: SealedRound[Any] | None = state.round
        assert found is not None  # begun together with the phase
        return found

    def recallable(self, state: S) -> Ring:
        """The seats that may take their answer back."""
        kept = self.final or self.opens is Opens.NOBODY
        return () if kept else self.round(state).recallable

    def decide(
        self, state: S, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision | None:
        """Seal an answer (E_NOT_ASKED, E_ALREADY_ANSWERED, E_NO_SUCH_ANSWER) and open the round
        after the last one, or take one back (E_NOTHING_ANSWERED)."""
        seat, sealed = caller.seat, self.round(state)
        if seat is None:
            return None
        if isinstance(command, TakeAnswerBack):
            kept = seat not in self.recallable(state)
            return refuse("E_NOTHING_ANSWERED") if kept else (AnswerTakenBack(seat),)
        if type(command) is not self.command:
            return None
        wrong = sealed.refusal(seat, self.stranger, self.again)
        answer = self.read(state, command, seat) if wrong is None else wrong
        if isinstance(answer, Refusal):
            return answer
        draft = Draft(state).record(self.fact(seat, answer))
        if not self.asked(draft.state):
            answers = self.round(draft.state).opened(sealed.asked)
            self.open(draft, self.opening(draft.state, answers, chance))
        return draft.decision

    def open(self, draft: Draft[S], opening: AnswersOpened[Any]) -> None:
        """Open the round, for the first time or again after an undo."""
        draft.record(opening)
        self.opened(draft, opening)

    def sealed_question(self, state: S) -> Question | None:
        if self.opens is Opens.NOBODY:
            return None
        return Question((self.id, self.round(state).asked, *self.about(state)))

    def panels(self, state: S) -> tuple[Panel, ...]:
        """How many have answered and who has not, followed by the panels of every phase."""
        return (self.round(state).awaited(self.excused(state)), *super().panels(state))

    def own_line(self, state: S, seat: int, wall: View) -> Text | None:
        inherited = super().own_line(state, seat, wall)
        return text("kit-answer-in") if seat in self.round(state) else inherited

    def asks(self, state: S, seat: int) -> tuple[Prompt, ...]:
        if seat in self.recallable(state):
            return (self._take_back(state),)
        return super().asks(state, seat)

    def desk_asks(self, state: S, moment: Moment) -> tuple[Prompt, ...]:
        asked = super().desk_asks(state, moment)
        given = self.served(self.recallable(state), moment)
        return (*asked, self._take_back(state, given)) if given else asked

    def _take_back(self, state: S, act_for: Ring = ()) -> Prompt:
        return Press(
            key=self.key(state, "back"),
            command=TakeAnswerBack.name,
            label=text("kit-answer-back"),
            act_for=act_for,
            group="seat" if act_for else "aside",
            weight=Weight.QUIET,
        )

    def secret(self, state: S, seat: int, shown: View) -> View:
        """The phone with the reader's sealed answer, covered until it is held."""
        shown = super().secret(state, seat, shown)
        if seat not in self.recallable(state):
            return shown
        sentence = in_words(self.question(state, seat), self.round(state).own(seat))
        card = Card(
            seat=seat,
            name=text("kit-answer-own"),
            tag=text("kit-answer-own"),
            emblem=self.emblem or "",
            lines=(sentence,),
        )
        return replace(shown, own=(*shown.own, card))
