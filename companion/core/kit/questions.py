"""Phases that ask people something: one person whose turn it is, or several at once (`sealed`).

A phase says its question as a prompt, and what follows from the answer. The base class asks it: on
the phone of each seat that is waited for, and on the tablet for those that have no phone. It admits
exactly the answers that the prompt offers.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from companion.core.chance import Chance
from companion.core.command import By, Caller, Command
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.kit.shown import PhaseOfParts
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.core.words.prompts.base import Choose, Item, Pick, Press, Prompt, Weight
from companion.core.words.prompts.several import Several

S = TypeVar("S")
AnswerValue = bool | int | str | tuple[str, ...]
"""An answer: of a `Press` True, of a `Pick` a seat, of a `Choose` a value, of `Several` values."""


class GiveAnswer(Command, by=By.SEAT):
    """The phone of a seat that is asked, or the tablet for a seat without a phone: the answer to
    the question of the phase."""

    answer: AnswerValue


class TakeAnswerBack(Command, by=By.SEAT):
    """The same: the own sealed answer is wanted back, before all are opened."""


@answers(GiveAnswer, TakeAnswerBack)
def not_now() -> Decision:
    """Refuse an answer in a phase that asks nothing."""
    return refuse("E_WRONG_PHASE")


class QuestionPhase(PhaseOfParts[S]):
    """A phase with a question; see `OneAskedPhase` and `SealedPhase`."""

    @abstractmethod
    def question(self, state: S, seat: int) -> Prompt:
        """What `seat` is asked: a `Press`, `Pick`, `Choose` or `Several` without key and
        command, which are filled in. It follows from public facts."""

    @abstractmethod
    def asked(self, state: S) -> Ring:
        """The seats whose answer is waited for."""

    @abstractmethod
    def decide(
        self, state: S, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision | None:
        """Take an answer; None: the command is another one."""

    def awaited(self, state: S) -> Ring:
        return self.asked(state)

    def prompt(self, state: S, seat: int, act_for: Ring = ()) -> Prompt:
        """The question to `seat`: on its phone, or on the tablet for one of `act_for`."""
        question = self.question(state, seat)
        filled: dict[str, Any] = {"field": "answer"}
        if isinstance(question, Press):
            filled = {"args": {"answer": True}}
        key = ":".join(map(str, (self.id, *self.about(state), *act_for[:1])))
        if act_for:
            filled |= {"group": "seat", "weight": Weight.QUIET}
        return replace(question, key=key, command=GiveAnswer.name, act_for=act_for, **filled)

    def asks(self, state: S, seat: int) -> tuple[Prompt, ...]:
        return (self.prompt(state, seat),) if seat in self.asked(state) else ()

    def desk_asks(self, state: S, moment: Moment) -> tuple[Prompt, ...]:
        """The question to seats without a phone; one prompt for all that are asked the same."""
        alike: list[tuple[Prompt, Ring]] = []
        for seat in self.asked(state):
            if seat in moment.phones:
                continue
            question = self.question(state, seat)
            if alike and alike[-1][0] == question:
                alike[-1] = (question, (*alike[-1][1], seat))
            else:
                alike.append((question, (seat,)))
        return tuple(self.prompt(state, seats[0], seats) for _, seats in alike)

    def objection(
        self, state: S, command: Command, caller: Caller, moment: Moment
    ) -> Refusal | None:
        """Why an answer is not this caller's to give: the tablet speaks for nobody with a phone."""
        asks = isinstance(command, GiveAnswer | TakeAnswerBack)
        if asks and caller.moderator and caller.seat in moment.phones:
            return refuse("E_HAS_PHONE")
        return None


class OneAskedPhase(QuestionPhase[S]):
    """One person has the turn and is asked; the answer is known to all."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """Whose turn it is."""

    @abstractmethod
    def answered(self, draft: Draft[S], answer: Any, chance: Chance) -> None:
        """Tell what follows from the answer."""

    def asked(self, state: S) -> Ring:
        return (self.turn(state),)

    def decide(
        self, state: S, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision | None:
        """Take the answer (E_NOT_YOUR_TURN, E_NO_SUCH_ANSWER)."""
        if not isinstance(command, GiveAnswer) or caller.seat is None:
            return None
        if caller.seat != self.turn(state):
            return refuse("E_NOT_YOUR_TURN")
        if not is_answer(self.question(state, caller.seat), command.answer):
            return refuse("E_NO_SUCH_ANSWER")
        draft = Draft(state)
        self.answered(draft, command.answer, chance)
        return draft.decision


def choice_of(family: str, about: str, *values: str, sealed: bool = False) -> Choose:
    """The question for one of a few values, in the words `<family>-<about>-ask` (its title),
    `<family>-<about>-set` (its button) and `<family>-<value>`."""
    return Choose(
        key="",
        command="",
        title=text(f"{family}-{about}-ask"),
        label=text(f"{family}-{about}-set"),
        items=tuple(Item(value, text(f"{family}-{value}")) for value in values),
        sealed=sealed,
    )


def is_answer(question: Prompt, answer: AnswerValue) -> bool:
    """Whether the prompt offers this answer. Raises TypeError for a prompt of another kind."""
    match question:
        case Press():
            return answer is True
        case Choose():
            return answer in [item.value for item in question.items]
        case Pick():
            return not isinstance(answer, bool) and answer in question.seats
        case Several():
            if not isinstance(answer, tuple) or len(set(answer)) < len(answer):
                return False
            known = {item.value for item in question.items}
            return question.least <= len(answer) <= question.most and known.issuperset(answer)
    raise TypeError(f"a phase cannot ask by a {type(question).__name__}")


def in_words(question: Prompt, answer: AnswerValue) -> Text:
    """The answer as its author reads it."""
    if isinstance(question, Choose):
        return next(item.label for item in question.items if item.value == answer)
    if isinstance(question, Pick) and isinstance(answer, int):
        return text("kit-answer-person", who=SeatName(answer))
    return text("kit-answer-given")
