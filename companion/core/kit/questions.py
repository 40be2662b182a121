"""Phases that ask people: one person whose turn it is, or several at once (`sealed`).

A phase gives its question as a prompt and says what follows from the answer. The base class asks it
on the phone of each awaited seat, and on the tablet for seats without a phone. It accepts exactly
the answers that the prompt offers.
"""

from abc import abstractmethod
from typing import Any, ClassVar

from companion.core.chance import Chance
from companion.core.command import By, Caller, Command
from companion.core.game import Decision, Moment, S
from companion.core.kit.facts import Draft
from companion.core.kit.phase import Kinds
from companion.core.kit.screen_parts import PhaseOfParts
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.core.words.prompts.base import Choose, Item, Pick, Press, Prompt, Weight
from companion.core.words.prompts.several import Several

AnswerValue = bool | int | str | tuple[str, ...]
"""The answer to a `Press` (True), a `Pick` (seat), a `Choose` (value) or a `Several` (values)."""


class ToTheQuestion(Command, by=By.SEAT):
    """Asked of a phase with a question; every other phase refuses it."""

    def decide(self) -> Decision:
        return refuse("E_WRONG_PHASE")


class AnswerCommand(ToTheQuestion):
    """The answer to the question of a phase; the subclass has one field for it."""


class GiveAnswer(AnswerCommand):
    """Answer the phase's question: from an awaited seat's phone, or by the tablet for the seat."""

    answer: AnswerValue


class TakeAnswerBack(ToTheQuestion):
    """Take the seat's own sealed answer back, before all are opened."""


class QuestionPhase(PhaseOfParts[S]):
    """A phase with a question; see `OneAskedPhase` and `SealedPhase`."""

    uses: ClassVar[Kinds] = (GiveAnswer,)
    command: ClassVar[type[AnswerCommand]] = GiveAnswer
    alike: ClassVar[bool] = True
    """Whether all seats get the same question, so that the tablet asks for all in one prompt."""
    answers_for_phones: ClassVar[bool] = False
    """Whether the tablet may also answer for seats that have a phone."""
    unoffered: ClassVar[str] = "E_NO_SUCH_ANSWER"
    """The code that refuses an answer which the prompt does not offer."""

    @abstractmethod
    def question(self, state: S, seat: int) -> Prompt:
        """The prompt for `seat` without key and command. It depends on public facts only."""

    @abstractmethod
    def asked(self, state: S) -> Ring:
        """The seats whose answer is awaited."""

    @abstractmethod
    def decide(
        self, state: S, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision | None:
        """Take an answer; None: the command is a different one."""

    def awaited(self, state: S) -> Ring:
        return self.asked(state)

    def read(self, state: S, command: AnswerCommand, seat: int) -> Any:
        """The answer in `command`, or a refusal if `seat` is not offered it."""
        answer = getattr(command, _field(command))
        return answer if is_answer(self.question(state, seat), answer) else refuse(self.unoffered)

    def prompt(self, state: S, seat: int, act_for: Ring = ()) -> Prompt:
        """The question to `seat` on its phone, or on the tablet for the seats `act_for`."""
        question, field = self.question(state, seat), _field(self.command)
        filled: dict[str, Any] = {"field": field}
        if isinstance(question, Press):
            filled = {"args": {field: True}}
        if act_for:
            filled |= {"group": "seat", "weight": Weight.QUIET}
        key = self.key(state, *(() if self.alike else act_for))
        return replace(question, key=key, command=self.command.name, act_for=act_for, **filled)

    def key(self, state: S, *more: int | str) -> str:
        """The key of the current question's prompt."""
        return ":".join(map(str, (self.id, *self.about(state), *more)))

    def asks(self, state: S, seat: int) -> tuple[Prompt, ...]:
        return (self.prompt(state, seat),) if seat in self.asked(state) else ()

    def desk_asks(self, state: S, moment: Moment) -> tuple[Prompt, ...]:
        seats = self.served(self.asked(state), moment)
        rings = [seats] if self.alike and seats else [(seat,) for seat in seats]
        return tuple(self.prompt(state, ring[0], ring) for ring in rings)

    def served(self, seats: Ring, moment: Moment) -> Ring:
        """Those of `seats` that the tablet may answer for."""
        return tuple(one for one in seats if self.answers_for_phones or one not in moment.phones)

    def objection(
        self, state: S, command: Command, caller: Caller, moment: Moment
    ) -> Refusal | None:
        """E_HAS_PHONE if the tablet answers for a seat that has a phone."""
        for_phone = caller.moderator and caller.seat in moment.phones
        if for_phone and not self.answers_for_phones and isinstance(command, ToTheQuestion):
            return refuse("E_HAS_PHONE")
        return None


class OneAskedPhase(QuestionPhase[S]):
    """A phase that asks the one person whose turn it is; the answer is public."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """The seat whose turn it is."""

    @abstractmethod
    def answered(self, draft: Draft[S], answer: Any, chance: Chance) -> None:
        """Record what follows from the answer."""

    def asked(self, state: S) -> Ring:
        return (self.turn(state),)

    def decide(
        self, state: S, command: Command, caller: Caller, moment: Moment, chance: Chance
    ) -> Decision | None:
        """Take the answer. Refusals: E_NOT_YOUR_TURN, E_NO_SUCH_ANSWER."""
        if type(command) is not self.command or caller.seat is None:
            return None
        if caller.seat != self.turn(state):
            return refuse("E_NOT_YOUR_TURN")
        answer = self.read(state, command, caller.seat)
        if isinstance(answer, Refusal):
            return answer
        draft = Draft(state)
        self.answered(draft, answer, chance)
        return draft.decision


def choice_of(family: str, about: str, *values: str, sealed: bool = False) -> Choose:
    """A question for one of a few values. Texts: `<family>-<about>-ask` (title),
    `<family>-<about>-set` (button) and `<family>-<value>`."""
    return Choose(
        key="",
        command="",
        title=text(f"{family}-{about}-ask"),
        label=text(f"{family}-{about}-set"),
        items=tuple(Item(value, text(f"{family}-{value}")) for value in values),
        sealed=sealed,
    )


def _field(command: AnswerCommand | type[AnswerCommand]) -> str:
    """The name of the field with the answer."""
    return command.__struct_fields__[0]


def is_answer(question: Prompt, answer: Any) -> bool:
    """Whether the prompt offers this answer. If a prompt offers more answers than it can list
    (`Prompt.fillings` is then a sample), the game needs its own `QuestionPhase.read`."""
    if isinstance(question, Press):
        return answer is True
    if isinstance(question, Several):
        if not isinstance(answer, tuple) or len(set(answer)) < len(answer):
            return False
        known = {item.value for item in question.items}
        return question.least <= len(answer) <= question.most and known.issuperset(answer)
    offered = [one for filling in question.fillings(None) for one in filling.values()]
    return not isinstance(answer, bool) and answer in offered


def in_words(question: Prompt, answer: AnswerValue) -> Text:
    """The answer as a text for its author."""
    if isinstance(question, Choose):
        return next(item.label for item in question.items if item.value == answer)
    if isinstance(question, Pick) and isinstance(answer, int):
        return text("kit-answer-person", who=SeatName(answer))
    return text("kit-answer-given")
