"""A command says who may ask for it and in which phases; its method `decide` answers it."""

import pytest

from companion.core.command import TABLET, By, Caller, Command
from companion.core.event import RingChanged
from companion.core.game import Moment
from companion.core.kit.commands import CommandDispatcher, answer, refusal
from companion.core.refusal import refuse
from tests.kit.random_play import Dice

PLAYER, FOR_A_SEAT = Caller(2), Caller(2, moderator=True)


class Begin(Command, by=By.HOST, phases=("lobby",)):
    """Without arguments."""


class OfTurn(Command, phases=("turn",)):
    """A base says it for all that are derived from it."""


class Throw(OfTurn):
    dice: int

    def decide(self, state: int, seat: int, now: float):
        return (RingChanged((state, self.dice, seat, int(now))),)


class ThrowAgain(Throw):
    """Derived without fields of its own."""


def answer_of(command: Command, caller: Caller):
    return answer(7, command, caller, Moment(100.0), Dice(0))


@pytest.mark.parametrize(
    ("by", "admitted"),
    [
        (By.HOST, [TABLET]),
        (By.TABLET, [TABLET, FOR_A_SEAT]),
        (By.SEAT, [TABLET, FOR_A_SEAT, PLAYER]),  # which seats, the game says
        (By.ANYBODY, [TABLET, FOR_A_SEAT, PLAYER]),
    ],
)
def test_who_may_ask(by, admitted):
    assert [one for one in (TABLET, FOR_A_SEAT, PLAYER) if by.admits(one)] == admitted


def test_a_command_is_refused_to_others_first_then_after_the_end_then_out_of_its_phase():
    assert refusal(Begin(), PLAYER, "turn", "E_GAME_OVER") == refuse("E_NOT_MODERATOR")
    assert refusal(Begin(), TABLET, "turn", "E_GAME_OVER") == refuse("E_GAME_OVER")
    assert refusal(Begin(), TABLET, "turn") == refuse("E_WRONG_PHASE")
    assert refusal(Begin(), TABLET, "lobby") is None


def test_a_derived_command_has_the_phases_of_its_base():
    assert ThrowAgain.phases == ("turn",)
    assert ThrowAgain.by is By.SEAT
    assert Begin.phases == ("lobby",)


def test_a_command_is_given_what_it_takes():
    assert answer_of(Throw(3), PLAYER) == (RingChanged((7, 3, 2, 100)),)


def test_a_derived_command_is_answered_like_its_base_unless_it_has_an_answer_of_its_own():
    assert answer_of(ThrowAgain(4), PLAYER) == (RingChanged((7, 4, 2, 100)),)


def test_a_command_that_takes_something_else_cannot_decide():
    with pytest.raises(TypeError, match="seat"):
        CommandDispatcher("state", "now").parameters(Throw)


def test_a_command_that_cannot_decide_is_an_error():
    with pytest.raises(LookupError, match="Begin"):
        answer_of(Begin(), TABLET)
